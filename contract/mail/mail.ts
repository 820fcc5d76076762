import { z } from 'zod';
import { emailAddress } from '../accounts/identity.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment } from '../text.ts';

/** `undeliverable`: mail came back. `complained`: mail of ours was reported as spam. */
const state = z.enum(['fine', 'undeliverable', 'complained']);

/** Whether mail arrives at the member's own address. */
export const ownMail = z.object({ address: z.string(), state });
export type OwnMail = z.infer<typeof ownMail>;

export const mailTexts = { triedAgain: 'We have sent a mail to try it. If it arrives, all is well.' } as const;

/** All mail is sent to it again, beginning with one that says so. */
export const tryOwnMailAgain = defineEndpoint({
  method: 'POST',
  path: '/mail/own/retry',
  summary: 'Try your address again',
  access: 'signed-in',
  reply: ownMail,
  errors: ['ACCOUNT_UNKNOWN', 'MAIL_RETRY_LIMIT'],
});

const markedAddress = z.object({
  address: z.string(),
  state,
  /** An enhanced status code (RFC 3463); null for a complaint. */
  reason: z.string().nullable(),
  changedAt: moment,
});
export type MarkedAddress = z.infer<typeof markedAddress>;

const operators = { access: { anyRole: ['admin'] } } as const;

export const listMarkedAddresses = defineEndpoint({
  method: 'GET',
  path: '/admin/mail-addresses',
  summary: 'Addresses at which mail does not arrive, or is not wanted; the newest first',
  ...operators,
  query: z.object(pageQuery({ size: 25, max: 100 })),
  reply: z.object(pageReply(markedAddress)),
  errors: [],
});

export const clearMarkedAddress = defineEndpoint({
  method: 'POST',
  path: '/admin/mail-addresses/clear',
  summary: 'Send mail to an address again; harmless to repeat',
  ...operators,
  body: z.strictObject({ address: emailAddress }),
  reply: z.null(),
  errors: [],
});

/** What a mail provider, or a script beside it, reports as JSON. A mail in the formats of RFC 3464 or 5965 is taken as well. */
export const mailEventsBody = z.strictObject({
  events: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('bounce'),
          /** The Message-ID of our mail, or what its header X-Cairn-Mail says. */
          messageId: z.string().min(1).max(300),
          address: z.string().max(254).optional(),
          /** An enhanced status code (RFC 3463), such as 5.1.1. */
          status: z.string().regex(/^[245]\.\d{1,3}\.\d{1,3}$/),
        }),
        z.strictObject({
          kind: z.literal('complaint'),
          messageId: z.string().min(1).max(300),
          address: z.string().max(254).optional(),
        }),
      ]),
    )
    .min(1)
    .max(100),
});
