import { Fraction } from '../fraction.ts';
import {
  byDimension,
  DIMENSION_IDS,
  DIMENSIONS,
  type DimensionId,
  type DimensionLevels,
  ROUNDS,
  type RoundId,
} from './dimensions.ts';

/** Weights in per cent. */
export type Weights = Readonly<Record<DimensionId, number>>;

export const PUBLISHED_WEIGHTS: Weights = byDimension((id) => DIMENSIONS[id].weight);

/** One term of the sum: weight × min(level ÷ target, 1), in percentage points. */
export type ScoreTerm = {
  dimension: DimensionId;
  weight: number;
  level: number;
  target: number;
  /** Exact, as a fraction ("32/3"). */
  points: string;
};

export type ReadinessScore = {
  /** In per cent, rounded once to one decimal. */
  percent: number;
  /** Exact, as a fraction. */
  exact: string;
  terms: ScoreTerm[];
};

/**
 * Readiness for a round: 100 × Σ weight × min(level ÷ target, 1) (rule R2).
 * @throws RangeError when the weights do not add to 100 (see `checkWeights`).
 */
export function scoreReadiness(levels: DimensionLevels, round: RoundId, weights = PUBLISHED_WEIGHTS): ReadinessScore {
  const [problem] = checkWeights(weights);
  if (problem !== undefined) throw new RangeError(problem);
  const sum = exactReadiness(levels, round, weights);
  return {
    percent: inTenths(sum),
    exact: sum.toString(),
    terms: DIMENSION_IDS.map((dimension) => ({
      dimension,
      weight: weights[dimension],
      level: levels[dimension],
      target: ROUNDS[round].targets[dimension],
      points: pointsOf(dimension, levels, round, weights).toString(),
    })),
  };
}

/** The unrounded score, in per cent. */
export function exactReadiness(levels: DimensionLevels, round: RoundId, weights = PUBLISHED_WEIGHTS): Fraction {
  return DIMENSION_IDS.reduce((sum, id) => sum.plus(pointsOf(id, levels, round, weights)), Fraction.of(0));
}

function pointsOf(id: DimensionId, levels: DimensionLevels, round: RoundId, weights: Weights): Fraction {
  const target = ROUNDS[round].targets[id];
  return Fraction.of(Math.min(levels[id], target), target).times(Fraction.of(weights[id]));
}

/** What is wrong with an investor's weights; empty when nothing is. */
export function checkWeights(weights: Weights): string[] {
  const values = DIMENSION_IDS.map((id) => weights[id]);
  if (!values.every((value) => Number.isFinite(value) && value >= 0)) return ['Give each area a weight of 0% or more.'];
  const sum = values.reduce((total, value) => total.plus(Fraction.of(value)), Fraction.of(0));
  return sum.compare(Fraction.of(100)) === 0 ? [] : [`The weights add to ${sum.toNumber()}%. They must add to 100%.`];
}

export type Blocker = { dimension: DimensionId; level: number; target: number };

/** The dimensions under the target of the round, in the published order (rule R3). */
export function findBlockers(levels: DimensionLevels, round: RoundId): Blocker[] {
  return DIMENSION_IDS.map((dimension) => ({
    dimension,
    level: levels[dimension],
    target: ROUNDS[round].targets[dimension],
  })).filter(({ level, target }) => level < target);
}

/** The difference of two displayed percentages, free of floating-point dust. */
export function percentagePoints(from: number, to: number): number {
  return (Math.round(to * 10) - Math.round(from * 10)) / 10;
}

/** As shown: rounded once to one decimal, half away from zero. */
export function inTenths(percent: Fraction): number {
  return Number(percent.times(Fraction.of(10)).round()) / 10;
}
