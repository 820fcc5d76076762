import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AgreementState } from '#domain/agreements/states.ts';
import type { AgreementContent, AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import type { Edits } from '#domain/merge-edits.ts';

export const agreementTemplates = pgTable('agreement_templates', {
  fixedTextHash: text('fixed_text_hash').primaryKey(),
  kind: text('kind').$type<AgreementKind>().notNull(),
  jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
  version: text('version').notNull(),
  fixedText: text('fixed_text').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});

export const agreements = pgTable('agreements', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  kind: text('kind').$type<AgreementKind>().notNull(),
  jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
  templateVersion: text('template_version').notNull(),
  templateHash: text('template_hash').notNull(),
  revision: integer('revision').notNull().default(0),
  answers: jsonb('answers').$type<AgreementContent['answers']>().notNull().default({}),
  choices: jsonb('choices').$type<AgreementContent['choices']>().notNull().default({}),
  ownWording: jsonb('own_wording').$type<AgreementContent['ownWording']>().notNull().default({}),
  edits: jsonb('edits').$type<Edits>().notNull().default({}),
  acknowledgedFlags: jsonb('acknowledged_flags').$type<Record<string, string>>().notNull().default({}),
  state: text('state').$type<AgreementState>().notNull().default('draft'),
  finalVersion: integer('final_version'),
  finalRevision: integer('final_revision'),
});
