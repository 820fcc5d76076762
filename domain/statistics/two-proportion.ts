import { requireCount } from '../require.ts';
import { fisherExactPValue } from './fisher.ts';
import { twoSidedPValue } from './normal.ts';
import { Z_95 } from './wilson.ts';

/** Below this many successes or failures in either group the normal approximation is not trusted. */
const SMALLEST_CELL = 5;
const SIGNIFICANCE = 0.05;

export type TwoProportionInput = { x1: number; n1: number; x2: number; n2: number };
export type TwoProportionResult = {
  p1: number;
  p2: number;
  difference: number;
  /** Null when both groups are all successes or all failures: there is no spread to measure against. */
  z: number | null;
  p_value: number | null;
  significant_5pct: boolean | null;
  diff_ci_low: number;
  diff_ci_high: number;
  counts_too_small: boolean;
  /** What to show: the z-test, or Fisher's exact test when the counts are too small for it. */
  conclusion: { test: 'z' | 'fisher_exact'; p_value: number; significant_5pct: boolean };
  reasons: { z?: string; conclusion?: string };
};

/**
 * Two-sided test that two shares differ: `x1` of `n1` against `x2` of `n2`. The z-test pools the error; the 95% interval
 * for the difference p1 − p2 does not. Where a group has fewer than five successes or failures the result says so and
 * concludes by Fisher's exact test. All shares and p-values are fractions.
 * @throws RangeError when the counts are not whole numbers with 0 ≤ x ≤ n and n at least 1.
 */
export function twoProportionZ({ x1, n1, x2, n2 }: TwoProportionInput): TwoProportionResult {
  for (const [name, value] of Object.entries({ x1, n1, x2, n2 })) requireCount(name, value);
  if (n1 < 1 || n2 < 1 || x1 > n1 || x2 > n2) throw new RangeError('each group needs 0 ≤ x ≤ n and n of at least 1');

  const [p1, p2] = [x1 / n1, x2 / n2];
  const difference = p1 - p2;
  const pooled = (x1 + x2) / (n1 + n2);
  const pooledError = Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
  const margin = Z_95 * Math.sqrt((p1 * (1 - p1)) / n1 + (p2 * (1 - p2)) / n2);
  const z = pooledError > 0 ? difference / pooledError : null;
  const p_value = z === null ? null : twoSidedPValue(z);
  const tooSmall = Math.min(x1, n1 - x1, x2, n2 - x2) < SMALLEST_CELL;
  const exact = tooSmall || p_value === null;
  const shown = exact ? fisherExactPValue(x1, n1, x2, n2) : p_value;

  return {
    p1,
    p2,
    difference,
    z,
    p_value,
    significant_5pct: p_value === null ? null : p_value < SIGNIFICANCE,
    diff_ci_low: Math.max(-1, difference - margin),
    diff_ci_high: Math.min(1, difference + margin),
    counts_too_small: tooSmall,
    conclusion: { test: exact ? 'fisher_exact' : 'z', p_value: shown, significant_5pct: shown < SIGNIFICANCE },
    reasons: {
      ...(z === null && { z: 'Both groups are all successes or all failures, so there is no spread to compare.' }),
      ...(exact && {
        conclusion: `A group has fewer than ${SMALLEST_CELL} successes or failures, so Fisher’s exact test is used.`,
      }),
    },
  };
}
