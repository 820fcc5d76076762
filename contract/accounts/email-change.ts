import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { linkToken } from '../signing/signatures.ts';
import { moment } from '../text.ts';
import { emailAddress } from './identity.ts';

/** Messages of the answers. */
export const emailChangeTexts = {
  begun: 'Confirm the change in the mails that we have sent to both addresses',
  sentAgain: 'The mails are on their way again',
  cancelled: 'Your email stays as it is',
  same: 'This is your email already.',
} as const;

/** A change of e-mail waits this long for both addresses. */
export const emailChangeHours = 24;

/** What the account page asks for; `updateUser` takes it beside the name. */
export const emailBody = z.strictObject({ email: emailAddress });

/** A change that waits. It says the same whether or not the new address has an account. */
const emailChange = z.object({
  email: z.string(),
  expiresAt: moment,
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
});
export type EmailChange = z.infer<typeof emailChange>;

const waiting = z.object({ change: emailChange.nullable() });

export const readEmailChange = defineEndpoint({
  method: 'GET',
  path: '/accounts/email-change',
  summary: 'The change of your email that waits to be confirmed, if there is one',
  access: 'signed-in',
  reply: waiting,
  errors: [],
});

/** Only to the addresses that have not confirmed yet; the change lasts no longer by it. */
export const resendEmailChange = defineEndpoint({
  method: 'POST',
  path: '/accounts/email-change/mails',
  summary: 'Send the mails that confirm it again',
  access: 'signed-in',
  reply: waiting,
  errors: ['EMAIL_CHANGE_UNKNOWN', 'auth/too-many-requests'],
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/email-change',
  summary: 'Cancel it: the email stays as it is; harmless to repeat',
  access: 'signed-in',
  reply: waiting,
  errors: [],
});

/** Whose mailbox the link was sent to. */
const side = z.enum(['old', 'new']);
const linkBody = z.strictObject({ token: linkToken });
const linkErrors = ['auth/invalid-action-code', 'auth/expired-action-code'] as const;

/** Records nothing: mail programs open links before their reader does. */
export const openEmailLink = defineEndpoint({
  method: 'POST',
  path: '/accounts/email-links/open',
  summary: 'What the link in a mail about a change of email asks',
  access: 'public',
  body: linkBody,
  reply: z.object({
    side,
    /** Who asked for the change. */
    name: z.string(),
    newEmail: z.string(),
    /** This side has confirmed already, and the other has not. */
    isConfirmed: z.boolean(),
  }),
  errors: linkErrors,
  limit: { max: 60, windowSeconds: 60 },
});
export type EmailLink = z.infer<(typeof openEmailLink)['reply']>;

export const confirmEmailLink = defineEndpoint({
  method: 'POST',
  path: '/accounts/email-links/confirm',
  summary: 'Confirm the change for one of the two addresses, once; the second of them changes the email',
  access: 'public',
  body: linkBody,
  reply: z.object({ isChanged: z.boolean() }),
  errors: [...linkErrors, 'auth/email-already-in-use'],
  limit: { max: 20, windowSeconds: 60 },
});

export const stopEmailLink = defineEndpoint({
  method: 'POST',
  path: '/accounts/email-links/stop',
  summary: 'Stop the change, by the link that the present address was sent',
  access: 'public',
  body: linkBody,
  reply: z.null(),
  errors: linkErrors,
  limit: { max: 20, windowSeconds: 60 },
});
