import { z } from 'zod';
import { LEDGER_ACCOUNTS, LEDGER_EVENT_KINDS } from '#domain/billing/ledger.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment } from '../text.ts';
import { currency } from './billing.ts';

/** The books, as the operator reads them. */
const operator = { anyRole: ['admin'] } as const;

const account = z.enum(LEDGER_ACCOUNTS);
export const journalEntry = z.object({
  id: z.string(),
  kind: z.enum(LEDGER_EVENT_KINDS),
  description: z.string(),
  postedAt: moment,
  invoiceId: z.string(),
  /** A debit is positive, a credit negative; each line says what its account holds after it. */
  lines: z.array(z.object({ account, currency, amountMinor: z.int(), balanceMinor: z.int() })),
});
export type JournalEntry = z.infer<typeof journalEntry>;

export const listJournal = defineEndpoint({
  method: 'GET',
  path: '/admin/journal',
  summary: 'The books, newest first, with the balance of each account after each line',
  access: operator,
  query: z.object(pageQuery({ size: 25, max: 100 })),
  reply: z.object({
    ...pageReply(journalEntry),
    /** As of now. */
    balances: z.array(z.object({ account, currency, amountMinor: z.int() })),
  }),
  errors: [],
});
