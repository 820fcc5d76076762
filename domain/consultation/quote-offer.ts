import type { Currency } from '../money/money.ts';
import type { Cadence } from './quote-machine.ts';

/** One line of an offer; amounts in minor units. */
export type OfferLine = { description: string; quantity: number; unitMinor: number };

/** What an offer asks for: what is compared between versions, printed and invoiced. */
export type OfferTerms = { currency: Currency; cadence: Cadence; lines: OfferLine[]; discountMinor: number };

/** In minor units; `lineMinor` in the order of the lines. */
export type OfferTotals = { lineMinor: number[]; subtotalMinor: number; discountMinor: number; totalMinor: number };
export type OfferProblem = 'no_lines' | 'not_whole' | 'too_large' | 'discount_too_large' | 'nothing_to_pay';

/** `totalMinor`: a million million of the main unit, far below what a number holds exactly. */
export const OFFER_LIMITS = { lines: 50, description: 200, quantity: 1000, totalMinor: 100_000_000_000_000 } as const;

/**
 * What an offer comes to, exact to the minor unit: quantity times unit amount, summed, less the discount. An offer asks for
 * something: what is free needs no acceptance.
 */
export function offerTotals(
  lines: readonly OfferLine[],
  discountMinor: number,
): { ok: true; totals: OfferTotals } | { ok: false; reason: OfferProblem } {
  if (lines.length === 0) return { ok: false, reason: 'no_lines' };
  const amounts = [discountMinor, ...lines.flatMap(({ quantity, unitMinor }) => [quantity, unitMinor])];
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    return { ok: false, reason: 'not_whole' };

  const products = lines.map(({ quantity, unitMinor }) => BigInt(quantity) * BigInt(unitMinor));
  const subtotal = products.reduce((sum, product) => sum + product, 0n);
  if (subtotal > OFFER_LIMITS.totalMinor) return { ok: false, reason: 'too_large' };
  const subtotalMinor = Number(subtotal);
  if (discountMinor > subtotalMinor) return { ok: false, reason: 'discount_too_large' };
  const totalMinor = subtotalMinor - discountMinor;
  if (totalMinor === 0) return { ok: false, reason: 'nothing_to_pay' };
  return { ok: true, totals: { lineMinor: products.map(Number), subtotalMinor, discountMinor, totalMinor } };
}

/** Whether an offer can still be accepted: until the moment that it names, which no longer counts. Both ISO, UTC. */
export function isOfferOpen(validUntil: string, now: string): boolean {
  return Date.parse(now) < Date.parse(validUntil);
}
