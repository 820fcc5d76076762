import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SignerState, SigningState } from '#domain/signing/signing-rules.ts';
import { moment } from '../../db/columns.ts';

export const shareLinks = pgTable('share_links', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  ownerName: text('owner_name').notNull(),
  documentId: text('document_id').notNull(),
  versionNumber: integer('version_number').notNull(),
  label: text('label').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
});

export const shareViews = pgTable(
  'share_views',
  {
    shareLinkId: text('share_link_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<'opened' | 'downloaded'>().notNull(),
    viewedAt: moment('viewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareLinkId, table.id] })],
);

/** Where everybody may read one version of a report: the open address of a document, and those that were stopped. */
export const publications = pgTable('publications', {
  slug: text('slug').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  documentId: text('document_id').notNull(),
  versionNumber: integer('version_number').notNull(),
  founderName: text('founder_name'),
  companyName: text('company_name'),
  publishedAt: moment('published_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  stoppedAt: moment('stopped_at'),
});

export const signingRequests = pgTable('signing_requests', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  ownerName: text('owner_name').notNull(),
  ownerEmail: text('owner_email').notNull(),
  documentId: text('document_id').notNull(),
  versionNumber: integer('version_number').notNull(),
  title: text('title').notNull(),
  lawText: text('law_text').notNull(),
  lawSource: text('law_source').notNull(),
  lawChecked: boolean('law_checked').notNull(),
  message: text('message').notNull(),
  inOrder: boolean('in_order').notNull(),
  state: text('state').$type<SigningState>().notNull().default('pending'),
  fileId: text('file_id').notNull(),
  sha256: text('sha256').notNull(),
  certificateId: text('certificate_id'),
  certificateSha256: text('certificate_sha256'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  completedAt: moment('completed_at'),
});

export const signers = pgTable('signers', {
  id: text('id').primaryKey(),
  requestId: text('request_id').notNull(),
  position: integer('position').notNull(),
  label: text('label').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  title: text('title').notNull(),
  tokenHash: text('token_hash').notNull(),
  state: text('state').$type<SignerState>().notNull().default('waiting'),
  askedAt: moment('asked_at'),
  viewedAt: moment('viewed_at'),
  reminders: integer('reminders').notNull().default(0),
  signedName: text('signed_name'),
  signedAt: moment('signed_at'),
  signedIp: text('signed_ip'),
});

export const signingEvents = pgTable(
  'signing_events',
  {
    requestId: text('request_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind')
      .$type<
        'requested' | 'asked' | 'reminded' | 'viewed' | 'signed' | 'declined' | 'cancelled' | 'expired' | 'completed'
      >()
      .notNull(),
    who: text('who').notNull(),
    note: text('note'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
);
