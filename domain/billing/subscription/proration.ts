import { exactAmount } from '../../exact.ts';
import { invoiceTax } from '../../finance/invoice-tax.ts';
import { Fraction } from '../../fraction.ts';
import { requireSafe } from '../../require.ts';
import { daysBetween } from '../../time/days.ts';
import type { Period } from './period.ts';

/**
 * What is credited for the days left of a period that ends early: what was paid × days left ÷ days of the period, computed
 * exactly and rounded once, half up, tax included. The day of the change counts as left. Never more than was paid.
 * Source: issue "Plans and money", "upgrade with credit for the days left".
 * @throws RangeError for a negative amount.
 */
export function creditForDaysLeft(paidMinor: number, period: Period, today: string): number {
  const days = daysBetween(period.startsOn, period.endsOn);
  const left = Math.min(days, Math.max(0, daysBetween(today, period.endsOn)));
  const share = exactAmount('paidMinor', paidMinor).times(Fraction.of(left, days));
  return requireSafe('the credit', share.round());
}

/**
 * An amount that has VAT inside, as net and tax: minor units of one currency.
 * @param rate of VAT, 0.075 for 7.5%; 0 where none is charged.
 * @throws RangeError as `invoiceTax` does.
 */
export function withTaxInside(grossMinor: number, rate: number) {
  const { net, taxes } = invoiceTax({
    lines: [{ unit_minor: grossMinor, quantity: 1 }],
    rate,
    prices_include_tax: true,
  });
  return { grossMinor, netMinor: net, taxMinor: taxes.vat ?? 0 };
}

/** What a price comes to after credit of the same currency: minor units. */
export type Split = { payMinor: number; usedMinor: number; keptMinor: number };

/**
 * As much of the credit as the price takes; the rest stays. A provider charges nothing below its smallest amount (₦50, $0.50):
 * then less credit is used, so that what is to pay reaches it. Nothing to pay needs no provider.
 */
export function payWithCredit(priceMinor: number, creditMinor: number, smallestMinor: number): Split {
  const rest = priceMinor - Math.min(priceMinor, creditMinor);
  const payMinor = rest === 0 ? 0 : Math.min(priceMinor, Math.max(rest, smallestMinor));
  const usedMinor = priceMinor - payMinor;
  return { payMinor, usedMinor, keptMinor: creditMinor - usedMinor };
}
