import { type Exact, exactDiscount, exactPositive, sumOf } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import type { AgreementCurrency } from '../money/money.ts';
import { requireCount, requirePositive } from '../require.ts';
import { type Compounding, type DayCount, exactInterest } from './note-interest.ts';
import { type PoolTerms, readPool } from './safe-round.ts';
import { type MfnElections, resolveSafes, type SafeKind } from './safe-terms.ts';
import type { CapBase, Convertible, PriceConvention, RoundTerms } from './solve-round.ts';

/** Money in minor units of the table's one currency, rates as fractions (20% is 0.2), whole shares, ISO dates. */
export type CapTableInput = {
  currency: AgreementCurrency;
  holders: readonly { id: string; name: string; shares: number }[];
  optionsGranted?: number;
  optionsPromised?: number;
  unissuedPool?: number;
  /** In the order of issue. */
  safes?: readonly CapTableSafe[];
  mfnElections?: MfnElections;
  notes?: readonly CapTableNote[];
  round?: CapTableRound | null;
};
export type CapTableSafe = {
  id: string;
  name: string;
  kind: SafeKind;
  amountMinor: number;
  capMinor?: number | null;
  discount?: Exact | null;
};
export type CapTableNote = {
  id: string;
  name: string;
  principalMinor: number;
  annualRate: Exact;
  start: string;
  discount?: Exact | null;
  capMinor?: number | null;
  /** Which shares the cap is divided by; conversions are never among them. */
  capBase: Exclude<CapBase, 'company_capitalization'>;
  dayCount?: DayCount;
  compounding?: Compounding;
  /** False when interest is paid in cash or waived. */
  interestConverts?: boolean;
};
export type CapTableRound = {
  preMoneyMinor: number;
  newMoneyMinor: number;
  pool?: PoolTerms;
  convention?: PriceConvention;
  /** Interest on the notes runs until then. */
  closingDate: string;
};

/**
 * The company before the round, in whole shares.
 * @throws RangeError for a repeated id, a part of a share or no shares at all.
 */
export function readCompany(input: CapTableInput) {
  const ids = [...input.holders, ...(input.safes ?? []), ...(input.notes ?? [])].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new RangeError('ids must differ');
  const holders = input.holders.map(({ shares }) => shares).map((shares) => requireCount('shares', shares));
  const issued = holders.reduce((total, shares) => total + shares, 0);
  const options =
    requireCount('optionsGranted', input.optionsGranted ?? 0) +
    requireCount('optionsPromised', input.optionsPromised ?? 0);
  const pool = requireCount('unissuedPool', input.unissuedPool ?? 0);
  if (issued === 0) throw new RangeError('Somebody must hold at least one share.');
  requireCount('all shares', issued + options + pool);
  return { issued, options, pool };
}

/**
 * The round in exact terms, money in major units.
 * @throws RangeError for a term missing or out of range.
 */
export function readTerms(input: CapTableInput, round: CapTableRound): RoundTerms {
  const company = readCompany(input);
  const [issued, options] = [Fraction.of(company.issued), Fraction.of(company.options)];
  return {
    issued,
    outstanding: sumOf([issued, options]),
    unissuedPool: Fraction.of(company.pool),
    preMoney: major('preMoneyMinor', round.preMoneyMinor),
    newMoney: major('newMoneyMinor', round.newMoneyMinor),
    pool: readPool(round.pool ?? { type: 'none' }),
    convention: round.convention ?? 'percent_ownership',
    convertibles: readConvertibles(input, round.closingDate),
  };
}

/** SAFEs first, then notes, each in the order given. */
export function readConvertibles(input: CapTableInput, closingDate: string): Convertible[] {
  const safes = (input.safes ?? []).map(({ amountMinor, capMinor, ...safe }) => ({
    ...safe,
    amount: exactMajor('amountMinor', amountMinor),
    cap: capMinor == null ? null : exactMajor('capMinor', capMinor),
  }));
  const notes = (input.notes ?? []).map(
    (note): Convertible => ({
      amount: noteBalance(note, closingDate),
      discount: exactDiscount('discount', note.discount ?? 0),
      cap: note.capMinor == null ? null : major('capMinor', note.capMinor),
      base: note.capBase,
    }),
  );
  return [...resolveSafes(safes, input.mfnElections), ...notes];
}

/** Principal and the interest that converts, rounded half-up to a minor unit; in major units. */
function noteBalance(note: CapTableNote, end: string): Fraction {
  const principal = major('principalMinor', note.principalMinor);
  if (note.interestConverts === false) return principal;
  const { interest } = exactInterest({
    principal: principal.toString(),
    annual_rate: note.annualRate,
    start: note.start,
    end,
    day_count: note.dayCount,
    compounding: note.compounding,
  });
  const balance = principal.plus(interest).times(Fraction.of(100)).round();
  return Fraction.of(balance, 100);
}

function major(name: string, minor: number): Fraction {
  return exactPositive(name, exactMajor(name, minor));
}

function exactMajor(name: string, minor: number): Exact {
  return Fraction.of(requirePositive(name, requireCount(name, minor)), 100).toString();
}
