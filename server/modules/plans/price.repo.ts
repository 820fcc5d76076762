import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { PLAN_PRICES } from '#content/plans/prices.ts';
import type { Price } from '#domain/billing/subscription/price.ts';
import type { Terms } from '#domain/billing/subscription/subscription.ts';
import { CADENCES } from '#domain/consultation/quote-machine.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import type { Db } from '../../db/client.ts';
import { planPrices } from './tables.ts';

/** Before any plan was sold. */
const FIRST_DAY = '2026-01-01';

/** All prices there are and were, the earliest first: a few of each plan. */
export const listPrices = (db: Db): Promise<Price[]> => select(db, isNull(planPrices.withdrawnAt));

/** Those that were announced and taken back before their day, or whose place another one took. */
export const listWithdrawn = (db: Db): Promise<Price[]> => select(db, isNotNull(planPrices.withdrawnAt));

async function select(db: Db, where: SQL): Promise<Price[]> {
  const rows = await db.select().from(planPrices).where(where).orderBy(asc(planPrices.from));
  return rows.map(({ plan, cadence, currency, amountMinor, from }) => ({
    terms: { plan, cadence, currency },
    amountMinor,
    from,
  }));
}

/** The configured price of all terms that have none. Harmless to repeat. */
export async function addConfiguredPrices(db: Db): Promise<void> {
  const rows = PAID_PLANS.flatMap((plan) =>
    CURRENCIES.flatMap((currency) =>
      CADENCES.map((cadence) => {
        const amountMinor = PLAN_PRICES[plan][currency][cadence];
        return { plan, cadence, currency, amountMinor, from: FIRST_DAY };
      }),
    ),
  );
  await db.insert(planPrices).values(rows).onConflictDoNothing();
}

/** Only one at a time announces a price, until the transaction ends: two of one day would both stand. */
export async function lockPrices(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('plan prices', 0))`);
}

const isOf = (terms: Terms, from: string) =>
  and(
    eq(planPrices.plan, terms.plan),
    eq(planPrices.cadence, terms.cadence),
    eq(planPrices.currency, terms.currency),
    eq(planPrices.from, from),
  );

/** A price from a day on. Another one for that day makes way: it is withdrawn. */
export async function addPrice(db: Db, { terms, amountMinor, from }: Price, at: Date): Promise<void> {
  await db
    .update(planPrices)
    .set({ withdrawnAt: at })
    .where(and(isOf(terms, from), ne(planPrices.amountMinor, amountMinor), isNull(planPrices.withdrawnAt)));
  await db
    .insert(planPrices)
    .values({ ...terms, amountMinor, from })
    .onConflictDoUpdate({
      target: [planPrices.plan, planPrices.cadence, planPrices.currency, planPrices.from, planPrices.amountMinor],
      set: { withdrawnAt: null },
    });
}

/** @returns whether it stood. */
export async function withdrawPrice(db: Db, { terms, amountMinor, from }: Price, at: Date): Promise<boolean> {
  const isIt = and(isOf(terms, from), eq(planPrices.amountMinor, amountMinor));
  const rows = await db
    .update(planPrices)
    .set({ withdrawnAt: at })
    .where(and(isIt, isNull(planPrices.withdrawnAt)))
    .returning({ from: planPrices.from });
  return rows.length === 1;
}
