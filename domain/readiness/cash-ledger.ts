import { runway } from '../finance/runway.ts';
import { Fraction } from '../fraction.ts';
import type { Currency, Money } from '../money/money.ts';
import { requireCount } from '../require.ts';
import { addMonths, wholeMonthsBetween } from '../time/calendar-months.ts';
import { toDecimal } from '../validation/figure.ts';

/** One line of the cash ledger. `raised`: money from investors, lenders or grants, which is no income of the business. */
export type CashEntry = {
  id: string;
  /** YYYY-MM. */
  month: string;
  kind: 'in' | 'out';
  category: string;
  /** Minor units, zero or more. */
  amountMinor: number;
  currency: Currency;
  raised: boolean;
};

/** Cash in hand and at the bank on a day (YYYY-MM-DD). */
export type CashBalance = Money & { date: string };

export type CashLedger = { entries: readonly CashEntry[]; balance: CashBalance | null };

export const EMPTY_LEDGER: CashLedger = { entries: [], balance: null };

/** How many of the latest months the average burn is taken over: this product's convention. */
export const BURN_MONTHS = 3;

/** One month. Net burn is out − in without money raised; below zero where more came in. All in minor units. */
export type CashMonth = { month: string; outMinor: number; inMinor: number; raisedMinor: number; netBurnMinor: number };

export type CashReading = {
  currency: Currency | null;
  /** Every month from the first to the last entry, the earliest first; a month without entries is zero. */
  months: CashMonth[];
  /** The months the average is taken over; empty when there is none. */
  averagedMonths: string[];
  /** Rounded once to a whole minor unit, half away from zero; null with `reason`. */
  averageNetBurnMinor: number | null;
  runway: { fullMonths: number | null; months: string | null; zeroDate: string | null; cashPositive: boolean } | null;
  /** Why there is no average or no runway; null when both are there. */
  reason: string | null;
};

/** What the ledger says of the criteria. `runwayMonths`: full months; null when not known or when nothing is burnt. */
export type FinanceFacts = { monthsRecorded: number; runwayMonths: number | null; cashPositive: boolean };

/**
 * Monthly burn, its three-month average and the runway, without money raised. Only whole months up to the balance's day
 * are averaged. Nothing is worked out, and `reason` says why, for mixed currencies, too few months or no balance.
 * @throws RangeError for a month or day that does not exist and an amount that is no whole number of minor units.
 * Source: `methods.md` §3, runway.
 */
export function readLedger({ entries, balance }: CashLedger): CashReading {
  const currencies = new Set([...entries, ...(balance ? [balance] : [])].map(({ currency }) => currency));
  const nothing = { months: [], averagedMonths: [], averageNetBurnMinor: null, runway: null };
  if (currencies.size > 1)
    return {
      ...nothing,
      currency: null,
      reason: `The ledger mixes ${[...currencies].sort().join(' and ')}. Enter every amount in one currency: no exchange rate is guessed.`,
    };
  const [currency = null] = currencies;
  const months = monthsOf(entries);
  const whole = balance ? months.filter(({ month }) => isOverBy(month, balance.date)) : months;
  const averaged = whole.slice(-BURN_MONTHS);
  if (averaged.length < BURN_MONTHS)
    return {
      ...nothing,
      currency,
      months,
      reason: `Record ${BURN_MONTHS} whole months${balance ? ' up to the day of your cash balance' : ''}: the average burn is taken over them.`,
    };
  const sumOf = (pick: (month: CashMonth) => number) => averaged.reduce((sum, month) => sum + pick(month), 0);
  const burn = Number(
    Fraction.of(
      sumOf(({ netBurnMinor }) => netBurnMinor),
      BURN_MONTHS,
    ).round(),
  );
  const reading = { currency, months, averagedMonths: averaged.map(({ month }) => month), averageNetBurnMinor: burn };
  if (!balance) return { ...reading, runway: null, reason: 'Enter your cash balance and its day to see the runway.' };
  // Cash and flows times three: the same runway as with averages, without rounding them first.
  const cash = balance.amountMinor * BURN_MONTHS;
  const flows = { cash_out: sumOf(({ outMinor }) => outMinor), cash_in: sumOf(({ inMinor }) => inMinor) };
  const { full_months, zero_date, net_burn } = runway({ cash, ...flows, as_of: balance.date });
  const cashPositive = full_months === null;
  const lasts = cashPositive ? null : toDecimal(Fraction.of(cash, net_burn), 1);
  const result = { fullMonths: full_months, months: lasts, zeroDate: zero_date, cashPositive };
  return { ...reading, runway: result, reason: null };
}

/** The facts that answer criteria by themselves. @throws RangeError as `readLedger`. */
export function financeFacts(ledger: CashLedger): FinanceFacts {
  const reading = readLedger(ledger);
  return {
    monthsRecorded: reading.currency === null ? 0 : new Set(ledger.entries.map(({ month }) => month)).size,
    runwayMonths: reading.runway?.fullMonths ?? null,
    cashPositive: reading.runway?.cashPositive ?? false,
  };
}

function monthsOf(entries: readonly CashEntry[]): CashMonth[] {
  const days = entries.map(({ month }) => addMonths(`${month}-01`, 0)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = Array.from({ length: wholeMonthsBetween(first, last) + 1 }, (_, index) =>
    addMonths(first, index).slice(0, 7),
  );
  return all.map((month) => {
    const own = entries.filter((entry) => entry.month === month);
    const sum = (kind: CashEntry['kind'], raised: boolean) =>
      own
        .filter((entry) => entry.kind === kind && (kind === 'out' || entry.raised === raised))
        .reduce((total, { amountMinor }) => total + requireCount('amountMinor', amountMinor), 0);
    const [outMinor, inMinor] = [sum('out', false), sum('in', false)];
    return { month, outMinor, inMinor, raisedMinor: sum('in', true), netBurnMinor: outMinor - inMinor };
  });
}

/** True when the month has ended by that day. Its last day is the 31st, or the last that it has. */
function isOverBy(month: string, day: string): boolean {
  return addMonths(`${month.slice(0, 4)}-01-31`, Number(month.slice(5)) - 1) <= addMonths(day, 0);
}
