import { useState } from 'react';
import type { IdeaState } from '#contract/validation/validation.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useCloseOnBack } from '#web/components/close-on-back.ts';
import { useRemoveAssumption } from './assumptions/assumption-mutations.ts';
import { ImportanceDialog } from './assumptions/importance-dialog.tsx';
import { type AssumptionStart, OwnAssumptionDialog } from './assumptions/own-assumption-dialog.tsx';
import { DecisionDialog } from './decisions/decision-dialog.tsx';
import { ObservationFields } from './evidence/observation-form.tsx';
import { useSaveObservation } from './evidence/observation-mutations.ts';
import type { ObservationTask } from './evidence/observation-task.ts';
import { LockDialog } from './tests/lock-dialog.tsx';
import { MoveMarkDialog } from './tests/move-mark-dialog.tsx';
import { ObjectionDialog } from './tests/objection-dialog.tsx';
import { ResultDialog } from './tests/result-dialog.tsx';
import type { TestTask } from './tests/test-actions.tsx';

/** What the founder is doing on the report: one thing at a time, in a dialog. */
export type ReportTask =
  | { on: 'evidence'; task: ObservationTask }
  | { on: 'test'; task: TestTask }
  | { on: 'importance'; belief: Belief }
  | { on: 'removal'; belief: Belief }
  | { on: 'assumption'; start?: AssumptionStart }
  | { on: 'decision' };

type ReportDialogsProps = { idea: IdeaState; task: ReportTask | null; onClose: () => void };

/** Back closes the dialog and stays; what was typed is kept. While it saves, nothing closes it. */
export function ReportDialogs({ idea, task, onClose }: ReportDialogsProps) {
  const [busy, setBusy] = useState(false);
  useCloseOnBack(task !== null, () => busy || onClose());
  return (
    <>
      <EvidenceDialog
        idea={idea}
        task={task?.on === 'evidence' ? task.task : null}
        {...{ busy, onClose }}
        onBusy={setBusy}
      />
      <TestDialogs idea={idea} task={task?.on === 'test' ? task.task : null} onClose={onClose} />
      <ImportanceDialog ideaId={idea.id} belief={task?.on === 'importance' ? task.belief : null} onClose={onClose} />
      <RemoveAssumption ideaId={idea.id} belief={task?.on === 'removal' ? task.belief : null} onClose={onClose} />
      <OwnAssumptionDialog
        ideaId={idea.id}
        open={task?.on === 'assumption'}
        start={task?.on === 'assumption' ? task.start : undefined}
        onClose={onClose}
      />
      <DecisionDialog idea={idea} open={task?.on === 'decision'} onClose={onClose} />
    </>
  );
}

type RemoveAssumptionProps = { ideaId: string; belief: Belief | null; onClose: () => void };

/** Asks before one of the founder's own assumptions is taken away. */
function RemoveAssumption({ ideaId, belief, onClose }: RemoveAssumptionProps) {
  const remove = useRemoveAssumption(ideaId);

  function confirm() {
    if (!belief) return;
    remove.mutate(belief.id, { onError: (error) => toast.error(messageOf(error)), onSettled: onClose });
  }

  return (
    <ConfirmDialog
      open={belief !== null}
      onOpenChange={onClose}
      title="Remove this assumption?"
      confirmLabel="Remove assumption"
      danger
      processing={remove.isPending}
      onConfirm={confirm}
    >
      {belief?.statement} Versions you have kept still hold it.
    </ConfirmDialog>
  );
}

type EvidenceDialogProps = {
  idea: IdeaState;
  task: ObservationTask | null;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

/** Adds an item of evidence, or changes one. */
function EvidenceDialog({ idea, task, busy, onBusy, onClose }: EvidenceDialogProps) {
  const save = useSaveObservation(idea.id);
  return (
    <Dialog
      open={task !== null}
      onOpenChange={onClose}
      title={task?.record ? 'Edit evidence' : 'Add evidence'}
      busy={busy}
      closeOnOverlay={false}
    >
      {task && <ObservationFields idea={idea} task={task} save={save} onBusy={onBusy} onClose={onClose} />}
    </Dialog>
  );
}

type TestDialogsProps = { idea: IdeaState; task: TestTask | null; onClose: () => void };

/** The dialog for whatever is being done with a test. */
function TestDialogs({ idea: { id: ideaId, intake }, task, onClose }: TestDialogsProps) {
  return (
    <>
      <LockDialog
        ideaId={ideaId}
        segmentSize={intake.segmentSize ?? null}
        test={task?.kind === 'lock' ? task.test : null}
        onClose={onClose}
      />
      <ResultDialog ideaId={ideaId} record={task?.kind === 'result' ? task.record : null} onClose={onClose} />
      <MoveMarkDialog ideaId={ideaId} record={task?.kind === 'move' ? task.record : null} onClose={onClose} />
      <ObjectionDialog ideaId={ideaId} record={task?.kind === 'objection' ? task.record : null} onClose={onClose} />
    </>
  );
}
