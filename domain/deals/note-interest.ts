import { type Exact, exactAmount, exactPositive, ONE, roundTo } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { addMonths, wholeMonthsBetween } from '../time/calendar-months.ts';
import { days30360, daysBetween } from '../time/days.ts';

/** Exact powers grow with every year: a note of more than a century is a mistyped date. */
const MOST_MONTHS = 1200;

export type DayCount = 'act/365' | 'act/360' | '30/360';
export type Compounding = 'none' | 'simple' | 'annual';
export type NoteInterestInput = {
  principal: Exact;
  /** 8% a year is 0.08. */
  annual_rate: Exact;
  /** ISO dates; the first day earns nothing, the last one does. */
  start: string;
  end: string;
  day_count?: DayCount | null;
  /** Simple interest unless `annual`: compounded on each anniversary, simple on the stub. */
  compounding?: Compounding | null;
};

/**
 * Interest on a note, exact and rounded half-up to the cent.
 * Source: FundersClub's convertible note pages; ISDA 2006 §4.16 for the day counts.
 * @throws RangeError for a principal of zero or less, a negative rate, a date that does not exist or an end before the start.
 */
export function noteInterest(input: NoteInterestInput) {
  const { days, interest } = exactInterest(input);
  const balance = exactPositive('principal', input.principal).plus(interest);
  return {
    days,
    interest: roundTo(interest, 2).toNumber(),
    interest_exact: interest.toString(),
    balance: roundTo(balance, 2).toNumber(),
  };
}

/** @throws RangeError as `noteInterest` does. */
export function exactInterest(input: NoteInterestInput): { days: number; interest: Fraction } {
  const { start, end } = input;
  const principal = exactPositive('principal', input.principal);
  const rate = exactAmount('annual_rate', input.annual_rate);
  const { count, year } = readDayCount(input.day_count ?? 'act/365');
  if (daysBetween(start, end) < 0) throw new RangeError('end must not be before start');
  if (end > addMonths(start, MOST_MONTHS)) throw new RangeError('end must be within a century of start');

  const simple = (from: string) => rate.times(Fraction.of(Math.max(0, count(from, end)), year));
  const days = Math.max(0, count(start, end));
  const compounding = input.compounding ?? 'none';
  if (compounding === 'annual') {
    const years = Math.floor(wholeMonthsBetween(start, end) / 12);
    const growth = ONE.plus(rate)
      .power(years)
      .times(ONE.plus(simple(addMonths(start, 12 * years))));
    return { days, interest: principal.times(growth.minus(ONE)) };
  }
  if (compounding !== 'none' && compounding !== 'simple') throw new RangeError(`${compounding} is no compounding`);
  return { days, interest: principal.times(simple(start)) };
}

function readDayCount(dayCount: DayCount) {
  switch (dayCount) {
    case 'act/365':
      return { count: daysBetween, year: 365 };
    case 'act/360':
      return { count: daysBetween, year: 360 };
    case '30/360':
      return { count: days30360, year: 360 };
    default:
      throw new RangeError(`${String(dayCount)} is no day count`);
  }
}
