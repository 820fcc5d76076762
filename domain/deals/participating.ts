import { type Exact, exactAmount, exactPositive, exactShare, larger, ONE, smaller, ZERO } from '../exact.ts';

export type ParticipatingInput = {
  exit_value: Exact;
  invested: Exact;
  /** The investor's fraction of all shares as converted. */
  as_converted_fraction: Exact;
  /** Liquidation preference as a multiple of the investment; 1 unless given. */
  multiple?: Exact | null;
  /** All that the investor takes by participating, the preference counted, as a multiple of the investment. */
  cap_multiple?: Exact | null;
};

/**
 * What one investor takes at an exit under participating, capped and non-participating preferred, and the exit above which
 * non-participating preferred converts.
 * Source: Gust, "Understanding participating preferred".
 * @throws RangeError for a number out of range, or a cap below the preference.
 */
export function participatingSimple(input: ParticipatingInput) {
  const exit = exactAmount('exit_value', input.exit_value);
  const invested = exactPositive('invested', input.invested);
  const fraction = exactShare('as_converted_fraction', input.as_converted_fraction);
  const multiple = exactAmount('multiple', input.multiple ?? 1);
  const cap = input.cap_multiple == null ? null : exactPositive('cap_multiple', input.cap_multiple);
  if (cap && cap.compare(multiple) < 0)
    throw new RangeError('cap_multiple counts the preference, so it cannot be below it');

  const due = invested.times(multiple);
  const preference = smaller(exit, due);
  const asConverted = fraction.times(exit);
  const participating = preference.plus(fraction.times(larger(ZERO, exit.minus(due))));
  const capped = cap && larger(smaller(participating, cap.times(invested)), asConverted);
  return {
    participating: participating.toNumber(),
    capped: capped?.toNumber() ?? null,
    non_participating: larger(preference, asConverted).toNumber(),
    conversion_breakeven: fraction.sign > 0 ? due.times(ONE.over(fraction)).toNumber() : null,
    reasons: {
      ...(!capped && { capped: 'No cap was given.' }),
      ...(fraction.sign === 0 && { conversion_breakeven: 'Without shares there is nothing to convert into.' }),
    },
  };
}
