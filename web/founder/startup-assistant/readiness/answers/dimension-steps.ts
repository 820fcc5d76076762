import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { askedCriteria } from '#domain/readiness/asked.ts';
import { DIMENSION_IDS, DIMENSIONS, type DimensionId } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Step } from '#ui/stepper/stepper.tsx';
import { paths } from '#web/paths.ts';

/** The dimension of an address, if it is one. */
export function dimensionOf(wanted: string | undefined): DimensionId | undefined {
  return DIMENSION_IDS.find((id) => id === wanted);
}

type Answered = readonly { criterionId: string; updatedAt: string }[];

/**
 * Where to go on: the area that was answered last, or the next one after it where a question that a step needs is open. Where none is,
 * or nothing was answered, the first area under its target, where answering helps most; the first of all when there is none.
 */
export function dimensionToContinue(
  report: Pick<ReadinessReport, 'blockers' | 'criteria' | 'dimensions'>,
  answers: Answered,
): DimensionId {
  const [last] = [...answers].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  const place = report.criteria.find(({ id }) => id === last?.criterionId)?.dimension;
  const at = place ? DIMENSION_IDS.indexOf(place) : -1;
  const onwards = at < 0 ? [] : [...DIMENSION_IDS.slice(at), ...DIMENSION_IDS.slice(0, at)];
  const open = onwards.find((dimension) => hasOpenNeed(report, dimension));
  return open ?? report.blockers[0]?.dimension ?? 'team';
}

/** Whether the round still asks something of an area that one of its steps needs. */
export const hasOpenNeed = (report: Pick<ReadinessReport, 'criteria' | 'dimensions'>, dimension: DimensionId) =>
  askedCriteria(report).asked.some(
    (one) => one.dimension === dimension && one.mandatory && one.result.answer === 'unanswered',
  );

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
