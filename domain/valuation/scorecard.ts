import { type Exact, exactAmount, exactPositive, exactShare, ONE, sumOf } from '../exact.ts';
import { NEEDS_ANCHOR } from './anchor.ts';

/** Payne's factors and weights. */
export const SCORECARD_WEIGHTS = {
  team: 0.3,
  opportunity: 0.25,
  product: 0.15,
  competition: 0.1,
  marketing_sales: 0.1,
  additional_investment: 0.05,
  other: 0.05,
} as const;

export type ScorecardInput = {
  /** The typical pre-money of funded companies in the region and sector; without one there is no valuation. */
  average_pre_money?: Exact | null;
  /** Payne's unless given; they add up to 1. */
  weights?: Readonly<Record<string, Exact>> | null;
  /** 1 is like the typical company, 0.5 to 1.5 usual; a factor without a score counts as 1. */
  scores?: Readonly<Record<string, Exact | null>> | null;
};

/**
 * Scorecard: pre-money = regional average × Σ weight × score.
 * Source: Bill Payne, Scorecard Valuation Methodology (Gust, Angel Capital Association).
 * @throws RangeError when the weights do not add up to 100%, a score has no weight, or a number is out of range.
 */
export function scorecard(input: ScorecardInput) {
  const weights = Object.entries(input.weights ?? SCORECARD_WEIGHTS);
  const scores = input.scores ?? {};
  if (sumOf(weights.map(([name, weight]) => exactShare(name, weight))).compare(ONE) !== 0)
    throw new RangeError('The weights must add up to 100%.');
  for (const name of Object.keys(scores))
    if (!weights.some(([weighed]) => weighed === name)) throw new RangeError(`${name} has no weight`);

  const weighted = weights.map(
    ([name, weight]) => [name, exactShare(name, weight).times(exactAmount(name, scores[name] ?? 1))] as const,
  );
  const multiplier = sumOf(weighted.map(([, value]) => value));
  const average = input.average_pre_money == null ? null : exactPositive('average_pre_money', input.average_pre_money);
  return {
    inputs: input,
    weighted: Object.fromEntries(weighted.map(([name, value]) => [name, value.toNumber()])),
    multiplier: multiplier.toNumber(),
    valuation: average?.times(multiplier).toNumber() ?? null,
    reasons: average ? {} : { valuation: NEEDS_ANCHOR },
  };
}
