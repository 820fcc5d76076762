import { ownAssumptionBody } from '#contract/validation/ledger.ts';
import { ASSUMPTION_CLASSES, type AssumptionClass } from '#domain/validation/assumption-rules.ts';
import { ASSUMPTION_LIMITS } from '#domain/validation/assumptions.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { CLASS_WORDS } from '#web/words/assumption-words.ts';
import { DialogForm } from '../form-foot.tsx';
import { useAddAssumption } from './assumption-mutations.ts';
import { importanceOptions } from './importance-dialog.tsx';

/** What the form begins with, where something proposed it; the founder reads and changes it before it counts. */
export type AssumptionStart = { class: AssumptionClass; statement: string };

type OwnAssumptionDialogProps = { ideaId: string; open: boolean; start?: AssumptionStart; onClose: () => void };

export function OwnAssumptionDialog({ ideaId, open, start, onClose }: OwnAssumptionDialogProps) {
  const save = useAddAssumption(ideaId);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Add an assumption"
      description="Something that must be true for your idea to work and is not on the list yet."
      busy={save.isPending}
      closeOnOverlay={false}
    >
      {open && <OwnAssumptionForm ideaId={ideaId} save={save} start={start} onClose={onClose} />}
    </Dialog>
  );
}

const classOptions = ASSUMPTION_CLASSES.map((name) => ({
  value: name,
  label: `${CLASS_WORDS[name].label}: ${CLASS_WORDS[name].question.toLowerCase()}`,
}));

type OwnAssumptionFormProps = {
  ideaId: string;
  save: ReturnType<typeof useAddAssumption>;
  start: AssumptionStart | undefined;
  onClose: () => void;
};

function OwnAssumptionForm({ ideaId, save, start, onClose }: OwnAssumptionFormProps) {
  const { class: kind = 'desirability', statement = '' } = start ?? {};
  const begin = { class: kind, statement, importance: 3 as const, reason: '' };
  const name = `own-assumption-${ideaId}${statement && `-${statement}`}`;
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(ownAssumptionBody, name, begin);
  const { errors } = form.formState;
  function done() {
    forget();
    onClose();
  }
  return (
    <DialogForm
      kept={{ isBack, startAgain }}
      save={save}
      submitLabel="Add assumption"
      onSubmit={form.handleSubmit((body) => save.mutate(body, { onSuccess: done }))}
      onCancel={onClose}
    >
      <TextareaField
        {...form.register('statement')}
        id="assumption-statement"
        label="What must be true?"
        hint="A sentence that can turn out wrong, such as: Drivers will carry the crates without extra pay."
        limit={ASSUMPTION_LIMITS.statementLength}
        error={errors.statement?.message}
      />
      <SelectField
        {...form.register('class')}
        id="assumption-class"
        label="What is it about?"
        options={classOptions}
        error={errors.class?.message}
      />
      <SelectField
        {...form.register('importance', { setValueAs: Number })}
        id="assumption-importance"
        label="How badly would it hurt if this were wrong?"
        options={importanceOptions}
        error={errors.importance?.message}
      />
      <TextareaField
        {...form.register('reason')}
        id="assumption-reason"
        label="Why is it that important?"
        hint="Everyone who reads the report will see your reason."
        limit={ASSUMPTION_LIMITS.reasonLength}
        error={errors.reason?.message}
      />
    </DialogForm>
  );
}
