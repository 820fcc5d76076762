import type { ReadinessGrade } from './answers.ts';
import type { DimensionLevels, RoundId } from './dimensions.ts';
import { type Profile, profileLevel } from './profile.ts';
import { byGrade } from './resolve.ts';
import { checkWeights, findBlockers, type ReadinessScore, scoreReadiness, type Weights } from './score.ts';

/** Three ways to read the same levels, at each proof grade. */
export type Lenses = {
  /** Passes when no dimension is under its target. With the lowest level, the mean and the spread of the ten. */
  gate: Record<ReadinessGrade, { passes: boolean; under: number; profile: Profile }>;
  /** The published weights. */
  weighted: Record<ReadinessGrade, ReadinessScore>;
  /** The investor's own weights; null without them, and `problem` says when they were refused. */
  investor: { scores: Record<ReadinessGrade, ReadinessScore> | null; weights: Weights | null; problem: string | null };
};

/** Weights that do not add to 100% are refused: the lens then has a problem and no score. */
export function readLenses(
  levels: Record<ReadinessGrade, DimensionLevels>,
  round: RoundId,
  weights: Weights | null,
): Lenses {
  const problem = (weights && checkWeights(weights)[0]) ?? null;
  return {
    gate: byGrade((grade) => {
      const under = findBlockers(levels[grade], round).length;
      return { passes: under === 0, under, profile: profileLevel({ levels: levels[grade] }) };
    }),
    weighted: byGrade((grade) => scoreReadiness(levels[grade], round)),
    investor: {
      scores: weights && problem === null ? byGrade((grade) => scoreReadiness(levels[grade], round, weights)) : null,
      weights,
      problem,
    },
  };
}
