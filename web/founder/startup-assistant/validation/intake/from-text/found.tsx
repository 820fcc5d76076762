import type { Narrative } from '#contract/narratives/narratives.ts';
import { droppedText, statusOf } from '../../../narrative/narrative-words.ts';
import { NarrativeStatus, useWatchedNarrative } from '../../../narrative/watched-narrative.tsx';
import type { IdeaPage } from '../../use-idea.ts';
import type { Paste } from './paste-queries.ts';
import { ProposalList } from './proposal-list.tsx';

type FoundProps = { known: Narrative; page: IdeaPage; paste: Paste };

/** What the AI finds in the text: watched while it reads, stopped if wanted, and then decided on. */
export function Found({ known, page, paste }: FoundProps) {
  const { narrative, isUnheard } = useWatchedNarrative(known, paste.refresh);
  const dropped = droppedText(narrative);
  return (
    <div className="flex flex-col gap-4">
      <NarrativeStatus
        narrative={narrative}
        words={isUnheard ? 'The connection is gone. Your text is being read all the same.' : foundText(narrative)}
        cancel={paste.cancel}
      />
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
