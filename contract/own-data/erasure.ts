import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../text.ts';

export const erasureDays = 14;

/** An account that ends, and until when its member can keep it. */
export const ending = z.object({ requestedAt: moment, dueAt: moment });

const ownErasure = z.object({
  /** Null: the account goes on. */
  ending: ending.nullable(),
  /** Why the account cannot be erased now. */
  refusal: z.enum(['adviser', 'last-operator']).nullable(),
  /** Sessions that are booked and still to come. */
  sessions: z.int().nonnegative(),
  /** What is erased, by the parts of the zip file of everything. */
  erased: z.array(z.object({ in: z.string(), holds: z.array(z.string()) })),
  /** What stays, why, and for how long. */
  kept: z.array(z.object({ title: z.string(), why: z.string(), until: z.string(), holds: z.array(z.string()) })),
});
export type OwnErasure = z.output<typeof ownErasure>;

export const readErasure = defineEndpoint({
  method: 'GET',
  path: '/own-data/erasure',
  summary: 'Whether your account ends, and what is erased and kept then',
  access: 'signed-in',
  reply: ownErasure,
  errors: [],
});

/** Harmless to repeat: the day stays the same. */
export const requestErasure = defineEndpoint({
  method: 'POST',
  path: '/own-data/erasure',
  summary: 'Have your account erased in 14 days, in a session that began within ten minutes',
  access: 'signed-in',
  body: z.strictObject({ email: z.string().max(320, { error: 'Type the e-mail address of your account.' }) }),
  reply: ending,
  status: 202,
  errors: ['auth/requires-recent-login', 'ERASURE_EMAIL', 'ERASURE_ADVISER', 'ERASURE_LAST_OPERATOR'],
  limit: { max: 20, windowSeconds: 3600 },
});

/** Harmless to repeat. */
export const keepAccount = defineEndpoint({
  method: 'DELETE',
  path: '/own-data/erasure',
  summary: 'Keep your account after all',
  access: 'signed-in',
  reply: z.null(),
  errors: [],
});
