/** Two-sided p-value of a standard normal `z`: the chance of a value at least as far from zero, from 0 to 1. */
export function twoSidedPValue(z: number): number {
  return complementaryError(Math.abs(z) / Math.SQRT2);
}

/** erfc(x) for x ≥ 0: a series near zero, where it converges fast, and a continued fraction in the tail. */
function complementaryError(x: number): number {
  const scale = Math.exp(-x * x) / Math.sqrt(Math.PI);
  if (x < 2.5) {
    let [term, sum] = [x, x];
    for (let k = 1; term > sum * Number.EPSILON; k += 1) {
      term *= (2 * x * x) / (2 * k + 1);
      sum += term;
    }
    return 1 - 2 * scale * sum;
  }
  let tail = 0;
  for (let k = 60; k >= 1; k -= 1) tail = k / 2 / (x + tail);
  return scale / (x + tail);
}
