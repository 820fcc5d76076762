import { type Exact, exactPositive } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { NEEDS_ANCHOR } from './anchor.ts';

export const RISK_FACTORS = [
  'management',
  'stage',
  'legislation',
  'manufacturing',
  'sales_marketing',
  'funding',
  'competition',
  'technology',
  'litigation',
  'international',
  'reputation',
  'exit',
] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];

/** Dollars for each point, against an average of about two million. */
const STEP = 250_000;

export type RiskFactorInput = {
  /** The typical pre-money of the region; without one there is no valuation. */
  average_pre_money?: Exact | null;
  /** Money for each point; 250,000 unless given. Scale it where the average is another. */
  step?: Exact | null;
  /** Each −2, −1, 0, +1 or +2; all twelve. */
  scores: Readonly<Record<RiskFactor, number>>;
};

/**
 * Risk Factor Summation: pre-money = regional average + step × Σ scores of twelve factors.
 * Source: Ohio TechAngels.
 * @throws RangeError when one of the twelve factors is missing, one is unknown, or a score is not −2, −1, 0, 1 or 2.
 */
export function riskFactorSummation(input: RiskFactorInput) {
  const unknown = Object.keys(input.scores).filter((name) => !RISK_FACTORS.some((factor) => factor === name));
  if (unknown.length > 0) throw new RangeError(`${unknown.join(', ')} is none of the twelve factors`);
  const sum = RISK_FACTORS.reduce((total, factor) => total + requireScore(factor, input.scores[factor]), 0);
  const adjustment = exactPositive('step', input.step ?? STEP).times(Fraction.of(sum));
  const average = input.average_pre_money == null ? null : exactPositive('average_pre_money', input.average_pre_money);
  const valuation = average?.plus(adjustment) ?? null;
  const positive = valuation && valuation.sign > 0 ? valuation : null;
  const reason = valuation ? 'The risks take away more than the average.' : NEEDS_ANCHOR;
  return {
    inputs: input,
    score_sum: sum,
    adjustment: adjustment.toNumber(),
    valuation: positive?.toNumber() ?? null,
    reasons: positive ? {} : { valuation: reason },
  };
}

function requireScore(factor: RiskFactor, score: number | undefined): number {
  if (score === undefined || score === null)
    throw new RangeError(`All twelve factors need a score: ${factor} has none.`);
  if (!Number.isInteger(score) || Math.abs(score) > 2) throw new RangeError(`${factor} must be −2, −1, 0, 1 or 2`);
  return score;
}
