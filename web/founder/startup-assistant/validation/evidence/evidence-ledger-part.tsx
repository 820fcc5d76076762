import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { decisiveReading } from '#domain/validation/test-reading.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { EarlierPitch } from './earlier-pitch.tsx';
import { EvidenceLedger } from './evidence-ledger.tsx';
import { useRemoveObservation } from './observation-mutations.ts';
import { linesOf } from './observation-task.ts';
import { WitnessDialog } from './witness/witness-dialog.tsx';

type EvidenceLedgerPartProps = {
  idea: IdeaState;
  report: ValidationReport;
  /** What the report was built from. */
  snapshot: Snapshot;
  onAdd: () => void;
  onEdit: (record: EvidenceRecord) => void;
};

/** The evidence ledger: everything seen for or against, newest first, to add to, correct and remove from. */
export function EvidenceLedgerPart({ idea, report, snapshot, onAdd, onEdit }: EvidenceLedgerPartProps) {
  const [removing, setRemoving] = useState<EvidenceRecord | null>(null);
  const [asking, setAsking] = useState<EvidenceRecord | null>(null);
  const remove = useRemoveObservation(idea.id);
  const isEmpty = idea.evidence.length === 0 && !idea.testCards.some((test) => decisiveReading(test));

  function confirmRemoval(record: EvidenceRecord) {
    remove.mutate(record, {
      onSuccess: () => toast.success('Evidence removed'),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => setRemoving(null),
    });
  }

  return (
    <>
      <EarlierPitch idea={idea} />
      {isEmpty && (
        <EmptyState level={3} title="Your evidence will be here">
          Begin with what you have seen already: a conversation, a refusal, a payment.
        </EmptyState>
      )}
      {/* The same button with and without evidence: the first item gives the focus back to it. */}
      <Button
        size={isEmpty ? 'medium' : 'small'}
        className={cx('w-fit print:hidden', isEmpty && 'self-center')}
        icon={<Plus />}
        onClick={onAdd}
      >
        Add evidence
      </Button>
      {!isEmpty && (
        <EvidenceLedger {...{ idea, report, snapshot }} onEdit={onEdit} onRemove={setRemoving} onWitness={setAsking} />
      )}
      <WitnessDialog idea={idea} record={asking} onClose={() => setAsking(null)} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title="Remove this evidence?"
        confirmLabel="Remove evidence"
        danger
        processing={remove.isPending}
        onConfirm={() => removing && confirmRemoval(removing)}
      >
        {removing && alsoGone(linesOf(idea, removing.observationId).length)}It no longer counts, and its file is
        deleted. Versions you have kept still say what they said. This cannot be undone.{' '}
        {removing && speaksAgainst(linesOf(idea, removing.observationId)) && TOLD}
      </ConfirmDialog>
    </>
  );
}

const speaksAgainst = (lines: readonly EvidenceRecord[]) => lines.some(({ side }) => side === 'against');
const TOLD =
  'It speaks against your idea: unless you entered it in the last 15 minutes and kept no version since, the report says that such an entry was removed or made weaker, and when.';

/** What one has to know before a line goes: the others of its observation go too. */
const alsoGone = (lines: number) =>
  lines > 1 ? `All ${lines} things that it says go with it, on each assumption. ` : '';
