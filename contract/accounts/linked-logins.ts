import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';
import { personName, signUpBody } from './identity.ts';

/** Messages of the answers. */
export const linkedLoginTexts = { removed: 'Login removed', linked: 'Login linked' } as const;

/** The pages that the way to another service and back ends at. */
export const loginPages = {
  /** With `?error=` and a code of `identityErrors`, or `?step=code`; and `?redirect=` where the visitor came from. */
  login: '/auth/login',
  /** For anyone who has no account yet. */
  finish: '/auth/finish',
  /** With `?linked=` and the provider's name, or `?error=`. */
  linked: '/m/profile/account-information',
  overview: '/m/overview',
} as const;

/** A service by which people can log in, as the operator configured it. */
const loginProvider = z.object({
  name: z.string(),
  label: z.string(),
  /** Of Firebase Authentication, which the browser asks itself; `url` is of a server that stands in for Google's. */
  firebase: z.object({ apiKey: z.string(), url: z.string().nullable() }).optional(),
});
export type LoginProvider = z.infer<typeof loginProvider>;

const providerName = z.string().regex(/^[a-z][a-z0-9]{0,29}$/);
/** What is no safe path of this site is not followed. */
const redirect = z.string().max(2048).nullish();

export const startLoginBody = z.strictObject({
  provider: providerName,
  redirect,
  /** The one that is offered first, should there be no account yet. */
  role: z.enum(['founder', 'investor']).nullish(),
});
export const linkLoginBody = z.strictObject({ provider: providerName });
/** Signed by Firebase; longer ones are none of ours. */
const idToken = z
  .string()
  .max(8192)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/);
export const firebaseLoginBody = z.strictObject({ idToken, role: startLoginBody.shape.role });
export const linkFirebaseBody = z.strictObject({ idToken });
export const finishLoginBody = z.strictObject({
  name: personName,
  role: signUpBody.shape.role,
  acceptedConditions: signUpBody.shape.acceptedConditions,
});

export const startLoginReply = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: z.object({ url: z.string() }),
});

const newLogin = z.object({
  /** Of the other service. */
  label: z.string(),
  email: z.string(),
  /** As the other service has it; '' where it says none. */
  name: z.string(),
  role: z.enum(['founder', 'investor']).nullable(),
});
export type NewLogin = z.infer<typeof newLogin>;
export const newLoginReply = z.object({ status: z.literal('success'), message: z.string(), data: newLogin });

export const listLoginProviders = defineEndpoint({
  method: 'GET',
  path: '/accounts/login-providers',
  summary: 'The other services that one can log in with',
  access: 'public',
  reply: z.object({ items: z.array(loginProvider).max(20) }),
  errors: [],
});

const linkedLogin = z.object({
  id: z.string(),
  /** Of the service; its host where it is not configured any more. */
  label: z.string(),
  /** As the other service had it when it was last used; it need not be the account's. */
  email: z.string(),
  /** False where the service is not configured any more. */
  isUsable: z.boolean(),
  linkedAt: moment,
  lastUsedAt: moment,
});
export type LinkedLogin = z.infer<typeof linkedLogin>;

export const listLinkedLogins = defineEndpoint({
  method: 'GET',
  path: '/accounts/linked-logins',
  summary: 'The logins of other services that open your account, and whether it has a password',
  access: 'signed-in',
  reply: z.object({
    items: z.array(linkedLogin).max(20),
    /** The services that could be linked too. */
    others: z.array(loginProvider).max(20),
    hasPassword: z.boolean(),
  }),
  errors: [],
});

export const removeLinkedLogin = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/linked-logins/:linkedLoginId',
  summary: 'Remove a linked login, in a session that began within ten minutes: every other device is logged out',
  access: 'signed-in',
  params: z.object({ linkedLoginId: opaqueId }),
  reply: z.null(),
  errors: ['LINKED_LOGIN_UNKNOWN', 'auth/requires-recent-login', 'auth/last-way-in'],
});
