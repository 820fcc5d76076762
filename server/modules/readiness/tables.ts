import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Edits } from '#domain/merge-edits.ts';
import type { Currency } from '#domain/money/money.ts';
import type { AnswerValue } from '#domain/readiness/answers.ts';
import type { RoundId } from '#domain/readiness/dimensions.ts';
import type { Weights } from '#domain/readiness/score.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { day, minor, moment } from '../../db/columns.ts';

export const readinessChecks = pgTable('readiness_checks', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  revision: integer('revision').notNull().default(0),
  round: text('round').$type<RoundId>().notNull(),
  weights: jsonb('weights').$type<Weights>(),
  valuation: jsonb('valuation').$type<Partial<ValuationInput>>().notNull().default({}),
  valuationEdits: jsonb('valuation_edits').$type<Edits<keyof ValuationInput>>().notNull().default({}),
});

export const readinessAnswers = pgTable(
  'readiness_answers',
  {
    checkId: text('check_id').notNull(),
    criterionId: text('criterion_id').notNull(),
    answer: text('answer').$type<AnswerValue>().notNull(),
    grade: text('grade').$type<'claimed' | 'documented'>().notNull(),
    note: text('note').notNull().default(''),
    link: text('link'),
    heldEvidenceId: text('held_evidence_id'),
    fileId: text('file_id'),
    fileName: text('file_name'),
    fileMediaType: text('file_media_type'),
    fileBytes: integer('file_bytes'),
    fileSha256: text('file_sha256'),
    revision: integer('revision').notNull(),
    editor: text('editor').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.criterionId] })],
);

export const cashLedgers = pgTable('cash_ledgers', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  /** Null for what is for no startup yet. */
  ideaId: text('idea_id'),
  currency: text('currency').$type<Currency>().notNull(),
  balanceMinor: minor('balance_minor'),
  balanceOn: day('balance_on'),
  updatedAt: moment('updated_at').notNull(),
});

export const cashEntries = pgTable('cash_entries', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  ledgerId: text('ledger_id').notNull(),
  month: day('month').notNull(),
  kind: text('kind').$type<'in' | 'out'>().notNull(),
  category: text('category').notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  raised: boolean('raised').notNull(),
  revision: integer('revision').notNull().default(1),
  createdAt: moment('created_at').notNull(),
});
