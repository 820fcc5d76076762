import { type Exact, exactAmount, ZERO } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import type { CapTable, CapTableRow } from './cap-table.ts';
import { exitPayouts, type Participation, type PreferredClass } from './exit-waterfall.ts';

export type ExitTerms = {
  /** Of the new investors' shares and those of converted SAFEs and notes. */
  multiple: number;
  participation: Participation;
  capMultiple?: number | null;
  /** Debt and costs, paid first. */
  debtMinor?: number;
};
export type ExitRow = { id: string; name: string; amountMinor: number; fraction: number | null };
export type Exit = { exitMinor: number; paidDebtMinor: number; rows: ExitRow[] };

const PREFERRED = ['safe', 'note', 'new_money'];

/**
 * Who gets what when the company is sold after the round, in minor units that add up to the exit. Shares from SAFEs and notes
 * have the liquidation preference of what was paid for them (their own price), all preferred shares rank level, options count
 * as exercised for nothing and the pool that is not granted gets nothing.
 * Source: YC Safe Preferred; `waterfall`.
 * @throws RangeError for a table without a round, or terms out of range.
 */
export function payExit(table: CapTable, terms: ExitTerms, exitMinor: number): Exit {
  const { round } = table;
  if (!round) throw new RangeError('An exit is worked out for the company after the round.');
  const exit = exactAmount('exit', exitMinor);
  const debt = exactAmount('debt', terms.debtMinor ?? 0);
  const paidDebt = debt.compare(exit) < 0 ? debt : exit;
  const owners = table.rows.filter(({ kind, after }) => kind !== 'pool' && (after?.shares ?? 0) > 0);
  const common = owners.filter(({ kind }) => !PREFERRED.includes(kind));
  const commonShares = common.reduce((sum, { after }) => sum + (after?.shares ?? 0), 0);
  const preferred = owners
    .filter(({ kind }) => PREFERRED.includes(kind))
    .map((row): PreferredClass => toClass(row, issuePrice(table, row), terms));

  const left = exit.minus(paidDebt);
  const paid = exitPayouts({ common_shares: commonShares, preferred }, left.toString());
  const amounts = owners.map(({ id, kind, after }) => {
    if (PREFERRED.includes(kind)) return paid.preferred.get(id) ?? ZERO;
    return paid.common.times(Fraction.of(after?.shares ?? 0, commonShares));
  });
  const whole = shareOut(amounts);
  return {
    exitMinor,
    paidDebtMinor: paidDebt.toNumber(),
    rows: owners.map(({ id, name }, index) => ({
      id,
      name,
      amountMinor: whole[index] ?? 0,
      fraction: left.sign > 0 ? (amounts[index] ?? ZERO).over(left).toNumber() : null,
    })),
  };
}

/** What was paid for each share, in minor units: the preference of the class is then what was paid for all of them. */
function issuePrice({ round }: CapTable, { id, kind, after }: CapTableRow): Exact {
  const converted = round?.conversions.find((each) => each.id === id)?.amountMinor;
  const paid = kind === 'new_money' ? round?.newMoneyMinor : converted;
  return Fraction.of(paid ?? 0, after?.shares ?? 0).toString();
}

function toClass({ id, after }: CapTableRow, issue_price: Exact, terms: ExitTerms): PreferredClass {
  const { multiple, participation, capMultiple } = terms;
  return { id, shares: after?.shares ?? 0, issue_price, multiple, participation, cap_multiple: capMultiple };
}

/** Rounds down, then gives the minor units left over to the largest remainders, the first of equals. */
function shareOut(amounts: readonly Fraction[]): number[] {
  const total = amounts.reduce((sum, amount) => sum.plus(amount), ZERO).round();
  const floors = amounts.map((amount) => amount.floor());
  const left = Number(total - floors.reduce((sum, each) => sum + each, 0n));
  const remainders = amounts.map((amount, index) => ({ index, rest: amount.minus(Fraction.of(floors[index] ?? 0n)) }));
  const topped = new Set(
    remainders
      .toSorted((a, b) => b.rest.compare(a.rest))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return floors.map((floor, index) => Number(floor) + (topped.has(index) ? 1 : 0));
}
