import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DocumentStatus, DocumentType } from '#contract/documents.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const documents = pgTable('documents', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  type: text('type').$type<DocumentType>().notNull(),
  name: text('name').notNull(),
  foldedName: text('folded_name').notNull(),
  renamed: boolean('renamed').notNull().default(false),
  status: text('status').$type<DocumentStatus>().notNull().default('draft'),
  versionCount: integer('version_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
});

export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: text('document_id').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    contentHash: text('content_hash').notNull(),
    summary: jsonb('summary').$type<Record<string, unknown>>().notNull(),
    snapshot: text('snapshot').notNull(),
    report: text('report').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);
