import { diffWordsWithSpace } from 'diff';
import type { RedlineClause, RedlinePart } from '#contract/agreements/versions.ts';
import { type AssembledAgreement, type PrintedClause, runText } from '#domain/agreements/assemble.ts';

/** Beyond this many changes a comparison word by word says nothing, and its cost grows with their square. */
const mostEdits = 500;
/** Characters of changed clauses that are compared word by word; what comes after is shown as replaced as a whole. */
const mostCompared = 60_000;

/** What changed from one document to another: cover lines that differ, and every clause, those taken out in their old place. */
export function redlineOf(before: AssembledAgreement, after: AssembledAgreement) {
  const earlier = new Map(before.clauses.map((clause) => [clause.id, clause]));
  let compared = 0;
  const clauses = after.clauses.map((clause) => {
    const old = earlier.get(clause.id);
    const [was, is] = [textOf(old), textOf(clause)];
    if (was !== is) compared += was.length + is.length;
    return compareClauses(old, clause, compared > mostCompared);
  });
  before.clauses.forEach((clause, index) => {
    if (clauses.some(({ id }) => id === clause.id)) return;
    const previous = before.clauses[index - 1]?.id;
    const place = clauses.findIndex(({ id }) => id === previous);
    clauses.splice(place + 1, 0, compareClauses(clause, undefined, true));
  });
  return { cover: compareCovers(before, after), clauses };
}

function compareCovers(before: AssembledAgreement, after: AssembledAgreement) {
  const [old, now] = [before, after].map(({ cover }) => new Map(cover.map((line) => [line.variable, line])));
  const variables = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...variables]
    .map((variable) => ({
      variable,
      label: now?.get(variable)?.label ?? old?.get(variable)?.label ?? variable,
      before: old?.get(variable)?.value ?? null,
      after: now?.get(variable)?.value ?? null,
    }))
    .filter((line) => line.before !== line.after);
}

function compareClauses(
  before: PrintedClause | undefined,
  after: PrintedClause | undefined,
  asWhole: boolean,
): RedlineClause {
  const { id = '', title = '' } = after ?? before ?? {};
  const parts = compareTexts(textOf(before), textOf(after), asWhole);
  const isSame = parts.every(({ kind }) => kind === 'same') && before?.title === after?.title;
  const change = !before ? 'added' : !after ? 'removed' : isSame ? 'same' : 'changed';
  return { id, number: after?.number ?? null, title, change, paragraphs: splitParagraphs(parts) };
}

function textOf(clause: PrintedClause | undefined): string {
  return clause?.paragraphs.map(runText).join('\n') ?? '';
}

function compareTexts(before: string, after: string, asWhole: boolean): RedlinePart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const compared = asWhole ? undefined : diffWordsWithSpace(before, after, { maxEditLength: mostEdits });
  const changes = compared ?? [
    { value: before, removed: true },
    { value: after, added: true },
  ];
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }));
}

/** A line break ends a paragraph, whichever of the two documents it is in. */
function splitParagraphs(parts: readonly RedlinePart[]): RedlinePart[][] {
  const paragraphs: RedlinePart[][] = [[]];
  for (const { kind, text } of parts) {
    text.split('\n').forEach((line, index) => {
      if (index > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ kind, text: line });
    });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
