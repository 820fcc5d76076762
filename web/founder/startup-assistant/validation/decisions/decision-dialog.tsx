import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { decisionBody } from '#contract/validation/ledger.ts';
import { addDecision, type IdeaState } from '#contract/validation/validation.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { call } from '#web/api/client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { localDay } from '#web/time/local-day.ts';
import { entryWords } from '#web/words/entry-words.ts';
import { DialogForm } from '../form-foot.tsx';
import { useIdeaChange } from '../use-idea-change.ts';

type DecisionDialogProps = { idea: IdeaState; open: boolean; onClose: () => void };

export function DecisionDialog({ idea, open, onClose }: DecisionDialogProps) {
  const save = useAddDecision(idea.id);
  return (
    <Dialog open={open} onOpenChange={onClose} title="Enter a decision" busy={save.isPending} closeOnOverlay={false}>
      {open && <DecisionForm idea={idea} save={save} onClose={onClose} />}
    </Dialog>
  );
}

const kindOptions = [
  { value: 'persevere', label: 'Persevere', hint: 'Go on as planned.' },
  { value: 'pivot', label: 'Pivot', hint: 'Change the customer, the problem or the offer.' },
  { value: 'stop', label: 'Stop', hint: 'End it, and keep what you learned.' },
];

/** Each decision rests on something: evidence or a test. */
const decisionForm = decisionBody.refine(({ evidenceIds, testIds }) => evidenceIds.length + testIds.length > 0, {
  path: ['evidenceIds'],
  error: 'Choose the evidence or the test that this decision rests on.',
});

type DecisionFormProps = { idea: IdeaState; save: ReturnType<typeof useAddDecision>; onClose: () => void };

function DecisionForm({ idea, save, onClose }: DecisionFormProps) {
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(decisionForm, `decision-${idea.id}`, {
    kind: 'persevere',
    date: localDay(),
    reason: '',
    evidenceIds: [],
    testIds: [],
  });
  const { errors } = form.formState;
  const [evidenceIds, testIds] = useWatch({ control: form.control, name: ['evidenceIds', 'testIds'] });

  function toggle(list: 'evidenceIds' | 'testIds', id: string) {
    const chosen = form.getValues(list);
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    form.setValue(list, next, { shouldValidate: form.formState.isSubmitted });
  }

  function done() {
    forget();
    onClose();
  }

  return (
    <DialogForm
      kept={{ isBack, startAgain }}
      save={save}
      submitLabel="Enter decision"
      onSubmit={form.handleSubmit((body) => save.mutate(body, { onSuccess: done }))}
      onCancel={onClose}
    >
      <RadioGroup
        {...form.register('kind')}
        label="What did you decide?"
        options={kindOptions}
        error={errors.kind?.message}
      />
      <TextareaField {...form.register('reason')} label="Why?" limit={1000} error={errors.reason?.message} />
      <TextField {...form.register('date')} type="date" max={localDay()} label="When?" error={errors.date?.message} />
      <FieldGroup id="decision-grounds" label="What does it rest on?" error={errors.evidenceIds?.message}>
        {idea.testCards.map(({ id, card, results }) => (
          <Checkbox
            key={id}
            id={`ground-${id}`}
            checked={testIds.includes(id)}
            onChange={() => toggle('testIds', id)}
            label={`Test: ${card.name}`}
            hint={results.length === 0 ? 'No result yet' : undefined}
          />
        ))}
        {idea.evidence.map((item) => (
          <Checkbox
            key={item.id}
            id={`ground-${item.id}`}
            checked={evidenceIds.includes(item.id)}
            onChange={() => toggle('evidenceIds', item.id)}
            label={entryWords(item)}
            hint={item.note && shortLine(item.note, 80)}
          />
        ))}
      </FieldGroup>
    </DialogForm>
  );
}

function useAddDecision(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return useSubmit(
    (body: z.output<typeof decisionBody>, options) => call(addDecision, { params: { ideaId }, body }, options),
    {
      onSuccess: ({ revision, decision }) =>
        applyChange(revision, (idea) => ({ decisions: [...idea.decisions, decision] })),
    },
  );
}
