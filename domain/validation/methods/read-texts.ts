import { twoProportionZ } from '../../statistics/two-proportion.ts';
import type { MethodReading } from './methods.ts';

/** How many saw one text, and how many of those took the next step. */
export type TextCount = { seen: number; took: number };

/** Which of two texts works better, or that nobody can say yet. Source: `domain/statistics/two-proportion.ts`. */
export function readTexts(a: TextCount, b: TextCount): MethodReading {
  const { p1, p2, diff_ci_low, diff_ci_high, conclusion } = twoProportionZ({
    x1: a.took,
    n1: a.seen,
    x2: b.took,
    n2: b.seen,
  });
  const shares = `A: ${inPercent(p1)} of ${a.seen}. B: ${inPercent(p2)} of ${b.seen}.`;
  const chance = `chance alone would do as much ${timesInAThousand(conclusion.p_value)} in 1,000`;
  const range = `The difference lies between ${inPoints(diff_ci_low)} and ${inPoints(diff_ci_high)} points.`;
  if (!conclusion.significant_5pct)
    return { says: [shares, `The difference can be chance: ${chance}. ${range}`], entry: null };
  const better = p1 > p2 ? 'A' : 'B';
  return { says: [shares, `Text ${better} works better: ${chance}. ${range}`], entry: null };
}

function timesInAThousand(chance: number): string {
  const times = Math.round(chance * 1000);
  if (times === 0) return 'less than once';
  return times === 1 ? 'once' : `${times} times`;
}

const inPercent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;
const inPoints = (fraction: number) => `${fraction < 0 ? '−' : ''}${Math.abs(fraction * 100).toFixed(1)}`;
