import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { documentTable } from '../../db/collection.ts';

/** users/{uid} and founders/{uid} of specification §3. */
export const users = documentTable('users');
export const founders = documentTable('founders');

/** Who did what to whose account from the command line. */
export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subjectUid: text('subject_uid').notNull(),
  detail: jsonb('detail').notNull().default({}),
});
