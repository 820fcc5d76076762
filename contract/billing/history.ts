import { z } from 'zod';
import { HISTORY_KINDS } from '#domain/billing/history.ts';
import { LEDGER_EVENT_KINDS } from '#domain/billing/ledger.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId } from '../text.ts';
import { currency, money } from './billing.ts';
import { ownRefund } from './credit.ts';

/** What a member was charged, paid and got back: one row for each entry of the books, so that the sums equal them. */
const figures = {
  /** Invoices less credit notes, tax included. */
  charged: money,
  /** What came, less what the payer's bank took back. */
  paid: money,
  /** What was sent back, less what came back to us of that. */
  givenBack: money,
  /** What became credit less what was used of it. */
  credit: money,
  /** What is promised back and not sent. */
  promised: money,
};

export const historyRow = z.object({
  id: z.string(),
  kind: z.enum(HISTORY_KINDS),
  event: z.enum(LEDGER_EVENT_KINDS),
  /** What it was for. */
  title: z.string(),
  /** Of the invoice, receipt or credit note; null where the entry has no paper of its own. */
  number: z.string().nullable(),
  at: moment,
  /** Below zero: a credit note, credit that was used, money that leaves, from its promise on. */
  amount: money,
  ...figures,
  /** Credited, whole or in part: a paid invoice of which credit notes took so much back. */
  status: z.enum([
    ...['pending', 'paid', 'completed', 'attention', 'failed', 'cancelled', 'refunded', 'reversed'],
    ...['credited', 'credited_in_part'],
  ] as const),
  /** Why; empty where there is nothing to say. */
  reason: z.string(),
  invoiceId: z.string(),
  /** What can be downloaded: the invoice, or a receipt or credit note by its id. */
  file: z.object({ kind: z.enum(['invoice', 'paper']), id: z.string() }).nullable(),
  /** The refund that a row promises. */
  refund: ownRefund.nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;

const filters = {
  /** In Lagos. */
  year: z.coerce.number({ error: 'Give a year.' }).int().min(2000).max(9999).optional(),
  kind: z.enum(HISTORY_KINDS).optional(),
};
export type HistoryFilter = { year?: number | undefined; kind?: HistoryRow['kind'] | undefined };

export const listHistory = defineEndpoint({
  method: 'GET',
  path: '/billing/history',
  summary: 'Your billing history, newest first, as the books have it',
  access: 'signed-in',
  query: z.object({ ...pageQuery({ size: 25, max: 100 }), ...filters }),
  reply: z.object({
    ...pageReply(historyRow),
    /** Years with entries, the newest first. */
    years: z.array(z.int()),
    /**
     * Of the year, or of all years: of every kind and on all pages, since the sums of one kind alone would say that nothing was paid.
     * `open`: charged, and neither paid nor owed back; below zero where money came for an invoice that is not issued yet. `early`: money
     * that came for those. `due`: what all invoices still ask for, whatever the year: a plan that was only chosen asks for nothing.
     */
    totals: z.array(z.object({ currency, ...figures, open: money, early: money, due: money })),
  }),
  errors: [],
});

/** The newest 10,000 rows. A text that a spreadsheet would take for a formula stays a text. */
export const readHistoryFile = defineEndpoint({
  method: 'GET',
  path: '/billing/history.csv',
  summary: 'Your billing history as a table for a spreadsheet',
  access: 'signed-in',
  query: z.object(filters),
  reply: z.null(),
  produces: 'text/csv; charset=utf-8',
  errors: [],
  limit: { max: 30, windowSeconds: 60 },
});

export const readPaperFile = defineEndpoint({
  method: 'GET',
  path: '/billing/papers/:paperId/file.pdf',
  summary: 'A receipt or a credit note as a PDF',
  access: 'signed-in',
  params: z.object({ paperId: opaqueId }),
  reply: z.null(),
  produces: 'application/pdf',
  errors: ['PAPER_UNKNOWN'],
  limit: { max: 30, windowSeconds: 60 },
});
