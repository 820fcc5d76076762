import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../text.ts';
import { anyCodeBody, appCodeBody } from './codes.ts';

/** Messages of the answers. */
export const secondFactorTexts = {
  on: 'The second factor is on',
  off: 'The second factor is off',
  newCodes: 'Your earlier recovery codes do not work any more',
} as const;

/** Codes that are made at a time. */
export const recoveryCodeCount = 10;

const codes = z.object({ recoveryCodes: z.array(z.string()).length(recoveryCodeCount) });
const guarded = ['auth/requires-recent-login', 'auth/too-many-requests'] as const;

export const readSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/accounts/second-factor',
  summary: 'Whether logging in asks for a code of your phone too',
  access: 'signed-in',
  reply: z.object({
    isOn: z.boolean(),
    /** Null while it is off. */
    since: moment.nullable(),
    recoveryCodesLeft: z.int().min(0).max(recoveryCodeCount),
  }),
  errors: [],
});
export type SecondFactor = z.infer<(typeof readSecondFactor)['reply']>;

/** Nothing changes until it is confirmed. Asked for again, the key before is forgotten. */
export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/accounts/second-factor/begin',
  summary: 'A key for your authenticator app, in a session that began within ten minutes',
  access: 'signed-in',
  reply: z.object({
    /** In Base32, to type. */
    key: z.string(),
    /** otpauth://totp/…, to draw as a QR code. */
    uri: z.string(),
  }),
  errors: ['auth/email-unverified', 'auth/requires-recent-login', 'auth/second-factor-on'],
  limit: { max: 20, windowSeconds: 600 },
});

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/accounts/second-factor/confirm',
  summary: 'Turn the second factor on with the first code of the app; recovery codes are answered this once',
  access: 'signed-in',
  body: appCodeBody,
  reply: codes,
  errors: [...guarded, 'auth/email-unverified', 'auth/invalid-code', 'auth/second-factor-on', 'auth/second-factor-off'],
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/accounts/second-factor/recovery-codes',
  summary: 'New recovery codes in place of those before, answered this once',
  access: 'signed-in',
  body: appCodeBody,
  reply: codes,
  errors: [...guarded, 'auth/invalid-code', 'auth/used-code', 'auth/second-factor-off'],
});

export const endSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/accounts/second-factor/end',
  summary: 'Turn the second factor off, with a code of the app or a recovery code',
  access: 'signed-in',
  body: anyCodeBody,
  reply: z.null(),
  errors: [...guarded, 'auth/invalid-code', 'auth/used-code', 'auth/invalid-recovery-code', 'auth/second-factor-off'],
});
