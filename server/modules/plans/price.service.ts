import { PRICES_INCLUDE_TAX } from '#content/plans/prices.ts';
import type { AnnouncedPrice, PlanPrice } from '#contract/billing/admin-prices.ts';
import { AppError } from '#contract/errors.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import type { Price } from '#domain/billing/subscription/price.ts';
import { sameTerms, type Terms } from '#domain/billing/subscription/subscription.ts';
import { CADENCES } from '#domain/consultation/quote-machine.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Audit, Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { PlansDeps } from './plans-deps.ts';
import { addPrice, listPrices, lockPrices, withdrawPrice } from './price.repo.ts';
import { countByTerms, hurryTerms } from './subscription.repo.ts';

const ALL_TERMS: Terms[] = PAID_PLANS.flatMap((plan) =>
  CURRENCIES.flatMap((currency) => CADENCES.map((cadence) => ({ plan, cadence, currency }))),
);

/** What plans cost, as the operator sets it. */
export function createPriceService({
  clock,
  audit,
  savedCards,
}: Pick<PlansDeps, 'clock' | 'savedCards'> & { audit: Audit }) {
  const today = () => lagosDay(clock().getTime());

  return {
    async list(db: Db, scope: OperatorScope) {
      const prices = await listPrices(db);
      const counts = await countByTerms(db, scope);
      return {
        items: ALL_TERMS.map((terms) => toPlanPrice(terms, prices, counts, today())),
        includesTax: PRICES_INCLUDE_TAX,
      };
    },

    /** @throws PLAN_PRICE_TOO_SOON, PLAN_PRICE_TOO_SMALL, PLAN_PRICE_SAME. */
    async announce(
      tx: Db,
      { actor, scope }: Operator,
      { terms, amountMinor, from }: AnnouncedPrice,
    ): Promise<PlanPrice> {
      // Today's price may be on somebody's screen.
      if (from <= today())
        throw new AppError('PLAN_PRICE_TOO_SOON', { fields: { from: 'Give tomorrow or a later day, in Lagos.' } });
      if (amountMinor < savedCards.smallestMinor[terms.currency]) throw new AppError('PLAN_PRICE_TOO_SMALL');
      await lockPrices(tx);
      const onThatDay = toPlanPrice(terms, await listPrices(tx), [], from).price?.amountMinor;
      if (onThatDay === amountMinor) throw new AppError('PLAN_PRICE_SAME');
      await addPrice(tx, { terms, amountMinor, from }, clock());
      return note(tx, { actor, scope }, 'announce', { terms, amountMinor, from });
    },

    /** Its day has not come, so that nobody has paid it. @throws PLAN_PRICE_NOT_ANNOUNCED. */
    async withdraw(tx: Db, operator: Operator, price: AnnouncedPrice): Promise<PlanPrice> {
      if (price.from <= today() || !(await withdrawPrice(tx, price, clock())))
        throw new AppError('PLAN_PRICE_NOT_ANNOUNCED');
      return note(tx, operator, 'withdraw', price);
    },
  };

  /** Everyone who has the terms is looked at next, and is told what they are to hear. */
  async function note(
    tx: Db,
    { actor, scope }: Operator,
    what: 'announce' | 'withdraw',
    { terms, amountMinor, from }: AnnouncedPrice,
  ): Promise<PlanPrice> {
    await hurryTerms(tx, scope, clock(), terms);
    const { plan, cadence, currency } = terms;
    await audit(tx, {
      actor,
      action: `plan_price.${what}`,
      subjectKind: 'plan_price',
      subjectId: `${plan}-${cadence}-${currency}`,
      detail: { plan, cadence, currency, amountMinor, from },
    });
    return toPlanPrice(terms, await listPrices(tx), await countByTerms(tx, scope), today());
  }
}

export type PriceService = ReturnType<typeof createPriceService>;

function toPlanPrice(
  terms: Terms,
  prices: readonly Price[],
  counts: readonly { terms: Terms; count: number }[],
  today: string,
): PlanPrice {
  const listed = prices.filter((price) => sameTerms(price.terms, terms));
  const money = ({ amountMinor }: Price) => ({ amountMinor, currency: terms.currency });
  const now = listed.findLast(({ from }) => from <= today);
  return {
    terms,
    price: now ? money(now) : null,
    announced: listed.filter(({ from }) => from > today).map((price) => ({ price: money(price), from: price.from })),
    subscribers: counts.find((one) => sameTerms(one.terms, terms))?.count ?? 0,
  };
}
