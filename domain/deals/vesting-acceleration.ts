import { exactShare } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { requireCount } from '../require.ts';
import { addMonths, wholeMonthsBetween } from '../time/calendar-months.ts';
import { requireTerms, type VestingTerms, vestedAfter, vestedAt } from './vesting.ts';

export type AccelerationInput = VestingTerms & {
  /**
   * `single`: the change of control is enough. `double`: it takes a dismissal without cause or a good reason to leave too,
   * within the window after it. `months`: so many extra months, for a good leaver.
   */
  kind: 'single' | 'double' | 'months';
  /** ISO date of the change of control, or of leaving for `months`. */
  event_date: string;
  termination_date?: string | null;
  /** Dismissed without cause, or left for good reason. */
  qualifying?: boolean | null;
  /** After the event, its last day included; 12 months unless given. */
  window_months?: number | null;
  /** Of the unvested shares; all unless given. */
  fraction?: number | null;
  extra_months?: number | null;
};

/**
 * Shares that vest at once on a trigger: a fraction of what is unvested that day, rounded down.
 * Source: Open Cap Table Coalition; usual single- and double-trigger terms.
 * @throws RangeError for a date that does not exist, a fraction outside 0 to 1, or terms out of range.
 */
export function vestingAcceleration(input: AccelerationInput) {
  requireTerms(input);
  const { quantity, kind } = input;
  const date = (kind !== 'single' && input.termination_date) || input.event_date;
  const before = vestedAt(input, date);
  const accelerated = acceleratedAt(input, date, before);
  const after = before + accelerated;
  return {
    vested_before: before,
    accelerated,
    vested_after: after,
    forfeited_or_unvested: quantity - after,
  };
}

function acceleratedAt(input: AccelerationInput, date: string, before: number): number {
  const fraction = exactShare('fraction', input.fraction ?? 1);
  const ofUnvested = Number(
    Fraction.of(input.quantity - before)
      .times(fraction)
      .floor(),
  );
  switch (input.kind) {
    case 'single':
      return ofUnvested;
    case 'double':
      return bothTriggers(input) ? ofUnvested : 0;
    case 'months': {
      if (input.extra_months == null) throw new RangeError('extra_months must be given');
      const extra = requireCount('extra_months', input.extra_months);
      return vestedAfter(input, wholeMonthsBetween(input.start, date) + extra) - before;
    }
    default:
      throw new RangeError('kind must be single, double or months');
  }
}

function bothTriggers(input: AccelerationInput): boolean {
  const { event_date: event, termination_date: end, qualifying } = input;
  const last = addMonths(event, requireCount('window_months', input.window_months ?? 12));
  return qualifying === true && !!end && end >= event && end <= last;
}
