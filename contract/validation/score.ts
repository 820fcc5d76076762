import { z } from 'zod';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import type { Assumption } from '#domain/validation/assumptions.ts';
import type { Belief, GroupSum } from '#domain/validation/beliefs.ts';
import {
  EVIDENCE_LEVELS,
  EVIDENCE_SIDES,
  type EvidenceItem,
  INDEPENDENCE_KINDS,
  PROOF_GRADES,
} from '#domain/validation/evidence.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import type { ReportScore, ScoreConventions } from '#domain/validation/report.ts';
import type { AssumptionScore } from '#domain/validation/score.ts';
import type { Shares } from '#domain/validation/shares.ts';
import type { SupportRange } from '#domain/validation/verdict.ts';
import { exactly, objectOf } from '../exactly.ts';
import { evidenceRecord } from './evidence-record.ts';
import { importanceEdit } from './ledger.ts';

export const intakeKey = z.enum(INTAKE_FIELDS.map(({ key }) => key));
export const evidenceSide = z.enum(EVIDENCE_SIDES);
export const importance = importanceEdit.shape.importance;
const level = z.enum(EVIDENCE_LEVELS);
const independence = z.enum(INDEPENDENCE_KINDS);

const sharesOf = { support: z.number(), against: z.number(), unknown: z.number() };

/** Support, Against and Unknown in per cent. */
export const shares = exactly<Shares>()(z.object(sharesOf));

/** One item of the ledger as a report rests on it: a file by its name and hash. */
export const reportedEvidence = exactly<EvidenceItem>()(
  evidenceRecord
    .omit({
      revision: true,
      createdAt: true,
      updatedAt: true,
      observationId: true,
      who: true,
      howMet: true,
      people: true,
      notedFor: true,
      doesNotFit: true,
      answeredPrice: true,
      priceBefore: true,
    })
    .extend({ file: z.object({ id: z.string(), name: z.string(), sha256: z.string().optional() }).optional() }),
);

const assumptionOf = {
  id: z.string(),
  class: z.enum(ASSUMPTION_CLASSES),
  statement: z.string(),
  /** The one in force: the last edit's, else the rule's. */
  importance,
  /** The rule that set it at first; "own" for an assumption of the founder's. */
  setBy: z.object({ rule: z.string(), importance, reason: z.string() }),
  edits: z.array(importanceEdit),
  /** The answers of the intake that it was made from. */
  fields: z.array(intakeKey),
};

/** A belief that must hold for the idea to work. */
export const assumption = exactly<Assumption>()(z.object(assumptionOf));

/** What the evidence says of one assumption: b for, d against, u unknown, which sum to 1, and its risk. */
export const assumptionScore = exactly<AssumptionScore>()(
  z.object({
    id: z.string(),
    importance,
    r: z.number(),
    s: z.number(),
    /** Points for it that more than the founder's word stands behind, where those are fewer (rule S17). */
    c: z.number().optional(),
    b: z.number(),
    d: z.number(),
    u: z.number(),
    risk: z.number(),
    bestLevel: level.nullable(),
    items: z.int(),
  }),
);

/** What a group of evidence adds up to, and where it stops. */
export const evidenceGroup = exactly<GroupSum>()(
  z.object({
    level,
    independence,
    items: z.int(),
    sum: z.number(),
    cap: z.number(),
    counted: z.number(),
    capped: z.boolean(),
    backed: z.number().optional(),
  }),
);

/** An assumption with what the evidence says of it; without a figure while the idea cannot be tested. */
export const belief = exactly<Belief>()(
  z.object({
    ...assumptionOf,
    score: assumptionScore.nullable(),
    for: z.array(evidenceGroup),
    against: z.array(evidenceGroup),
  }),
);

/** Support with each assumption left out in turn. */
export const supportRange = exactly<SupportRange>()(
  z.object({
    min: z.number(),
    max: z.number(),
    each: z.array(z.object({ assumptionId: z.string(), support: z.number() })),
  }),
);

/** The published numbers behind a score. */
export const scoreConventions = exactly<ScoreConventions>()(
  z.object({
    priorWeight: z.number(),
    levels: objectOf(
      EVIDENCE_LEVELS,
      z.object({ points: z.number(), cap: z.number(), label: z.string(), meaning: z.string() }),
    ),
    independence: objectOf(INDEPENDENCE_KINDS, z.object({ multiplier: z.number(), label: z.string() })),
    proofs: objectOf(PROOF_GRADES, z.object({ multiplier: z.number(), label: z.string(), meaning: z.string() })),
    segment: z.object({ inSegment: z.number(), outside: z.number() }),
  }),
);

/** The three figures as displayed and unrounded, with everything needed to work them out again. */
export const reportScore = exactly<ReportScore>()(
  z.object({
    ...sharesOf,
    exact: shares,
    range: supportRange.nullable(),
    formulas: z.array(z.object({ rule: z.string(), name: z.string(), formula: z.string() })),
    conventions: scoreConventions,
  }),
);
