import { z } from 'zod';
import type { Contradiction } from '#domain/agreements/contradictions/contradiction.ts';
import { AGREEMENT_STATES } from '#domain/agreements/states.ts';
import { AGREEMENT_KINDS, JURISDICTIONS, type Jurisdiction } from '#domain/agreements/template.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';
import { contentChanges } from './content.ts';
import { signability, storedAnswer, storedChanges, storedContent } from './document.ts';
import { agreementStanding } from './standing.ts';
import { agreementTemplate } from './template.ts';

const founder = { anyRole: ['founder'] } as const;
const agreementParams = z.object({ agreementId: opaqueId });

export const agreementKind = z.enum(AGREEMENT_KINDS, { error: 'Choose one of the six documents.' });

export const jurisdiction = z.enum(Object.keys(JURISDICTIONS) as Jurisdiction[], {
  error: 'Choose Nigeria, Delaware or England and Wales.',
});

/** What two or more of the founder's documents say differently. `conflict`: both cannot be true; `check`: perhaps meant. */
export const contradiction = z.object({
  rule: z.string(),
  severity: z.enum(['conflict', 'check']),
  message: z.string(),
  agreements: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The variables to look at in those agreements. */
  variables: z.array(z.string()),
}) satisfies z.ZodType<Contradiction>;

