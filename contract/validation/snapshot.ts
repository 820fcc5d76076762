import { z } from 'zod';
import type { SnapshotChanges } from '#domain/validation/changes.ts';
import type { Comparison } from '#domain/validation/compare.ts';
import type { Intake, IntakeDraft } from '#domain/validation/intake.ts';
import { INTAKE_FIELDS, type IntakeField } from '#domain/validation/intake-fields.ts';
import type { RemovedAgainst } from '#domain/validation/removed-against.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { WATERFALL_ORDER, type WaterfallStep } from '#domain/validation/waterfall.ts';
import { exactly } from '../exactly.ts';
import { amountOfMoney } from '../figures.ts';
import { decision } from './ledger.ts';
import { alternativeFacts } from './report.ts';
import { assumption, evidenceSide, importance, intakeKey, reportedEvidence, shares } from './score.ts';
import { testRecord } from './tests.ts';

const alternatives = z.array(z.object({ name: z.string(), link: z.string().optional(), ...alternativeFacts }));
const texts = z.array(z.string());

/** What is stored under a field of the intake; what may be sent for it stands in `intake`. */
function storedField(field: IntakeField): z.ZodType {
  switch (field.kind) {
    case 'money':
      return amountOfMoney.nullable();
    case 'number':
      return z.number().nullable();
    case 'list':
      return field.key === 'alternatives' ? alternatives : texts;
    default:
      return z.string();
  }
}

const storedAnswers = z.object(
  Object.fromEntries(INTAKE_FIELDS.map((field) => [field.key, storedField(field)])) as unknown as {
    [Key in keyof Intake]: z.ZodType<Intake[Key], Intake[Key]>;
  },
);

/** Every answer; empty ones are "", null or []. */
export const storedIntake = exactly<Intake>()(storedAnswers);

/** Some answers of the intake. */
export const storedIntakeDraft = exactly<IntakeDraft>()(storedAnswers.partial());

/** How many entries against an idea, of how many people, were removed, set aside or made weaker on a day, how many moved, and how many that somebody denied. */
export const removedAgainst = exactly<RemovedAgainst>()(
  z.object({
    date: z.string(),
    entries: z.int(),
    people: z.int().optional(),
    denied: z.int().optional(),
    moved: z.int().optional(),
  }),
);

/** By assumption: how much a refused belief mattered before an answer was changed. */
export const heldImportance = z.record(z.string(), importance);

/** What a report was built from, and nothing else. */
export const validationSnapshot = exactly<Snapshot>()(
  z.object({
    ruleSetVersion: z.string(),
    formulaVersion: z.string(),
    asOf: z.string(),
    intake: storedIntake,
    assumptions: z.array(assumption),
    evidence: z.array(reportedEvidence),
    testCards: z.array(testRecord),
    decisions: z.array(decision),
    removedAgainst: z.array(removedAgainst).optional(),
    heldImportance: heldImportance.optional(),
  }),
);

/** What two versions of one list have and have not in common, by id. */
const changesOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    added: z.array(item),
    removed: z.array(item),
    changed: z.array(z.object({ before: item, after: item })),
  });

const anyAnswer = z.union([z.string(), z.number(), amountOfMoney, texts, alternatives, z.null()]);

/** Every difference between two snapshots. */
export const snapshotChanges = exactly<SnapshotChanges>()(
  z.object({
    asOf: z.object({ before: z.string(), after: z.string() }).nullable(),
    intake: z.array(z.object({ field: intakeKey, label: z.string(), before: anyAnswer, after: anyAnswer })),
    assumptions: changesOf(assumption),
    evidence: changesOf(reportedEvidence),
    testCards: changesOf(testRecord),
    decisions: changesOf(decision),
  }),
);

/** One input and what it moved, in displayed percentage points. */
export const waterfallStep = exactly<WaterfallStep>()(
  z.object({
    kind: z.enum(WATERFALL_ORDER.map(({ kind }) => kind)),
    assumptionId: z.string().nullable(),
    side: evidenceSide.nullable(),
    evidenceIds: z.array(z.string()),
    delta: shares,
  }),
);

/** What changed, and what each change moved. Where the two cannot be compared there are no steps, and `reason` says why. */
export const validationComparison = exactly<Comparison>()(
  z.object({
    changes: snapshotChanges,
    before: shares.nullable(),
    after: shares.nullable(),
    total: shares.nullable(),
    steps: z.array(waterfallStep),
    reason: z.string().nullable(),
  }),
);
