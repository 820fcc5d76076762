import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Subscription } from '#domain/billing/subscription/subscription.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import type { Currency } from '#domain/money/money.ts';
import type { PaidPlan } from '#domain/plans.ts';
import { day, minor, moment } from '../../db/columns.ts';

const terms = () => ({
  plan: text('plan').$type<PaidPlan>().notNull(),
  cadence: text('cadence').$type<Cadence>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
});

export const planPrices = pgTable(
  'plan_prices',
  {
    ...terms(),
    from: day('from_on').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  // Another index holds that one of a day stands; the others were withdrawn.
  (table) => [primaryKey({ columns: [table.plan, table.cadence, table.currency, table.from, table.amountMinor] })],
);

export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  revision: integer('revision').notNull(),
  state: text('state').$type<Subscription['state']>().notNull(),
  ...terms(),
  anchorOn: day('anchor_on').notNull(),
  month: integer('month').notNull(),
  n: integer('n').notNull(),
  priceMinor: minor('price_minor').notNull(),
  paidMinor: minor('paid_minor').notNull(),
  card: text('card_id'),
  next: jsonb('next').$type<Subscription['next']>(),
  ahead: jsonb('ahead').$type<Subscription['ahead']>(),
  endedFor: text('ended_for').$type<Subscription['endedFor']>(),
  nextDueAt: moment('next_due_at'),
  createdAt: moment('created_at').notNull(),
});

export const subscriptionPeriods = pgTable('subscription_periods', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  subscriptionId: text('subscription_id').notNull(),
  n: integer('n').notNull(),
  kind: text('kind').$type<'start' | 'next' | 'upgrade' | 'restored'>().notNull(),
  state: text('state').$type<'open' | 'paid' | 'withdrawn' | 'credited'>().notNull().default('open'),
  ...terms(),
  priceMinor: minor('price_minor').notNull(),
  usedMinor: minor('used_minor').notNull(),
  couponCode: text('coupon_code'),
  discountMinor: minor('discount_minor').notNull().default(0),
  anchorOn: day('anchor_on'),
  month: integer('month'),
  /** Of an upgrade: what the days left of the plan before are worth. */
  credit: jsonb('credit').$type<{ grossMinor: number }>(),
  standsUntil: day('stands_until').notNull(),
  transferClaimed: boolean('transfer_claimed').notNull().default(false),
  charged: boolean('charged').notNull().default(false),
  replaces: text('replaces'),
  createdAt: moment('created_at').notNull(),
});

export const subscriptionNotices = pgTable(
  'subscription_notices',
  {
    subscriptionId: text('subscription_id').notNull(),
    key: text('key').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.key] })],
);

export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    subscriptionId: text('subscription_id').notNull(),
    revision: integer('revision').notNull(),
    what: text('what').notNull(),
    state: text('state').$type<Subscription['state']>().notNull(),
    plan: text('plan').$type<PaidPlan>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.revision] })],
);

/** Plans that an operator gave to a founder. */
export const planComps = pgTable('plan_comps', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  plan: text('plan').$type<PaidPlan>().notNull(),
  until: day('until_on').notNull(),
  givenBy: text('given_by').notNull(),
  reason: text('reason').notNull(),
  givenAt: moment('given_at').notNull(),
  endedAt: moment('ended_at'),
});
