import { z } from 'zod';
import { INVOICE_STANDINGS } from '#domain/billing/history.ts';
import { PAYMENT_METHODS } from '#domain/billing/ledger.ts';
import { INVOICE_STATES, PAYMENT_STATES, REFUND_STATES } from '#domain/billing/payment-machine.ts';
import { DECLINES } from '#domain/billing/subscription/retry-schedule.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { day, moment, opaqueId } from '../text.ts';

/**
 * What a founder owes, pays and gets back. Prices never come from the browser: an invoice is made by the module whose
 * service it is for. Statuses and what leads to them: domain/billing/payment-machine.ts.
 */
const founder = { anyRole: ['founder'] } as const;
const invoiceParams = z.object({ invoiceId: opaqueId });

export const currency = z.enum(CURRENCIES);
/** Whole minor units (kobo, cents) with their currency. */
export const money = z.object({ amountMinor: z.int(), currency });

export const paymentMethod = z.enum(PAYMENT_METHODS);
export const paymentProblem = z.enum(['declined', 'abandoned', 'mismatch']);
export const decline = z.enum(DECLINES);

/** What to give the bank. */
export const instructions = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  swift: z.string().nullable(),
  /** To be written on the transfer: it says what was paid for. */
  reference: z.string(),
});
export type Instructions = z.infer<typeof instructions>;

/**
 * Money on its way back. Attention: the provider needs the payer's bank details. Failed: it could not be sent, and the operator
 * sends it by hand.
 */
export const refundView = z.object({
  id: z.string(),
  amount: money,
  reason: z.string(),
  status: z.enum(REFUND_STATES),
  createdAt: moment,
  sentAt: moment.nullable(),
});

export const paymentView = z.object({
  id: z.string(),
  invoiceId: z.string(),
  method: paymentMethod,
  status: z.enum(PAYMENT_STATES),
  /** Our own name for this payment. */
  reference: z.string(),
  /** The name that its payer knows: money that came late and a transfer that is looked for again have the one of their first payment. */
  knownReference: z.string(),
  /** Whether the money came after the payment of that name had ended. */
  isLate: z.boolean(),
  /** What this payment is for. */
  amount: money,
  /** What has arrived of it: less than the amount is not paid. */
  received: money,
  /** The provider's page, while the payment is pending. */
  redirectUrl: z.string().nullable(),
  instructions: instructions.nullable(),
  /** Why the last try on the provider's page did not go through. */
  problem: paymentProblem.nullable(),
  /** Why it was declined, where it was and somebody said. */
  declined: decline.nullable(),
  /** The name on the account that a transfer comes from, where its payer gave it. */
  payerName: z.string().optional(),
  /** Why the operator did not find a transfer, or ended one of which a part had come, in their words. */
  rejection: z.string().optional(),
  /** When the payer said that the transfer was sent. */
  claimedAt: moment.nullable(),
  createdAt: moment,
  refunds: z.array(refundView),
  /** `claim`: say that the transfer was sent; of one that was not found, as long as its invoice is unpaid, that it is to be looked for again. */
  can: z.object({ claim: z.boolean() }),
});
export type PaymentView = z.infer<typeof paymentView>;

/** What an invoice is for. */
export const subject = z.object({ kind: z.enum(['booking', 'quote', 'work', 'plan']), id: z.string() });

const invoiceFields = {
  id: z.string(),
  /** Null until it is issued. */
  number: z.string().nullable(),
  title: z.string(),
  subject,
  status: z.enum(INVOICE_STATES),
  total: money,
  paid: money,
  /** What is still to be paid; zero once it is cancelled. */
  due: money,
  /** What is promised back or was sent back. */
  refunded: money,
  /** What the payer's credit pays of it, or has paid: a part of what is paid then. */
  credit: money,
  /** What of it became the payer's credit. */
  granted: money,
  createdAt: moment,
  issuedAt: moment.nullable(),
  dueOn: day.nullable(),
};
export const invoiceEntry = z.object(invoiceFields);
export type InvoiceEntry = z.infer<typeof invoiceEntry>;

export const invoiceView = z.object({
  ...invoiceFields,
  /** As the billing history says it. */
  standing: z.enum(INVOICE_STANDINGS),
  lines: z.array(z.object({ description: z.string(), quantity: z.int(), unit: money, amount: money })),
  /** Whether the unit prices have the tax inside. */
  pricesIncludeTax: z.boolean(),
  discount: money,
  /** After discount, before tax. */
  net: money,
  /** In percent, as it is printed ("7.5"); "0" where the seller is not registered. */
  taxPercent: z.string(),
  /** Rounded once, on the total. */
  tax: money,
  seller: z.object({ name: z.string(), address: z.string(), tin: z.string() }),
  customer: z.object({ name: z.string(), email: z.string() }),
  /** What took something off the total, in the order in which they were issued; a PDF by its id, as in the billing history. */
  creditNotes: z.array(z.object({ id: z.string(), number: z.string(), amount: money })),
  /** The total without what credit notes took off. */
  charged: money,
  /** In the order in which they were begun. */
  payments: z.array(paymentView),
  /** What became credit: `beyond` was paid and not needed, `byNotes` is what credit notes gave back. */
  becameCredit: z.object({ beyond: money, byNotes: money }),
  /** What has left on its way back. */
  sentBack: money,
  /** What is promised back and has not left. */
  promised: money,
  /** Of what was paid: neither credit nor promised back. */
  kept: money,
  can: z.object({ pay: z.boolean(), download: z.boolean() }),
});
export type InvoiceView = z.infer<typeof invoiceView>;

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/invoices',
  summary: 'Your own invoices, newest first',
  access: 'signed-in',
  query: z.object({ ...pageQuery({ size: 10, max: 100 }), status: z.enum(INVOICE_STATES).optional() }),
  reply: z.object(pageReply(invoiceEntry)),
  errors: [],
});

export const readInvoice = defineEndpoint({
  method: 'GET',
  path: '/invoices/:invoiceId',
  summary: 'An invoice with its lines and payments',
  access: founder,
  params: invoiceParams,
  reply: invoiceView,
  errors: ['INVOICE_UNKNOWN'],
});

export const readInvoiceFile = defineEndpoint({
  method: 'GET',
  path: '/invoices/:invoiceId/file.pdf',
  summary: 'An issued invoice as a PDF',
  access: founder,
  params: invoiceParams,
  reply: z.null(),
  produces: 'application/pdf',
  errors: ['INVOICE_UNKNOWN', 'INVOICE_NOT_ISSUED'],
  limit: { max: 30, windowSeconds: 60 },
});
