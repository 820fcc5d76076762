import { LockDialog } from './lock-dialog.tsx';
import { MoveMarkDialog } from './move-mark-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { TestTask } from './test-actions.tsx';

type TestDialogsProps = { ideaId: string; task: TestTask | null; onClose: () => void };

/** The dialog for whatever is being done with a test. */
export function TestDialogs({ ideaId, task, onClose }: TestDialogsProps) {
  return (
    <>
      <LockDialog ideaId={ideaId} test={task?.kind === 'lock' ? task.test : null} onClose={onClose} />
      <ResultDialog ideaId={ideaId} record={task?.kind === 'result' ? task.record : null} onClose={onClose} />
      <MoveMarkDialog ideaId={ideaId} record={task?.kind === 'move' ? task.record : null} onClose={onClose} />
    </>
  );
}
