import type { ReactNode } from 'react';
import type { Narrative, NarrativePanel, NarrativeProposal } from '#contract/narratives/narratives.ts';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { NarrativeBody } from './narrative-body.tsx';
import { isAtWork, type Narratives } from './narrative-queries.ts';
import { statusOf } from './narrative-words.ts';
import { NarrativeStatus, useWatchedNarrative } from './watched-narrative.tsx';

type NarrativeOfferProps = {
  offer: NarrativePanel['offers'][number];
  /** The newest of this use, if there is one. */
  latest: Narrative | undefined;
  isUsedUp: boolean;
  documentId: string;
  narratives: Narratives;
  proposalAction?: (proposal: NarrativeProposal) => ReactNode;
};

/** One thing that the AI can write: ask for it, watch it come, stop it, read it. */
export function NarrativeOffer({
  offer,
  latest,
  isUsedUp,
  documentId,
  narratives,
  proposalAction,
}: NarrativeOfferProps) {
  const { start } = narratives;
  const isStarting = start.isPending && start.variables === offer.use;
  const failed = start.isError && start.variables === offer.use;
  return (
    <li className="flex flex-col gap-4 border-t border-line py-5 first:border-t-0 first:pt-0">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
        <div className="max-w-measure">
          <h3 className="font-semibold">{offer.label}</h3>
          <p className="text-sm text-stone">{offer.about}</p>
        </div>
        {!(latest && isAtWork(latest)) && (
          <Button
            variant="secondary"
            size="small"
            className="shrink-0 self-start"
            loading={isStarting}
            loadingText="Asking…"
            disabled={isUsedUp || start.isPending}
            aria-label={`${latest ? 'Write again' : 'Write'}: ${offer.label}`}
            onClick={() => start.mutate(offer.use)}
          >
            {latest ? 'Write again' : 'Write'}
          </Button>
        )}
      </div>
      {failed && <p role="alert">{messageOf(start.error)}</p>}
      {latest && (
        <Written
          key={latest.id}
          label={offer.label}
          known={latest}
          documentId={documentId}
          narratives={narratives}
          proposalAction={proposalAction}
        />
      )}
    </li>
  );
}

type WrittenProps = {
  label: string;
  known: Narrative;
  documentId: string;
  narratives: Narratives;
  proposalAction?: (proposal: NarrativeProposal) => ReactNode;
};

function Written({ label, known, documentId, narratives, proposalAction }: WrittenProps) {
  const { cancel, refresh } = narratives;
  // The panel's list and its count follow when the text has ended.
  const { narrative, isUnheard } = useWatchedNarrative(known, refresh);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <NarrativeStatus
        narrative={narrative}
        className="text-sm text-stone"
        words={isUnheard ? 'The connection is gone. The text is being written all the same.' : statusOf(narrative)}
        cancel={cancel}
        cancelLabel={`Cancel: ${label}`}
      />
      <NarrativeBody narrative={narrative} label={label} documentId={documentId} proposalAction={proposalAction} />
    </div>
  );
}
