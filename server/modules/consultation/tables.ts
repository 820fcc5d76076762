import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Meeting } from '#contract/consultation/admin-services.ts';
import type { WallSpan } from '#domain/scheduling/availability.ts';
import { moment } from '../../db/columns.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });

export const services = pgTable('services', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  bulletPoints: jsonb('bullet_points').$type<string[]>().notNull(),
  minutes: integer('minutes').notNull(),
  stepMinutes: integer('step_minutes').notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull(),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
  minimumNoticeHours: integer('minimum_notice_hours').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  priceNgnMinor: minorUnits('price_ngn_minor').notNull(),
  priceUsdMinor: minorUnits('price_usd_minor').notNull(),
  cancelNoticeHours: integer('cancel_notice_hours').notNull(),
  moveNoticeHours: integer('move_notice_hours').notNull(),
  maxMoves: integer('max_moves').notNull(),
  needsConfirmation: boolean('needs_confirmation').notNull(),
  meeting: jsonb('meeting').$type<Meeting>().notNull(),
  active: boolean('active').notNull(),
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  archivedAt: moment('archived_at'),
});

export const advisers = pgTable('advisers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  bio: text('bio').notNull(),
  email: text('email').notNull(),
  zone: text('zone').notNull(),
  dailyLimit: integer('daily_limit'),
  active: boolean('active').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
});

export const serviceAdvisers = pgTable(
  'service_advisers',
  { serviceId: text('service_id').notNull(), adviserId: text('adviser_id').notNull() },
  (table) => [primaryKey({ columns: [table.serviceId, table.adviserId] })],
);

export const adviserHours = pgTable(
  'adviser_hours',
  {
    adviserId: text('adviser_id').notNull(),
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adviserId, table.weekday, table.fromMinute] })],
);

export const adviserExceptions = pgTable('adviser_exceptions', {
  id: text('id').primaryKey(),
  adviserId: text('adviser_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  spans: jsonb('spans').$type<WallSpan[]>().notNull(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
});
