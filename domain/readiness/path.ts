import type { ReadinessGrade } from './answers.ts';
import type { Artefact, PlacedCriterion } from './criteria.ts';
import type { RoundId } from './dimensions.ts';
import { ROUNDS } from './dimensions.ts';
import { meets, type ResolvedAnswer } from './resolve.ts';

/** One artefact to produce, and the criteria that it proves. */
export type PathStep = Artefact & {
  criterionIds: string[];
  /** True when every one of them is answered yes already, and only the proof is missing. */
  claimedAlready: boolean;
};

export type ShortestPath = { steps: PathStep[]; hours: number };

/**
 * The fewest artefacts that clear every blocker at a proof grade, the quickest first (rule R8). Each level needs all its
 * mandatory criteria and each criterion one artefact, so there is exactly one smallest set: nothing in it can be left out.
 */
export function shortestPath(
  criteria: readonly PlacedCriterion[],
  answers: ReadonlyMap<string, ResolvedAnswer>,
  round: RoundId,
  grade: ReadinessGrade,
): ShortestPath {
  const steps = new Map<string, PathStep>();
  for (const { id, dimension, level, mandatory, artefact, hours, link } of criteria) {
    if (!mandatory || level > ROUNDS[round].targets[dimension] || meets(answers.get(id), grade)) continue;
    const step = steps.get(artefact) ?? { artefact, hours, link, criterionIds: [], claimedAlready: true };
    step.criterionIds.push(id);
    step.claimedAlready &&= meets(answers.get(id), 'claimed');
    steps.set(artefact, step);
  }
  const ordered = [...steps.values()].sort((a, b) => a.hours - b.hours || (a.artefact < b.artefact ? -1 : 1));
  return { steps: ordered, hours: ordered.reduce((sum, { hours }) => sum + hours, 0) };
}
