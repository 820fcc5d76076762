import { bigint, boolean, customType, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Booking, BookingEventKind } from '#contract/bookings/bookings.ts';
import type { BookingState, WaitlistState } from '#domain/consultation/booking-machine.ts';
import type { BookingStage } from '#domain/consultation/booking-stages.ts';
import type { ReminderKind } from '#domain/consultation/reminders.ts';
import type { Currency, Money } from '#domain/money/money.ts';
import { moment } from '../../db/columns.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });
/** As text, such as "[2026-03-16T09:00:00Z,2026-03-16T10:00:00Z)". */
const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export type By = 'founder' | 'operator' | 'system';

/** What a held time costs: the whole price, and the tax that is in it, where there is any. */
type HeldPrice = Money & { tax?: { percent: string; amountMinor: number } };

export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  serviceId: text('service_id').notNull(),
  adviserId: text('adviser_id').notNull(),
  quoteId: text('quote_id'),
  status: text('status').$type<BookingState>().notNull(),
  stage: text('stage').$type<BookingStage>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  blocked: momentRange('blocked').notNull(),
  zone: text('zone').notNull(),
  holdExpiresAt: moment('hold_expires_at'),
  isOffer: boolean('is_offer').notNull().default(false),
  needsConfirmation: boolean('needs_confirmation').notNull(),
  moveNoticeHours: integer('move_notice_hours').notNull(),
  maxMoves: integer('max_moves').notNull(),
  cancelNoticeHours: integer('cancel_notice_hours').notNull(),
  prices: jsonb('prices').$type<HeldPrice[]>().notNull(),
  priceMinor: minorUnits('price_minor'),
  priceCurrency: text('price_currency').$type<Currency>(),
  method: text('method').$type<'checkout' | 'bank_transfer'>(),
  invoiceId: text('invoice_id'),
  calendarUid: text('calendar_uid'),
  sequence: integer('sequence').notNull().default(0),
  toldPlace: text('told_place'),
  toldAt: moment('told_at'),
  moves: integer('moves').notNull().default(0),
  topic: text('topic').notNull().default(''),
  notes: text('notes').notNull().default(''),
  phone: text('phone').notNull().default(''),
  ownNote: text('own_note').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
  refundUntil: moment('refund_until'),
  outcomeKind: text('outcome_kind').$type<'held' | 'founder_absent'>(),
  outcomeNotes: text('outcome_notes'),
  cancelledAt: moment('cancelled_at'),
  cancelledBy: text('cancelled_by').$type<By>(),
  cancelledWhy: text('cancelled_why').$type<NonNullable<Booking['cancellation']>['why']>(),
  cancelReason: text('cancel_reason'),
  refund: text('refund').$type<'full' | 'none'>(),
});

export const bookingEvents = pgTable(
  'booking_events',
  {
    bookingId: text('booking_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<BookingEventKind>().notNull(),
    by: text('by').$type<By>().notNull(),
    startsAt: moment('starts_at').notNull(),
    note: text('note'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.number] })],
);

export const bookingReminders = pgTable(
  'booking_reminders',
  {
    bookingId: text('booking_id').notNull(),
    sequence: integer('sequence').notNull(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.sequence, table.kind] })],
);

export const bookingOutcomeLinks = pgTable(
  'booking_outcome_links',
  {
    bookingId: text('booking_id').notNull(),
    kind: text('kind').$type<'evidence' | 'document' | 'test'>().notNull(),
    targetId: text('target_id').notNull(),
    documentId: text('document_id').notNull(),
    label: text('label').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.kind, table.targetId] })],
);

export const waitlistEntries = pgTable('waitlist_entries', {
  id: text('id').primaryKey(),
  ownerUid: text('owner_uid').notNull(),
  serviceId: text('service_id').notNull(),
  adviserId: text('adviser_id'),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  toDay: date('to_day', { mode: 'string' }).notNull(),
  zone: text('zone').notNull(),
  windowFrom: moment('window_from').notNull(),
  windowUntil: moment('window_until').notNull(),
  status: text('status').$type<WaitlistState>().notNull(),
  bookingId: text('booking_id'),
  createdAt: moment('created_at').notNull(),
});
