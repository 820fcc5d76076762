import { z } from 'zod';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import {
  ASSUMPTION_LIMITS,
  type ImportanceEdit,
  isReason,
  type OwnAssumption,
} from '#domain/validation/assumptions.ts';
import { DECISION_KINDS, type Decision } from '#domain/validation/decisions.ts';
import { EVIDENCE_LEVELS, EVIDENCE_LIMITS, INDEPENDENCE_KINDS } from '#domain/validation/evidence.ts';
import { LEVEL_WANTED, SAYS_WANTED, SIDE_WANTED } from '#domain/validation/observation.ts';
import { NOTE_WANTED, saysWhatWasSeen } from '#domain/validation/proof.ts';
import type { Importance } from '#domain/validation/score.ts';

import { day, opaqueId, personText, webLink } from '../text.ts';
import { money } from './intake.ts';

/** Limits of the ledger beyond those of the rules. */
export const ledgerLimits = {
  decisions: 200,
  testCards: 100,
  marks: 50,
  results: 50,
  versions: 500,
  linkLength: 500,
} as const;

/** What an evidence file may be, and how large. Photos are stored anew without their hidden data. */
export const evidenceFileLimits = { bytes: 3_145_728, types: ['image/jpeg', 'image/png', 'application/pdf'] } as const;

const importance = z.literal([1, 2, 3, 4, 5] satisfies Importance[], { error: 'Choose from 1 to 5.' });

const reason = personText({ max: ASSUMPTION_LIMITS.reasonLength, lines: 'many' }).refine(isReason, {
  error: 'Say why, in a few words. Everyone who reads the report will see it.',
});

export const importanceBody = z.strictObject({ importance, reason });

export const ownAssumptionBody = z.strictObject({
  class: z.enum(ASSUMPTION_CLASSES, { error: 'Choose one of the five classes.' }),
  statement: personText({ max: ASSUMPTION_LIMITS.statementLength, min: 10 }),
  importance,
  reason,
});

/** An older observation is a mistyped year: it would weigh nothing, and nobody would say so. */
const observedDay = day.refine((date) => date >= '1900-01-01', {
  error: 'Give a year from 1900, all four figures of it.',
});

const countOf = z
  .int({ error: 'Give a whole number of 1 or more.' })
  .min(1, { error: 'Give a whole number of 1 or more.' })
  .max(EVIDENCE_LIMITS.count, { error: 'This number is too large to be real.' });

const said = z.strictObject({
  assumptionId: opaqueId,
  side: z.enum(['for', 'against'], { error: SIDE_WANTED }),
  level: z.enum(EVIDENCE_LEVELS, { error: LEVEL_WANTED }),
  count: countOf,
});

const observed = z.strictObject({
  /** For the founder alone: no report, version or file holds it. */
  who: personText({ max: EVIDENCE_LIMITS.whoLength }).default(''),
  howMet: personText({ max: EVIDENCE_LIMITS.whoLength }).default(''),
  independence: z.enum(INDEPENDENCE_KINDS, { error: 'Say how close they are to you.' }),
  inSegment: z.boolean({ error: 'Say whether they are in your customer group.' }),
  people: countOf,
  date: observedDay,
  note: personText({ max: EVIDENCE_LIMITS.noteLength, lines: 'many' }).refine(saysWhatWasSeen, { error: NOTE_WANTED }),
  /** What they paid in all. */
  paid: money
    .extend({ amountMinor: money.shape.amountMinor.min(1, { error: 'Leave it empty when nobody paid.' }) })
    .optional(),
  link: webLink(ledgerLimits.linkLength).optional(),
  says: z.array(said).min(1, { error: SAYS_WANTED }).max(EVIDENCE_LIMITS.said, { error: 'At most twelve.' }),
});

/**
 * What a founder saw, heard or read, and what it says of each assumption; its proof follows from what stands behind it. Dates
 * may not lie in the future; the server checks that with its own clock, and that no count passes the size of the segment.
 */
export const observationBody = observed.extend({
  /** One random id made where it was written: it makes a retry, however late, the same observation. */
  key: opaqueId,
});

/** `revision` is the one that the founder edited from: a change made elsewhere since then is not overwritten. */
export const observationEditBody = observed.extend({ revision: z.int().min(1) });

/** Of one observation, or of all that were noted for an earlier pitch. */
export const pitchFitBody = z.strictObject({ fits: z.boolean(), observationId: opaqueId.optional() });

/**
 * Whether money paid at an earlier price was a part of today's: of one observation, or of all that are asked about. Null takes the
 * answer about one observation back: it is asked again.
 */
export const priceFitBody = z
  .strictObject({ isPart: z.boolean().nullable(), observationId: opaqueId.optional() })
  .refine(({ isPart, observationId }) => isPart !== null || observationId !== undefined, {
    error: 'Say which answer to take back.',
    path: ['observationId'],
  });

const sample = z.int({ error: 'Give a whole number of 1 or more.' }).min(1).max(EVIDENCE_LIMITS.count);

export const passMark = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('share'),
      /** Per cent as a decimal string: "5" or "2.5". */
      barPercent: z.string().regex(/^(100|\d{1,2}(\.\d{1,4})?)$/, { error: 'Give a bar from 0 to 100 per cent.' }),
      sample,
    }),
    z.strictObject({
      kind: z.literal('count'),
      atLeast: z.int({ error: 'Give a whole number of 1 or more.' }).min(1).max(EVIDENCE_LIMITS.count),
      sample,
    }),
  ],
  { error: 'Choose a share or a count.' },
);

export const lockTestCardBody = z.strictObject({ assumptionId: opaqueId, passMark });

export const movePassMarkBody = z.strictObject({
  passMark,
  reason: personText({ max: ASSUMPTION_LIMITS.reasonLength, min: 1, lines: 'many' }),
});

export const testObjectionBody = z.strictObject({ reason });

const tally = z
  .int({ error: 'Give a whole number.' })
  .min(0, { error: 'Give a number of zero or more.' })
  .max(EVIDENCE_LIMITS.count, { error: 'This number is too large to be real.' });

export const testResultBody = z.strictObject({
  successes: tally,
  trials: tally,
  note: personText({ max: EVIDENCE_LIMITS.noteLength, lines: 'many' }).default(''),
  /** Where a reader can see it: a sheet, a folder of photos, a page of payments. */
  link: webLink(ledgerLimits.linkLength).optional(),
});

export const decisionBody = z.strictObject({
  kind: z.enum(DECISION_KINDS, { error: 'Choose to persevere, to pivot or to stop.' }),
  date: day,
  reason: personText({ max: 1000, min: 1, lines: 'many' }),
  evidenceIds: z.array(opaqueId).max(100),
  testIds: z.array(opaqueId).max(100),
});

export const importanceEdit = z.object({
  assumptionId: z.string(),
  importance: z.literal([1, 2, 3, 4, 5]),
  reason: z.string(),
  date: z.string(),
}) satisfies z.ZodType<ImportanceEdit>;

export const ownAssumption = z.object({
  id: z.string(),
  class: z.enum(ASSUMPTION_CLASSES),
  statement: z.string(),
  importance: z.literal([1, 2, 3, 4, 5]),
  reason: z.string(),
}) satisfies z.ZodType<OwnAssumption>;

export const decision = z.object({
  id: z.string(),
  kind: z.enum(DECISION_KINDS),
  date: z.string(),
  reason: z.string(),
  evidenceIds: z.array(z.string()),
  testIds: z.array(z.string()),
}) satisfies z.ZodType<Decision>;
