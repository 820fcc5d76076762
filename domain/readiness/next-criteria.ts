import type { ReadinessReport } from './report.ts';
import { meets } from './resolve.ts';
import type { Blocker } from './score.ts';

/** The ids of what the next step of a blocker still asks for, as claimed: its mandatory criteria that are not met. */
export function nextCriteria(
  { criteria }: Pick<ReadinessReport, 'criteria'>,
  { dimension, level }: Pick<Blocker, 'dimension' | 'level'>,
): string[] {
  return criteria
    .filter((one) => one.dimension === dimension && one.mandatory && one.level === level + 1)
    .filter(({ result }) => !meets(result, 'claimed'))
    .map(({ id }) => id);
}
