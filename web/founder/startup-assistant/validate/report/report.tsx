import { useState } from 'react';
import type { Belief } from '#domain/validation/beliefs.ts';
import { explanationSteps } from '#domain/validation/explain.ts';
import { explainAssumption } from '#domain/validation/score.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Conflicts } from '../intake/conflicts.tsx';
import { useIdea } from '../use-idea.ts';
import { useRemoveAssumption } from './assumptions/assumption-mutations.ts';
import { EvidenceDialog } from './evidence/evidence-dialog.tsx';
import type { EvidenceBody } from './evidence/evidence-mutations.ts';
import type { EvidenceTask } from './evidence/evidence-task.ts';
import { NotTestable } from './not-testable.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportHead } from './report-head.tsx';

/** The report of an idea as it stands: it moves while evidence is entered. */
export default function Report() {
  const { idea, draft, view, report } = useIdea();
  const [task, setTask] = useState<EvidenceTask | null>(null);
  const [leaving, setLeaving] = useState<Belief | null>(null);
  const live = {
    idea,
    explain: (belief: Belief) => explanationSteps(explainAssumption(belief, idea.evidence, report.asOf)),
    onAddEvidence: (start: Partial<EvidenceBody>) => setTask({ record: null, start }),
    onEditEvidence: (record: (typeof idea.evidence)[number]) => setTask({ record }),
    onRemoveAssumption: setLeaving,
  };
  return (
    <ReportFrame report={report} kind="live" head={<ReportHead idea={idea} report={report} view={view} />}>
      <Conflicts conflicts={view.conflicts} draft={draft} />
      {!report.score && <NotTestable ideaId={idea.id} report={report} />}
      <ReportBody report={report} live={live} />
      <EvidenceDialog idea={idea} task={task} onClose={() => setTask(null)} />
      <RemoveAssumption ideaId={idea.id} belief={leaving} onClose={() => setLeaving(null)} />
    </ReportFrame>
  );
}

type RemoveAssumptionProps = { ideaId: string; belief: Belief | null; onClose: () => void };

function RemoveAssumption({ ideaId, belief, onClose }: RemoveAssumptionProps) {
  const remove = useRemoveAssumption(ideaId);
  return (
    <ConfirmDialog
      open={belief !== null}
      onOpenChange={onClose}
      title="Remove this assumption?"
      confirmLabel="Remove assumption"
      danger
      processing={remove.isPending}
      onConfirm={() =>
        belief && remove.mutate(belief.id, { onError: (error) => toast.error(messageOf(error)), onSettled: onClose })
      }
    >
      {belief?.statement}
    </ConfirmDialog>
  );
}
