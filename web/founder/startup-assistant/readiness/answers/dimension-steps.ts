import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { DIMENSION_IDS, DIMENSIONS, type DimensionId } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Step } from '#ui/stepper/stepper.tsx';
import { paths } from '#web/paths.ts';

/** The dimension of an address, if it is one. */
export function dimensionOf(wanted: string | undefined): DimensionId | undefined {
  return DIMENSION_IDS.find((id) => id === wanted);
}

/** The first dimension under its target, where answering helps most; the first of all when there is none. */
export function dimensionToContinue({ blockers }: Pick<ReadinessReport, 'blockers'>): DimensionId {
  return blockers[0]?.dimension ?? 'team';
}

export function rulesOf(dimension: DimensionId) {
  return readinessRuleSet.dimensions.find((one) => one.dimension === dimension);
}

/** A dimension is done when it reaches the target of the round. */
export function dimensionSteps(checkId: string, { dimensions }: ReadinessReport): Step[] {
  return dimensions.map(({ dimension, isBlocker }) => ({
    label: DIMENSIONS[dimension].label,
    state: isBlocker.claimed ? 'todo' : 'done',
    href: paths.founder.checkQuestions(checkId, dimension),
  }));
}
