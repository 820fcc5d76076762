import { useQuery } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Narrative, NarrativePanel, NarrativeProposal } from '#contract/narratives.ts';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { NarrativeBody } from './narrative-body.tsx';
import { isAtWork, type Narratives, narrativeQuery } from './narrative-queries.ts';
import { statusOf } from './narrative-words.ts';

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
  const { data: read = known, isError } = useQuery(narrativeQuery(known));
  // The panel may have heard of the end first.
  const narrative = isAtWork(known) ? read : known;
  const { cancel, refresh } = narratives;
  const working = isAtWork(narrative);
  const wasWorking = useRef(working);
  useEffect(() => {
    // The panel's list and its count follow when the text has ended.
    if (wasWorking.current && !working) void refresh();
    wasWorking.current = working;
  }, [working, refresh]);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="max-w-measure text-sm text-stone">
          {isError && working ? 'The connection is gone. The text is being written all the same.' : statusOf(narrative)}
        </p>
        {narrative.can.cancel && (
          <Button
            variant="quiet"
            size="small"
            icon={<Square />}
            loading={cancel.isPending}
            loadingText="Cancelling…"
            aria-label={`Cancel: ${label}`}
            onClick={() => cancel.mutate(narrative.id)}
          >
            Cancel
          </Button>
        )}
      </div>
      <NarrativeBody narrative={narrative} label={label} documentId={documentId} proposalAction={proposalAction} />
    </div>
  );
}
