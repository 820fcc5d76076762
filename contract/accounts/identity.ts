import { z } from 'zod';
import { LEARNING_PLAN_NAMES, PLAN_KEYS } from '#domain/plans.ts';
import { ROLES } from '#domain/roles.ts';
import { plainName } from '../plain-name.ts';
import { identityErrors } from './identity-errors.ts';

export { identityPaths } from './identity-paths.ts';

/** The pages that links in e-mails open. */
export const mailPaths = {
  /** With `?token=`. */
  resetPassword: '/auth/reset-password',
  /** With `?verified=true`, or `?error=` and a code of `identityErrors`. */
  verified: '/auth/login',
  /** With the token of a link behind the #. */
  emailChange: '/confirm-email',
} as const;

/** Texts of specification §5 and §8 around identity; failures of a single code are in `identityErrors`. */
export const identityTexts = {
  signUpFailed: 'An error occurred while creating user account',
  signOutFailed: 'Failed to sign out user',
  rolesFailed: 'Failed to assign roles',
  claimsFailed: 'Failed to retrieve user claims. Please try logging in again.',
  verified: 'Your email address is verified.',
  resetRequested: 'If there is an account with this email, a link to reset the password is on its way.',
} as const;

const passwordLimit = 128;

/** What people are called by: no control characters (PostgreSQL refuses null), no links, nothing that turns the text around. */
export const personName = plainName(
  z
    .string()
    .trim()
    .min(1, 'Enter your name.')
    .max(100, 'The name must be 100 characters long or fewer.')
    .refine((name) => !/\p{Cc}/u.test(name), 'The name has characters that cannot be used.'),
);

/** Trimmed and lower-cased (specification §5). */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email.')
  .max(254, identityErrors['auth/invalid-email'].message)
  .pipe(z.email(identityErrors['auth/invalid-email'].message));

/** Trimmed, 6 or more characters (specification §5). */
export const newPassword = z
  .string()
  .trim()
  .min(6, identityErrors['auth/weak-password'].message)
  .max(passwordLimit, `The password must be ${passwordLimit} characters long or fewer.`);

export const signUpBody = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  role: z.enum(['founder', 'investor'], 'Choose how you want to use the platform.'),
  acceptedConditions: z.literal(true, 'Please accept the terms to continue.'),
});

export const signInBody = z.object({
  email: emailAddress,
  password: z.string().trim().min(1, 'Enter your password.').max(passwordLimit, 'This password is too long.'),
});

export const requestPasswordResetBody = z.object({ email: emailAddress });

export const resetPasswordBody = z.object({
  token: z.string().regex(/^[\w.-]{1,1000}$/, identityErrors['auth/invalid-action-code'].message),
  password: newPassword,
});

/** The answer of every identity call: the token to use from now on, or null for anyone who is signed out. */
export const sessionReply = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: z.object({
    token: z.string().nullable(),
    /** The password was right, and there is no session until a code was right too. */
    codeNeeded: z.literal(true).optional(),
    /** Another service has named somebody who has no account here: they are asked who they want to be. */
    accountNeeded: z.literal(true).optional(),
  }),
});
export type SessionReply = z.infer<typeof sessionReply>;

/** What an access token says of its bearer. It is read, never trusted, in the browser. */
export const claimsSchema = z.object({
  /** The uid. */
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  email_verified: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  /** The plan as the learning platform names it. */
  subscription_plan: z.enum(PLAN_KEYS.map((plan) => LEARNING_PLAN_NAMES[plan])),
  /** Seconds since the epoch. */
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;
