import type { Condition } from '#domain/agreements/condition.ts';
import type { Clause, ClauseAlternative, Favours, Paragraph, Source } from '#domain/agreements/template.ts';

/** When this library was last read as a whole, and by when it must be again. */
export const REVIEW = { reviewed: '2026-11-21', reviewBy: '2027-05-21' } as const;

/** What no statute lays down: practice and this product's own choice, and it says so. */
export const OUR_OWN: Source = { name: 'Our own convention, not a rule of law', checked: false };

type Wordings = readonly [ClauseAlternative, ...ClauseAlternative[]];
type Extras = { when?: Condition; sources?: readonly Source[]; version?: number };

/** A clause of this library: version 1 unless said, reviewed with the rest of it. */
export function clause(id: string, title: string, alternatives: Wordings, extras: Extras = {}): Clause {
  const { when, sources = [OUR_OWN], version = 1 } = extras;
  return { id, version, title, ...(when && { when }), alternatives, sources, ...REVIEW };
}

/** One wording: its id and label to choose by, what it means, whom it favours, and its paragraphs. */
export function wording(
  id: string,
  label: string,
  favours: Favours,
  plain: string,
  text: readonly Paragraph[],
  when?: Condition,
): ClauseAlternative {
  return { id, label, text, plain, favours, ...(when && { when }) };
}

/** A paragraph under the one before it: (a), (b). */
export function sub(text: string, extras: { when?: Condition; each?: string } = {}): Paragraph {
  return { text, level: 2, ...extras };
}
