import { importanceBody } from '#contract/validation/ledger.ts';
import { ASSUMPTION_LIMITS } from '#domain/validation/assumptions.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { DialogForm } from '../form-foot.tsx';
import { useSetImportance } from './assumption-mutations.ts';

type ImportanceDialogProps = { ideaId: string; belief: Belief | null; onClose: () => void };

export function ImportanceDialog({ ideaId, belief, onClose }: ImportanceDialogProps) {
  const save = useSetImportance(ideaId);
  return (
    <Dialog
      open={belief !== null}
      onOpenChange={onClose}
      title="Change importance"
      description={belief?.statement}
      busy={save.isPending}
      closeOnOverlay={false}
    >
      {belief && <ImportanceForm ideaId={ideaId} belief={belief} save={save} onClose={onClose} />}
    </Dialog>
  );
}

export const importanceOptions = [
  { value: '5', label: '5: if this is wrong, the idea fails' },
  { value: '4', label: '4: if this is wrong, the idea must change a lot' },
  { value: '3', label: '3: it matters, but there are ways around it' },
  { value: '2', label: '2: it would cost some time or money' },
  { value: '1', label: '1: nice to know' },
];

type ImportanceFormProps = {
  ideaId: string;
  belief: Belief;
  save: ReturnType<typeof useSetImportance>;
  onClose: () => void;
};

function ImportanceForm({ ideaId, belief, save, onClose }: ImportanceFormProps) {
  const start = { importance: belief.importance, reason: '' };
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(
    importanceBody,
    `importance-${ideaId}-${belief.id}`,
    start,
  );
  const { errors } = form.formState;
  function done() {
    forget();
    onClose();
  }
  return (
    <DialogForm
      kept={{ isBack, startAgain }}
      save={save}
      submitLabel="Save importance"
      onSubmit={form.handleSubmit((body) => save.mutate({ assumptionId: belief.id, body }, { onSuccess: done }))}
      onCancel={onClose}
    >
      <SelectField
        {...form.register('importance', { setValueAs: Number })}
        id="importance"
        label="How badly would it hurt if this were wrong?"
        options={importanceOptions}
        error={errors.importance?.message}
      />
      <TextareaField
        {...form.register('reason')}
        id="importance-reason"
        label="Why?"
        hint="Everyone who reads the report will see your reason. A value below the first one changes neither the score nor the verdict. To lower it, change the answer that it comes from."
        limit={ASSUMPTION_LIMITS.reasonLength}
        error={errors.reason?.message}
      />
    </DialogForm>
  );
}
