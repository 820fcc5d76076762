import { customerValue } from '../finance/ltv-cac.ts';
import { Fraction } from '../fraction.ts';
import type { Money } from '../money/money.ts';
import { type Figure, known, parsePercent, toDecimal, toMoney, unknown } from './figure.ts';
import type { Intake } from './intake.ts';

/** Our convention: below 30% of the price the margin is called thin. */
const THIN_MARGIN = Fraction.of(3, 10);

/** One line of the table: what it is, how it is worked out, and the figure. Percentages and months are decimal strings. */
export type UnitEconomics = {
  contribution: Figure<Money>;
  marginPercent: Figure<string>;
  monthlyContribution: Figure<Money>;
  lifetimeMonths: Figure<string>;
  lifetimeCapped: boolean;
  ltv: Figure<Money>;
  acquisitionCost: Figure<Money>;
  ltvToCac: Figure<string>;
  paybackMonths: Figure<string>;
  formulas: Readonly<Record<keyof typeof UNIT_ECONOMICS_FORMULAS, string>>;
};

export const UNIT_ECONOMICS_FORMULAS = {
  contribution: 'price − cost per unit',
  marginPercent: 'contribution ÷ price',
  monthlyContribution: 'contribution × units a year ÷ 12',
  lifetimeMonths:
    '1 ÷ churn (the share of customers who stop in a month), at most 60 months (five years: our convention)',
  ltv: 'monthly contribution × lifetime',
  ltvToCac: 'LTV ÷ cost to win one customer',
  paybackMonths: 'cost to win one customer ÷ monthly contribution',
} as const;

const NOTHING = Fraction.of(0);

type Exact = { value: Fraction; reason: null } | { value: null; reason: string };

/**
 * What one customer is worth, worked out exactly and rounded once at the end of each line. A line that lacks an input or
 * does not exist is null with its reason. Source: `methods.md` §3, the published table of metrics.
 */
export function unitEconomics(intake: Intake): UnitEconomics {
  const currency = intake.price?.currency ?? 'NGN';
  const { contribution, monthly, churn, withinCap, lifetime, ltv, cac, payback, ratio } = customerFigures(intake);
  return {
    contribution: money(contribution, currency),
    marginPercent: decimal(marginOf(intake, contribution), 1, 100),
    monthlyContribution: money(monthly, currency),
    lifetimeMonths: decimal(lifetime, 1),
    lifetimeCapped: churn.value !== null && withinCap.capped,
    ltv: money(ltv, currency),
    acquisitionCost: money(cac, currency),
    ltvToCac: decimal(ratio, 2),
    paybackMonths: decimal(payback, 1),
    formulas: UNIT_ECONOMICS_FORMULAS,
  };
}

/** True when less than 30% of the price is left after the cost of one unit. False when either is missing. */
export function hasThinMargin(intake: Intake): boolean {
  const margin = exactMargin(intake);
  return margin !== null && margin.compare(THIN_MARGIN) < 0;
}

/** What is left of the price after the cost of one unit, as a share of it; null when either is missing. */
export function exactMargin(intake: Intake): Fraction | null {
  return marginOf(intake, contributionOf(intake)).value;
}

/** What one customer leaves in a month, not rounded; null when an input is missing. */
export function exactMonthly(intake: Intake): Fraction | null {
  return monthlyOf(contributionOf(intake), intake.unitsPerYear).value;
}

/** Lifetime value ÷ cost to win one customer, not rounded; null when an input is missing. */
export function exactReturn(intake: Intake): Fraction | null {
  return customerFigures(intake).ratio.value;
}

/** All figures of one customer, exactly. The lifetime needs churn alone; the others name the first input that they lack. */
function customerFigures(intake: Intake) {
  const contribution = contributionOf(intake);
  const monthly = monthlyOf(contribution, intake.unitsPerYear);
  const churn = churnOf(intake.churnPercent);
  const cac = acquisitionCostOf(intake);
  const { withinCap } = customerValue(monthly.value ?? NOTHING, churn.value ?? NOTHING, null);
  const lifetime: Exact = churn.value === null ? churn : known(withinCap.lifetime);
  const ltv = both(monthly, churn, () => withinCap.ltv);
  const payback = both(cac, monthly, (cost, month) => {
    const { payback: months } = customerValue(month, NOTHING, cost);
    return months ?? unknown('Each month brings in nothing, so the cost never comes back.');
  });
  const ratio = both(ltv, cac, (value, cost) => value.over(cost));
  return { contribution, monthly, churn, withinCap, lifetime, ltv, cac, payback, ratio };
}

function contributionOf({ price, unitCost }: Intake): Exact {
  if (!price) return unknown('You gave no price.');
  if (!unitCost) return unknown('You gave no cost per unit.');
  if (price.currency !== unitCost.currency) return unknown('Price and cost are in two currencies.');
  return known(Fraction.of(price.amountMinor).minus(Fraction.of(unitCost.amountMinor)));
}

function marginOf({ price }: Intake, contribution: Exact): Exact {
  if (contribution.value === null) return contribution;
  if (!price || price.amountMinor <= 0) return unknown('There is no margin on a price of nothing.');
  return known(contribution.value.over(Fraction.of(price.amountMinor)));
}

function monthlyOf(contribution: Exact, unitsPerYear: number | null): Exact {
  if (contribution.value === null) return contribution;
  if (!unitsPerYear) return unknown('You did not say how many units one customer buys in a year.');
  return known(contribution.value.times(Fraction.of(unitsPerYear, 12)));
}

function churnOf(churnPercent: string): Exact {
  const churn = parsePercent(churnPercent);
  return churn === null ? unknown('You did not say how many customers stop in a month.') : known(churn);
}

function acquisitionCostOf({ acquisitionCost, price }: Intake): Exact {
  if (!acquisitionCost) return unknown('You did not say what it costs to win one customer.');
  if (price && price.currency !== acquisitionCost.currency)
    return unknown('Price and this cost are in two currencies.');
  if (acquisitionCost.amountMinor <= 0)
    return unknown('A customer won for nothing has no ratio. Count your own hours.');
  return known(Fraction.of(acquisitionCost.amountMinor));
}

function both(a: Exact, b: Exact, combine: (a: Fraction, b: Fraction) => Fraction | Exact): Exact {
  if (a.value === null) return a;
  if (b.value === null) return b;
  const result = combine(a.value, b.value);
  return result instanceof Fraction ? known(result) : result;
}

const money = (exact: Exact, currency: Money['currency']): Figure<Money> =>
  exact.value === null ? exact : toMoney(exact.value, currency);

const decimal = (exact: Exact, places: number, scale = 1): Figure<string> =>
  exact.value === null ? exact : known(toDecimal(exact.value.times(Fraction.of(scale)), places));