/** A proposal for an open question: no answer until the founder sends it as one. */
export const suggestion = z.object({
  variable: z.string(),
  answer: storedAnswer,
  /** Where it comes from, in words. */
  because: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** What is said of a template wherever it is used. */
const templateAbout = {
  version: z.string(),
  title: z.string(),
  purpose: z.string(),
  /** Days, YYYY-MM-DD. */
  reviewed: z.string(),
  reviewBy: z.string(),
  /** The lawyer who reviewed it; null: none did. */
  lawyer: z.object({ name: z.string(), bar: z.string(), date: z.string() }).nullable(),
};

/**
 * A founder's working state. The agreement is also the entry of its kind in All Documents, under the same id. The template
 * comes with `readAgreementTemplate`: with it the browser computes the live preview by the same code as the server.
 */
export const agreement = z.object({
  id: z.string(),
  kind: agreementKind,
  jurisdiction,
  name: z.string(),
  /** The idea, and so the startup, that it is for. */
  ideaId: z.string().nullable(),
  state: z.enum(AGREEMENT_STATES),
  /** Counts every change; send it back with what was edited from it. */
  revision: z.int(),
  createdAt: moment,
  updatedAt: moment,
  content: storedContent,
  suggestions: z.array(suggestion),
  standing: agreementStanding,
  /** Whether it may be signed here, and what its law says of that. */
  signing: signability,
  /** Those that this document has a part in. */
  contradictions: z.array(contradiction),
  template: z.object({
    ...templateAbout,
    /** SHA-256 of its fixed text, in hex. */
    fixedTextHash: z.string(),
    /** The version of a newer template that this document can move to, or null. */
    newer: z.string().nullable(),
  }),
  versions: z.object({ count: z.int(), hasChanges: z.boolean() }),
  can: z.object({
    edit: z.boolean(),
    acknowledge: z.boolean(),
    finalise: z.boolean(),
    reopen: z.boolean(),
    moveTemplate: z.boolean(),
    sign: z.boolean(),
    duplicate: z.boolean(),
    export: z.boolean(),
    delete: z.boolean(),
  }),
});
export type Agreement = z.infer<typeof agreement>;

export const readAgreementCatalogue = defineEndpoint({
  method: 'GET',
  path: '/agreements/catalogue',
  summary: 'The six documents by law: each with its template, or why there is none',
  access: founder,
  reply: z.object({
    items: z.array(
      z.object({
        kind: agreementKind,
        jurisdiction,
        template: z.object({ ...templateAbout, electronicSignature: z.boolean() }).nullable(),
        /** Why there is no template; null where there is one. */
        missing: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});

export const createAgreement = defineEndpoint({
  method: 'POST',
  path: '/agreements',
  summary: 'Begin a document from the template of a law',
  access: founder,
  body: z.strictObject({
    kind: agreementKind,
    jurisdiction,
    /** The idea, and so the startup, that it is for. */
    ideaId: opaqueId.nullable().default(null),
  }),
  reply: agreement,
  status: 201,
  errors: ['AGREEMENT_NOT_OFFERED', 'IDEA_UNKNOWN', 'PLAN_LIMIT', 'DOCUMENT_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const readAgreement = defineEndpoint({
  method: 'GET',
  path: '/agreements/:agreementId',
  summary: 'The whole working state of a document',
  access: founder,
  params: agreementParams,
  reply: agreement,
  errors: ['AGREEMENT_UNKNOWN'],
});

/** It stays the same, whatever the library becomes, until the founder moves the document to a newer one. */
export const readAgreementTemplate = defineEndpoint({
  method: 'GET',
  path: '/agreements/:agreementId/template',
  summary: 'The template that a document is made from',
  access: founder,
  params: agreementParams,
  reply: z.object({
    fixedTextHash: z.string(),
    template: agreementTemplate,
  }),
  errors: ['AGREEMENT_UNKNOWN'],
});

/**
 * Saves some answers, choices of wordings and own words. Different parts edited in two places all stay. Where another
 * `editor` has changed the same part since `revision` to something else, nothing is saved: RECORD_CHANGED names those parts
 * in `fields` ("answers.company"); read the agreement again, show both and save with the new revision. REQUEST_INVALID names
 * every part that the template does not take ("answers.founders.0.share"). Sending the same once more changes nothing.
 */
export const saveAgreementContent = defineEndpoint({
  method: 'PATCH',
  path: '/agreements/:agreementId/content',
  summary: 'Save some answers, wordings and own words of a document',
  access: founder,
  params: agreementParams,
  body: z.strictObject({
    revision: z.int().min(0),
    /** One random id a tab: its own earlier saves never stand against it, even when their answer was lost. */
    editor: opaqueId,
    ...contentChanges,
  }),
  reply: z.object({
    revision: z.int(),
    updatedAt: moment,
    name: z.string(),
    /** What other editors have changed since `revision`: show it, for the new revision includes it. Null: taken out. */
    changedElsewhere: storedChanges,
    standing: agreementStanding,
  }),
  errors: ['AGREEMENT_UNKNOWN', 'AGREEMENT_FINAL', 'RECORD_CHANGED', 'REQUEST_TOO_LARGE'],
});

export const acknowledgeFlag = defineEndpoint({
  method: 'PUT',
  path: '/agreements/:agreementId/flags/:flagId',
  summary: 'Say that one has read why a lawyer should look at this, or take that back',
  access: founder,
  params: agreementParams.extend({
    flagId: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/, { error: 'This is not an id.' }),
  }),
  body: z.strictObject({ acknowledged: z.boolean() }),
  reply: z.object({ revision: z.int(), standing: agreementStanding }),
  errors: ['AGREEMENT_UNKNOWN', 'AGREEMENT_FINAL', 'AGREEMENT_FLAG_UNKNOWN'],
});

export const reopenAgreement = defineEndpoint({
  method: 'POST',
  path: '/agreements/:agreementId/reopen',
  summary: 'Write on in a final document; its versions stay. Reopening what is not final changes nothing',
  access: founder,
  params: agreementParams,
  reply: agreement,
  errors: ['AGREEMENT_UNKNOWN'],
});

/** Answers are kept by the ids of their variables; what the newer template does not know goes. */
export const moveAgreementTemplate = defineEndpoint({
  method: 'POST',
  path: '/agreements/:agreementId/template',
  summary: 'Move a document to the newest template of its law',
  access: founder,
  params: agreementParams,
  reply: agreement,
  errors: ['AGREEMENT_UNKNOWN', 'AGREEMENT_FINAL', 'AGREEMENT_NOT_OFFERED'],
});

export const duplicateAgreement = defineEndpoint({
  method: 'POST',
  path: '/agreements/:agreementId/duplicate',
  summary: 'Begin another document with the same content, as a draft',
  access: founder,
  params: agreementParams,
  reply: agreement,
  status: 201,
  errors: ['AGREEMENT_UNKNOWN', 'PLAN_LIMIT', 'DOCUMENT_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const listContradictions = defineEndpoint({
  method: 'GET',
  path: '/agreements/contradictions',
  summary: 'What the founder’s documents say differently from each other',
  access: founder,
  reply: z.object({ items: z.array(contradiction) }),
  errors: [],
});
