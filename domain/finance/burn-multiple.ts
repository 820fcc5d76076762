import { Fraction } from '../fraction.ts';
import { requireAmount, requireNumber } from '../require.ts';
import type { RevenueMovement } from './recurring-revenue.ts';

export type BurnRating = 'amazing' | 'great' | 'good' | 'suspect' | 'bad' | 'not_meaningful';
export type BurnMultipleInput = { net_burn: number; net_new_arr?: number | null } & Partial<RevenueMovement>;
export type BurnMultiple = { multiple: number | null; rating: BurnRating; reasons: { multiple?: string } };

/**
 * Net burn ÷ net new annual recurring revenue of the same period. Without `net_new_arr` it is new + expansion −
 * contraction − churned. Below 1 amazing, to 1.5 great, to 2 good, to 3 suspect (3 included), above bad; without net new
 * revenue not meaningful.
 * @throws RangeError when a number is missing or not finite, or a movement is negative.
 * Source: D. Sacks, "The Burn Multiple".
 */
export function burnMultiple(input: BurnMultipleInput): BurnMultiple {
  const burn = Fraction.of(requireNumber('net_burn', input.net_burn));
  const added = netNewArr(input);
  if (added.sign <= 0) {
    const reasons = { multiple: 'Recurring revenue did not grow, so burn cannot be set against its growth.' };
    return { multiple: null, rating: 'not_meaningful', reasons };
  }
  const multiple = burn.over(added);
  return { multiple: multiple.toNumber(), rating: burnRating(multiple), reasons: {} };
}

function netNewArr({
  net_new_arr,
  new: won,
  expansion = 0,
  contraction = 0,
  churned = 0,
}: BurnMultipleInput): Fraction {
  if (net_new_arr !== undefined && net_new_arr !== null) return Fraction.of(requireNumber('net_new_arr', net_new_arr));
  if (won === undefined) throw new RangeError('net_new_arr or new is needed');
  const gained = Fraction.of(requireAmount('new', won)).plus(Fraction.of(requireAmount('expansion', expansion)));
  const shrunk = Fraction.of(requireAmount('contraction', contraction));
  return gained.minus(shrunk).minus(Fraction.of(requireAmount('churned', churned)));
}

function burnRating(multiple: Fraction): BurnRating {
  const below = (limit: number) => multiple.compare(Fraction.of(limit)) < 0;
  if (below(1)) return 'amazing';
  if (below(1.5)) return 'great';
  if (below(2)) return 'good';
  return multiple.compare(Fraction.of(3)) <= 0 ? 'suspect' : 'bad';
}
