import { z } from 'zod';
import { ENDED_BY, INVOICE_STATES, PAYMENT_STATES } from '#domain/billing/payment-machine.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { day, moment, opaqueId, personText } from '../text.ts';
import { payer } from './admin.ts';
import { money, paymentMethod, paymentProblem, subject } from './billing.ts';

/** Bank transfers, as the operator confirms, rejects and ends them. */
const operator = { anyRole: ['admin'] } as const;
const transferParams = z.object({ paymentId: opaqueId });
const paged = pageQuery({ size: 25, max: 100 });
/** The payer reads it. */
const transferReason = personText({ max: 500, min: 3, lines: 'many' });
const amountMinor = z.int({ error: 'Give an amount.' }).min(1, { error: 'Give an amount above zero.' }).max(1e14);

/** A bank transfer that has not arrived in full, or a checkout that reports another amount than was asked. */
export const transferView = z.object({
  paymentId: z.string(),
  /** Rises with each confirmation: sent back with the status, so that none is entered twice. */
  revision: z.int(),
  reference: z.string(),
  method: paymentMethod,
  status: z.enum(PAYMENT_STATES),
  problem: paymentProblem.nullable(),
  payer,
  /** As the payer gave it with "I have sent it". */
  payerName: z.string().nullable(),
  amount: money,
  /** With its reference, what came after it had ended included. */
  received: money,
  missing: money,
  /** The parts of it. Each with the day of the newest money in it; null where it is not known. */
  arrived: z.array(z.object({ amount: money, on: day.nullable() })),
  claimedAt: moment.nullable(),
  createdAt: moment,
  /**
   * What became of it; null while it waits. `rejected`: an operator did not find it. `cancelled`: it was not awaited any more before
   * money came. `ended`: the same, after a part of it had come. `failed`: a checkout that was never finished.
   */
  outcome: z.enum(['rejected', 'cancelled', 'ended', 'failed', 'paid', 'refunded', 'reversed']).nullable(),
  /** What the operator wrote where it was not found. */
  rejection: z.string().nullable(),
  /** Ended without money: should it come after all, it is confirmed like any other. */
  endedAt: moment.nullable(),
  /** Null while it waits, and where it was not kept. */
  endedBy: z.enum(ENDED_BY).nullable(),
  /** The operator who rejected it or ended it with a part. */
  endedByName: z.string().nullable(),
  /** What becomes the payer's credit where it is ended although a part has come; null where it cannot be. */
  endable: money.nullable(),
  invoice: z.object({
    id: z.string(),
    number: z.string().nullable(),
    title: z.string(),
    status: z.enum(INVOICE_STATES),
    /** What is still to be paid of it with money: what comes late pays this first. Nothing where it is not pending. */
    due: money,
    subject,
  }),
});
export type TransferView = z.infer<typeof transferView>;

export const listTransfers = defineEndpoint({
  method: 'GET',
  path: '/admin/transfers',
  summary: 'Bank transfers that wait to be confirmed',
  access: operator,
  query: z.object({
    ...paged,
    /**
     * `claimed`: the payer says that it was sent, or a checkout reports another amount. `all`: also those nobody spoke of
     * yet. `ended`: rejected, cancelled or ended with a part, whose money may still come.
     */
    waiting: z.enum(['claimed', 'all', 'ended']).default('claimed'),
    /**
     * How it begins on the bank statement, or the number of its invoice; case, spaces and hyphens do not matter. Finds its transfer whatever became of it, since
     * what is paid may be sent twice, and those that were looked for again. The list is in order of references.
     */
    reference: z.string().trim().max(60).optional(),
    /** By when they were claimed; among all, begun; among those that ended, ended. */
    order: z.enum(['newest', 'oldest']).default('oldest'),
  }),
  reply: z.object(pageReply(transferView)),
  errors: [],
});

/**
 * What became of a transfer. Part payment stays pending and says what is missing; what is too much goes back. Money for one
 * that had ended is a payment of its own: `paymentId` is that one's then.
 */
export const transferOutcome = z.object({
  paymentId: z.string(),
  status: z.enum(PAYMENT_STATES),
  /** By this call. */
  booked: money,
  received: money,
  missing: money,
  /** Promised back: too much was paid, or what it was for can no longer be had. */
  refunded: money,
  /** What became the payer's credit instead. */
  credited: money,
});
export type TransferOutcome = z.infer<typeof transferOutcome>;

export const confirmTransfer = defineEndpoint({
  method: 'POST',
  path: '/admin/transfers/:paymentId/confirmation',
  summary: 'Say what has arrived of a bank transfer',
  access: operator,
  params: transferParams,
  body: z.strictObject({
    /** With this transfer, in the invoice's currency: a second part is added to the first. */
    receivedMinor: amountMinor,
    receivedOn: day,
    /** Both as they were shown: what has changed meanwhile is not booked. */
    revision: z.int().min(0),
    status: z.enum(PAYMENT_STATES),
    /**
     * The statement shows it beside what was booked with this reference. Asked for where nothing more was to come, and for the
     * same amount on the same day.
     */
    isAnother: z.boolean().default(false),
  }),
  reply: transferOutcome,
  errors: [
    'PAYMENT_UNKNOWN',
    'PAYMENT_ENDED',
    'TRANSFER_CHANGED',
    'TRANSFER_BOOKED_ALREADY',
    'TRANSFER_DAY_INVALID',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
});

export const rejectTransfer = defineEndpoint({
  method: 'POST',
  path: '/admin/transfers/:paymentId/rejection',
  summary: 'Say that a bank transfer did not arrive; the payer is told why',
  access: operator,
  params: transferParams,
  body: z.strictObject({
    reason: transferReason,
    /** As it was shown: that it was said to be sent, or taken back, meanwhile is looked at first. Left out, it is not compared. */
    claimedAt: moment.nullable().optional(),
  }),
  reply: transferOutcome,
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_ENDED', 'TRANSFER_CHANGED', 'TRANSFER_PART_RECEIVED'],
});

/** What it was for is withdrawn, and all that came for that becomes the payer's credit. */
export const endTransfer = defineEndpoint({
  method: 'POST',
  path: '/admin/transfers/:paymentId/end',
  summary: 'End a bank transfer of which only a part has come; the payer is told and holds that as credit',
  access: operator,
  params: transferParams,
  body: z.strictObject({
    reason: transferReason,
    /** `endable` as it was shown: a part that came meanwhile is looked at first. */
    creditMinor: amountMinor,
  }),
  reply: transferOutcome,
  errors: ['PAYMENT_UNKNOWN', 'TRANSFER_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});
