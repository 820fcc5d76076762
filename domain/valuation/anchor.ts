import { addMonths } from '../time/calendar-months.ts';

/** What a regional method starts from: a typical pre-money, or a maximum for Berkus, with where and when it was read. */
export type Anchor = { amount: number; source: string; date: string };

/** Why a method that starts from a regional figure has no result without one. */
export const NEEDS_ANCHOR = 'needs an anchor';

/**
 * The amount of a sourced anchor, or null when it lacks a source or a date: without them a method has no result.
 * @throws RangeError for a date that does not exist.
 */
export function sourcedAmount(anchor: Partial<Anchor> | null | undefined): number | null {
  const { amount, source, date } = anchor ?? {};
  if (amount === undefined || !source?.trim() || !date) return null;
  addMonths(date, 0);
  return amount;
}

/**
 * The lowest and the highest of the valuations that exist: several methods are shown as a range, never as one number.
 * Null with a reason when no method has a result.
 */
export function valuationRange(valuations: readonly (number | null)[]) {
  const known = valuations.filter((valuation) => valuation !== null);
  if (known.length === 0) return { low: null, high: null, reasons: { low: NEEDS_ANCHOR, high: NEEDS_ANCHOR } };
  return { low: Math.min(...known), high: Math.max(...known), reasons: {} };
}
