import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { testResultBody } from '#contract/validation/ledger.ts';
import { EVIDENCE_LIMITS } from '#domain/validation/evidence.ts';
import { readTest, testTime } from '#domain/validation/test-reading.ts';
import { TEST_PROBLEMS, type TestRecord } from '#domain/validation/test-records.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { emptyToNone } from '#web/fields/typed-answer.ts';
import { EvidenceFileField } from '../evidence/evidence-file-field.tsx';
import { readCount } from '../evidence/read-count.ts';
import { DialogForm } from '../form-foot.tsx';
import { passMarkWords } from '../working/pass-mark.tsx';
import { useAttachResultFile, useRecordResult } from './test-mutations.ts';

type ResultDialogProps = { ideaId: string; record: TestRecord | null; onClose: () => void };

/** Enters what a locked test showed, with how it reads before it is saved. */
export function ResultDialog({ ideaId, record, onClose }: ResultDialogProps) {
  const [busy, setBusy] = useState(false);
  const mark = record?.marks.at(-1);
  return (
    <Dialog
      open={record !== null}
      onOpenChange={onClose}
      title="Enter the result"
      description={mark && `Pass mark: ${passMarkWords(mark.passMark).toLowerCase()}.`}
      busy={busy}
      closeOnOverlay={false}
    >
      {record && <ResultForm ideaId={ideaId} record={record} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}

const resultForm = testResultBody.refine(({ successes, trials }) => trials >= 1 && successes <= trials, {
  path: ['successes'],
  error: TEST_PROBLEMS.invalid_result,
});

type ResultFormProps = { ideaId: string; record: TestRecord; onBusy: (busy: boolean) => void; onClose: () => void };

function ResultForm({ ideaId, record, onBusy, onClose }: ResultFormProps) {
  const save = useRecordResult(ideaId, record.id);
  const attach = useAttachResultFile(ideaId, record.id, record.results.length + 1);
  const [file, setFile] = useState<File | null>(null);
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(resultForm, `result-${record.id}`, { note: '' });
  const { errors } = form.formState;
  const reading = useReading(record, useWatch({ control: form.control }));
  const isSaving = save.isPending || attach.isPending;
  useEffect(() => onBusy(isSaving), [onBusy, isSaving]);

  function done() {
    forget();
    onClose();
  }

  /** The result stays where its file fails: the card of the test takes the file, too. */
  function saved() {
    if (!file) return done();
    attach.mutate(file, {
      onSettled: done,
      onError: (error) => toast.error(`The result is saved, its file is not. ${messageOf(error)}`),
    });
  }

  return (
    <DialogForm
      kept={{ isBack, startAgain }}
      save={{ isPending: isSaving, error: save.error }}
      submitLabel="Save the result"
      onSubmit={form.handleSubmit((body) => save.mutate(body, { onSuccess: saved }))}
      onCancel={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('trials', { setValueAs: readCount })}
          label="How many did you try?"
          autoComplete="off"
          error={errors.trials?.message}
        />
        <TextField
          {...form.register('successes', { setValueAs: readCount })}
          label="How many succeeded?"
          hint={record.card.success}
          autoComplete="off"
          error={errors.successes?.message}
        />
      </div>
      <TextareaField
        {...form.register('note')}
        label="What did you learn?"
        optional
        limit={EVIDENCE_LIMITS.noteLength}
        error={errors.note?.message}
      />
      <TextField
        {...form.register('link', { setValueAs: emptyToNone })}
        label="Link to what shows it"
        hint="A sheet, photos or a page of payments. With a link or a file the result weighs more than your word."
        optional
        inputMode="url"
        autoComplete="off"
        error={errors.link?.message}
      />
      <EvidenceFileField
        saved={undefined}
        file={file}
        onFile={setFile}
        onRemoveSaved={() => setFile(null)}
        failure={undefined}
      />
      <p role="status" className="rounded-control bg-sunken px-4 py-3 text-sm empty:hidden">
        {reading}
      </p>
    </DialogForm>
  );
}

/** How the figures typed so far would read against the mark in force. */
function useReading(record: TestRecord, values: unknown): string {
  const [first, mark] = [record.marks[0], record.marks.at(-1)];
  const parsed = resultForm.safeParse(values);
  if (!first || !mark || !parsed.success) return '';
  return readTest(mark.passMark, parsed.data, testTime(record.card, first, new Date().toISOString())).because;
}
