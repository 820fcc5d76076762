import type { ReadinessReport } from './report.ts';
import { meets } from './resolve.ts';
import type { Blocker } from './score.ts';

/** The ids of criteria: of a blocker's next step, and of those after it up to its target, lowest step first. */
export type OpenCriteria = { next: string[]; later: string[] };

/** What a blocker still asks for, as claimed: its mandatory criteria that are not met. */
export function openCriteria({ criteria }: Pick<ReadinessReport, 'criteria'>, blocker: Blocker): OpenCriteria {
  const { dimension, level, target } = blocker;
  const open = criteria
    .filter((one) => one.dimension === dimension && one.mandatory && one.level > level && one.level <= target)
    .filter(({ result }) => !meets(result, 'claimed'));
  const idsOf = (isWanted: (step: number) => boolean) => open.filter((one) => isWanted(one.level)).map(({ id }) => id);
  return { next: idsOf((step) => step === level + 1), later: idsOf((step) => step > level + 1) };
}
