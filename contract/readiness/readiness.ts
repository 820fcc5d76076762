import { z } from 'zod';
import { ROUND_IDS } from '#domain/readiness/dimensions.ts';
import { workingState } from '../documents/versions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { docxMediaType, moment, opaqueId, xlsxMediaType } from '../text.ts';
import { answerChange, answerValue, criterionId, investorWeights, ownGrade } from './answers.ts';
import { answerEvidence, checkedCashLedger, founderFacts } from './facts.ts';
import { storedWeights } from './score.ts';
import { valuationChanges } from './valuation.ts';
import { storedValuation } from './values.ts';

const founder = { anyRole: ['founder'] } as const;
const checkParams = z.object({ checkId: opaqueId });
const answerParams = checkParams.extend({ criterionId });

const round = z.enum(ROUND_IDS, { error: 'Choose one of the five rounds.' });

/** What stands behind an answer: a photo, a document or a table. None of them is ever shown, each is only downloaded. */
export const proofFileLimits = {
  bytes: 3_145_728,
  types: ['image/jpeg', 'image/png', 'application/pdf', xlsxMediaType, docxMediaType, 'text/csv'],
} as const;

export const proofFileHint = `JPG, PNG, PDF, Excel (xlsx), Word (docx) or CSV, less than ${proofFileLimits.bytes / 1_048_576} MB`;

/** The file of an answer. `heldBy` names the item of validation evidence that has it: the answer then only points there. */
const answerFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  heldBy: z.object({ ideaId: z.string(), evidenceId: z.string() }).nullable(),
});

export const answerRecord = z.object({
  criterionId: z.string(),
  answer: answerValue,
  grade: ownGrade,
  note: z.string(),
  /** What the rules read: null also where the evidence it pointed at is gone. */
  evidence: answerEvidence.nullable(),
  file: answerFile.nullable(),
  updatedAt: moment,
});
export type AnswerRecord = z.infer<typeof answerRecord>;

/** A file in the validation ledger that an answer may point at. */
export const heldFile = z.object({
  evidenceId: z.string(),
  ideaId: z.string(),
  ideaName: z.string(),
  note: z.string(),
  name: z.string(),
  sha256: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
});
export type HeldFile = z.infer<typeof heldFile>;

/**
 * A readiness check as it stands: everything that the rules need for the report (`makeReadinessSnapshot`,
 * `buildReadinessReport` in `domain/readiness`), so that the browser computes the live preview with the same code as the
 * server. It is also the entry of type `evaluation` in All Documents, under the same id.
 */
export const checkState = workingState.extend({
  round,
  /** The idea, and so the startup, that it is for: only what belongs to it counts. Null while that is not said. */
  idea: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Agreements that are not said to be for a startup, and so count for none. */
  unplaced: z.array(z.object({ id: z.string(), name: z.string() })),
  investorWeights: storedWeights.nullable(),
  /** What the founder answered, in the order of the criteria; a criterion that is not here has no answer of theirs. */
  answers: z.array(answerRecord),
  /** What the founder holds elsewhere in the product: it answers criteria by itself. */
  facts: founderFacts,
  /** Files of the validation ledger to point an answer at, the newest first. */
  heldFiles: z.array(heldFile),
  /** The startup's cash ledger, shared by all checks for it. */
  ledger: checkedCashLedger,
  valuation: storedValuation.nullable(),
  versions: z.object({
    count: z.int(),
    /** Whether a new version would differ from the newest one. */
    hasChanges: z.boolean(),
  }),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), export: z.boolean(), delete: z.boolean() }),
});
export type CheckState = z.infer<typeof checkState>;

