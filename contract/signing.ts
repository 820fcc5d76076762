import { z } from 'zod';
import { SIGNER_STATES, SIGNING_LIMITS, SIGNING_STATES } from '#domain/signing/signing-rules.ts';
import { defineEndpoint } from './endpoint.ts';
import { moment, opaqueId, personText } from './text.ts';

/**
 * Signing an agreement: the owner asks, each signer follows a link of their own. A link's token travels in the body, never
 * in a URL that a server or a proxy would write down.
 */
const founder = { anyRole: ['founder'] } as const;
const agreementParams = z.object({ agreementId: opaqueId });
const requestParams = z.object({ requestId: opaqueId });

/** 256 random bits, known to whoever holds the link; only a hash of it is stored. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This link is not complete.' });
const email = z.email({ error: 'Give an e-mail address.' }).max(254);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, { error: 'This is no SHA-256.' });

/** What everybody who signs or is asked to may see. */
export const signerView = z.object({
  id: z.string(),
  position: z.int(),
  label: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  title: z.string().nullable(),
  state: z.enum(SIGNER_STATES),
  signedAt: moment.nullable(),
});
export type SignerView = z.infer<typeof signerView>;

/** The trail: what happened when. The same list for the owner and for every signer. */
export const signingEvent = z.object({
  number: z.int(),
  at: moment,
  kind: z.enum(['requested', 'asked', 'reminded', 'viewed', 'signed', 'declined', 'cancelled', 'expired', 'completed']),
  who: z.string(),
  /** Why somebody declined. */
  note: z.string().nullable(),
});

const requestFields = {
  id: z.string(),
  title: z.string(),
  versionNumber: z.int(),
  /** Of the PDF's bytes: exactly what is signed. */
  sha256: z.string(),
  state: z.enum(SIGNING_STATES),
  inOrder: z.boolean(),
  message: z.string(),
  createdAt: moment,
  expiresAt: moment,
  completedAt: moment.nullable(),
  /** A job makes it, soon after everybody has signed. */
  hasCertificate: z.boolean(),
  events: z.array(signingEvent),
};

export const signingRequest = z.object({
  ...requestFields,
  signers: z.array(signerView.extend({ email: z.string(), reminders: z.int(), nextReminderAt: moment.nullable() })),
  can: z.object({ cancel: z.boolean() }),
});
export type SigningRequest = z.infer<typeof signingRequest>;

export const requestSigningBody = z.strictObject({
  versionNumber: z.int().min(1),
  signers: z
    .array(
      z.strictObject({
        label: personText({ max: 60, min: 1 }),
        name: personText({ max: 120, min: 1 }),
        email,
        company: personText({ max: 160 }).default(''),
        title: personText({ max: 120 }).default(''),
      }),
    )
    .min(1, { error: 'Name whoever signs.' })
    .max(SIGNING_LIMITS.signers, { error: `Name at most ${SIGNING_LIMITS.signers} people.` }),
  /** One after the other, in the order given. */
  inOrder: z.boolean(),
  days: z.int().min(SIGNING_LIMITS.days.min).max(SIGNING_LIMITS.days.max),
  message: personText({ max: 1000, lines: 'many' }).default(''),
});

/** Who would sign, from the document, and whether its law lets it be signed here. */
export const readSignability = defineEndpoint({
  method: 'GET',
  path: '/agreements/:agreementId/signability',
  summary: 'Whether and by whom the newest final version can be signed electronically',
  access: founder,
  params: agreementParams,
  reply: z.object({
    versionNumber: z.int().nullable(),
    allowed: z.boolean(),
    /** What the law says, or why it may not be signed here. */
    text: z.string(),
    source: z.object({ name: z.string(), checked: z.boolean() }),
    /** Whether the owner's address is confirmed: without that nobody can be asked. */
    emailVerified: z.boolean(),
    signers: z.array(
      z.object({
        label: z.string(),
        name: z.string(),
        email: z.string(),
        company: z.string(),
        title: z.string(),
      }),
    ),
  }),
  errors: ['DOCUMENT_UNKNOWN'],
});

export const requestSigning = defineEndpoint({
  method: 'POST',
  path: '/agreements/:agreementId/signing-requests',
  summary: 'Ask people to sign a final version',
  access: founder,
  params: agreementParams,
  body: requestSigningBody,
  reply: signingRequest,
  status: 201,
  errors: [
    'DOCUMENT_UNKNOWN',
    'VERSION_UNKNOWN',
    'SIGNING_NOT_ALLOWED',
    'SIGNING_PENDING',
    'SIGNING_COMPLETED',
    'SIGNING_LIMIT',
    'SIGNING_MAIL_LIMIT',
    'SIGNING_UNVERIFIED',
  ],
  limit: { max: 10, windowSeconds: 60 },
});

