import { z } from 'zod';
import { PLAN_KEYS } from '#domain/plans.ts';
import { ROLES } from '#domain/roles.ts';
import { defineEndpoint } from '../endpoint.ts';
import { claimsSchema } from './identity.ts';
import { profileRecord } from './profile.ts';

const subscription = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() };

/** users/{uid}: exactly the fields of specification §3. */
export const userRecord = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  photo_url: z.string().nullable(),
  accepted_conditions: z.literal(true),
  roles: z.array(z.enum(ROLES)),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  founder_sub: z.strictObject({ status: z.enum(['active']), name: z.enum(PLAN_KEYS), ...subscription }),
});
export type UserRecord = z.infer<typeof userRecord>;

/** founders/{uid}: exactly the fields of specification §3. */
export const founderRecord = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  plan_details: z.strictObject({ plan_name: z.enum(PLAN_KEYS), ...subscription }),
});
export type FounderRecord = z.infer<typeof founderRecord>;

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/auth/create-role',
  summary: 'Give your own account the roles user, founder or investor',
  access: 'signed-in',
  status: 201,
  body: z.object({ uid: z.string().min(1).max(128), roles: z.array(z.string().max(40)).min(1).max(10) }),
  reply: z.object({ uid: z.string(), roles: z.array(z.enum(ROLES)) }),
  errors: ['ACCOUNT_NOT_OWN', 'ROLE_NOT_GRANTABLE'],
});

/** Messages of the answer (specification §7 and §8): the first is the sign to refresh the claims. */
export const verificationTexts = {
  alreadyVerified: 'Email is already verified',
  sent: 'Verification email sent! Please check your inbox.',
  infoVerified: 'Your email is already verified.',
  sendFailed: 'Failed to send verification email. Please try again.',
  unexpected: 'An unexpected error occurred',
} as const;

/** The token comes as bearer header, or else in the body. */
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  summary: 'Send the verification e-mail again',
  access: 'public',
  body: z.object({ token: z.string().max(4096).optional() }).nullish(),
  reply: z.null(),
  errors: ['auth/no-token', 'auth/id-token-expired', 'auth/invalid-id-token', 'auth/too-many-requests'],
});

export const readOwnAccount = defineEndpoint({
  method: 'GET',
  path: '/accounts/me',
  summary: 'Your own account: user record, founder record and the claims of the token',
  access: 'signed-in',
  reply: z.object({
    user: userRecord,
    founder: founderRecord.nullable(),
    profile: profileRecord,
    claims: claimsSchema,
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});
