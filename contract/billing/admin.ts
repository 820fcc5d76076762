import { z } from 'zod';
import { PAPER_PREFIX } from '#domain/billing/papers.ts';
import { REFUND_STATES } from '#domain/billing/payment-machine.ts';
import { REFERENCE_PREFIX } from '#domain/billing/payment-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId, personText } from '../text.ts';
import { money, paymentMethod } from './billing.ts';

/** The operator's part of billing: refunds to send, the seller's own data. */
const operator = { anyRole: ['admin'] } as const;
const paged = pageQuery({ size: 25, max: 100 });

/** Who pays, as the operator knows them. */
export const payer = z.object({ uid: z.string(), name: z.string(), email: z.string() });

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

/**
 * What waits for its payer to say where to. `needed`: nobody can send it before that. `unsaid`: it can go back to the account that its
 * transfer came from. Null where the account is known, or nobody sends it by hand.
 */
export const missingAccount = z.enum(['needed', 'unsaid']).nullable();

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
  /** What the operator's bank calls what was sent by hand; null where nobody said. */
  sentReference: z.string().nullable(),
  invoice: z.object({ id: z.string(), number: z.string().nullable(), title: z.string() }),
  /** Where the payer wants it, while it waits to be sent by hand. */
  bankDetails: savedAccount,
  missingAccount,
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
    /**
     * `by_hand`: what the operator can send: bank transfers, and what the provider refused once the payer has given an account.
     * `attention`: what waits for such an account; a transfer among it can be sent all the same.
     */
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
  /** What the operator's bank calls it, for the payer to find it by; may be empty. */
  body: z.strictObject({ bankReference: personText({ max: 80 }) }),
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
