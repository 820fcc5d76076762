import type { ReactNode } from 'react';
import type { Narrative, NarrativeProposal } from '#contract/narratives.ts';
import { formatMoney } from '#domain/money/money.ts';
import { splitSentences } from '#domain/narratives/sentences.ts';
import { CLASS_WORDS } from '../validate/report/assumption-words.ts';
import { isAtWork } from './narrative-queries.ts';
import { droppedText } from './narrative-words.ts';

type NarrativeBodyProps = {
  narrative: Narrative;
  label: string;
  proposalAction?: (proposal: NarrativeProposal) => ReactNode;
};

/** What was written so far, what was left out, and who wrote it. */
export function NarrativeBody({ narrative, label, proposalAction }: NarrativeBodyProps) {
  const dropped = droppedText(narrative);
  return (
    <>
      <NarrativeText narrative={narrative} label={label} />
      {narrative.proposals.length > 0 && (
        <ul aria-label={label} className="flex flex-col gap-3">
          {narrative.proposals.map((proposal) => (
            <li key={keyOf(proposal)} className="flex flex-col gap-2 border-l-2 border-line pl-4">
              <Proposal proposal={proposal} />
              {proposalAction && <div>{proposalAction(proposal)}</div>}
            </li>
          ))}
        </ul>
      )}
      {dropped && <p className="max-w-measure text-sm text-stone">{dropped}</p>}
      {narrative.state === 'done' && <p className="text-sm wrap-anywhere text-stone">{creditOf(narrative)}</p>}
    </>
  );
}

/** Each sentence is an element of its own, so that a screen reader reads out only what is new. */
function NarrativeText({ narrative, label }: { narrative: Narrative; label: string }) {
  const working = isAtWork(narrative);
  if (narrative.text === '' && !working) return null;
  const paragraphs = numbered(narrative.text.split(/\n+/).filter((paragraph) => paragraph !== ''));
  return (
    <div
      role="log"
      aria-label={label}
      aria-busy={working}
      className="flex max-w-measure flex-col gap-3 border-l-2 border-moss pl-4 wrap-anywhere empty:hidden"
    >
      {paragraphs.map(({ value: paragraph, place }) => (
        <p key={place}>
          {numbered(splitSentences(paragraph)).map(({ value: { text, gap }, place: sentence }) => (
            <span key={sentence}>{text + gap}</span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** A text only grows, so a place in it is a name for what stands there. */
function numbered<T>(values: readonly T[]): { value: T; place: number }[] {
  return values.map((value, place) => ({ value, place }));
}

function Proposal({ proposal }: { proposal: NarrativeProposal }) {
  if (proposal.kind === 'answer') {
    return (
      <p className="max-w-measure">
        {proposal.answer} <span className="text-stone">“{proposal.quote}”</span>
      </p>
    );
  }
  return (
    <div className="max-w-measure">
      <p>
        <span className="font-semibold">{CLASS_WORDS[proposal.class].label}:</span> {proposal.statement}
      </p>
      <p className="text-sm text-stone">{proposal.why}</p>
    </div>
  );
}

const keyOf = (proposal: NarrativeProposal) => (proposal.kind === 'answer' ? proposal.field : proposal.statement);

function creditOf({ model, usage }: Narrative): string {
  const { inputTokens, outputTokens, costMinor, currency } = usage;
  const tokens = `${(inputTokens + outputTokens).toLocaleString('en-GB')} tokens`;
  const cost =
    costMinor !== null && (currency === 'USD' || currency === 'NGN')
      ? `, at most ${formatMoney({ amountMinor: costMinor, currency })}`
      : '';
  return `Written by ${model}: ${tokens}${cost}. Check it before you rely on it.`;
}
