/** The ends of a scale that holds every value and zero, and three to six round steps in it. */
export function scaleOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep((most - least) / 4 || 1);
  const [low, high] = [Math.floor(least / step) * step, Math.max(1, Math.ceil(most / step)) * step];
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** The next 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((one) => one * power >= least) ?? 10);
}
