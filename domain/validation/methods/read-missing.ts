import { pmfShare } from '../../statistics/pmf-share.ts';
import type { MethodReading } from './methods.ts';

/**
 * What people say who could no longer use it: very disappointed, somewhat, or not. Source: `domain/statistics/pmf-share.ts`.
 * It is an entry once there are enough answers and the whole range lies on one side of the line.
 */
export function readMissing(answers: { very: number; somewhat: number; not: number }): MethodReading {
  const { n, share, lower, upper, verdict, confident } = pmfShare(answers);
  if (share === null || lower === null || upper === null) return { says: ['Nobody has answered yet.'], entry: null };
  const figures = `${answers.very} of ${n} would be very disappointed without it: ${inPercent(share)} (range ${inPercent(lower)} to ${inPercent(upper)}).`;
  if (verdict === 'too_few_answers') {
    return { says: [figures, `Too early: ask ${30 - n} more before you read anything into it.`], entry: null };
  }
  const line = verdict === 'at_or_above' ? 'at or above the line of 40%' : 'below the line of 40%';
  if (!confident)
    return { says: [figures, `It is ${line}, and the range holds the line: ask more people.`], entry: null };
  const side = verdict === 'at_or_above' ? 'for' : 'against';
  const people = side === 'for' ? answers.very : n - answers.very;
  return {
    says: [figures, `It is ${line}, with the whole range.`],
    entry: { side, level: 'L2', people, note: figures },
  };
}

const inPercent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;
