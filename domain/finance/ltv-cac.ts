import { Fraction } from '../fraction.ts';
import { requireAmount, requireNumber, requireShare } from '../require.ts';

/** A customer is not counted on for longer than five years, however low churn is (our own convention). */
export const LIFETIME_CAP_MONTHS = 60;

/** What one customer brings and costs, exactly. Null where a figure does not exist: no churn, no cost, no margin. */
export type CustomerValue = {
  /** 1 ÷ churn, in months, without end when nobody leaves. */
  lifetime: Fraction | null;
  ltv: Fraction | null;
  /** The same if nobody stays longer than 60 months: tames a very low churn. */
  withinCap: { lifetime: Fraction; capped: boolean; ltv: Fraction };
  payback: Fraction | null;
};

/**
 * LTV = monthly contribution ÷ monthly churn; payback = CAC ÷ monthly contribution, in months.
 * Source: `methods.md` §3, the published table of metrics.
 * @param contribution a month, in any one unit of money, possibly negative; `cac` in the same unit, `churn` from 0 to 1.
 */
export function customerValue(contribution: Fraction, churn: Fraction, cac: Fraction | null): CustomerValue {
  const lifetime = churn.sign === 0 ? null : Fraction.of(1).over(churn);
  const cap = Fraction.of(LIFETIME_CAP_MONTHS);
  const capped = lifetime === null || lifetime.compare(cap) > 0;
  const within = capped ? cap : lifetime;
  return {
    lifetime,
    ltv: lifetime && contribution.times(lifetime),
    withinCap: { lifetime: within, capped, ltv: contribution.times(within) },
    payback: cac && contribution.sign > 0 ? cac.over(contribution) : null,
  };
}

export type LtvCacInput = {
  /** Average revenue per account and month. */
  arpa: number;
  gross_margin: number;
  /** Monthly, as a fraction. */
  churn: number;
  /** Cost of winning one customer; otherwise worked out from the next two, which must cover the same period. */
  cac?: number | null;
  sales_marketing?: number | null;
  new_customers?: number | null;
};
type Figure = 'cac' | 'lifetime_months' | 'ltv' | 'ratio' | 'payback_months';
export type LtvCac = Record<Figure, number | null> & {
  monthly_contribution: number;
  /** LTV if no customer stays longer than 60 months: tames a very low churn. */
  ltv_within_60_months: number;
  reasons: Partial<Record<Figure, string>>;
};

/**
 * Lifetime value and cost of a customer: LTV = ARPA × gross margin ÷ churn, payback = CAC ÷ (ARPA × gross margin), ratio =
 * LTV ÷ CAC. Money in one unit, periods in months; gross margin at most 1 and possibly negative.
 * @throws RangeError for a negative amount, a churn outside 0 to 1 or a gross margin above 1.
 */
export function ltvCac(input: LtvCacInput): LtvCac {
  if (requireNumber('gross_margin', input.gross_margin) > 1) throw new RangeError('gross_margin must be at most 1');
  const arpa = Fraction.of(requireAmount('arpa', input.arpa));
  const contribution = arpa.times(Fraction.of(input.gross_margin));
  const churn = Fraction.of(requireShare('churn', input.churn));
  const cac = acquisitionCost(input);

  const { lifetime, ltv, withinCap, payback } = customerValue(contribution, churn, cac);
  const ratio = cac && cac.sign > 0 && ltv ? ltv.over(cac) : null;

  const noChurn = 'Nobody leaves, so the lifetime has no end.';
  const noCac = 'The cost of winning a customer needs spend and at least one new customer.';
  const freeCustomers = 'Winning a customer costs nothing, so there is nothing to compare with.';
  const noMargin = 'A customer brings in no margin, so the cost is never paid back.';
  return {
    cac: cac?.toNumber() ?? null,
    lifetime_months: lifetime?.toNumber() ?? null,
    ltv: ltv?.toNumber() ?? null,
    monthly_contribution: contribution.toNumber(),
    ltv_within_60_months: withinCap.ltv.toNumber(),
    payback_months: payback?.toNumber() ?? null,
    ratio: ratio?.toNumber() ?? null,
    reasons: {
      ...(!cac && { cac: noCac }),
      ...(!lifetime && { lifetime_months: noChurn, ltv: noChurn }),
      ...(!payback && { payback_months: cac ? noMargin : noCac }),
      ...(!ratio && { ratio: !ltv ? noChurn : !cac ? noCac : freeCustomers }),
    },
  };
}

function acquisitionCost({ cac, sales_marketing: spend, new_customers: customers }: LtvCacInput): Fraction | null {
  if (cac !== undefined && cac !== null) return Fraction.of(requireAmount('cac', cac));
  if (spend === undefined || spend === null || customers === undefined || customers === null) return null;
  requireAmount('sales_marketing', spend);
  return requireAmount('new_customers', customers) > 0 ? Fraction.of(spend, customers) : null;
}
