import { z } from 'zod';
import { workingState } from '../documents/versions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';
import { evidenceRecord } from './evidence-record.ts';
import { intakeChanges } from './intake.ts';
import {
  decision,
  decisionBody,
  importanceBody,
  importanceEdit,
  observationBody,
  observationEditBody,
  ownAssumption,
  ownAssumptionBody,
  pitchFitBody,
  priceFitBody,
} from './ledger.ts';
import { heldImportance, removedAgainst, storedIntake, storedIntakeDraft } from './snapshot.ts';
import { testRecord } from './tests.ts';

const founder = { anyRole: ['founder'] } as const;
const ideaParams = z.object({ ideaId: opaqueId });
const observationParams = ideaParams.extend({ observationId: opaqueId });
const assumptionParams = ideaParams.extend({ assumptionId: opaqueId });

/**
 * A founder's working state: everything the rules need for the report (`makeSnapshot`, `buildReport` in
 * `domain/validation`), so that the browser computes the live preview with the same code as the server. The idea is also
 * the entry of type `validation` in All Documents, under the same id.
 */
export const ideaState = workingState.extend({
  intake: storedIntake,
  importanceEdits: z.array(importanceEdit),
  ownAssumptions: z.array(ownAssumption),
  evidence: z.array(evidenceRecord),
  testCards: z.array(testRecord),
  decisions: z.array(decision),
  /** What spoke against it and was removed, by day; left out where nothing was. */
  removedAgainst: z.array(removedAgainst).optional(),
  /** Left out where nothing is held. */
  heldImportance: heldImportance.optional(),
  /** The newest saved version, and whether anything has changed since. */
  versions: z.object({ count: z.int(), hasChanges: z.boolean() }),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), export: z.boolean(), delete: z.boolean() }),
});
export type IdeaState = z.infer<typeof ideaState>;

export const createIdea = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas',
  summary: 'Start validating an idea',
  access: founder,
  body: z.strictObject({ intake: intakeChanges.optional() }),
  reply: ideaState,
  status: 201,
  errors: ['PLAN_LIMIT', 'DOCUMENT_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const readIdea = defineEndpoint({
  method: 'GET',
  path: '/validation/ideas/:ideaId',
  summary: 'The whole working state of an idea',
  access: founder,
  params: ideaParams,
  reply: ideaState,
  errors: ['IDEA_UNKNOWN'],
});

/** `idea`: null where the founder has none. */
export const readNewestIntake = defineEndpoint({
  method: 'GET',
  path: '/validation/newest-intake',
  summary: 'The answers of the idea that you worked on last',
  access: founder,
  reply: z.object({ idea: ideaState.pick({ id: true, name: true, intake: true }).nullable() }),
  errors: [],
});

/**
 * Saves the answers that were edited. Different answers edited in two places both stay. Where another `editor` has
 * changed the same answer since `revision` to something else, nothing is saved: RECORD_CHANGED names those answers in
 * `fields`; read the idea again, show both and save with the new revision. Sending the same once more changes nothing.
 */
export const saveIntake = defineEndpoint({
  method: 'PATCH',
  path: '/validation/ideas/:ideaId/intake',
  summary: 'Save some answers of the intake',
  access: founder,
  params: ideaParams,
  body: z.strictObject({
    revision: z.int().min(0),
    /** One random id a tab: its own earlier saves never stand against it, even when their answer was lost. */
    editor: opaqueId,
    changes: intakeChanges,
  }),
  reply: z.object({
    revision: z.int(),
    updatedAt: moment,
    name: z.string(),
    /** Answers that other editors have changed since `revision`: show them, for the new revision includes them. */
    changedElsewhere: storedIntakeDraft,
  }),
  errors: ['IDEA_UNKNOWN', 'RECORD_CHANGED'],
});

export const setImportance = defineEndpoint({
  method: 'PUT',
  path: '/validation/ideas/:ideaId/assumptions/:assumptionId/importance',
  summary: 'Change how important an assumption is, with a reason that stays on record',
  access: founder,
  params: assumptionParams,
  body: importanceBody,
  reply: z.object({ revision: z.int(), edit: importanceEdit }),
  errors: ['IDEA_UNKNOWN', 'ASSUMPTION_UNKNOWN', 'LEDGER_LIMIT'],
});

export const addAssumption = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/assumptions',
  summary: 'Add an assumption of one’s own',
  access: founder,
  params: ideaParams,
  body: ownAssumptionBody,
  reply: z.object({ revision: z.int(), assumption: ownAssumption }),
  status: 201,
  errors: ['IDEA_UNKNOWN', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const removeAssumption = defineEndpoint({
  method: 'DELETE',
  path: '/validation/ideas/:ideaId/assumptions/:assumptionId',
  summary: 'Remove an assumption of one’s own that nothing rests on',
  access: founder,
  params: assumptionParams,
  reply: z.object({ revision: z.int() }),
  errors: ['IDEA_UNKNOWN', 'ASSUMPTION_UNKNOWN', 'ASSUMPTION_IN_USE'],
});

/** Every line that follows from the observation, after the change. */
const savedObservation = z.object({ revision: z.int(), evidence: z.array(evidenceRecord) });

/** The same `key` sent again, hours or days later, gives the observation that is there and changes nothing. */
export const addObservation = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/observations',
  summary: 'Enter a conversation, a payment or a source once, and what it says of each assumption',
  access: founder,
  params: ideaParams,
  body: observationBody,
  reply: savedObservation,
  status: 201,
  errors: ['IDEA_UNKNOWN', 'LEDGER_LIMIT'],
});

export const editObservation = defineEndpoint({
  method: 'PUT',
  path: '/validation/ideas/:ideaId/observations/:observationId',
  summary: 'Replace what an observation says; its file stays',
  access: founder,
  params: observationParams,
  body: observationEditBody,
  reply: savedObservation,
  errors: ['IDEA_UNKNOWN', 'EVIDENCE_UNKNOWN', 'LEDGER_LIMIT', 'RECORD_CHANGED'],
});

export const removeObservation = defineEndpoint({
  method: 'DELETE',
  path: '/validation/ideas/:ideaId/observations/:observationId',
  summary: 'Remove an observation, all it says and its file; saved versions keep what they say of it',
  access: founder,
  params: observationParams,
  reply: z.object({ revision: z.int() }),
  errors: ['IDEA_UNKNOWN', 'EVIDENCE_UNKNOWN'],
});

export const setPitchFit = defineEndpoint({
  method: 'PUT',
  path: '/validation/ideas/:ideaId/pitch-fit',
  summary: 'Say whether what was noted for an earlier pitch still fits; what does not fit stays and counts nowhere',
  access: founder,
  params: ideaParams,
  body: pitchFitBody,
  reply: savedObservation,
  errors: ['IDEA_UNKNOWN', 'EVIDENCE_UNKNOWN'],
});

export const setPriceFit = defineEndpoint({
  method: 'PUT',
  path: '/validation/ideas/:ideaId/price-fit',
  summary:
    'Say whether what was paid at an earlier price was a part of today’s, or take that back; else it counts nothing for what they would pay',
  access: founder,
  params: ideaParams,
  body: priceFitBody,
  reply: savedObservation,
  errors: ['IDEA_UNKNOWN', 'EVIDENCE_UNKNOWN'],
});

export const addDecision = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/decisions',
  summary: 'Enter a decision in the log: to persevere, to pivot or to stop, and what it rests on',
  access: founder,
  params: ideaParams,
  body: decisionBody,
  reply: z.object({ revision: z.int(), decision }),
  status: 201,
  errors: ['IDEA_UNKNOWN', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});
