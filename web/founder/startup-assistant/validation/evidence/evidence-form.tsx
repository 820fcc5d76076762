import { useEffect, useState } from 'react';
import type { EvidenceRecord } from '#contract/validation/ledger.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { EVIDENCE_LIMITS } from '#domain/validation/evidence.ts';
import { countProblem } from '#domain/validation/segment-count.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { DraftNote } from '#web/components/draft-note.tsx';
import { localDay } from '#web/time/local-day.ts';
import { FormFoot } from '../form-foot.tsx';
import { liveSnapshot } from '../live-report.ts';
import { asEntered, effectOf, stillText } from './evidence-effect.ts';
import { EvidenceFileField } from './evidence-file-field.tsx';
import { type EvidenceBody, FileNotAttached, type useSaveEvidence } from './evidence-mutations.ts';
import { assumptionOptions, independenceOptions, levelOptions, sideOptions } from './evidence-options.ts';
import { EvidencePreview } from './evidence-preview.tsx';
import { type EvidenceTask, evidenceForm } from './evidence-task.ts';

type EvidenceFormProps = {
  idea: IdeaState;
  task: EvidenceTask;
  save: ReturnType<typeof useSaveEvidence>;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

export function EvidenceForm({ idea, task, save, onBusy, onClose }: EvidenceFormProps) {
  const [record, setRecord] = useState<EvidenceRecord | null>(task.record);
  const [file, setFile] = useState<File | null>(null);
  const [removeFile, setRemoveFile] = useState(false);
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(
    evidenceForm,
    draftName(idea, task),
    startValues(task),
  );
  const { errors } = form.formState;
  const snapshot = liveSnapshot(idea);
  const savedFile = removeFile ? undefined : record?.file;
  const shownFile = file ? { id: 'new', name: file.name } : savedFile;
  const attachFailure = save.error instanceof FileNotAttached ? save.error.cause : undefined;
  useEffect(() => onBusy(save.isPending), [onBusy, save.isPending]);

  function submit(body: EvidenceBody) {
    const tooMany = countProblem(body, snapshot.intake.segmentSize);
    if (tooMany) return form.setError('count', { message: tooMany }, { shouldFocus: true });
    save.mutate(
      { record, body, file, removeFile },
      {
        onSuccess: (saved) => {
          const still = stillText(effectOf(snapshot, asEntered(body, saved.id, shownFile)));
          toast.success(`Evidence saved. ${still}`.trim());
          forget();
          onClose();
        },
        onError: (error) => error instanceof FileNotAttached && setRecord(error.saved),
      },
    );
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(submit)}>
      <DraftNote shown={isBack} onStartAgain={() => startAgain()} />
      <SelectField
        {...form.register('assumptionId')}
        label="Which assumption is it about?"
        placeholder="Choose an assumption"
        options={assumptionOptions(snapshot.assumptions)}
        error={errors.assumptionId && 'Choose the assumption this is about.'}
      />
      <RadioGroup
        {...form.register('side')}
        look="cards"
        label="Does it speak for or against?"
        options={sideOptions}
        error={errors.side?.message}
      />
      <RadioGroup
        {...form.register('level')}
        label="What was it?"
        why="Talk is cheap and money is not: what costs people more to give you says more."
        options={levelOptions}
        error={errors.level?.message}
      />
      <TextareaField
        {...form.register('note')}
        label="What did you see or hear?"
        limit={EVIDENCE_LIMITS.noteLength}
        error={errors.note?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('count', { setValueAs: readCount })}
          label="How many people, payments or sources?"
          inputMode="numeric"
          autoComplete="off"
          error={errors.count?.message}
        />
        <TextField
          {...form.register('date')}
          type="date"
          max={localDay()}
          label="When did you see it?"
          error={errors.date?.message}
        />
      </div>
      <SelectField
        {...form.register('independence')}
        label="How close are they to you?"
        why="People who know you have reasons to be kind, so their word counts less."
        options={independenceOptions}
        error={errors.independence?.message}
      />
      <Checkbox
        {...form.register('inSegment')}
        label="They are in my customer segment"
        hint={`${idea.intake.segment || 'Your segment'}. Others count × 0.3.`}
      />
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
      <EvidencePreview snapshot={snapshot} form={form} file={shownFile} replaces={record?.id ?? null} />
      <FormFoot
        saving={save.isPending}
        error={attachFailure === undefined ? save.error : null}
        submitLabel={record ? 'Save evidence' : 'Add evidence'}
        onCancel={onClose}
      />
    </form>
  );
}

/** Each entry keeps its own words, and so does a new one for each place that asks for it. A file cannot be kept. */
function draftName(idea: IdeaState, task: EvidenceTask): string {
  if (task.record) return `evidence-${task.record.id}-${task.record.revision}`;
  return ['evidence', idea.id, ...Object.values(task.start)].join('-');
}

function startValues(task: EvidenceTask): EvidenceBody {
  if (task.record) {
    const { assumptionId, side, level, independence, inSegment, count, date, note, link } = task.record;
    return { assumptionId, side, level, independence, inSegment, count, date, note, link };
  }
  return {
    assumptionId: '',
    side: 'for',
    level: 'L3',
    independence: 'stranger',
    inSegment: true,
    count: 1,
    date: localDay(),
    note: '',
    ...task.start,
  };
}

const readCount = (text: unknown) => (String(text).trim() === '' ? Number.NaN : Number(String(text).replace(/,/g, '')));
const emptyToNone = (text: unknown) => (String(text ?? '').trim() === '' ? undefined : text);
