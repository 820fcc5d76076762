import { z } from 'zod';
import { narrativeFailures } from '#domain/narratives/failure-words.ts';
import { reasons } from '#domain/narratives/guard/reasons.ts';
import { narrativeUses } from '#domain/narratives/uses.ts';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, moment, opaqueId } from '../text.ts';

const founder = { anyRole: ['founder'] } as const;

const use = z.enum(narrativeUses);
export const previewHash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'This is not a hash.' });

/** What the AI proposes; nothing of it is kept until the founder takes it over. */
export const narrativeProposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assumption'),
    class: z.enum(ASSUMPTION_CLASSES),
    statement: z.string(),
    why: z.string(),
  }),
  z.object({
    kind: z.literal('answer'),
    field: z.enum(INTAKE_FIELDS.map(({ key }) => key)),
    /** Letter by letter what stands in the pasted text from `start` to `end`. */
    answer: z.string(),
    start: z.int().optional(),
    end: z.int().optional(),
    /** The passage that it was found in, letter by letter. */
    quote: z.string(),
  }),
]);
export type NarrativeProposal = z.infer<typeof narrativeProposal>;

const factSource = z.templateLiteral([z.enum(['section', 'question']), ':', z.string()]);
const placed = { id: z.string(), label: z.string(), value: z.string(), source: factSource.nullable() };
/** Words of the AI; or a figure or a quotation, with what it is and where it stands. */
const narrativePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({ kind: z.literal('figure'), ...placed }),
  z.object({ kind: z.literal('quote'), ...placed }),
]);

export const narrativeState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type NarrativeState = z.infer<typeof narrativeState>;

/** AI words about one version of a document. While it is `running` its text grows: read it again to go on. */
export const narrative = z.object({
  id: z.string(),
  use,
  state: narrativeState,
  /** Only sentences that passed the guard, with their figures and quotations written out. */
  text: z.string(),
  /** The same in pieces: what the AI wrote, and what the server put in the place of its references. */
  sentences: z.array(z.object({ parts: z.array(narrativePart), breaks: z.int() })),
  /** Written before figures were placed by reference: it has figures of its own. */
  isOlder: z.boolean(),
  proposals: z.array(narrativeProposal),
  /** Sentences, or proposals, that passed the guard, and those that were dropped. */
  kept: z.int(),
  dropped: z.int(),
  drops: z.array(z.object({ reason: z.enum(reasons), count: z.int() })),
  failure: z.object({ kind: z.enum(narrativeFailures), message: z.string() }).nullable(),
  /** Whether it takes one of the month's texts: also one that failed, once the provider had begun to answer. */
  counted: z.boolean(),
  /** Why and until when it waits: the provider asked for a pause. */
  retryAt: moment.nullable(),
  provider: z.string(),
  model: z.string(),
  usage: z.object({
    inputTokens: z.int(),
    outputTokens: z.int(),
    /** In minor units, rounded up; null where the operator named no price. */
    costMinor: z.int().nullable(),
    currency: z.string().nullable(),
  }),
  createdAt: moment,
  finishedAt: moment.nullable(),
  can: z.object({ cancel: z.boolean() }),
});
export type Narrative = z.infer<typeof narrative>;

/** What a founder has used of this month's texts. */
const allowance = z.object({ limit: z.int(), used: z.int(), renewsOn: day });

const offer = z.object({ use, label: z.string(), about: z.string() });

/** Everything the panel of a report shows. Without an AI that may be asked there is no panel: `provider` is null. */
export const narrativePanel = z.object({
  provider: z.object({ name: z.string(), model: z.string(), host: z.string() }).nullable(),
  /** There is an AI, and the founder turned it off for their documents. */
  turnedOff: z.literal(true).optional(),
  switchedOn: z.boolean(),
  offers: z.array(offer),
  /** The newest of each use. */
  narratives: z.array(narrative),
  allowance,
});
export type NarrativePanel = z.infer<typeof narrativePanel>;

