import { Fraction } from '../fraction.ts';
import { requireAmount, requireShare } from '../require.ts';

/** Reach in people per period, impact 0.25 to 3, confidence as a fraction, effort in person-months. */
export type RiceItem = { id: string; reach: number; impact: number; confidence: number; effort: number };
export type RiceResult = {
  scores: Record<string, number | null>;
  /** Ids from the highest score to the lowest; equal scores by id; items without a score last. */
  order: string[];
  reasons: Record<string, string>;
};

/**
 * RICE priority: reach × impact × confidence ÷ effort, compared exactly so that equal scores tie. An item with no effort
 * has no score.
 * @throws RangeError for a repeated id, a negative number or a confidence outside 0 to 1.
 * Source: Intercom.
 */
export function rice({ items }: { items: readonly RiceItem[] }): RiceResult {
  if (new Set(items.map(({ id }) => id)).size < items.length) throw new RangeError('ids must differ');
  const scored = items.map((item) => ({ id: item.id, score: riceScore(item) }));
  const unscored = scored.filter(({ score }) => score === null);
  return {
    scores: Object.fromEntries(scored.map(({ id, score }) => [id, score?.toNumber() ?? null])),
    order: scored.toSorted((a, b) => compareScores(a.score, b.score) || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
    reasons: Object.fromEntries(unscored.map(({ id }) => [id, 'Effort is zero.'])),
  };
}

function riceScore({ reach, impact, confidence, effort }: RiceItem): Fraction | null {
  for (const [name, value] of Object.entries({ reach, impact, effort })) requireAmount(name, value);
  requireShare('confidence', confidence);
  if (effort === 0) return null;
  return Fraction.of(reach).times(Fraction.of(impact)).times(Fraction.of(confidence)).over(Fraction.of(effort));
}

function compareScores(a: Fraction | null, b: Fraction | null): number {
  if (a && b) return b.compare(a);
  return Number(a === null) - Number(b === null);
}
