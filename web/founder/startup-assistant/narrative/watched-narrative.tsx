import { useQuery } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Narrative } from '#contract/narratives/narratives.ts';
import { Button } from '#ui/button/button.tsx';
import { isAtWork, narrativeQuery, type useCancelNarrative } from './narrative-queries.ts';

/** AI words as they stand while they are written: `refresh` follows when they have ended. */
export function useWatchedNarrative(known: Narrative, refresh: () => Promise<void>) {
  const { data: read = known, isError } = useQuery(narrativeQuery(known));
  // The panel may have heard of the end first.
  const narrative = isAtWork(known) ? read : known;
  const working = isAtWork(narrative);
  const wasWorking = useRef(working);
  useEffect(() => {
    if (wasWorking.current && !working) void refresh();
    wasWorking.current = working;
  }, [working, refresh]);
  return { narrative, isUnheard: isError && working };
}

type NarrativeStatusProps = {
  narrative: Narrative;
  words: string;
  className?: string;
  cancel: ReturnType<typeof useCancelNarrative>;
  /** What is cancelled, where several can be. */
  cancelLabel?: string;
};

/** How it stands, and the button that stops it. */
export function NarrativeStatus({ narrative, words, className = '', cancel, cancelLabel }: NarrativeStatusProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className={`max-w-measure ${className}`}>
        {words}
      </p>
      {narrative.can.cancel && (
        <Button
          variant="quiet"
          size="small"
          icon={<Square />}
          loading={cancel.isPending}
          loadingText="Cancelling…"
          aria-label={cancelLabel}
          onClick={() => cancel.mutate(narrative.id)}
        >
          Cancel
        </Button>
      )}
    </div>
  );
}
