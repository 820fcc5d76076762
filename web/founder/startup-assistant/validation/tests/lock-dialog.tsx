import type { ReportTest } from '#domain/validation/report.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogForm } from '../form-foot.tsx';
import { PassMarkFields, readPercent } from './pass-mark-fields.tsx';
import { PeopleNeededLine } from './people-needed-line.tsx';
import { useLockTest } from './test-mutations.ts';
import { usePassMark } from './use-pass-mark.ts';

type LockDialogProps = {
  ideaId: string;
  segmentSize: number | null;
  test: ReportTest | null;
  onClose: () => void;
};

/** Locks the pass mark of a test before it begins. */
export function LockDialog({ ideaId, segmentSize, test, onClose }: LockDialogProps) {
  const lock = useLockTest(ideaId);
  return (
    <Dialog
      open={test !== null}
      onOpenChange={onClose}
      title="Lock the pass mark"
      description="The pass mark is how many it takes to convince you. Decide it now: it is locked with today’s time; you can move it later, but everyone will see that you did."
      busy={lock.isPending}
      closeOnOverlay={false}
    >
      {test && <LockForm {...{ ideaId, segmentSize, test, lock, onClose }} />}
    </Dialog>
  );
}

type LockFormProps = LockDialogProps & { test: ReportTest; lock: ReturnType<typeof useLockTest> };

function LockForm({ ideaId, segmentSize, test: { card }, lock, onClose }: LockFormProps) {
  const { fields, check, isBack, forget, startAgain } = usePassMark(
    `lock-${ideaId}-${card.assumptionId}`,
    card.passMark,
  );
  function done() {
    forget();
    onClose();
  }

  function submit() {
    const passMark = check();
    if (passMark) lock.mutate({ assumptionId: card.assumptionId, passMark }, { onSuccess: done });
  }
  return (
    <DialogForm kept={{ isBack, startAgain }} save={lock} submitLabel="Lock it" onSubmit={submit} onCancel={onClose}>
      <p className="max-w-measure">{card.weBelieve}</p>
      <PassMarkFields {...fields} proposed={card.passMark} />
      {fields.draft.kind === 'share' && (
        <PeopleNeededLine
          barPercent={Number(readPercent(fields.draft.barPercent))}
          segmentSize={segmentSize}
          onUse={(people) => fields.onChange({ sample: String(people) })}
        />
      )}
    </DialogForm>
  );
}
