import type { DimensionId } from './dimensions.ts';

/** How many levels above the target of the round a check still asks about: this product's own convention. */
export const LEVELS_ABOVE_TARGET = 1;

type Placed = { dimension: DimensionId; level: number; result: { answer: 'yes' | 'no' | 'unanswered' } };
export type AskedReport<C extends Placed> = {
  criteria: readonly C[];
  dimensions: readonly { dimension: DimensionId; target: number }[];
};

/** The criteria of a check parted: `asked` of everybody who wants the round, `later` on demand only. Both in their published order. */
export type AskedCriteria<C> = { asked: C[]; later: C[] };

/**
 * A criterion is asked up to one level above the target of the round in its dimension (none counts as 0), and wherever it
 * is answered, by the founder or by what is on record. The score reads all of them, asked or not.
 */
export function askedCriteria<C extends Placed>({ criteria, dimensions }: AskedReport<C>): AskedCriteria<C> {
  const targets = new Map(dimensions.map(({ dimension, target }) => [dimension, target]));
  const isAsked = ({ dimension, level, result }: C) =>
    result.answer !== 'unanswered' || level <= (targets.get(dimension) ?? 0) + LEVELS_ABOVE_TARGET;
  return { asked: criteria.filter(isAsked), later: criteria.filter((one) => !isAsked(one)) };
}

export type AskedCount = { answered: number; asked: number; later: number; percent: number };

/** How many are asked, how many of these are answered, and how many wait on demand. `percent` is a whole number, rounded down. */
export function countAsked<C extends Placed>(report: AskedReport<C>): AskedCount {
  const { asked, later } = askedCriteria(report);
  const answered = asked.filter(({ result }) => result.answer !== 'unanswered').length;
  const percent = asked.length === 0 ? 0 : Math.floor((100 * answered) / asked.length);
  return { answered, asked: asked.length, later: later.length, percent };
}
