import { useState } from 'react';
import { testObjectionBody } from '#contract/validation/ledger.ts';
import { ASSUMPTION_LIMITS } from '#domain/validation/assumptions.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { DialogForm } from '../form-foot.tsx';
import { useObjectToTest } from './test-mutations.ts';

type ObjectionDialogProps = { ideaId: string; record: TestRecord | null; onClose: () => void };

/** Says why the result of a test does not show what it seems to. It stays on record and no longer counts. */
export function ObjectionDialog({ ideaId, record, onClose }: ObjectionDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={record !== null}
      onOpenChange={onClose}
      title="Object to the result"
      description="The result stays on the card but no longer counts. Everyone who reads the report sees your reason."
      busy={busy}
      closeOnOverlay={false}
    >
      {record && <ObjectionForm ideaId={ideaId} record={record} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}

type ObjectionFormProps = {
  ideaId: string;
  record: TestRecord;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

function ObjectionForm({ ideaId, record, onBusy, onClose }: ObjectionFormProps) {
  const save = useObjectToTest(ideaId, record.id);
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(testObjectionBody, `objection-${record.id}`, {
    reason: '',
  });
  const { errors } = form.formState;

  function submit(body: { reason: string }) {
    onBusy(true);
    save.mutate(body, {
      onSuccess: () => {
        forget();
        onClose();
      },
      onSettled: () => onBusy(false),
    });
  }

  return (
    <DialogForm
      kept={{ isBack, startAgain }}
      save={save}
      submitLabel="Object to it"
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <TextareaField
        {...form.register('reason')}
        label="Why does the result not count?"
        limit={ASSUMPTION_LIMITS.reasonLength}
        error={errors.reason?.message}
      />
    </DialogForm>
  );
}
