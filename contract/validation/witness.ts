import { z } from 'zod';
import { CONFIRMED_KINDS, WITNESS_ANSWERS } from '#domain/validation/witness.ts';
import { defineEndpoint } from '../endpoint.ts';
import { linkToken } from '../signing/signatures.ts';
import { moment, opaqueId } from '../text.ts';

/**
 * Witness links: one person confirms, or denies, what a founder says of them, on their own phone and without an account. Only
 * the press of a button records anything; a messenger that opens the link for a preview does not.
 */
const founder = { anyRole: ['founder'] } as const;
const ideaParams = z.object({ ideaId: opaqueId });
/** A random mark of the browser, kept in it. The server keeps a hash of it that differs from idea to idea. */
const device = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'This is no mark of a device.' });

export const witnessLink = z.object({
  id: z.string(),
  observationId: z.string(),
  evidenceIds: z.array(z.string()),
  createdAt: moment,
  expiresAt: moment,
  /**
   * `outdated`: what was entered has changed since, so the link opens nothing and a confirmation does not hold; a denial does.
   * `replaced`: the same phone answered another link about it since, or a yes to no sum ended as its founder called what was paid
   * a part of a higher price.
   */
  state: z.enum(['open', 'answered', 'expired', 'revoked', 'outdated', 'replaced']),
  answer: z.enum(WITNESS_ANSWERS).nullable(),
  answeredAt: moment.nullable(),
  /** Answered from the network that the founder asked from: a confirmation from there is shown and does not count. */
  fromOwnNetwork: z.boolean(),
  /** The address to send, while the link is open. */
  url: z.string().nullable(),
  can: z.object({ revoke: z.boolean() }),
});
export type WitnessLink = z.infer<typeof witnessLink>;

export const createWitnessLink = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/observations/:observationId/witness-links',
  summary: 'Make a link for one of the people of an observation; its address is in the list',
  access: founder,
  params: ideaParams.extend({ observationId: opaqueId }),
  body: z.strictObject({
    /** What this person is asked to confirm. */
    evidenceIds: z.array(opaqueId).min(1, { error: 'Choose what they can confirm.' }).max(12),
    device,
  }),
  // Answers are kept for retries, and an address lets somebody answer: it is no part of this one.
  reply: witnessLink.omit({ url: true }),
  status: 201,
  errors: [
    'IDEA_UNKNOWN',
    'EVIDENCE_UNKNOWN',
    'PLAN_LIMIT',
    'WITNESS_LIMIT',
    'WITNESS_OUT_OF_REACH',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 3600 },
});

export const listWitnessLinks = defineEndpoint({
  method: 'GET',
  path: '/validation/ideas/:ideaId/witness-links',
  summary: 'The witness links of an idea, newest first',
  access: founder,
  params: ideaParams,
  reply: z.object({ items: z.array(witnessLink) }),
  errors: ['IDEA_UNKNOWN'],
});

export const revokeWitnessLink = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/witness-links/:linkId/revoke',
  summary: 'Revoke a link that nobody has answered; an answer stays',
  access: founder,
  params: ideaParams.extend({ linkId: opaqueId }),
  reply: witnessLink,
  errors: ['IDEA_UNKNOWN', 'LINK_UNKNOWN', 'WITNESS_ANSWERED'],
});

/** A link that expired, was revoked or never was gives LINK_UNKNOWN; one that was answered says what. */
export const openWitnessLink = defineEndpoint({
  method: 'POST',
  path: '/witness/open',
  summary: 'What a witness link asks; records nothing',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  reply: z.object({
    founder: z.string(),
    /** The day that it is about, YYYY-MM-DD. */
    date: z.string(),
    /** What the founder wrote. */
    note: z.string(),
    /** What exactly is confirmed, addressed to the reader. */
    says: z.array(z.string()),
    /** What a yes stands for, for the words of its button. */
    confirms: z.enum(CONFIRMED_KINDS),
    expiresAt: moment,
    /** What was answered, once somebody has: then nothing is asked any more. */
    answered: z.enum(WITNESS_ANSWERS).nullable(),
  }),
  errors: ['LINK_UNKNOWN'],
  limit: { max: 60, windowSeconds: 60 },
});
export type WitnessQuestion = z.infer<(typeof openWitnessLink)['reply']>;

export const answerWitnessLink = defineEndpoint({
  method: 'POST',
  path: '/witness/answer',
  summary: 'Confirm or deny, once; the same answer from the same device again changes nothing',
  access: 'public',
  body: z.strictObject({
    token: linkToken,
    answer: z.enum(WITNESS_ANSWERS, { error: 'Choose one of the three answers.' }),
    device,
  }),
  reply: z.object({ answer: z.enum(WITNESS_ANSWERS) }),
  errors: ['LINK_UNKNOWN', 'WITNESS_OWN', 'WITNESS_ANSWERED'],
  limit: { max: 20, windowSeconds: 60 },
});
