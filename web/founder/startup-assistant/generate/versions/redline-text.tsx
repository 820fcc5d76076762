import type { RedlineClause, RedlinePart } from '#contract/agreement-versions.ts';
import { keyed } from '../keyed.ts';

/** Paragraphs with what was inserted and deleted: by line, by colour, and in words for who sees neither. */
export function RedlineText({ paragraphs }: Pick<RedlineClause, 'paragraphs'>) {
  return keyed(paragraphs, textOf).map(({ key, item: parts }) => (
    <p key={key} className="max-w-measure whitespace-pre-line wrap-anywhere">
      {keyed(parts, ({ kind, text }) => `${kind} ${text}`).map((part) => (
        <Part key={part.key} part={part.item} />
      ))}
    </p>
  ));
}

function textOf(parts: readonly RedlinePart[]): string {
  return parts.map(({ text }) => text).join('');
}

function Part({ part: { kind, text } }: { part: RedlinePart }) {
  if (kind === 'same') return <span>{text}</span>;
  if (kind === 'added')
    return (
      <ins className="rounded-mark bg-moss-wash text-moss-ink decoration-2 underline-offset-4">
        <span className="sr-only">Inserted: </span>
        {text}
        <span className="sr-only"> end of insertion. </span>
      </ins>
    );
  return (
    <del className="rounded-mark bg-brick-wash text-brick-ink decoration-2">
      <span className="sr-only">Deleted: </span>
      {text}
      <span className="sr-only"> end of deletion. </span>
    </del>
  );
}
