import { useState } from 'react';
import { movePassMarkBody } from '#contract/validation/ledger.ts';
import { ASSUMPTION_LIMITS } from '#domain/validation/assumptions.ts';
import { TEST_PROBLEMS, type TestRecord } from '#domain/validation/test-records.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import { DialogForm } from '../form-foot.tsx';
import { PassMarkFields } from './pass-mark-fields.tsx';
import { useMovePassMark } from './test-mutations.ts';
import { usePassMark } from './use-pass-mark.ts';

type MoveMarkDialogProps = { ideaId: string; record: TestRecord | null; onClose: () => void };

/** Moves a locked pass mark. The earlier one and the reason stay visible for ever. */
export function MoveMarkDialog({ ideaId, record, onClose }: MoveMarkDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={record !== null}
      onOpenChange={onClose}
      title="Move the pass mark"
      description="The earlier mark stays on the card, with your reason, for everyone who reads the report."
      busy={busy}
      closeOnOverlay={false}
    >
      {record && <MoveForm ideaId={ideaId} record={record} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}

type MoveFormProps = { ideaId: string; record: TestRecord; onBusy: (busy: boolean) => void; onClose: () => void };

function MoveForm({ ideaId, record, onBusy, onClose }: MoveFormProps) {
  const move = useMovePassMark(ideaId, record.id);
  const name = `move-mark-${record.id}-${record.marks.length}`;
  const mark = usePassMark(name, record.marks.at(-1)?.passMark ?? record.card.passMark);
  const { typed, change, isBack, forget, startAgain } = useDraftState(`${name}-reason`, { reason: '' });
  const [reasonError, setReasonError] = useState<string>();

  function done() {
    forget();
    mark.forget();
    onClose();
  }

  function submit() {
    const passMark = mark.check();
    const parsed = movePassMarkBody.shape.reason.safeParse(typed.reason);
    setReasonError(parsed.success ? undefined : TEST_PROBLEMS.reason_missing);
    if (passMark && !parsed.success) document.getElementById('move-reason')?.focus();
    if (!passMark || !parsed.success) return;
    onBusy(true);
    move.mutate({ passMark, reason: parsed.data }, { onSuccess: done, onSettled: () => onBusy(false) });
  }

  return (
    <DialogForm
      kept={{
        isBack: isBack || mark.isBack,
        startAgain: () => {
          startAgain();
          mark.startAgain();
        },
      }}
      save={move}
      submitLabel="Move the mark"
      onSubmit={submit}
      onCancel={onClose}
    >
      <PassMarkFields {...mark.fields} proposed={record.card.passMark} />
      <TextareaField
        id="move-reason"
        label="Why do you move it?"
        limit={ASSUMPTION_LIMITS.reasonLength}
        value={typed.reason}
        onChange={(event) => change({ reason: event.target.value })}
        error={reasonError}
      />
    </DialogForm>
  );
}
