import type { IdeaState } from '#contract/validation.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import { ImportanceDialog } from './assumptions/importance-dialog.tsx';
import { type AssumptionStart, OwnAssumptionDialog } from './assumptions/own-assumption-dialog.tsx';
import { RemoveAssumption } from './assumptions/remove-assumption.tsx';
import { DecisionDialog } from './decisions/decision-dialog.tsx';
import { EvidenceDialog } from './evidence/evidence-dialog.tsx';
import type { EvidenceTask } from './evidence/evidence-task.ts';
import type { TestTask } from './tests/test-actions.tsx';
import { TestDialogs } from './tests/test-dialogs.tsx';

/** What the founder is doing on the report: one thing at a time, in a dialog. */
export type ReportTask =
  | { on: 'evidence'; task: EvidenceTask }
  | { on: 'test'; task: TestTask }
  | { on: 'importance'; belief: Belief }
  | { on: 'removal'; belief: Belief }
  | { on: 'assumption'; start?: AssumptionStart }
  | { on: 'decision' };

type ReportDialogsProps = { idea: IdeaState; task: ReportTask | null; onClose: () => void };

export function ReportDialogs({ idea, task, onClose }: ReportDialogsProps) {
  return (
    <>
      <EvidenceDialog idea={idea} task={task?.on === 'evidence' ? task.task : null} onClose={onClose} />
      <TestDialogs ideaId={idea.id} task={task?.on === 'test' ? task.task : null} onClose={onClose} />
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
