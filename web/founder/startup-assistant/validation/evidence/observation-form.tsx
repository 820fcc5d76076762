import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import type { Currency } from '#domain/money/money.ts';
import { latestDay } from '#domain/time/today.ts';
import { EVIDENCE_LIMITS } from '#domain/validation/evidence.ts';
import { beliefChoices } from '#domain/validation/likely-beliefs.ts';
import { paidInNote } from '#domain/validation/note-reading.ts';
import { checkObservation } from '#domain/validation/observation.ts';
import { oneByOneQuestion } from '#domain/validation/one-by-one.ts';
import { segmentSizeOf } from '#domain/validation/segment-count.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { DraftNote } from '#web/components/draft-note.tsx';
import { emptyToNone } from '#web/fields/typed-answer.ts';
import { FormFoot } from '../form-foot.tsx';
import { liveSnapshot } from '../live-report.ts';
import { ClosenessField, useNotedCloseness } from './closeness-field.tsx';
import { asEntered, effectOf, stillText } from './evidence-effect.ts';
import { EvidenceFileField } from './evidence-file-field.tsx';
import { EvidencePreview } from './evidence-preview.tsx';
import { FoldedFields } from './folded-fields.tsx';
import { NoteOffers } from './note-offers.tsx';
import { FileNotAttached, type useSaveObservation } from './observation-mutations.ts';
import {
  draftName,
  isPayment,
  linesOf,
  type ObservationBody,
  type ObservationForm,
  type ObservationTask,
  observationForm,
  ofAll,
  startValues,
} from './observation-task.ts';
import { OneByOne } from './one-by-one.tsx';
import { PaidField } from './paid-field.tsx';
import { PeopleFields } from './people-fields.tsx';
import { SaidFields } from './said-fields.tsx';

type ObservationFieldsProps = {
  idea: IdeaState;
  task: ObservationTask;
  save: ReturnType<typeof useSaveObservation>;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

/** One conversation, payment or source: what was seen, what it says, who they were, what stands behind it. */
export function ObservationFields({ idea, task, save, onBusy, onClose }: ObservationFieldsProps) {
  const [record, setRecord] = useState<EvidenceRecord | null>(task.record);
  const [file, setFile] = useState<File | null>(null);
  const [removeFile, setRemoveFile] = useState(false);
  const [start] = useState(() => startValues(idea, task));
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(observationForm, draftName(idea, task), start);
  const link = useWatch({ control: form.control, name: 'link' });
  const closeness = useNotedCloseness(form);
  const { errors, submitCount } = form.formState;
  const snapshot = liveSnapshot(idea);
  const [choices] = useState(() => beliefChoices(snapshot));
  const before = record ? linesOf(idea, record.observationId) : [];
  const savedFile = removeFile ? undefined : record?.file;
  const shownFile = file ? { id: 'new', name: file.name } : savedFile;
  const usual = idea.intake.price?.currency ?? 'NGN';
  const [asked, setAsked] = useState<string | null>(null);
  /** The question about the people that was answered with yes. */
  const agreed = useRef<string | null>(null);
  const attachFailure = save.error instanceof FileNotAttached ? save.error.cause : undefined;
  useEffect(() => onBusy(save.isPending), [onBusy, save.isPending]);

  function submit(body: ObservationBody) {
    const [problem] = problemsOf(body, snapshot);
    if (problem) return form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
    const question = record?.people === body.people ? null : oneByOneQuestion(body, shownFile !== undefined);
    const isAsked = question !== null && question !== agreed.current;
    setAsked(isAsked ? question : null);
    if (isAsked) return;
    save.mutate(
      { record, body, file, removeFile },
      {
        onSuccess: () => {
          const still = stillText(effectOf(snapshot, asEntered(body, before, shownFile), before));
          // Where the score moves, the bar is the message.
          if (still !== '') toast.info(still);
          forget();
          onClose();
        },
        onError: (error) => error instanceof FileNotAttached && setRecord(error.saved),
      },
    );
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit((body) => submit(ofAll(body)))}>
      <DraftNote shown={isBack} onStartAgain={() => startAgain()} />
      <TextareaField
        {...form.register('note')}
        label="What did you see or hear?"
        size="short"
        limit={EVIDENCE_LIMITS.noteLength}
        error={errors.note?.message}
      />
      <SaidFields {...{ form, choices, usual }} />
      <Paid {...{ form, usual }} />
      {closeness.noted && <ClosenessField {...{ form, closeness }} />}
      <NoteOffers form={form} />
      <div className="flex flex-col">
        <PeopleFields {...{ form, closeness }} segment={idea.intake.segment} />
        <FoldedFields
          name="Link or file"
          holds={shownFile?.name ?? (link || 'none')}
          wrong={errors.link !== undefined || attachFailure !== undefined}
          tries={submitCount}
        >
          <TextField
            {...form.register('link', { setValueAs: emptyToNone })}
            inputMode="url"
            label="Link"
            optional
            placeholder="https://"
            error={errors.link?.message}
          />
          <EvidenceFileField
            saved={savedFile}
            file={file}
            onFile={setFile}
            onRemoveSaved={() => setRemoveFile(true)}
            failure={attachFailure}
          />
        </FoldedFields>
      </div>
      <EvidencePreview {...{ snapshot, form, before }} file={shownFile} />
      {asked !== null && (
        <OneByOne
          question={asked}
          onYes={() => {
            agreed.current = asked;
            void form.handleSubmit((body) => submit(ofAll(body)))();
          }}
          onChange={() => {
            setAsked(null);
            form.setError('people', { message: PEOPLE_WANTED }, { shouldFocus: true });
          }}
        />
      )}
      <FormFoot
        saving={save.isPending}
        error={attachFailure === undefined ? save.error : null}
        submitLabel={record ? 'Save evidence' : 'Add evidence'}
        onCancel={onClose}
      />
    </form>
  );
}

const PEOPLE_WANTED = 'Count only those who told you, or did it, themselves.';

type Form = ReturnType<typeof useDraftSchemaForm<typeof observationForm>>['form'];

/** Asked for where money was paid: the report adds it up. */
function Paid({ form, usual }: { form: Form; usual: Currency }) {
  // All of the form: a field by itself that is emptied would show what it began with.
  const { says, note, paid } = useWatch({ control: form.control }) as ObservationForm;
  if (!says.some(isPayment)) return null;
  return (
    <PaidField
      name="paid"
      label="What did they pay, in all?"
      inAll
      usual={usual}
      read={paidInNote(note, usual)}
      value={paid ?? null}
      onChange={(next) => form.setValue('paid', next ?? undefined, { shouldValidate: form.formState.isSubmitted })}
      error={form.formState.errors.paid?.message}
    />
  );
}

/** What the rules refuse, each at the field that shows: the count of an only line is that of the people. */
function problemsOf(body: ObservationBody, { assumptions, intake }: Snapshot) {
  const known = { assumptionIds: assumptions.map(({ id }) => id), segmentSize: segmentSizeOf(intake) };
  return checkObservation(body, latestDay(new Date()), known).map(({ field, message }) => ({
    field: (body.says.length === 1 && field === 'says.0.count' ? 'people' : field) as FieldPath<ObservationForm>,
    message,
  }));
}
