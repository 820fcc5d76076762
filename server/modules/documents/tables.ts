import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DocumentStatus, DocumentType } from '#contract/documents/documents.ts';
import type { DocumentExport } from '#contract/documents/exports.ts';
import { moment } from '../../db/columns.ts';

export const documents = pgTable('documents', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  type: text('type').$type<DocumentType>().notNull(),
  /** The idea, and so the startup, that it is for; null while that is not said, and for an idea itself. */
  ideaId: text('idea_id'),
  name: text('name').notNull(),
  foldedName: text('folded_name').notNull(),
  renamed: boolean('renamed').notNull().default(false),
  status: text('status').$type<DocumentStatus>().notNull().default('draft'),
  versionCount: integer('version_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
  hiddenAt: moment('hidden_at'),
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

export const documentExports = pgTable('document_exports', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  status: text('status').$type<DocumentExport['status']>().notNull().default('waiting'),
  documentIds: jsonb('document_ids').$type<string[]>().notNull(),
  done: integer('done').notNull().default(0),
  everything: boolean('everything').notNull().default(false),
  parts: integer('parts').notNull().default(0),
  attempt: integer('attempt').notNull().default(0),
  fileId: text('file_id'),
  fileBytes: integer('file_bytes'),
  fileSha256: text('file_sha256'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const grants = pgTable('grants', {
  id: text('id').primaryKey(),
  granteeUid: text('grantee_uid').notNull(),
  ownerUid: text('owner_uid').notNull(),
  purpose: text('purpose').notNull(),
  documentId: text('document_id'),
  documentType: text('document_type').$type<DocumentType>(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  revokedAt: moment('revoked_at'),
});
