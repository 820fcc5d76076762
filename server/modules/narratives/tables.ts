import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NarrativeProposal, NarrativeState } from '#contract/narratives/narratives.ts';
import type { Drops } from '#domain/narratives/draft.ts';
import type { NarrativeFailure } from '#domain/narratives/failure-words.ts';
import type { NarrativeUse } from '#domain/narratives/uses.ts';
import type { WrittenSentence } from '#domain/narratives/written.ts';
import { moment } from '../../db/columns.ts';

const amount = (name: string) => bigint(name, { mode: 'number' });

export const narrativeConsents = pgTable(
  'narrative_consents',
  {
    documentId: text('document_id').notNull(),
    version: integer('version').notNull(),
    part: text('part').notNull().default(''),
    previewHash: text('preview_hash').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version, table.part] })],
);

export const narratives = pgTable('narratives', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  documentId: text('document_id').notNull(),
  version: integer('version'),
  part: text('part').notNull().default(''),
  use: text('use').$type<NarrativeUse>().notNull(),
  state: text('state').$type<NarrativeState>().notNull().default('queued'),
  requestHash: text('request_hash').notNull(),
  pastedText: text('pasted_text'),
  /** Of a text in the first form, which came before references. */
  text: text('text').notNull().default(''),
  form: integer('form').notNull().default(1),
  sentences: jsonb('sentences').$type<WrittenSentence[]>().notNull().default([]),
  proposals: jsonb('proposals').$type<NarrativeProposal[]>().notNull().default([]),
  kept: integer('kept').notNull().default(0),
  dropped: integer('dropped').notNull().default(0),
  drops: jsonb('drops').$type<Drops>().notNull().default({}),
  failure: text('failure').$type<NarrativeFailure>(),
  attempt: integer('attempt').notNull().default(0),
  aliveUntil: moment('alive_until'),
  retryAt: moment('retry_at'),
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  inputTokens: integer('input_tokens').notNull().default(0),
  outputTokens: integer('output_tokens').notNull().default(0),
  costMillionths: amount('cost_millionths'),
  currency: text('currency').$type<'USD' | 'NGN'>(),
  month: text('month').notNull(),
  counted: boolean('counted').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
});

export const narrativeUsage = pgTable(
  'narrative_usage',
  {
    ownerUid: text('owner_uid').notNull(),
    month: text('month').notNull(),
    asked: integer('asked').notNull().default(0),
    inputTokens: amount('input_tokens').notNull().default(0),
    outputTokens: amount('output_tokens').notNull().default(0),
    costMillionthsUsd: amount('cost_millionths_usd').notNull().default(0),
    costMillionthsNgn: amount('cost_millionths_ngn').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerUid, table.month] })],
);
