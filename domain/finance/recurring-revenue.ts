import { Fraction } from '../fraction.ts';
import { requireAmount, requireShare } from '../require.ts';

/** Recurring revenue gained and lost in one period, each zero or more, in one currency unit. */
export type RevenueMovement = { new: number; expansion: number; contraction: number; churned: number };

export type ChurnConversion = {
  annual_churn: number;
  annual_retention: number;
  lifetime_months: number | null;
  /** Twelve times the monthly rate: the common mistake, for comparison only. */
  naive_times_12: number;
  reasons: { lifetime_months?: string };
};

/**
 * A monthly churn (fraction) as a year's: 1 − (1 − m)¹², and the expected lifetime 1 ÷ m if the rate stays.
 * @throws RangeError when it lies outside 0 to 1.
 */
export function churnConvert({ monthly_churn }: { monthly_churn: number }): ChurnConversion {
  const one = Fraction.of(1);
  const monthly = Fraction.of(requireShare('monthly_churn', monthly_churn));
  const retention = one.minus(monthly).power(12);
  return {
    annual_churn: one.minus(retention).toNumber(),
    annual_retention: retention.toNumber(),
    lifetime_months: monthly.sign > 0 ? one.over(monthly).toNumber() : null,
    naive_times_12: monthly.times(Fraction.of(12)).toNumber(),
    reasons: monthly.sign > 0 ? {} : { lifetime_months: 'Nobody leaves, so the lifetime has no end.' },
  };
}

export type RetentionInput = Omit<RevenueMovement, 'new'> & { start: number };
export type Retention = { nrr: number | null; grr: number | null; reasons: { nrr?: string; grr?: string } };

/**
 * Net and gross revenue retention of one cohort, as fractions of its revenue at `start`; new customers stay out.
 * NRR = (start + expansion − contraction − churned) ÷ start; GRR leaves expansion out and is never above 1.
 * @throws RangeError for a negative number, or more lost than the cohort had at the start.
 */
export function retention({ start, expansion, contraction, churned }: RetentionInput): Retention {
  const [base, gained, shrunk, gone] = amounts({ start, expansion, contraction, churned });
  const kept = base.minus(shrunk).minus(gone);
  if (kept.sign < 0) throw new RangeError('a cohort cannot lose more than it had at the start');
  if (base.sign === 0) {
    const none = 'There was no revenue at the start.';
    return { nrr: null, grr: null, reasons: { nrr: none, grr: none } };
  }
  return { nrr: kept.plus(gained).over(base).toNumber(), grr: kept.over(base).toNumber(), reasons: {} };
}

export type QuickRatio = { ratio: number | null; net_new_mrr: number; reasons: { ratio?: string } };

/**
 * SaaS quick ratio: (new + expansion) ÷ (churned + contraction), and the net new revenue. No losses, no ratio.
 * @throws RangeError for a negative number.
 */
export function quickRatio(movement: RevenueMovement): QuickRatio {
  const { new: won, expansion, churned, contraction } = movement;
  const [gained, grown, gone, shrunk] = amounts({ new: won, expansion, churned, contraction });
  const [plus, minus] = [gained.plus(grown), gone.plus(shrunk)];
  return {
    ratio: minus.sign > 0 ? plus.over(minus).toNumber() : null,
    net_new_mrr: plus.minus(minus).toNumber(),
    reasons: minus.sign > 0 ? {} : { ratio: 'Nothing was lost, so there is nothing to compare with.' },
  };
}

function amounts(named: Record<string, number>): [Fraction, Fraction, Fraction, Fraction] {
  const checked = Object.entries(named).map(([name, value]) => Fraction.of(requireAmount(name, value)));
  return checked as [Fraction, Fraction, Fraction, Fraction];
}
