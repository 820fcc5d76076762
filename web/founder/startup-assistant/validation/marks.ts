import { withPlainAmounts } from '#domain/money/money.ts';
import type { Assumption } from '#domain/validation/assumptions.ts';

/** What each assumption is called where it is not written out: its own words, uncut. A founder reads no letters and numbers. */
export type Marks = ReadonlyMap<string, string>;

export const marksOf = (assumptions: readonly Pick<Assumption, 'id' | 'statement'>[]): Marks =>
  new Map(assumptions.map(({ id, statement }) => [id, withPlainAmounts(statement).replace(/\.$/u, '')]));

/** The text without the ids that it lists at the end of a sentence (their names stand below it), and own ones named. */
export function withMarks(text: string, marks: Marks): string {
  const ids = [...marks.keys()].join('|');
  if (ids === '') return text;
  let named = text.replaceAll(new RegExp(`: (?:${ids})(?:(?:, | and )(?:${ids}))*(?=\\.)`, 'gu'), '');
  for (const [id, name] of marks) if (id.startsWith('own-')) named = named.replaceAll(id, `“${name}”`);
  return named;
}

/** Where an assumption's own passage is on the page. */
export const anchorOf = (assumptionId: string) => `assumption-${assumptionId}`;
