import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts counted within a window; the key is a hash, so that the table holds no addresses. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});
