import type { ReactNode } from 'react';
import type { Narrative, NarrativeProposal } from '#contract/narratives/narratives.ts';
import { formatMoney } from '#domain/money/money.ts';
import { splitSentences } from '#domain/narratives/sentences.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { CLASS_WORDS } from '#web/words/assumption-words.ts';
import { isAtWork } from './narrative-queries.ts';
import { droppedText, OLDER_TEXT } from './narrative-words.ts';

type NarrativeBodyProps = {
  narrative: Narrative;
  label: string;
  /** What the words are about: a figure of an answer links to its question. */
  documentId: string;
  proposalAction?: (proposal: NarrativeProposal) => ReactNode;
};

/** What was written so far, what was left out, and who wrote it. */
export function NarrativeBody({ narrative, label, documentId, proposalAction }: NarrativeBodyProps) {
  const dropped = droppedText(narrative);
  return (
    <>
      <NarrativeText narrative={narrative} label={label} documentId={documentId} />
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
function NarrativeText({
  narrative,
  label,
  documentId,
}: Pick<NarrativeBodyProps, 'narrative' | 'label' | 'documentId'>) {
  const working = isAtWork(narrative);
  if (narrative.text === '' && !working) return null;
  return (
    <div
      role="log"
      aria-label={label}
      aria-busy={working}
      className="flex max-w-measure flex-col gap-3 border-l-2 border-moss pl-4 wrap-anywhere empty:hidden"
    >
      {narrative.isOlder && <p className="text-sm text-stone">{OLDER_TEXT}</p>}
      {numbered(paragraphsOf(narrative)).map(({ value: paragraph, place }) => (
        <p key={place}>
          {numbered(paragraph).map(({ value: parts, place: sentence }) => (
            <span key={sentence}>
              {numbered(parts).map(({ value: part, place: at }) => (
                <NarrativePart key={at} part={part} documentId={documentId} />
              ))}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** The sentences of each paragraph. An older text has no references: all of it is words. */
function paragraphsOf({ isOlder, text, sentences }: Narrative): NarrativePartValue[][][] {
  if (isOlder)
    return text
      .split(/\n+/)
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => splitSentences(paragraph).map((sentence) => [{ kind: 'words', text: sentence.text }]));
  const paragraphs: NarrativePartValue[][][] = [[]];
  for (const { parts, breaks } of sentences) {
    paragraphs.at(-1)?.push(parts);
    if (breaks > 0) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
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

type NarrativePartValue = Narrative['sentences'][number]['parts'][number];

/**
 * Words of the AI as they are; what the server put in always with its own name, so that a figure in the wrong place says so,
 * and with a way to where it stands.
 */
function NarrativePart({ part, documentId }: { part: NarrativePartValue; documentId: string }) {
  if (part.kind === 'words') return part.text;
  const href = part.source && hrefOf(part.source, documentId);
  const name = part.kind === 'figure' ? `${part.label}: ${part.value}` : part.label;
  return (
    <>
      {part.kind === 'quote' && `“${part.value}” `}
      <span className="rounded-mark bg-sunken px-1 text-sm tabular-nums">
        {href ? (
          <TextLink quiet href={href}>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </span>
    </>
  );
}

function hrefOf(source: string, documentId: string): string {
  const [kind, id = ''] = source.split(':');
  const field = kind === 'question' ? INTAKE_FIELDS.find(({ key }) => key === id) : undefined;
  return field ? paths.founder.ideaQuestions(documentId, field.step, field.key) : `#${id}`;
}
