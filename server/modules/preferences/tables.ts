import { boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Topic } from '#domain/notifications/notices.ts';
import type { Digest } from '#domain/notifications/preferences.ts';

/** How each member wants to be reached; who has no row has chosen nothing. */
export const preferences = pgTable('preferences', {
  uid: text('uid').primaryKey(),
  zone: text('zone'),
  appOff: jsonb('app_off').$type<Topic[]>().notNull().default([]),
  mailOff: jsonb('mail_off').$type<Topic[]>().notNull().default([]),
  texts: jsonb('texts').$type<Topic[]>().notNull().default([]),
  digest: text('digest').$type<Digest>().notNull().default('off'),
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  ai: boolean('ai').notNull().default(true),
  digestSeenOn: date('digest_seen_on'),
});
