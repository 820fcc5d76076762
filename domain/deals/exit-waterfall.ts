import { type Exact, exactAmount, exactPositive, larger, ONE, smaller, sumOf, ZERO } from '../exact.ts';
import type { Fraction } from '../fraction.ts';

export type Participation = 'none' | 'full' | 'capped';
export type PreferredClass = {
  id: string;
  /** As converted into common. */
  shares: Exact;
  issue_price: Exact;
  /** Liquidation preference as a multiple of the issue price; 1 unless given. */
  multiple?: Exact | null;
  participation?: Participation | null;
  /** For `capped`: all that a share takes, the preference counted, as a multiple of the issue price. */
  cap_multiple?: Exact | null;
};
export type WaterfallInput = {
  /** Common shares and exercised options; the unissued pool gets nothing. */
  common_shares: Exact;
  preferred?: readonly PreferredClass[] | null;
  /** Ids by tier, the first is paid first; one tier shares a shortfall by amounts due. Without it all are level. */
  seniority?: readonly (readonly string[])[] | null;
  /** Each after debt and costs. */
  exit_values: readonly Exact[];
};

type ReadClass = {
  id: string;
  shares: Fraction;
  preference: Fraction;
  /** Where participation stops, the preference counted; null when it never does. */
  ceiling: Fraction | null;
};
export type ExitPayouts = {
  common: Fraction;
  preferred: Map<string, Fraction>;
  converts: Map<string, boolean>;
};

/**
 * Who gets what at each exit value. A class that does not participate takes the larger of its preference and its share as
 * converted; a participating one its preference and a share, up to its ceiling, or its share as converted. What one class
 * decides changes what the others get, so this finds the value of one common share at which all claims add up to the exit:
 * there no class gains by deciding otherwise. On an exact tie a class stays preferred.
 * Source: Gust on liquidation preferences; NVCA model charter.
 * @throws RangeError for a number out of range, a repeated id or a seniority that does not name each class once.
 */
export function waterfall(input: WaterfallInput) {
  return {
    results: input.exit_values.map((exit) => {
      const { common, preferred, converts } = exitPayouts(input, exit);
      const payouts = Object.fromEntries([...preferred].map(([id, amount]) => [id, amount.toNumber()]));
      return {
        exit: exactAmount('exit_values', exit).toNumber(),
        payouts: { common: common.toNumber(), ...payouts },
        converts: Object.fromEntries(converts),
      };
    }),
  };
}

/**
 * The exact payouts of one exit value.
 * @throws RangeError as `waterfall` does.
 */
export function exitPayouts(input: Omit<WaterfallInput, 'exit_values'>, exitValue: Exact): ExitPayouts {
  const exit = exactAmount('exit_values', exitValue);
  const commonShares = exactPositive('common_shares', input.common_shares);
  const classes = (input.preferred ?? []).map(readClass);
  const ids = classes.map(({ id }) => id);
  if (new Set([...ids, 'common']).size <= ids.length) throw new RangeError('class ids must differ, and none is common');
  const tiers = readTiers(ids, input.seniority ?? [ids]);

  const due = sumOf(classes.map(({ preference }) => preference));
  if (exit.compare(due) <= 0) {
    const paid = payTiers(classes, tiers, exit);
    return { common: ZERO, preferred: paid, converts: new Map(ids.map((id) => [id, false])) };
  }
  const value = commonShareValue(commonShares, classes, exit);
  return {
    common: commonShares.times(value),
    preferred: new Map(classes.map((each) => [each.id, claim(each, value)])),
    converts: new Map(classes.map((each) => [each.id, converts(each, value)])),
  };
}

/** What a class claims when one common share is worth `value`. */
function claim({ shares, preference, ceiling }: ReadClass, value: Fraction): Fraction {
  const asConverted = shares.times(value);
  const participating = preference.plus(asConverted);
  return ceiling ? larger(smaller(participating, ceiling), asConverted) : participating;
}

function converts({ shares, ceiling }: ReadClass, value: Fraction): boolean {
  return ceiling !== null && shares.times(value).compare(ceiling) > 0;
}

/**
 * The value of one common share at which the claims add up to the exit. Claims are straight between the values at which a
 * class reaches its ceiling or converts: the last such value that still fits, and then along the line.
 */
function commonShareValue(commonShares: Fraction, classes: readonly ReadClass[], exit: Fraction): Fraction {
  const claimed = (value: Fraction) => sumOf(classes.map((each) => claim(each, value))).plus(commonShares.times(value));
  const turns = classes.flatMap(({ shares, preference, ceiling }) =>
    ceiling ? [ceiling.minus(preference).over(shares), ceiling.over(shares)] : [],
  );
  const start = turns.filter((value) => claimed(value).compare(exit) <= 0).reduce(larger, ZERO);
  const sharing = classes.filter(({ shares, preference, ceiling }) => {
    if (!ceiling || shares.times(start).compare(ceiling) >= 0) return true;
    return preference.plus(shares.times(start)).compare(ceiling) < 0;
  });
  const perValue = commonShares.plus(sumOf(sharing.map(({ shares }) => shares)));
  return start.plus(exit.minus(claimed(start)).over(perValue));
}

/** The exit does not cover the preferences: each tier in turn, level within one by amounts due. */
function payTiers(classes: readonly ReadClass[], tiers: readonly (readonly string[])[], exit: Fraction) {
  const paid = new Map<string, Fraction>();
  let rest = exit;
  for (const tier of tiers) {
    const members = classes.filter(({ id }) => tier.includes(id));
    const due = sumOf(members.map(({ preference }) => preference));
    const part = due.sign > 0 ? smaller(ONE, rest.over(due)) : ONE;
    for (const { id, preference } of members) paid.set(id, preference.times(part));
    rest = rest.minus(due.times(part));
  }
  return paid;
}

function readClass(input: PreferredClass): ReadClass {
  const { id, participation = 'none' } = input;
  const shares = exactPositive('shares', input.shares);
  const invested = shares.times(exactPositive('issue_price', input.issue_price));
  const multiple = exactAmount('multiple', input.multiple ?? 1);
  const preference = invested.times(multiple);
  if (participation === 'full') return { id, shares, preference, ceiling: null };
  if (participation !== 'capped' && participation !== 'none' && participation !== null)
    throw new RangeError('participation must be none, full or capped');
  if (participation !== 'capped') return { id, shares, preference, ceiling: preference };
  const cap = exactPositive('cap_multiple', input.cap_multiple);
  if (cap.compare(multiple) < 0) throw new RangeError('cap_multiple counts the preference, so it cannot be below it');
  return { id, shares, preference, ceiling: invested.times(cap) };
}

function readTiers(ids: readonly string[], tiers: readonly (readonly string[])[]) {
  if (tiers.flat().toSorted().join('\n') !== ids.toSorted().join('\n'))
    throw new RangeError('seniority must name each preferred class once');
  return tiers;
}
