import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/**
 * - `waiting`: for its time, or to be tried again
 * - `sending`: handed over just now; a process that died in it leaves it so
 * - `sent`, `delivered`, `undelivered`: the gateway took it, and what it reported of it
 * - `refused`: it did not take it, and never will
 * - `unknown`: whether it was sent, nobody can say; it is not sent again
 * - `unwanted`, `late`: turned off or outdated meanwhile, of no use any more
 * - `over_limit`: the month's parts were used up
 */
export type MessageState =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'undelivered'
  | 'refused'
  | 'unknown'
  | 'unwanted'
  | 'late'
  | 'over_limit';

/** Every text message, without its text. */
export const textMessages = pgTable('text_messages', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  number: text('number').notNull(),
  purpose: text('purpose').notNull(),
  key: text('key').notNull(),
  state: text('state').$type<MessageState>().notNull(),
  parts: integer('parts').notNull(),
  reference: text('reference'),
  reason: text('reason'),
  costMinor: integer('cost_minor'),
  costCurrency: text('cost_currency'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** How many message parts were sent in a calendar month. */
export const textMonths = pgTable('text_months', {
  month: text('month').primaryKey(),
  parts: integer('parts').notNull(),
});

/** What was sent in a month, of messages that are removed: a trigger counts each as it goes. */
export const textTotals = pgTable(
  'text_totals',
  {
    month: text('month').notNull(),
    purpose: text('purpose').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    costCurrency: text('cost_currency').notNull(),
    messages: integer('messages').notNull(),
    parts: integer('parts').notNull(),
    costMinor: bigint('cost_minor', { mode: 'number' }).notNull(),
  },
  ({ month, purpose, state, costCurrency }) => [primaryKey({ columns: [month, purpose, state, costCurrency] })],
);
