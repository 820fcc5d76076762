import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Accounts that are to be erased, or were. */
export const erasures = pgTable('erasures', {
  /** Also the pseudonym that stands in the member's place afterwards. */
  id: text('id').primaryKey(),
  uid: text('uid'),
  requestedAt: moment('requested_at').notNull(),
  dueAt: moment('due_at').notNull(),
  remindedAt: moment('reminded_at'),
  keptAt: moment('kept_at'),
  closedAt: moment('closed_at'),
  tell: boolean('tell').notNull().default(false),
  erasedAt: moment('erased_at'),
});
