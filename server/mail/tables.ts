import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Which message went to which address. */
export const sentMails = pgTable('sent_mails', {
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  sentAt: moment('sent_at').notNull(),
});

/** `undeliverable`: mail came back. `complained`: its owner, or their mail program, took mail of ours for spam. */
export type AddressState = 'fine' | 'undeliverable' | 'complained';

/** Addresses of which something was reported. */
export const mailAddresses = pgTable('mail_addresses', {
  address: text('address').primaryKey(),
  state: text('state').$type<AddressState>().notNull(),
  reason: text('reason'),
  softCount: integer('soft_count').notNull().default(0),
  softSince: moment('soft_since'),
  changedAt: moment('changed_at').notNull(),
  triedAgainAt: moment('tried_again_at'),
});

/** What was reported already. */
export const mailEvents = pgTable('mail_events', {
  key: text('key').primaryKey(),
  takenAt: moment('taken_at').notNull(),
});
