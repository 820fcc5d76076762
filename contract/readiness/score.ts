import { z } from 'zod';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { ANSWERS, GRADES } from '#domain/readiness/answers.ts';
import type { FixLink } from '#domain/readiness/criteria.ts';
import { DIMENSION_IDS, type DimensionLevels, LEVEL_NUMBERS } from '#domain/readiness/dimensions.ts';
import { FACT_RULES, type FactRuleId } from '#domain/readiness/fact-rules.ts';
import type { Lenses } from '#domain/readiness/lenses.ts';
import type { PathStep, ShortestPath } from '#domain/readiness/path.ts';
import type { Profile } from '#domain/readiness/profile.ts';
import type { GradeResult, ReportCriterion, ReportDimension } from '#domain/readiness/report.ts';
import type { ResolvedAnswer } from '#domain/readiness/resolve.ts';
import type { Blocker, ReadinessScore, ScoreTerm, Weights } from '#domain/readiness/score.ts';
import { IDEA_SOURCES, type IdeaSourceId } from '#domain/readiness/sources.ts';
import { exactly, objectOf } from '../exactly.ts';
import { answerEvidence, readinessGrade } from './facts.ts';

/** The same for each proof grade. */
export const byGrade = <Value extends z.ZodType>(value: Value) => objectOf(GRADES, value);

export const dimensionId = z.enum(DIMENSION_IDS);
export const levelNumber = z.literal(LEVEL_NUMBERS);

/** An investor's weights in per cent; what may be sent stands in `investorWeights`. */
export const storedWeights = exactly<Weights>()(objectOf(DIMENSION_IDS, z.number()));

/** The level of each dimension; 0 means that not even the first one is met. */
export const dimensionLevels = exactly<DimensionLevels>()(objectOf(DIMENSION_IDS, z.int()));

/** A dimension under the target of the round. */
export const blocker = exactly<Blocker>()(z.object({ dimension: dimensionId, level: z.int(), target: z.int() }));

/** One term of the sum, in percentage points; `points` as an exact fraction. */
export const scoreTerm = exactly<ScoreTerm>()(
  z.object({ dimension: dimensionId, weight: z.number(), level: z.int(), target: z.int(), points: z.string() }),
);

const score = z.object({
  /** Rounded once to one decimal. */
  percent: z.number(),
  /** The same as an exact fraction. */
  exact: z.string(),
  terms: z.array(scoreTerm),
});

/** Readiness in per cent, and the terms it is the sum of. */
export const readinessScore = exactly<ReadinessScore>()(score);

/** The score at one proof grade; `ready` means no blocker, whatever the percentage. */
export const gradeResult = exactly<GradeResult>()(score.extend({ blockers: z.array(blocker), ready: z.boolean() }));

/** The levels as one: the lowest of them. */
export const readinessProfile = exactly<Profile>()(
  z.object({ overall: z.int(), bottlenecks: z.array(z.string()), mean: z.number(), spread: z.int() }),
);

/** Three ways to read the same levels: as a gate, by the published weights and by the investor's own. */
export const readinessLenses = exactly<Lenses>()(
  z.object({
    gate: byGrade(z.object({ passes: z.boolean(), under: z.int(), profile: readinessProfile })),
    weighted: byGrade(readinessScore),
    investor: z.object({
      scores: byGrade(readinessScore).nullable(),
      weights: storedWeights.nullable(),
      problem: z.string().nullable(),
    }),
  }),
);

/** Where a gap is closed. */
export const fixLink = exactly<FixLink>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('document'), document: z.enum(AGREEMENT_KINDS) }),
    z.object({ kind: z.literal('validation') }),
    z.object({ kind: z.literal('ledger') }),
    z.object({ kind: z.literal('cap_table') }),
    z.object({ kind: z.literal('attach') }),
    z.object({ kind: z.literal('consultation'), topic: z.string() }),
  ]),
);

const artefact = { artefact: z.string(), hours: z.number(), link: fixLink };

/** One artefact to produce, and the criteria that it proves. */
export const pathStep = exactly<PathStep>()(
  z.object({ ...artefact, criterionIds: z.array(z.string()), claimedAlready: z.boolean() }),
);

/** The fewest artefacts that clear every blocker, the quickest first. */
export const shortestPath = exactly<ShortestPath>()(z.object({ steps: z.array(pathStep), hours: z.number() }));

/** The answer that counts for one criterion, and where it comes from. */
export const resolvedAnswer = exactly<ResolvedAnswer>()(
  z.object({
    criterionId: z.string(),
    answer: z.enum(ANSWERS),
    /** Null unless the answer is yes. */
    grade: readinessGrade.nullable(),
    origin: z.enum(['founder', 'fact', 'both', 'none']),
    evidence: z.array(answerEvidence),
    note: z.string(),
    disagreement: z.boolean(),
  }),
);

/** A criterion with the answer that counts. */
export const reportCriterion = exactly<ReportCriterion>()(
  z.object({
    ...artefact,
    id: z.string(),
    text: z.string(),
    mandatory: z.boolean(),
    source: z.enum(Object.keys(IDEA_SOURCES) as IdeaSourceId[]),
    fact: z.enum(Object.keys(FACT_RULES) as FactRuleId[]).optional(),
    dimension: dimensionId,
    level: levelNumber,
    sourceName: z.string(),
    result: resolvedAnswer,
  }),
);

/** A level of one dimension, for the table beside the radar. */
export const reportDimension = exactly<ReportDimension>()(
  z.object({
    dimension: dimensionId,
    label: z.string(),
    weight: z.number(),
    target: z.int(),
    levels: byGrade(z.object({ level: z.int(), metButNotCounted: z.array(z.int()) })),
    isBlocker: byGrade(z.boolean()),
  }),
);
