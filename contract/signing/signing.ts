import { z } from 'zod';
import { SIGNER_STATES, SIGNING_LIMITS, SIGNING_STATES } from '#domain/signing/signing-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { plainName } from '../plain-name.ts';
import { moment, opaqueId, personText } from '../text.ts';

/** Signing an agreement, the owner's side: ask, remind, cancel, keep. What a signer does is `signatures.ts`. */
const founder = { anyRole: ['founder'] } as const;
const agreementParams = z.object({ agreementId: opaqueId });
const requestParams = z.object({ requestId: opaqueId });

const email = z.email({ error: 'Give an e-mail address.' }).max(254);

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

export const requestFields = {
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
        name: plainName(personText({ max: 120, min: 1 })),
        email,
        company: personText({ max: 160 }).default(''),
        title: personText({ max: 120 }).default(''),
      }),
    )
    .min(1, { error: 'Name the people who sign.' })
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
    'PLAN_LIMIT',
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
  summary: 'Remind a person who has not signed: once a day, three times at most',
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
  reply: z.file(),
  errors: ['SIGNING_UNKNOWN', 'DOCUMENT_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/pdf',
});
