import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import type { Money } from '../money/money.ts';
import { exactCapitalPayback, firstCapital } from './first-capital.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';

const naira = (amount: number): Money => ({ amountMinor: amount * 100, currency: 'NGN' });

/** A cold box: ₦500 a day on 300 days, ₦100 a day to run it, four sellers to a box. */
const COLD_BOX: IntakeDraft = {
  ...BOOKKEEPING,
  price: naira(500),
  priceUnit: 'per day',
  unitCost: naira(100),
  unitsPerYear: 300,
  firstPurchase: 'One solar cold box',
  firstPurchaseCost: naira(400_000),
  assetMonths: 36,
  customersPerAsset: 4,
};
const of = (change: IntakeDraft = {}) => firstCapital(completeIntake({ ...COLD_BOX, ...change }));

describe('what must be bought first', () => {
  it('is paid back by the customers that it serves', () => {
    // ₦400 × 300 ÷ 12 is ₦10,000 a month from each of four.
    expect(of()).toEqual({
      what: 'One solar cold box',
      cost: naira(400_000),
      customers: 4,
      paybackMonths: '10.0',
      lifeMonths: 36,
      formula: 'what it costs ÷ (contribution a month × customers that one serves)',
    });
    expect(of({ customersPerAsset: 3 })?.paybackMonths).toBe('13.3');
  });

  it.each<[string, IntakeDraft]>([
    ['what it costs', { firstPurchaseCost: null }],
    ['a cost that is any', { firstPurchaseCost: naira(0) }],
    ['whom it serves', { customersPerAsset: null }],
    ['a price', { price: null }],
    ['a cost of one unit', { unitCost: null }],
    ['how often they buy', { unitsPerYear: null }],
    ['one currency', { firstPurchaseCost: { amountMinor: 400_000_00, currency: 'USD' } }],
    ['a month that brings something in', { unitCost: naira(500) }],
  ])('says nothing without %s', (_, change) => {
    expect(of(change)).toBeNull();
  });

  it('is exact for any figures: months × what they bring in is what it cost', () => {
    const kobo = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        kobo,
        kobo,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 500 }),
        (cost, margin, units, customers) => {
          const intake = completeIntake({
            price: { amountMinor: margin + 1, currency: 'NGN' },
            unitCost: { amountMinor: 1, currency: 'NGN' },
            unitsPerYear: units,
            firstPurchaseCost: { amountMinor: cost, currency: 'NGN' },
            customersPerAsset: customers,
          });
          const months = exactCapitalPayback(intake);
          const back = months?.times(Fraction.of(margin * units, 12)).times(Fraction.of(customers));
          expect(back?.compare(Fraction.of(cost))).toBe(0);
        },
      ),
    );
  });
});
