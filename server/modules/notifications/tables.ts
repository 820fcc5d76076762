import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ThingKind } from '#domain/notifications/notices.ts';
import { moment } from '../../db/columns.ts';

/** What each person is told; never idea text. */
export const notifications = pgTable('notifications', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  href: text('href'),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
  /** What it is about; both are null where it stands alone. */
  thingKind: text('thing_kind').$type<ThingKind>(),
  thingId: text('thing_id'),
});
