import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Cadence, QuoteState, WorkState } from '#domain/consultation/quote-machine.ts';
import type { OfferLine } from '#domain/consultation/quote-offer.ts';
import type { Currency } from '#domain/money/money.ts';
import { day, minor, moment } from '../../db/columns.ts';
import { fileColumns } from '../../files/file-columns.ts';

export const quotes = pgTable('quotes', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  ownerName: text('owner_name').notNull(),
  state: text('state').$type<QuoteState>().notNull().default('draft'),
  revision: integer('revision').notNull().default(0),
  title: text('title').notNull().default(''),
  brief: text('brief').notNull().default(''),
  currency: text('currency').$type<Currency>().notNull(),
  budgetMinor: minor('budget_minor'),
  deadline: day('deadline'),
  serviceId: text('service_id'),
  serviceTitle: text('service_title'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  submittedAt: moment('submitted_at'),
  offerVersion: integer('offer_version').notNull().default(0),
  offerUntil: moment('offer_until'),
  acceptedVersion: integer('accepted_version'),
  acceptedAt: moment('accepted_at'),
  invoiceId: text('invoice_id'),
  bookingId: text('booking_id'),
  closedReason: text('closed_reason').$type<'declined' | 'withdrawn' | 'expired' | 'refused'>(),
  closedNote: text('closed_note'),
  closedAt: moment('closed_at'),
  messageCount: integer('message_count').notNull().default(0),
  founderSeen: integer('founder_seen').notNull().default(0),
  operatorSeen: integer('operator_seen').notNull().default(0),
});

export const quoteFiles = pgTable('quote_files', {
  id: text('id').primaryKey(),
  quoteId: text('quote_id').notNull(),
  ...fileColumns(),
  addedAt: moment('added_at').notNull(),
});

export const quoteOffers = pgTable(
  'quote_offers',
  {
    quoteId: text('quote_id').notNull(),
    version: integer('version').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    cadence: text('cadence').$type<Cadence>().notNull(),
    lines: jsonb('lines').$type<OfferLine[]>().notNull(),
    discountMinor: minor('discount_minor').notNull(),
    taxPercent: text('tax_percent').notNull().default('0'),
    taxMinor: minor('tax_minor').notNull().default(0),
    totalMinor: minor('total_minor').notNull(),
    validUntil: moment('valid_until').notNull(),
    validOn: day('valid_on').notNull(),
    zone: text('zone').notNull(),
    note: text('note').notNull(),
    workTitle: text('work_title'),
    serviceId: text('service_id'),
    serviceTitle: text('service_title'),
    adviserId: text('adviser_id'),
    adviserName: text('adviser_name'),
    startsAt: moment('starts_at'),
    madeByUid: text('made_by_uid').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.version] })],
);

export const quoteMessages = pgTable(
  'quote_messages',
  {
    quoteId: text('quote_id').notNull(),
    number: integer('number').notNull(),
    side: text('side').$type<'founder' | 'operator'>().notNull(),
    authorUid: text('author_uid').notNull(),
    author: text('author').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.number] })],
);

export const works = pgTable('works', {
  id: text('id').primaryKey(),
  quoteId: text('quote_id').notNull(),
  ownerUid: text('owner_uid').notNull(),
  title: text('title').notNull(),
  state: text('state').$type<WorkState>().notNull().default('in_progress'),
  cadence: text('cadence').$type<Cadence>().notNull(),
  startedOn: day('started_on').notNull(),
  period: integer('period').notNull().default(1),
  nextInvoiceOn: day('next_invoice_on'),
  completedAt: moment('completed_at'),
});

export const workInvoices = pgTable(
  'work_invoices',
  {
    workId: text('work_id').notNull(),
    period: integer('period').notNull(),
    invoiceId: text('invoice_id').notNull(),
    day: day('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.period] })],
);
