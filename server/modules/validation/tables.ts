import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Edits } from '#domain/merge-edits.ts';
import type { Currency } from '#domain/money/money.ts';
import type { AssumptionClass } from '#domain/validation/assumption-rules.ts';
import type { DecisionKind } from '#domain/validation/decisions.ts';
import type { EvidenceLevel, EvidenceSide, Independence, ProofGrade } from '#domain/validation/evidence.ts';
import type { HeldImportance } from '#domain/validation/held-importance.ts';
import type { IntakeDraft, IntakeKey } from '#domain/validation/intake.ts';
import type { KeptRemoval } from '#domain/validation/removed-against.ts';
import type { Importance } from '#domain/validation/score.ts';
import type { TestCard } from '#domain/validation/test-cards.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';
import type { WitnessAnswer } from '#domain/validation/witness.ts';
import { day, moment } from '../../db/columns.ts';

export const ideas = pgTable('ideas', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  revision: integer('revision').notNull().default(0),
  publishedRevision: integer('published_revision'),
  intake: jsonb('intake').$type<IntakeDraft>().notNull().default({}),
  heldImportance: jsonb('held_importance').$type<HeldImportance>().notNull().default({}),
  removedAgainst: jsonb('removed_against').$type<KeptRemoval[]>().notNull().default([]),
  intakeEdits: jsonb('intake_edits').$type<Edits<IntakeKey>>().notNull().default({}),
});

export const importanceEdits = pgTable(
  'importance_edits',
  {
    ideaId: text('idea_id').notNull(),
    number: integer('number').notNull(),
    assumptionId: text('assumption_id').notNull(),
    importance: integer('importance').$type<Importance>().notNull(),
    reason: text('reason').notNull(),
    editedOn: day('edited_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ideaId, table.number] })],
);

export const ownAssumptions = pgTable('own_assumptions', {
  id: text('id').primaryKey(),
  ideaId: text('idea_id').notNull(),
  class: text('class').$type<AssumptionClass>().notNull(),
  statement: text('statement').notNull(),
  importance: integer('importance').$type<Importance>().notNull(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What a founder saw, heard or read, once. */
export const observations = pgTable('observations', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  ideaId: text('idea_id').notNull(),
  clientKey: text('client_key').notNull(),
  who: text('who').notNull(),
  howMet: text('how_met').notNull(),
  independence: text('independence').$type<Independence>().notNull(),
  inSegment: boolean('in_segment').notNull(),
  people: integer('people').notNull(),
  observedOn: day('observed_on').notNull(),
  note: text('note').notNull(),
  paidMinor: bigint('paid_minor', { mode: 'number' }),
  paidCurrency: text('paid_currency').$type<Currency>(),
  link: text('link'),
  fileId: text('file_id'),
  fileName: text('file_name'),
  fileMediaType: text('file_media_type'),
  fileBytes: integer('file_bytes'),
  fileSha256: text('file_sha256'),
  notedFor: text('noted_for').notNull().default(''),
  fits: boolean('fits').notNull().default(true),
  notedPriceMinor: bigint('noted_price_minor', { mode: 'number' }),
  notedPriceCurrency: text('noted_price_currency').$type<Currency>(),
  answeredPrice: text('answered_price'),
  priceBeforeMinor: bigint('price_before_minor', { mode: 'number' }),
  priceBeforeCurrency: text('price_before_currency').$type<Currency>(),
  paidFromNote: boolean('paid_from_note').notNull().default(false),
  revision: integer('revision').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** What an observation says for or against one assumption. */
export const evidenceItems = pgTable('evidence_items', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  ideaId: text('idea_id').notNull(),
  observationId: text('observation_id').notNull(),
  assumptionId: text('assumption_id').notNull(),
  side: text('side').$type<EvidenceSide>().notNull(),
  level: text('level').$type<EvidenceLevel>().notNull(),
  /** What the founder chose before proof followed from what stands behind an item. */
  proof: text('proof').$type<ProofGrade>(),
  count: integer('count').notNull(),
});

/** A private link for one person to confirm what an observation says of them; what names devices and networks is hashed. */
export const witnessLinks = pgTable('witness_links', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  ownerName: text('owner_name').notNull(),
  ideaId: text('idea_id').notNull(),
  observationId: text('observation_id').notNull(),
  evidenceIds: jsonb('evidence_ids').$type<string[]>().notNull(),
  aboutHash: text('about_hash').notNull(),
  tokenHash: text('token_hash').notNull(),
  makerDevice: text('maker_device').notNull(),
  makerNetwork: text('maker_network').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  answer: text('answer').$type<WitnessAnswer>(),
  answeredAt: moment('answered_at'),
  device: text('device'),
  network: text('network'),
  /** When the same phone answered again, on another link. */
  replacedAt: moment('replaced_at'),
  /** Decided when the answer came: from a network that the founder worked from. */
  fromOwnNetwork: boolean('from_own_network').notNull().default(false),
});

/** The networks that founders worked from, hashed, by day. */
export const founderNetworks = pgTable(
  'founder_networks',
  {
    ownerUid: text('owner_uid').notNull(),
    network: text('network').notNull(),
    seenOn: day('seen_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerUid, table.network, table.seenOn] })],
);

export const testCards = pgTable('test_cards', {
  id: text('id').primaryKey(),
  ideaId: text('idea_id').notNull(),
  assumptionId: text('assumption_id').notNull(),
  card: jsonb('card').$type<TestCard>().notNull(),
  open: boolean('open').notNull().default(true),
  objection: text('objection'),
  objectedAt: moment('objected_at'),
  createdAt: moment('created_at').notNull(),
});

export const testMarks = pgTable(
  'test_marks',
  {
    testCardId: text('test_card_id').notNull(),
    revision: integer('revision').notNull(),
    passMark: jsonb('pass_mark').$type<PassMark>().notNull(),
    lockedAt: moment('locked_at').notNull(),
    reason: text('reason').notNull(),
    previousHash: text('previous_hash'),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.testCardId, table.revision] })],
);

export const testResults = pgTable(
  'test_results',
  {
    testCardId: text('test_card_id').notNull(),
    number: integer('number').notNull(),
    markRevision: integer('mark_revision').notNull(),
    successes: integer('successes').notNull(),
    trials: integer('trials').notNull(),
    note: text('note').notNull(),
    link: text('link'),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.testCardId, table.number] })],
);

/** A file that shows what a test showed; results themselves never change. */
export const testResultFiles = pgTable(
  'test_result_files',
  {
    testCardId: text('test_card_id').notNull(),
    number: integer('number').notNull(),
    fileId: text('file_id').notNull(),
    fileName: text('file_name').notNull(),
    fileMediaType: text('file_media_type').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    fileSha256: text('file_sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.testCardId, table.number] })],
);

export const decisions = pgTable('decisions', {
  id: text('id').primaryKey(),
  ideaId: text('idea_id').notNull(),
  kind: text('kind').$type<DecisionKind>().notNull(),
  decidedOn: day('decided_on').notNull(),
  reason: text('reason').notNull(),
  evidenceIds: jsonb('evidence_ids').$type<string[]>().notNull(),
  testIds: jsonb('test_ids').$type<string[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});
