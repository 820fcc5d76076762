import type { ReadinessReport } from './report.ts';
import { meets } from './resolve.ts';
import type { Blocker } from './score.ts';

/** What a blocker still asks for, as claimed: the ids of its mandatory criteria that are not met, lowest step first. */
export function openCriteria({ criteria }: Pick<ReadinessReport, 'criteria'>, blocker: Blocker): string[] {
  const { dimension, level, target } = blocker;
  return criteria
    .filter((one) => one.dimension === dimension && one.mandatory && one.level > level && one.level <= target)
    .filter(({ result }) => !meets(result, 'claimed'))
    .map(({ id }) => id);
}
