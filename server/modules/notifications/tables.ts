import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What each person is told; never idea text. */
export const notifications = pgTable('notifications', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  href: text('href').notNull(),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
});
