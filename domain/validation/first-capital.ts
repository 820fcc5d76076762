import { Fraction } from '../fraction.ts';
import type { Money } from '../money/money.ts';
import { toDecimal } from './figure.ts';
import type { Intake } from './intake.ts';
import { safeLine } from './safe-text.ts';
import { exactMonthly } from './unit-economics.ts';

/** What must be bought before the first sale, and when its customers have paid for it. `paybackMonths` has one decimal. */
export type FirstCapital = {
  what: string;
  cost: Money;
  customers: number;
  paybackMonths: string;
  /** How many months it lasts, by the founder's own answer. */
  lifeMonths: number | null;
  formula: string;
};

const FORMULA = 'what it costs ÷ (contribution a month × customers that one serves)';

/**
 * Months until one of what must be bought has paid for itself, with every place taken and nobody leaving: the soonest that can
 * be. Not rounded; null where a figure is missing, and where a month brings in nothing. This product's own convention.
 */
export function exactCapitalPayback(intake: Intake): Fraction | null {
  const { firstPurchaseCost: cost, customersPerAsset: customers, price } = intake;
  const monthly = exactMonthly(intake);
  if (!cost || cost.amountMinor <= 0 || !customers || cost.currency !== price?.currency) return null;
  if (monthly === null || monthly.sign <= 0) return null;
  return Fraction.of(cost.amountMinor).over(monthly.times(Fraction.of(customers)));
}

/** Null where a figure is missing: nothing is shown then. */
export function firstCapital(intake: Intake): FirstCapital | null {
  const payback = exactCapitalPayback(intake);
  const { firstPurchase, firstPurchaseCost: cost, customersPerAsset: customers, assetMonths } = intake;
  if (payback === null || !cost || !customers) return null;
  return {
    what: safeLine(firstPurchase),
    cost,
    customers,
    paybackMonths: toDecimal(payback, 1),
    lifeMonths: assetMonths,
    formula: FORMULA,
  };
}
