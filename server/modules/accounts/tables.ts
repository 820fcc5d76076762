import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConsentSubject } from '#contract/accounts/consents.ts';
import { documentTable } from '../../db/collection.ts';

/** users/{uid} and founders/{uid} of specification §3. */
export const users = documentTable('users');
export const founders = documentTable('founders');
/** What a member says of themselves beside them. */
export const profiles = documentTable('profiles');

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A change of e-mail that waits for both addresses: the newest of each person. */
export const emailChanges = pgTable('email_changes', {
  uid: text('uid').primaryKey(),
  id: text('id').notNull(),
  newEmail: text('new_email').notNull(),
  /** The session that asked for it. */
  sessionId: text('session_id').notNull(),
  oldTokenHash: text('old_token_hash').notNull(),
  newTokenHash: text('new_token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  oldConfirmedAt: moment('old_confirmed_at'),
  newConfirmedAt: moment('new_confirmed_at'),
});

/** A phone of a member, and the code that is to prove that they hold it. */
export const phoneConfirmations = pgTable('phone_confirmations', {
  uid: text('uid').primaryKey(),
  number: text('number').notNull(),
  codeHash: text('code_hash'),
  codeTries: integer('code_tries').notNull().default(0),
  codeSentAt: moment('code_sent_at'),
  codeEndsAt: moment('code_ends_at'),
  confirmedAt: moment('confirmed_at'),
});

/** What members agreed to, allowed or ended. */
export const consents = pgTable('consents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  uid: text('uid').notNull(),
  subject: text('subject').$type<ConsentSubject>().notNull(),
  /** Of the text that was shown, where it has one. */
  version: text('version'),
  given: boolean('given').notNull(),
  at: moment('at').notNull(),
});
