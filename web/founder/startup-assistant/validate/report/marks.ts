import type { Assumption } from '#domain/validation/assumptions.ts';

/** Short names for assumptions: a rule's keep their id (D1, V2), the founder's own are O1, O2, … in the order shown. */
export type Marks = ReadonlyMap<string, string>;

export function marksOf(assumptions: readonly Pick<Assumption, 'id'>[]): Marks {
  const own = assumptions.filter(({ id }) => id.startsWith('own-'));
  return new Map(
    assumptions.map((one) => [one.id, own.includes(one) ? `O${own.indexOf(one) + 1}` : one.id] as [string, string]),
  );
}

/** The text with the long ids of own assumptions replaced by their marks. */
export function withMarks(text: string, marks: Marks): string {
  let marked = text;
  for (const [id, mark] of marks) if (id !== mark) marked = marked.replaceAll(id, mark);
  return marked;
}

/** Where an assumption's own passage is on the page. */
export const anchorOf = (assumptionId: string) => `assumption-${assumptionId}`;
