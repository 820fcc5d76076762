import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { IdeaState } from '#contract/validation.ts';
import type { EvidenceRecord } from '#contract/validation-ledger.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { ReportSection } from '../report-section.tsx';
import { EvidenceLedger } from './evidence-ledger.tsx';
import { useRemoveEvidence } from './evidence-mutations.ts';

type EvidenceSectionProps = {
  idea: IdeaState;
  report: ValidationReport;
  onAdd: () => void;
  onEdit: (record: EvidenceRecord) => void;
};

/** The evidence ledger: everything seen for or against, newest first. */
export function EvidenceSection({ idea, report, onAdd, onEdit }: EvidenceSectionProps) {
  const [removing, setRemoving] = useState<EvidenceRecord | null>(null);
  const remove = useRemoveEvidence(idea.id);

  function confirmRemoval(record: EvidenceRecord) {
    remove.mutate(record, {
      onSuccess: () => toast.success('Evidence removed'),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => setRemoving(null),
    });
  }

  return (
    <ReportSection
      id="evidence"
      lead="Everything you saw, for and against. Evidence moves the score; enthusiasm does not."
      actions={
        <Button size="small" icon={<Plus />} onClick={onAdd}>
          Add evidence
        </Button>
      }
    >
      {report.evidenceSetAside.length > 0 && (
        <Banner tone="info">
          {report.evidenceSetAside.length === 1 ? 'One entry is' : `${report.evidenceSetAside.length} entries are`}{' '}
          about an assumption that your answers no longer make. They are kept, and count for nothing until you move
          them.
        </Banner>
      )}
      {idea.evidence.length === 0 ? (
        <EmptyState
          level={3}
          title="Your evidence will be here"
          action={
            <Button icon={<Plus />} onClick={onAdd}>
              Add evidence
            </Button>
          }
        >
          Begin with what you have seen already: a conversation, a refusal, a payment.
        </EmptyState>
      ) : (
        <EvidenceLedger idea={idea} report={report} onEdit={onEdit} onRemove={setRemoving} />
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title="Remove this evidence?"
        confirmLabel="Remove evidence"
        danger
        processing={remove.isPending}
        onConfirm={() => removing && confirmRemoval(removing)}
      >
        It no longer counts, and its file is deleted. Versions you have kept still say what they said. This cannot be
        undone.
      </ConfirmDialog>
    </ReportSection>
  );
}
