import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what to what; a trigger keeps every row as it is. */
export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  actorUid: text('actor_uid'),
  actorName: text('actor_name').notNull(),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
});
