import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BankAccount, Seller } from '#contract/billing/admin.ts';
import type { Instructions } from '#contract/billing/billing.ts';
import type { CreditChange } from '#domain/billing/credit.ts';
import type { DisputeState } from '#domain/billing/dispute-machine.ts';
import type { LedgerAccount, LedgerEventKind, PaymentMethod } from '#domain/billing/ledger.ts';
import type { PaperKind } from '#domain/billing/papers.ts';
import type { EndedBy, InvoiceState, PaymentState, RefundState } from '#domain/billing/payment-machine.ts';
import type { AttemptOutcome, Decline } from '#domain/billing/subscription/retry-schedule.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Subject } from '../../charging.ts';
import { minor, moment } from '../../db/columns.ts';

const currency = () => text('currency').$type<Currency>().notNull();
const method = () => text('method').$type<PaymentMethod>().notNull();
/** The port that a payment was begun with. */
const provider = () => text('provider').notNull();
const percent = () => numeric('tax_percent', { precision: 5, scale: 3 });

export const billingSettings = pgTable('billing_settings', {
  id: text('id').primaryKey().default('seller'),
  revision: integer('revision').notNull().default(1),
  sellerName: text('seller_name').notNull(),
  sellerAddress: text('seller_address').notNull(),
  sellerTin: text('seller_tin').notNull(),
  taxRegistered: boolean('tax_registered').notNull(),
  taxPercent: percent().notNull(),
  invoicePrefix: text('invoice_prefix').notNull(),
  bankAccounts: jsonb('bank_accounts').$type<Partial<Record<Currency, BankAccount>>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  subjectKind: text('subject_kind').$type<Subject['kind']>().notNull(),
  subjectId: text('subject_id').notNull(),
  title: text('title').notNull(),
  state: text('state').$type<InvoiceState>().notNull().default('pending'),
  currency: currency(),
  pricesIncludeTax: boolean('prices_include_tax').notNull().default(false),
  discountMinor: minor('discount_minor').notNull(),
  netMinor: minor('net_minor').notNull(),
  taxPercent: percent().notNull(),
  taxMinor: minor('tax_minor').notNull(),
  totalMinor: minor('total_minor').notNull(),
  paidMinor: minor('paid_minor').notNull().default(0),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  notedMinor: minor('noted_minor').notNull().default(0),
  notedTaxMinor: minor('noted_tax_minor').notNull().default(0),
  grantedMinor: minor('granted_minor').notNull().default(0),
  creditMinor: minor('credit_minor').notNull().default(0),
  appliedMinor: minor('applied_minor').notNull().default(0),
  number: text('number'),
  issuedAt: moment('issued_at'),
  creditedAt: moment('credited_at'),
  dueOn: date('due_on', { mode: 'string' }),
  seller: jsonb('seller').$type<Seller>().notNull(),
  customer: jsonb('customer').$type<{ name: string; email: string }>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: text('invoice_id').notNull(),
    position: integer('position').notNull(),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    unitMinor: minor('unit_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

/** Papers with numbers of their own, each series without gaps in a year. */
export type Series = 'invoice' | PaperKind;

export const documentNumbers = pgTable(
  'document_numbers',
  {
    series: text('series').$type<Series>().notNull(),
    year: integer('year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  invoiceId: text('invoice_id').notNull(),
  uid: text('uid').notNull(),
  method: method(),
  provider: provider(),
  state: text('state').$type<PaymentState>().notNull().default('pending'),
  revision: integer('revision').notNull().default(0),
  currency: currency(),
  amountMinor: minor('amount_minor').notNull(),
  receivedMinor: minor('received_minor').notNull().default(0),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  grantedMinor: minor('granted_minor').notNull().default(0),
  reference: text('reference').notNull(),
  providerReference: text('provider_reference').notNull(),
  providerPayment: text('provider_payment'),
  redirectUrl: text('redirect_url'),
  instructions: jsonb('instructions').$type<Instructions>(),
  problem: text('problem').$type<'declined' | 'abandoned' | 'mismatch'>(),
  declined: text('declined').$type<Decline>(),
  payerName: text('payer_name'),
  rejection: text('rejection'),
  claimedAt: moment('claimed_at'),
  receivedOn: date('received_on', { mode: 'string' }),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
  endedBy: text('ended_by').$type<EndedBy>(),
  askedAt: moment('asked_at'),
  awaitedAt: moment('awaited_at'),
  keepsCard: boolean('keeps_card').notNull().default(false),
  cardId: text('card_id'),
  begunBy: text('begun_by').$type<'payer' | 'schedule'>().notNull().default('payer'),
});

export const paymentCards = pgTable('payment_cards', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  provider: provider(),
  sealed: text('sealed').notNull(),
  signatureDigest: text('signature_digest').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expiresYear: integer('expires_year').notNull(),
  expiresMonth: integer('expires_month').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const cardAttempts = pgTable('card_attempts', {
  paymentId: text('payment_id').primaryKey(),
  key: text('key').notNull(),
  outcome: text('outcome').$type<AttemptOutcome>().notNull(),
  finalAt: moment('final_at'),
  againAt: moment('again_at'),
  asks: integer('asks').notNull().default(0),
  askedAt: moment('asked_at'),
  confirmUrl: text('confirm_url'),
});

export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  invoiceId: text('invoice_id').notNull(),
  kind: text('kind').$type<'excess' | 'rest' | 'credit'>().notNull(),
  method: method(),
  provider: provider(),
  state: text('state').$type<RefundState>().notNull().default('pending'),
  currency: currency(),
  amountMinor: minor('amount_minor').notNull(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  askedAt: moment('asked_at'),
  returnedTimes: integer('returned_times').notNull().default(0),
  bankDetails: text('bank_details'),
  bankDetailsAt: moment('bank_details_at'),
  sentReference: text('sent_reference'),
  sentAccountEnd: text('sent_account_end'),
});

export const papers = pgTable('papers', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<PaperKind>().notNull(),
  number: text('number').notNull(),
  entryId: text('entry_id').notNull(),
  invoiceId: text('invoice_id').notNull(),
  paymentId: text('payment_id'),
  currency: currency(),
  amountMinor: minor('amount_minor').notNull(),
  netMinor: minor('net_minor').notNull(),
  taxMinor: minor('tax_minor').notNull(),
  reason: text('reason').notNull(),
  issuedAt: moment('issued_at').notNull(),
});

export const customerCredits = pgTable('customer_credits', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  currency: currency(),
  key: text('key').notNull(),
  kind: text('kind').$type<CreditChange>().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  invoiceId: text('invoice_id').notNull(),
  paymentId: text('payment_id').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const disputes = pgTable('disputes', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  provider: provider(),
  providerDispute: text('provider_dispute').notNull(),
  paymentId: text('payment_id').notNull(),
  state: text('state').$type<DisputeState>().notNull(),
  reason: text('reason').notNull(),
  currency: currency(),
  amountMinor: minor('amount_minor').notNull(),
  dueAt: moment('due_at'),
  openedAt: moment('opened_at').notNull(),
  answeredAt: moment('answered_at'),
  closedAt: moment('closed_at'),
  outcome: text('outcome').$type<'lost' | 'won' | 'closed'>(),
});

export const providerEvents = pgTable(
  'provider_events',
  {
    provider: provider(),
    eventKey: text('event_key').notNull(),
    reference: text('reference').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventKey] })],
);

export const journalEntries = pgTable('journal_entries', {
  id: text('id').primaryKey(),
  eventKey: text('event_key').notNull(),
  kind: text('kind').$type<LedgerEventKind>().notNull(),
  invoiceId: text('invoice_id').notNull(),
  description: text('description').notNull(),
  postedAt: moment('posted_at').notNull(),
});

export const journalLines = pgTable(
  'journal_lines',
  {
    entryId: text('entry_id').notNull(),
    position: integer('position').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    currency: currency(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.position] })],
);