/** The parts of one request, byte for byte as they are sent. `form` is the schema of the answer, where it has one. */
export const narrativePreview = z.object({
  provider: z.object({ name: z.string(), model: z.string(), host: z.string() }),
  requests: z.array(offer.extend({ system: z.string(), user: z.string(), form: z.string().nullable() })),
  /** Of all that is shown here: send it back to say that it was seen. */
  hash: previewHash,
});
export type NarrativePreview = z.infer<typeof narrativePreview>;

const reportParams = z.object({
  documentId: opaqueId,
  version: z.coerce.number({ error: 'Give the number of a version.' }).int().min(1).max(100_000),
});
/** The id of one clause of the version, where the words are about that. */
const query = z.object({
  part: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,120}$/, { error: 'This is not the id of a clause.' })
    .optional(),
});
const documentErrors = ['DOCUMENT_UNKNOWN', 'IDEA_UNKNOWN', 'VERSION_UNKNOWN', 'NARRATIVE_USE_UNKNOWN'] as const;

export const readNarratives = defineEndpoint({
  method: 'GET',
  path: '/documents/:documentId/versions/:version/narratives',
  summary: 'The AI words of a report, and whether they are switched on',
  access: founder,
  params: reportParams,
  query,
  reply: narrativePanel,
  errors: documentErrors,
});

export const previewNarratives = defineEndpoint({
  method: 'GET',
  path: '/documents/:documentId/versions/:version/narratives/preview',
  summary: 'Exactly what would be sent to the AI provider for this report',
  access: founder,
  params: reportParams,
  query,
  reply: narrativePreview,
  errors: [...documentErrors, 'AI_NOT_CONFIGURED', 'AI_TURNED_OFF'],
});

export const switchNarrativesOn = defineEndpoint({
  method: 'PUT',
  path: '/documents/:documentId/versions/:version/narratives/consent',
  summary: 'Allow AI words for this report, having seen what is sent',
  access: founder,
  params: reportParams,
  query,
  body: z.strictObject({ hash: previewHash }),
  reply: narrativePanel,
  errors: [...documentErrors, 'AI_NOT_CONFIGURED', 'AI_TURNED_OFF', 'NARRATIVE_PREVIEW_STALE'],
});

export const switchNarrativesOff = defineEndpoint({
  method: 'DELETE',
  path: '/documents/:documentId/versions/:version/narratives/consent',
  summary: 'Switch AI words off for this report; what was written is deleted and what runs is stopped',
  access: founder,
  params: reportParams,
  query,
  reply: narrativePanel,
  errors: documentErrors,
});

/** Works in the background: read the narrative until it is done. */
export const startNarrative = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/versions/:version/narratives',
  summary: 'Ask the AI provider for words about this report',
  access: founder,
  params: reportParams,
  query,
  body: z.strictObject({ use }),
  reply: narrative,
  status: 202,
  errors: [
    ...documentErrors,
    'AI_NOT_CONFIGURED',
    'AI_TURNED_OFF',
    'NARRATIVE_NOT_ALLOWED',
    'PLAN_LIMIT',
    'NARRATIVE_RUNNING',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 20, windowSeconds: 60 },
});

const narrativeParams = z.object({ narrativeId: opaqueId });

export const readNarrative = defineEndpoint({
  method: 'GET',
  path: '/narratives/:narrativeId',
  summary: 'A narrative as far as it is written',
  access: founder,
  params: narrativeParams,
  reply: narrative,
  errors: ['NARRATIVE_UNKNOWN'],
});

export const cancelNarrative = defineEndpoint({
  method: 'POST',
  path: '/narratives/:narrativeId/cancel',
  summary: 'Stop a narrative; what has ended stays as it is',
  access: founder,
  params: narrativeParams,
  reply: narrative,
  errors: ['NARRATIVE_UNKNOWN'],
});