export const createCheck = defineEndpoint({
  method: 'POST',
  path: '/readiness/checks',
  summary: 'Start checking investment readiness',
  access: founder,
  body: z.strictObject({ round: round.default('angel_safe'), ideaId: opaqueId.nullable().default(null) }),
  reply: checkState,
  status: 201,
  errors: ['IDEA_UNKNOWN', 'PLAN_LIMIT', 'DOCUMENT_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const readCheck = defineEndpoint({
  method: 'GET',
  path: '/readiness/checks/:checkId',
  summary: 'The whole working state of a readiness check',
  access: founder,
  params: checkParams,
  reply: checkState,
  errors: ['CHECK_UNKNOWN'],
});

/** `check`: null where the founder has none. */
export const readNewestCheck = defineEndpoint({
  method: 'GET',
  path: '/readiness/newest-check',
  summary: 'The readiness check that you worked on last',
  access: founder,
  reply: z.object({ check: checkState.nullable() }),
  errors: [],
});

export const changeCheck = defineEndpoint({
  method: 'PATCH',
  path: '/readiness/checks/:checkId',
  summary: 'Choose the idea, the round, or the weights of one investor',
  access: founder,
  params: checkParams,
  body: z.strictObject({
    /** What the check then rests on is another startup’s: read it again. */
    ideaId: opaqueId.nullable().optional(),
    round: round.optional(),
    /** Null takes the published weights again. */
    investorWeights: investorWeights.nullable().optional(),
  }),
  reply: z.object({ revision: z.int(), name: z.string(), updatedAt: moment }),
  errors: ['CHECK_UNKNOWN', 'IDEA_UNKNOWN'],
});

const saved = z.object({ revision: z.int(), updatedAt: moment });

/** Who saves, and from which revision: see `saveIntake` in `contract/validation/validation.ts`, whose rules hold here too. */
const save = { revision: z.int().min(0), editor: opaqueId };

/**
 * Saves the answers that were edited. Answers to different criteria edited in two places all stay. Where another `editor`
 * has changed the same answer since `revision` to something else, nothing is saved: RECORD_CHANGED names those criteria in
 * `fields`; read the check again, show both and save with the new revision. Sending the same once more changes nothing.
 */
export const saveAnswers = defineEndpoint({
  method: 'PATCH',
  path: '/readiness/checks/:checkId/answers',
  summary: 'Save some answers of a readiness check',
  access: founder,
  params: checkParams,
  body: z.strictObject({ ...save, changes: z.array(answerChange).min(1).max(50) }),
  reply: saved.extend({
    answers: z.array(answerRecord),
    /** Answers that other editors have changed since `revision`: show them, for the new revision includes them. */
    changedElsewhere: z.array(answerRecord),
  }),
  errors: ['CHECK_UNKNOWN', 'RECORD_CHANGED'],
});

/** As `saveAnswers`, by field of the valuation; a method with null is cleared. */
export const saveValuation = defineEndpoint({
  method: 'PATCH',
  path: '/readiness/checks/:checkId/valuation',
  summary: 'Save some inputs of the valuation methods',
  access: founder,
  params: checkParams,
  body: z.strictObject({ ...save, changes: valuationChanges }),
  reply: saved.extend({ valuation: storedValuation.nullable() }),
  errors: ['CHECK_UNKNOWN', 'RECORD_CHANGED'],
});

const savedAnswer = saved.extend({ answer: answerRecord });

/**
 * The form has one part named `file`: JPG, PNG, PDF, XLSX, DOCX or CSV under 3 MB. The answer becomes a documented yes. A file that the
 * validation ledger has already is pointed at, not kept twice.
 */
export const attachAnswerFile = defineEndpoint({
  method: 'PUT',
  path: '/readiness/checks/:checkId/answers/:criterionId/file',
  summary: 'Attach a file to an answer, in place of earlier evidence',
  access: founder,
  params: answerParams,
  consumes: 'multipart/form-data',
  reply: savedAnswer,
  errors: ['CHECK_UNKNOWN', 'CRITERION_UNKNOWN', 'PROOF_UNREADABLE', 'REQUEST_TOO_LARGE'],
  limit: { max: 60, windowSeconds: 60 },
});

export const readAnswerFile = defineEndpoint({
  method: 'GET',
  path: '/readiness/checks/:checkId/answers/:criterionId/file',
  summary: 'The file of an answer, to its owner only',
  access: founder,
  params: answerParams,
  reply: z.file(),
  errors: ['CHECK_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});

export const removeAnswerFile = defineEndpoint({
  method: 'DELETE',
  path: '/readiness/checks/:checkId/answers/:criterionId/file',
  summary: 'Remove the file of an answer, which is then only claimed',
  access: founder,
  params: answerParams,
  reply: savedAnswer,
  errors: ['CHECK_UNKNOWN', 'FILE_UNKNOWN'],
});
