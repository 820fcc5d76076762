/** Standard normal quantile for a two-sided 95% interval. */
export const Z_95 = 1.959963984540054;

export type WilsonInput = { n: number; successes: number; z?: number };
export type WilsonInterval = { p: number; lower: number; upper: number };

/**
 * Wilson score interval for a share: `successes` of `n` (whole numbers, n at least 1), `z` the normal quantile of the
 * wanted confidence. All results are fractions from 0 to 1. Unlike the plain ±z·√(p(1−p)/n) it never leaves that range
 * and keeps a width at 0 of n and n of n.
 * @throws RangeError when the counts are not whole numbers with 0 ≤ successes ≤ n, or z is not positive.
 * Source: Newcombe (1998), Statistics in Medicine 17:857, method 3.
 */
export function wilsonInterval({ n, successes, z = Z_95 }: WilsonInput): WilsonInterval {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError('n must be a whole number of at least 1');
  if (!Number.isSafeInteger(successes) || successes < 0 || successes > n)
    throw new RangeError('successes must be a whole number from 0 to n');
  if (!(z > 0 && z <= 100)) throw new RangeError('z must be a positive number of at most 100');

  const p = successes / n;
  const z2 = z * z;
  const scale = 1 + z2 / n;
  const centre = (p + z2 / (2 * n)) / scale;
  const half = (z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / scale;
  // At the ends centre and half-width are equal by algebra; floating point would leave a speck.
  return {
    p,
    lower: successes === 0 ? 0 : Math.max(0, centre - half),
    upper: successes === n ? 1 : Math.min(1, centre + half),
  };
}
