import type { Assumption } from '#domain/validation/assumptions.ts';

/**
 * Short names for assumptions: a rule's keep their id (D1, V2), the founder's own are O1, O2, … in the order shown. An
 * assumption that is listed twice, as in a comparison of two versions, has one name.
 */
export type Marks = ReadonlyMap<string, string>;

export function marksOf(assumptions: readonly Pick<Assumption, 'id'>[]): Marks {
  const ids = [...new Set(assumptions.map(({ id }) => id))];
  const own = ids.filter((id) => id.startsWith('own-'));
  return new Map(ids.map((id) => [id, own.includes(id) ? `O${own.indexOf(id) + 1}` : id]));
}

/** The text with the long ids of own assumptions replaced by their marks. */
export function withMarks(text: string, marks: Marks): string {
  let marked = text;
  for (const [id, mark] of marks) if (id !== mark) marked = marked.replaceAll(id, mark);
  return marked;
}

/** Where an assumption's own passage is on the page. */
export const anchorOf = (assumptionId: string) => `assumption-${assumptionId}`;
