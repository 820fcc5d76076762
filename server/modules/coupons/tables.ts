import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '#domain/money/money.ts';
import type { PaidPlan } from '#domain/plans.ts';
import { day, minor, moment } from '../../db/columns.ts';

/** What takes something off one payment of a plan: a percentage, or an amount with its currency. */
export const coupons = pgTable('coupons', {
  id: text('id').primaryKey(),
  code: text('code').notNull(),
  percent: integer('percent'),
  amountMinor: minor('amount_minor'),
  currency: text('currency').$type<Currency>(),
  plans: jsonb('plans').$type<PaidPlan[]>().notNull(),
  usesMost: integer('uses_most'),
  fromOn: day('from_on').notNull(),
  untilOn: day('until_on'),
  endedAt: moment('ended_at'),
  createdAt: moment('created_at').notNull(),
});

/** Who used it, and for which purchase. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: text('coupon_id').notNull(),
    uid: text('uid').notNull(),
    purchaseId: text('purchase_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    offMinor: minor('off_minor').notNull(),
    takenAt: moment('taken_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.uid] })],
);
