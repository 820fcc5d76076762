import { z } from 'zod';
import { PAPER_PREFIX } from '#domain/billing/papers.ts';
import { PAYMENT_STATES, REFUND_STATES } from '#domain/billing/payment-machine.ts';
import { REFERENCE_PREFIX } from '#domain/billing/payment-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { day, moment, opaqueId, personText } from '../text.ts';
import { money, paymentMethod, paymentProblem, subject } from './billing.ts';

/** The operator's part of billing: transfers to confirm, refunds to send, the seller's own data. */
const operator = { anyRole: ['admin'] } as const;
const transferParams = z.object({ paymentId: opaqueId });
const paged = pageQuery({ size: 25, max: 100 });
/** The payer reads it. */
const transferReason = personText({ max: 500, min: 3, lines: 'many' });
const amountMinor = z.int({ error: 'Give an amount.' }).min(1, { error: 'Give an amount above zero.' }).max(1e14);

const payer = z.object({ uid: z.string(), name: z.string(), email: z.string() });

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
  /** Ended without money: should it come after all, it is confirmed like any other. */
  endedAt: moment.nullable(),
  /** What becomes the payer's credit where it is ended although a part has come; null where it cannot be. */
  endable: money.nullable(),
  invoice: z.object({
    id: z.string(),
    number: z.string().nullable(),
    title: z.string(),
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
     * yet. `ended`: rejected or cancelled, whose money may still come.
     */
    waiting: z.enum(['claimed', 'all', 'ended']).default('claimed'),
    /** As it stands on the bank statement, whole. Finds its transfer whatever became of it: what is paid may be sent twice. */
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
  body: z.strictObject({ reason: transferReason }),
  reply: transferOutcome,
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_ENDED', 'TRANSFER_PART_RECEIVED'],
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

const accountText = (max: number, min = 1) => personText({ max, min });
export const bankAccount = z.strictObject({
  bankName: accountText(80),
  accountName: accountText(120),
  accountNumber: personText({ max: 40, min: 4 }).regex(/^[A-Za-z0-9 -]+$/, {
    error: 'Use digits, letters, spaces and dashes only.',
  }),
  swift: personText({ max: 11 })
    .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, { error: 'A SWIFT code has 8 or 11 letters and digits.' })
    .default(''),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** Members' and the operator's. Source of the 10 digits: the uniform account numbers (NUBAN) of the Central Bank of Nigeria. */
export const nairaAccount = bankAccount.extend({
  accountNumber: personText({ max: 40 })
    .regex(/^\d{10}$/, { error: 'A Nigerian account number has 10 digits, without spaces.' })
    .refine((digits) => !/^(\d)\1*$/.test(digits), {
      error: 'Ten equal digits are no account number. Copy it from your bank.',
    }),
});

const savedAccount = z
  .object({ bankName: z.string(), accountName: z.string(), accountNumber: z.string(), swift: z.string() })
  .nullable();

export const refundEntry = z.object({
  id: z.string(),
  method: paymentMethod,
  status: z.enum(REFUND_STATES),
  amount: money,
  reason: z.string(),
  payer,
  /** As the payer gave it with "I have sent it". */
  payerName: z.string().nullable(),
  reference: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
  invoice: z.object({ id: z.string(), number: z.string().nullable(), title: z.string() }),
  /** Where the payer wants it, while it waits to be sent by hand. */
  bankDetails: savedAccount,
  /** Nobody can send it before the payer has said where to: a transfer goes back to the account that it came from. */
  needsAccount: z.boolean(),
  /** By hand: bank transfers, and what the provider refused. */
  can: z.object({ markSent: z.boolean() }),
});
export type RefundEntry = z.infer<typeof refundEntry>;

export const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/admin/refunds',
  summary: 'Refunds, newest first',
  access: operator,
  query: z.object({
    ...paged,
    /** `by_hand`: bank transfers to send, and what the provider refused. */
    status: z.enum(['by_hand', ...REFUND_STATES]).optional(),
  }),
  reply: z.object(pageReply(refundEntry)),
  errors: [],
});

export const markRefundSent = defineEndpoint({
  method: 'POST',
  path: '/admin/refunds/:refundId/sent',
  summary: 'Say that a refund was sent by hand',
  access: operator,
  params: z.object({ refundId: opaqueId }),
  reply: refundEntry,
  errors: ['REFUND_UNKNOWN', 'REFUND_NOT_BY_HAND', 'REFUND_NEEDS_ACCOUNT'],
});

const settingsFields = {
  sellerName: personText({ max: 160, min: 1 }),
  sellerAddress: personText({ max: 400, lines: 'many' }),
  /** Tax identification number; may be empty. */
  sellerTin: personText({ max: 40 }),
  /** Tax is charged only where the seller is registered for it. */
  taxRegistered: z.boolean(),
  /** In percent: "7.5". */
  taxPercent: z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, { error: 'Give a rate in percent, such as 7.5.' }),
  /** Before the year and the number: "INV" makes INV-2026-0001. */
  invoicePrefix: z
    .string()
    .regex(/^[A-Z0-9]{1,8}$/, { error: 'Use 1 to 8 capital letters and digits.' })
    .refine((prefix) => ![...Object.values(PAPER_PREFIX), REFERENCE_PREFIX].includes(prefix), {
      error:
        'Receipts begin with RCT, credit notes with CRN, payments with PAY. Choose other letters, so that no two numbers look the same.',
    }),
  /** A currency without an account (null) cannot be paid by bank transfer. */
  bankAccounts: z.strictObject({ NGN: nairaAccount.nullable(), USD: bankAccount.nullable() }),
};

export const seller = z.object({ name: z.string(), address: z.string(), tin: z.string() });
export type Seller = z.infer<typeof seller>;

/** As they were saved; everything is empty, at revision 0, before that. */
export const billingSettingsView = z.object({
  sellerName: z.string(),
  sellerAddress: z.string(),
  sellerTin: z.string(),
  taxRegistered: z.boolean(),
  taxPercent: z.string(),
  invoicePrefix: z.string(),
  bankAccounts: z.object({ NGN: savedAccount, USD: savedAccount }),
  revision: z.int(),
  updatedAt: moment.nullable(),
});
export type BillingSettingsView = z.infer<typeof billingSettingsView>;

export const readBillingSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/billing-settings',
  summary: 'The seller, tax and bank accounts that invoices are made with',
  access: operator,
  reply: billingSettingsView,
  errors: [],
});

export const saveBillingSettings = defineEndpoint({
  method: 'PUT',
  path: '/admin/billing-settings',
  summary: 'Save the seller, tax and bank accounts; invoices that exist stay as they are',
  access: operator,
  body: z.strictObject({ ...settingsFields, revision: z.int().min(0) }),
  reply: billingSettingsView,
  errors: ['RECORD_CHANGED'],
});
export type BillingSettingsBody = z.output<typeof saveBillingSettings.body>;
