import { requireCount, requireOption, requirePositive } from '../require.ts';
import { addMonths, wholeMonthsBetween } from '../time/calendar-months.ts';

export type VestingTerms = {
  /** Whole shares. */
  quantity: number;
  /** ISO date from which months are counted. */
  start: string;
  /** Until all is vested; usually 48. */
  months: number;
  /** Nothing vests before; usually 12. */
  cliff_months: number;
};
export type VestingScheduleInput = VestingTerms & {
  as_of?: readonly string[] | null;
  /** Months after the start whose dates are asked for. */
  list_dates?: readonly number[] | null;
};

/**
 * Monthly vesting with a cliff: ⌊quantity × months served ÷ months⌋ in all, so that the last month trues up to the quantity.
 * A tranche is vested on its date itself; dates are counted from the start, on its day or the last of a shorter month.
 * Source: Open Cap Table Coalition, explainer on vesting terms.
 * @throws RangeError for a date that does not exist, no shares, or a cliff longer than the vesting.
 */
export function vestingSchedule(input: VestingScheduleInput) {
  requireTerms(input);
  return {
    vested: (input.as_of ?? []).map((date) => ({ as_of: date, vested: vestedAt(input, date) })),
    dates: (input.list_dates ?? []).map((months) => addMonths(input.start, requireCount('list_dates', months))),
  };
}

/** @throws RangeError as `vestingSchedule` does. */
export function vestedAt(terms: VestingTerms, asOf: string): number {
  requireTerms(terms);
  return vestedAfter(terms, wholeMonthsBetween(terms.start, asOf));
}

/** Shares vested after so many months of service. */
export function vestedAfter({ quantity, months, cliff_months: cliff }: VestingTerms, served: number): number {
  if (served < cliff || served <= 0) return 0;
  return Number((BigInt(quantity) * BigInt(Math.min(served, months))) / BigInt(months));
}

export function requireTerms({ quantity, start, months, cliff_months: cliff }: VestingTerms): void {
  requirePositive('quantity', requireCount('quantity', quantity));
  requirePositive('months', requireCount('months', months));
  if (requireCount('cliff_months', cliff) > months) throw new RangeError('cliff_months must not exceed months');
  addMonths(start, months);
}

/** How whole shares are shared out over tranches, as the Open Cap Format names it. */
export type Allocation = keyof typeof ALLOCATIONS;

type Split = (quantity: bigint, tranches: bigint, tranche: bigint) => bigint;
const upTo =
  (cumulative: Split): Split =>
  (quantity, tranches, tranche) =>
    cumulative(quantity, tranches, tranche) - cumulative(quantity, tranches, tranche - 1n);
const evenly =
  (extra: (rest: bigint, tranches: bigint, tranche: bigint) => bigint): Split =>
  (quantity, tranches, tranche) =>
    quantity / tranches + extra(quantity % tranches, tranches, tranche);

const ALLOCATIONS = {
  CUMULATIVE_ROUNDING: upTo((quantity, tranches, tranche) => (2n * quantity * tranche + tranches) / (2n * tranches)),
  CUMULATIVE_ROUND_DOWN: upTo((quantity, tranches, tranche) => (quantity * tranche) / tranches),
  FRONT_LOADED: evenly((rest, _, tranche) => (tranche <= rest ? 1n : 0n)),
  BACK_LOADED: evenly((rest, tranches, tranche) => (tranche > tranches - rest ? 1n : 0n)),
  FRONT_LOADED_TO_SINGLE_TRANCHE: evenly((rest, _, tranche) => (tranche === 1n ? rest : 0n)),
  BACK_LOADED_TO_SINGLE_TRANCHE: evenly((rest, tranches, tranche) => (tranche === tranches ? rest : 0n)),
} satisfies Record<string, Split>;

/** More tranches than days in a lifetime are a mistake. */
const MOST_TRANCHES = 36_525;

/**
 * Whole shares over equal tranches; they always add up to the quantity.
 * Source: Open Cap Table Coalition, OCF schema `AllocationType`.
 * @throws RangeError for no tranches, a part of a share or an allocation that OCF does not name.
 */
export function vestingAllocation(input: { quantity: number; tranches: number; allocation: Allocation }) {
  const quantity = BigInt(requireCount('quantity', input.quantity));
  const tranches = requirePositive('tranches', requireCount('tranches', input.tranches));
  if (tranches > MOST_TRANCHES) throw new RangeError(`tranches must be at most ${MOST_TRANCHES}`);
  const split = requireOption('allocation', input.allocation, ALLOCATIONS);
  return {
    schedule: Array.from({ length: tranches }, (_, index) =>
      Number(split(quantity, BigInt(tranches), BigInt(index + 1))),
    ),
  };
}
