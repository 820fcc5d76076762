/** Counts that tie with the observed table are equal up to rounding. */
const TIE = 1 + 1e-9;

/**
 * Two-sided p-value of Fisher's exact test for `x1` of `n1` against `x2` of `n2` (checked whole numbers): the chance,
 * with all totals fixed, of a table no likelier than the one observed. Right however small the counts are.
 */
export function fisherExactPValue(x1: number, n1: number, x2: number, n2: number): number {
  const successes = x1 + x2;
  const lowest = Math.max(0, successes - n2);
  const highest = Math.min(n1, successes);

  // Hypergeometric weights relative to the likeliest table: neighbours differ by a simple ratio, and nothing overflows.
  const mode = Math.min(highest, Math.max(lowest, Math.floor(((successes + 1) * (n1 + 1)) / (n1 + n2 + 2))));
  const weights = new Map([[mode, 1]]);
  let weight = 1;
  for (let k = mode; k < highest && weight > 0; k += 1) {
    weight *= ((n1 - k) * (successes - k)) / ((k + 1) * (n2 - successes + k + 1));
    weights.set(k + 1, weight);
  }
  weight = 1;
  for (let k = mode; k > lowest && weight > 0; k -= 1) {
    weight *= (k * (n2 - successes + k)) / ((n1 - k + 1) * (successes - k + 1));
    weights.set(k - 1, weight);
  }

  const observed = (weights.get(x1) ?? 0) * TIE;
  let [all, asUnlikely] = [0, 0];
  for (const each of weights.values()) {
    all += each;
    if (each <= observed) asUnlikely += each;
  }
  return Math.min(1, asUnlikely / all);
}
