import { Plus } from 'lucide-react';
import type { NarrativeProposal } from '#contract/narratives/narratives.ts';
import { Button } from '#ui/button/button.tsx';
import { NarrativePanel } from '../../narrative/narrative-panel.tsx';
import type { ReportTask } from '../report-dialogs.tsx';

type AiWordsProps = {
  ideaId: string;
  /** The stored version that the words are about. */
  version: number;
  onTask?: (task: ReportTask) => void;
};

/** AI words about a version of this report; an assumption that the AI proposes goes through the founder's own form. */
export function AiWords({ ideaId, version, onTask }: AiWordsProps) {
  const takeOver = (proposal: NarrativeProposal) =>
    proposal.kind === 'assumption' && (
      <Button
        variant="secondary"
        size="small"
        icon={<Plus />}
        aria-label={`Add this assumption: ${proposal.statement}`}
        onClick={() => onTask?.({ on: 'assumption', start: { class: proposal.class, statement: proposal.statement } })}
      >
        Add this assumption
      </Button>
    );
  return (
    <NarrativePanel
      subject={{ documentId: ideaId, version }}
      about={`version ${version} of this report`}
      proposalAction={onTask && takeOver}
    />
  );
}
