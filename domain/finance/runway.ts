import { Fraction } from '../fraction.ts';
import { requireAmount } from '../require.ts';
import { addMonths } from '../time/calendar-months.ts';
import { addDays, daysBetween } from '../time/days.ts';

/** A date more than a century away says nothing. */
const FURTHEST_MONTHS = 1200;

export type RunwayInput = {
  cash: number;
  /** Cash out and in per month, averaged; money raised but not received stays out. */
  cash_out: number;
  cash_in: number;
  /** ISO date of the cash balance. */
  as_of?: string | null;
};
type RunwayFigure = 'months' | 'full_months' | 'zero_date';
export type Runway = {
  net_burn: number;
  months: number | null;
  full_months: number | null;
  /** `as_of` plus the full months, plus the same part of the month after them as is left, in whole days. */
  zero_date: string | null;
  reasons: Partial<Record<RunwayFigure, string>>;
};

/**
 * Months of cash left at the present net burn. A company that burns nothing has no runway to count.
 * @throws RangeError for a negative amount or a date that does not exist.
 */
export function runway({ cash, cash_out, cash_in, as_of }: RunwayInput): Runway {
  const balance = Fraction.of(requireAmount('cash', cash));
  const out = Fraction.of(requireAmount('cash_out', cash_out));
  const burn = out.minus(Fraction.of(requireAmount('cash_in', cash_in)));
  const start = as_of ? addMonths(as_of, 0) : null;
  if (burn.sign <= 0) {
    const none = 'No more cash goes out than comes in, so it does not run out.';
    const reasons = { months: none, full_months: none, zero_date: none };
    return { net_burn: burn.toNumber(), months: null, full_months: null, zero_date: null, reasons };
  }
  const months = balance.over(burn);
  const full = Number(months.floor());
  const tooFar = full > FURTHEST_MONTHS;
  const noDate = tooFar ? 'The cash lasts for more than a century.' : 'No date of the cash balance was given.';
  const zero = start && !tooFar ? dayAfter(start, months) : null;
  return {
    net_burn: burn.toNumber(),
    months: months.toNumber(),
    full_months: full,
    zero_date: zero,
    reasons: zero ? {} : { zero_date: noDate },
  };
}

/** The last whole day that `months` months from `start` reach; a month counts as many days as it has there. */
function dayAfter(start: string, months: Fraction): string {
  const full = Number(months.floor());
  const reached = addMonths(start, full);
  const days = daysBetween(reached, addMonths(start, full + 1));
  const rest = months.minus(Fraction.of(full)).times(Fraction.of(days));
  return addDays(reached, Number(rest.floor()));
}
