import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';

/** Where somebody is logged in. What kind of browser it is, and nothing by which it could be found. */
const session = z.object({
  id: z.string(),
  /** Such as Chrome; null where it cannot be told. */
  browser: z.string().nullable(),
  /** Such as Android; null where it cannot be told. */
  system: z.string().nullable(),
  beganAt: moment,
  /** Ten minutes late at most. */
  lastUsedAt: moment,
  /** The session of the token that asks. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** The sessions that are shown; ending all others ends those beyond it too. */
export const sessionsShown = 50;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/accounts/sessions',
  summary: 'Where you are logged in: this device first, then the one used last',
  access: 'signed-in',
  reply: z.object({ items: z.array(session).max(sessionsShown) }),
  errors: [],
});

/** Its tokens are believed for another minute at most, and never again. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/sessions/:sessionId',
  summary: 'Log out one device',
  access: 'signed-in',
  params: z.object({ sessionId: opaqueId }),
  reply: z.null(),
  errors: ['SESSION_UNKNOWN'],
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/sessions',
  summary: 'Log out every other device',
  access: 'signed-in',
  reply: z.object({ ended: z.int().min(0) }),
  errors: [],
});
