import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** What members asked a person for. */
export const memberRequests = pgTable('member_requests', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  kind: text('kind').$type<'verdict' | 'data'>().notNull(),
  documentId: text('document_id'),
  versionNumber: integer('version_number'),
  question: text('question').notNull(),
  requestedAt: moment('requested_at').notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  answer: text('answer'),
  answeredAt: moment('answered_at'),
});
