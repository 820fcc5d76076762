import { Fraction } from '../fraction.ts';
import type { ReadinessGrade } from './answers.ts';
import { type PlacedCriterion, placedCriteria, type ReadinessRuleSet } from './criteria.ts';
import {
  DIMENSION_IDS,
  DIMENSIONS,
  type DimensionId,
  type DimensionLevels,
  ROUNDS,
  type RoundId,
} from './dimensions.ts';
import { levelsOf, reachByDimension } from './reach.ts';
import { meets, type ResolvedAnswer } from './resolve.ts';
import { exactReadiness } from './score.ts';

type Both<T> = { before: T; after: T };

/** The exact score before and after, and what the round and each answer moved, in percentage points. */
export type SharedChange = { start: Fraction; end: Fraction; round: Fraction; answers: Map<string, Fraction> };

/**
 * Shares the change at one proof grade. The score adds up over the dimensions, and within one over its levels up to the
 * target. A level opens only when all its answers are there and closes when one is missing, so every answer that changed
 * at or under it has the same part in it: its Shapley value.
 */
export function shareChange(
  ruleSet: ReadinessRuleSet,
  states: Both<ReadonlyMap<string, ResolvedAnswer>>,
  rounds: Both<RoundId>,
  grade: ReadinessGrade,
): SharedChange {
  const was = (id: string) => meets(states.before.get(id), grade);
  const is = (id: string) => meets(states.after.get(id), grade);
  const levels = (isMet: (id: string) => boolean) => levelsOf(reachByDimension(ruleSet, isMet));
  const [before, between, after] = [levels(was), levels((id) => was(id) && is(id)), levels(is)];
  const mandatory = placedCriteria(ruleSet).filter((criterion) => criterion.mandatory);
  const lost = mandatory.filter(({ id }) => was(id) && !is(id));
  const gained = mandatory.filter(({ id }) => !was(id) && is(id));
  const start = exactReadiness(before, rounds.before);
  return {
    start,
    end: exactReadiness(after, rounds.after),
    round: exactReadiness(before, rounds.after).minus(start),
    answers: new Map([
      ...shareLevels(lost, between, before, rounds.after, Fraction.of(-1)),
      ...shareLevels(gained, between, after, rounds.after, Fraction.of(1)),
    ]),
  };
}

/** The points of every level above `low` up to `high`, each shared between the criteria at or under it. */
function shareLevels(
  changed: readonly PlacedCriterion[],
  low: DimensionLevels,
  high: DimensionLevels,
  round: RoundId,
  sign: Fraction,
): Map<string, Fraction> {
  const shares = new Map<string, Fraction>();
  for (const dimension of DIMENSION_IDS)
    for (let level = low[dimension] + 1; level <= high[dimension]; level += 1) {
      const involved = changed.filter((one) => one.dimension === dimension && one.level <= level);
      const points = pointsOf(dimension, level, round).times(sign);
      for (const { id } of involved)
        shares.set(id, (shares.get(id) ?? Fraction.of(0)).plus(points.over(Fraction.of(involved.length))));
    }
  return shares;
}

/** What reaching this level adds to readiness: nothing above the target. */
function pointsOf(dimension: DimensionId, level: number, round: RoundId): Fraction {
  const target = ROUNDS[round].targets[dimension];
  return level > target ? Fraction.of(0) : Fraction.of(DIMENSIONS[dimension].weight, target);
}
