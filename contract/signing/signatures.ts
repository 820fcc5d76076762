import { z } from 'zod';
import { SIGNING_STATES } from '#domain/signing/signing-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, personText } from '../text.ts';
import { requestFields, signerView } from './signing.ts';

/**
 * The signer's side of signing, and the check of a signed file. A link's token travels in the body, never in a URL that a
 * server or a proxy would write down.
 */

/** 256 random bits, known to anyone who holds the link; only a hash of it is stored. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This link is not complete.' });

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, { error: 'This is no SHA-256.' });

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
  reply: z.file(),
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

/** The file itself never leaves the browser: it is hashed there. Only what anyone who holds the file knows anyway is answered. */
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
