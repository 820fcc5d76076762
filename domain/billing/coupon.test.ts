import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terms } from '#tests/subscriptions/samples.ts';
import { type Coupon, couponOff } from './coupon.ts';

const NOBODY = { all: 0, byMember: false };
const ideation = { terms: terms('ideation'), priceMinor: 1_500_000 };
const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  off: { percent: 20 },
  plans: null,
  usesMost: null,
  from: '2027-02-01',
  until: '2027-02-28',
  ...changes,
});
const offOn = (day: string, given = coupon(), bought = ideation, uses = NOBODY) =>
  couponOff(given, bought, uses, day, 5000);

describe('a coupon', () => {
  it.each<[string, Coupon, number]>([
    ['a fifth', coupon(), 300_000],
    ['33 in 100 of it', coupon({ off: { percent: 33 } }), 495_000],
    ['a sum', coupon({ off: { amountMinor: 250_000, currency: 'NGN' } }), 250_000],
    ['all of it', coupon({ off: { percent: 100 } }), 1_500_000],
    ['more than it', coupon({ off: { amountMinor: 9_000_000, currency: 'NGN' } }), 1_500_000],
    ['so much that ₦50 are left', coupon({ off: { amountMinor: 1_499_999, currency: 'NGN' } }), 1_495_000],
  ])('takes off %s', (_, given, offMinor) => {
    expect(offOn('2027-02-10', given)).toEqual({ offMinor });
  });

  it('rounds half up', () => {
    const odd = { terms: terms('ideation'), priceMinor: 10_050 };
    expect(offOn('2027-02-10', coupon({ off: { percent: 1 } }), odd)).toEqual({ offMinor: 101 });
  });

  it.each<[string, string, Coupon, { all: number; byMember: boolean }]>([
    ['not_yet', '2027-01-31', coupon(), NOBODY],
    ['over', '2027-03-01', coupon(), NOBODY],
    ['used_by_you', '2027-02-10', coupon({ usesMost: 1 }), { all: 1, byMember: true }],
    ['used_up', '2027-02-10', coupon({ usesMost: 3 }), { all: 3, byMember: false }],
    ['other_plan', '2027-02-10', coupon({ plans: ['founder'] }), NOBODY],
    ['other_currency', '2027-02-10', coupon({ off: { amountMinor: 500, currency: 'USD' } }), NOBODY],
  ])('is refused: %s', (refused, day, given, uses) => {
    expect(offOn(day, given, ideation, uses)).toEqual({ refused });
  });

  it('counts on its first and its last day, and without a last one', () => {
    for (const [day, given] of [
      ['2027-02-01', coupon()],
      ['2027-02-28', coupon()],
      ['2031-02-28', coupon({ until: null })],
      ['2027-02-10', coupon({ usesMost: 3, plans: ['ideation'] })],
    ] as const)
      expect(offOn(day, given, ideation, { all: 2, byMember: false })).toEqual({ offMinor: 300_000 });
  });

  it.each([0, 101, 2.5])('knows no %s percent', (percent) => {
    expect(() => offOn('2027-02-10', coupon({ off: { percent } }))).toThrow(RangeError);
  });

  it('never leaves a sum that no provider charges', () => {
    const amount = fc.integer({ min: 5000, max: 50_000_000 });
    const off = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amountMinor: fc.integer({ min: 1, max: 60_000_000 }), currency: fc.constant('NGN' as const) }),
    );
    fc.assert(
      fc.property(amount, off, (priceMinor, given) => {
        const answer = offOn('2027-02-10', coupon({ off: given }), { terms: ideation.terms, priceMinor });
        const left = priceMinor - ('offMinor' in answer ? answer.offMinor : Number.NaN);
        expect(left === 0 || (left >= 5000 && left <= priceMinor)).toBe(true);
      }),
    );
  });
});
