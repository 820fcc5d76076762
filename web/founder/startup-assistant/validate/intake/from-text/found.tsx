import { useQuery } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Narrative } from '#contract/narratives.ts';
import { Button } from '#ui/button/button.tsx';
import { isAtWork, narrativeQuery } from '../../../narrative/narrative-queries.ts';
import { droppedText, statusOf } from '../../../narrative/narrative-words.ts';
import type { IdeaPage } from '../../use-idea.ts';
import type { Paste } from './paste-queries.ts';
import { ProposalList } from './proposal-list.tsx';

type FoundProps = { known: Narrative; page: IdeaPage; paste: Paste };

/** What the AI finds in the text: watched while it reads, stopped if wanted, and then decided on. */
export function Found({ known, page, paste }: FoundProps) {
  const { data: read = known, isError } = useQuery(narrativeQuery(known));
  const narrative = isAtWork(known) ? read : known;
  const working = isAtWork(narrative);
  const { cancel, refresh } = paste;
  const wasWorking = useRef(working);
  useEffect(() => {
    if (wasWorking.current && !working) void refresh();
    wasWorking.current = working;
  }, [working, refresh]);
  const dropped = droppedText(narrative);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="max-w-measure">
          {isError && working ? 'The connection is gone. Your text is being read all the same.' : foundText(narrative)}
        </p>
        {narrative.can.cancel && (
          <Button
            variant="quiet"
            size="small"
            icon={<Square />}
            loading={cancel.isPending}
            loadingText="Cancelling…"
            onClick={() => cancel.mutate(narrative.id)}
          >
            Cancel
          </Button>
        )}
      </div>
      <ProposalList narrative={narrative} page={page} />
      {dropped && <p className="max-w-measure text-sm text-stone">{dropped}</p>}
    </div>
  );
}

function foundText(narrative: Narrative): string {
  const { state, kept, dropped } = narrative;
  if (state === 'running') return 'The AI is reading your text…';
  if (state !== 'done') return statusOf(narrative);
  if (kept + dropped === 0) return 'The AI found no answers in your text.';
  return `Found in your text: ${kept === 1 ? '1 answer' : `${kept} answers`}. Decide on each.`;
}
