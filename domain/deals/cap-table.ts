import { ONE, roundTo } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { requireCount } from '../require.ts';
import { type CapTableInput, type CapTableRound, readCompany, readTerms } from './cap-table-terms.ts';
import { roundShares } from './round-shares.ts';
import { type Binding, type RoundTerms, type SolvedRound, solveRound } from './solve-round.ts';

export type StakeKind = 'holder' | 'options' | 'pool' | 'safe' | 'note' | 'new_money';
export type Stake = {
  /** Whole shares, as a document states them. */
  shares: number;
  /** Before any rounding, as a rational ("20000000/17"). */
  sharesExact: string;
  /** Of all shares, options and the pool at that time. */
  fraction: number;
};
export type CapTableRow = {
  id: string;
  name: string;
  kind: StakeKind;
  before: Stake | null;
  /** Null without a round. */
  after: Stake | null;
  /** Relative: from 25% to 20% is 0.2. Null where there was nothing before. */
  dilution: number | null;
};
export type Conversion = {
  id: string;
  binding: Binding;
  /** What converts: the purchase amount, or principal and interest. */
  amountMinor: number;
  /** What each share costs, exact, in major units. */
  price: number;
};
export type PricedTable = {
  /** As a document states it ("1.1144"), in major units of the currency. */
  price: string;
  priceExact: string;
  newMoneyMinor: number;
  newShares: number;
  poolIncrease: number;
  companyCapitalization: number;
  conversions: Conversion[];
  /** Where it was rounded, for the screen. */
  rounding: string;
};
export type CapTable = {
  rows: CapTableRow[];
  totalBefore: number;
  totalAfter: number | null;
  round: PricedTable | null;
};

/**
 * Who owns what before and after a priced round in which the SAFEs and notes convert. Shares are whole as the YC guide
 * rounds them, fractions are of the whole shares and add up to 1.
 * Source: YC Post-Money SAFE User Guide; see `solveRound` and `roundShares`.
 * @throws RangeError for a term missing or out of range, SAFEs that sell the whole company, or a round without a price.
 */
export function buildCapTable(input: CapTableInput): CapTable {
  const { issued, options, pool } = readCompany(input);
  const totalBefore = issued + options + pool;
  const stake = (shares: number): Stake => toStake(shares, totalBefore);
  const present = [
    ...input.holders.map(({ id, name, shares }) => ({ id, name, kind: 'holder' as const, shares })),
    { id: 'options', name: 'Options granted and promised', kind: 'options' as const, shares: options },
    { id: 'pool', name: 'Option pool, not granted', kind: 'pool' as const, shares: pool },
  ];
  const before = present.map(({ shares, ...row }) => ({ ...row, before: stake(shares), after: null, dilution: null }));
  const { round } = input;
  if (!round) return { rows: before.filter(hasShares), totalBefore, totalAfter: null, round: null };
  return { ...priceTable(input, round, before), totalBefore };
}

type Priced = { shares: number; exact: Fraction };

function priceTable(input: CapTableInput, round: CapTableRound, present: CapTableRow[]): Omit<CapTable, 'totalBefore'> {
  const terms = readTerms(input, round);
  const solved = solveRound(terms);
  const whole = roundShares(terms, solved);
  const count = (shares: bigint) => requireCount('shares after the round', Number(shares));
  const poolIncrease = count(whole.poolIncrease);
  const newShares = count(whole.newShares);

  const kept = present.map((row): [CapTableRow, Priced] => {
    const shares = row.before?.shares ?? 0;
    const [more, exactly] = row.kind === 'pool' ? [poolIncrease, solved.poolIncrease] : [0, Fraction.of(0)];
    return [row, { shares: shares + more, exact: Fraction.of(shares).plus(exactly) }];
  });
  const converting = [
    ...(input.safes ?? []).map(({ id, name }) => ({ id, name, kind: 'safe' as const })),
    ...(input.notes ?? []).map(({ id, name }) => ({ id, name, kind: 'note' as const })),
  ];
  const converted = converting.map((row, index): [CapTableRow, Priced] => [
    { ...row, before: null, after: null, dilution: null },
    { shares: count(whole.shares[index] ?? 0n), exact: solved.shares[index] ?? Fraction.of(0) },
  ]);
  const investor: [CapTableRow, Priced] = [
    { id: 'new_money', name: 'New investors', kind: 'new_money', before: null, after: null, dilution: null },
    { shares: newShares, exact: solved.newShares },
  ];
  const all = [...kept, ...converted, investor];
  const totalAfter = requireCount(
    'shares after the round',
    all.reduce((total, [, { shares }]) => total + shares, 0),
  );
  const rows = all.map(([row, { shares, exact }]) => withAfter(row, toStake(shares, totalAfter, exact)));
  return {
    rows: rows.filter(hasShares),
    totalAfter,
    round: {
      price: toDecimals(whole.price, whole.priceDecimals),
      priceExact: solved.price.toString(),
      newMoneyMinor: round.newMoneyMinor,
      newShares,
      poolIncrease,
      companyCapitalization: count(whole.companyCapitalization),
      conversions: conversions(converting, terms, solved),
      rounding: `Price rounded to ${whole.priceDecimals} decimals, shares rounded down; new shares to the nearest share.`,
    },
  };
}

function conversions(rows: readonly { id: string }[], { convertibles }: RoundTerms, solved: SolvedRound): Conversion[] {
  return rows.map(({ id }, index) => {
    const amount = convertibles[index]?.amount ?? ONE;
    const shares = solved.shares[index] ?? ONE;
    return {
      id,
      binding: solved.binding[index] ?? 'round_or_discount_price',
      amountMinor: Number(amount.times(Fraction.of(100)).round()),
      price: amount.over(shares).toNumber(),
    };
  });
}

function withAfter(row: CapTableRow, after: Stake): CapTableRow {
  const lost = row.before && row.before.fraction > 0 ? lostFraction(row.before, after) : null;
  return { ...row, after, dilution: lost };
}

function lostFraction(before: Stake, after: Stake): number {
  return ONE.minus(Fraction.of(after.fraction).over(Fraction.of(before.fraction))).toNumber();
}

function toStake(shares: number, total: number, exact = Fraction.of(shares)): Stake {
  return { shares, sharesExact: exact.toString(), fraction: Fraction.of(shares, total).toNumber() };
}

function hasShares({ before, after }: CapTableRow): boolean {
  return (before?.shares ?? 0) > 0 || (after?.shares ?? 0) > 0;
}

/** "1.1144": all decimals, exactly. */
function toDecimals(value: Fraction, decimals: number): string {
  const digits = roundTo(value, decimals).times(Fraction.of(10).power(decimals)).round().toString();
  const padded = digits.padStart(decimals + 1, '0');
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}
