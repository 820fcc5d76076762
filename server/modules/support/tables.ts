import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SupportArea, SupportState } from '#domain/support/support-thread.ts';
import { moment } from '../../db/columns.ts';
import { fileColumns } from '../../files/file-columns.ts';

export const supportThreads = pgTable('support_threads', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid'),
  visitorEmail: text('visitor_email'),
  ownerName: text('owner_name').notNull(),
  area: text('area').$type<SupportArea>().notNull(),
  state: text('state').$type<SupportState>().notNull().default('open'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  waitingSince: moment('waiting_since'),
  messageCount: integer('message_count').notNull().default(0),
  memberSeen: integer('member_seen').notNull().default(0),
  operatorSeen: integer('operator_seen').notNull().default(0),
});

export const supportMessages = pgTable(
  'support_messages',
  {
    threadId: text('thread_id').notNull(),
    number: integer('number').notNull(),
    side: text('side').$type<'member' | 'operator'>().notNull(),
    authorUid: text('author_uid'),
    author: text('author').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.number] })],
);

export const supportFiles = pgTable('support_files', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid'),
  threadId: text('thread_id'),
  number: integer('number'),
  ...fileColumns(),
  addedAt: moment('added_at').notNull(),
});

export const supportVisitorNotes = pgTable('support_visitor_notes', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  area: text('area').$type<SupportArea>().notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});