export const listSigningRequests = defineEndpoint({
  method: 'GET',
  path: '/agreements/:agreementId/signing-requests',
  summary: 'The signing requests of an agreement, newest first, at most 50',
  access: founder,
  params: agreementParams,
  reply: z.object({ items: z.array(signingRequest) }),
  errors: ['DOCUMENT_UNKNOWN'],
});

export const cancelSigning = defineEndpoint({
  method: 'POST',
  path: '/signing-requests/:requestId/cancel',
  summary: 'Cancel a signing request; its links stop working',
  access: founder,
  params: requestParams,
  reply: signingRequest,
  errors: ['SIGNING_UNKNOWN', 'DOCUMENT_UNKNOWN', 'SIGNING_ENDED'],
});

export const remindSigner = defineEndpoint({
  method: 'POST',
  path: '/signing-requests/:requestId/signers/:signerId/reminders',
  summary: 'Remind whoever has not signed: once a day, three times at most',
  access: founder,
  params: requestParams.extend({ signerId: opaqueId }),
  reply: signingRequest,
  errors: ['SIGNING_UNKNOWN', 'DOCUMENT_UNKNOWN', 'SIGNING_ENDED', 'REMINDER_TOO_SOON'],
});

export const readSignedFile = defineEndpoint({
  method: 'GET',
  path: '/signing-requests/:requestId/files/:file',
  summary: 'The PDF that is signed, or the certificate once everybody has signed',
  access: founder,
  params: requestParams.extend({ file: z.enum(['document', 'certificate']) }),
  reply: z.any(),
  errors: ['SIGNING_UNKNOWN', 'DOCUMENT_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/pdf',
});

/** What a signer sees on following the link. Opening it is noted in the trail. */
export const openSigning = defineEndpoint({
  method: 'POST',
  path: '/signing/open',
  summary: 'Open a signing link',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  reply: z.object({
    ...requestFields,
    owner: z.string(),
    law: z.object({ text: z.string(), source: z.object({ name: z.string(), checked: z.boolean() }) }),
    signers: z.array(signerView),
    /** Which of the signers holds this link. */
    me: z.string(),
    can: z.object({ sign: z.boolean(), decline: z.boolean() }),
  }),
  errors: ['LINK_UNKNOWN'],
  limit: { max: 60, windowSeconds: 60 },
});
export type OpenedSigning = z.infer<(typeof openSigning)['reply']>;

export const readSigningFile = defineEndpoint({
  method: 'POST',
  path: '/signing/file',
  summary: 'The PDF to sign, or the certificate once everybody has signed',
  access: 'public',
  body: z.strictObject({ token: linkToken, file: z.enum(['document', 'certificate']) }),
  reply: z.any(),
  errors: ['LINK_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/pdf',
  limit: { max: 30, windowSeconds: 60 },
});

export const signAgreement = defineEndpoint({
  method: 'POST',
  path: '/signing/sign',
  summary: 'Sign by typing one’s name; signing again changes nothing',
  access: 'public',
  body: z.strictObject({
    token: linkToken,
    name: personText({ max: 120, min: 1 }),
    /** Consent to sign electronically. */
    consent: z.literal(true, { error: 'Tick that you agree to sign electronically.' }),
    /** Of the bytes that were read: another hash is refused. */
    sha256,
  }),
  reply: openSigning.reply,
  errors: ['LINK_UNKNOWN', 'SIGNING_ENDED', 'SIGNING_NOT_YOUR_TURN', 'SIGNING_OTHER_FILE'],
  limit: { max: 20, windowSeconds: 60 },
});

export const declineAgreement = defineEndpoint({
  method: 'POST',
  path: '/signing/decline',
  summary: 'Decline to sign, with a reason; nobody else is asked any more',
  access: 'public',
  body: z.strictObject({
    token: linkToken,
    reason: personText({ max: 1000, min: 1, lines: 'many' }),
  }),
  reply: openSigning.reply,
  errors: ['LINK_UNKNOWN', 'SIGNING_ENDED'],
  limit: { max: 20, windowSeconds: 60 },
});

/** The file itself never leaves the browser: it is hashed there. Only what whoever holds the file knows anyway is answered. */
export const verifyFile = defineEndpoint({
  method: 'POST',
  path: '/verifications',
  summary: 'Whether a file with this SHA-256 was signed here',
  access: 'public',
  body: z.strictObject({ sha256 }),
  reply: z.object({
    found: z
      .object({
        file: z.enum(['document', 'certificate']),
        title: z.string(),
        state: z.enum(SIGNING_STATES),
        completedAt: moment.nullable(),
        signers: z.array(
          signerView.pick({ id: true, name: true, company: true, title: true, state: true, signedAt: true }),
        ),
      })
      .nullable(),
  }),
  errors: [],
  limit: { max: 60, windowSeconds: 60 },
});
