import { Fraction } from '../fraction.ts';
import { requireCount } from '../require.ts';

export type Profile = { overall: number; bottlenecks: string[]; mean: number; spread: number };

/**
 * The overall level of several scales is the lowest of them; mean and spread are secondary. Source: `methods.md` §2.1.
 * @throws RangeError without a scale, or for a level that is no whole number.
 */
export function profileLevel({ levels }: { levels: Readonly<Record<string, number>> }): Profile {
  const scales = Object.entries(levels);
  if (scales.length === 0) throw new RangeError('levels must not be empty');
  const values = scales.map(([name, level]) => requireCount(name, level));
  const [overall, best] = [Math.min(...values), Math.max(...values)];
  const sum = values.reduce((total, level) => total.plus(Fraction.of(level)), Fraction.of(0));
  return {
    overall,
    bottlenecks: scales.filter(([, level]) => level === overall).map(([name]) => name),
    mean: sum.over(Fraction.of(values.length)).toNumber(),
    spread: best - overall,
  };
}
