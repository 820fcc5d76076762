import { expect, it } from 'vitest';
import { type PriceInWords, sayAfter, sayPeriod, sayPrice } from './say-price.ts';

const month: PriceInWords = {
  currency: 'NGN',
  todayMinor: 1_500_000,
  next: { payMinor: 1_500_000, currency: 'NGN', on: '2027-03-03' },
  endsOn: '2027-03-03',
  renews: true,
};

it.each<[string, PriceInWords, string]>([
  ['by card', month, 'You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.'],
  [
    'by transfer',
    { ...month, renews: false },
    'You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: off.',
  ],
  [
    'paid once',
    { ...month, todayMinor: 15_000_000, next: null, endsOn: '2028-02-03', renews: false },
    'You pay ₦150,000 today. Nothing else is charged. Your plan ends on 3rd Feb, 2028. Renews by itself: off.',
  ],
  [
    'a first period by transfer, which begins when that is found',
    { ...month, next: null, renews: false, monthsOnceFound: 1 },
    'You pay ₦15,000 today. Nothing else is charged. The plan begins on the day we find your transfer and ends one month later. Renews by itself: off.',
  ],
  [
    'three months by transfer',
    { ...month, next: null, renews: false, monthsOnceFound: 3 },
    'You pay ₦15,000 today. Nothing else is charged. The plan begins on the day we find your transfer and ends 3 months later. Renews by itself: off.',
  ],
  [
    'a year by transfer',
    { ...month, next: null, renews: false, monthsOnceFound: 12 },
    'You pay ₦15,000 today. Nothing else is charged. The plan begins on the day we find your transfer and ends one year later. Renews by itself: off.',
  ],
  [
    'cancelled',
    { ...month, todayMinor: 0, next: null, renews: false },
    'You pay nothing more. Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
  ],
  [
    'a coupon',
    { ...month, todayMinor: 1_200_000, couponMinor: 300_000 },
    'You pay ₦12,000 today. Your coupon takes ₦3,000 off this payment alone. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
  ],
  [
    'a coupon that takes everything off',
    { ...month, todayMinor: 0, couponMinor: 1_500_000, next: null, renews: false },
    'You pay nothing today. Your coupon takes ₦15,000 off this payment alone. Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
  ],
  [
    'an upgrade with credit',
    {
      ...month,
      todayMinor: 3_035_714,
      creditMinor: 964_286,
      next: { payMinor: 4_000_000, currency: 'NGN', on: '2027-03-13' },
    },
    'You pay ₦30,357.14 today. ₦9,642.86 of what you paid is taken off. Next: ₦40,000 on 13th Mar, 2027. Renews by itself: on.',
  ],
  [
    'more credit than the price',
    {
      ...month,
      todayMinor: 0,
      creditMinor: 4_000_000,
      keptMinor: 10_589_041,
      next: { payMinor: 0, usedMinor: 4_000_000, currency: 'NGN', on: '2027-03-13' },
    },
    'You pay nothing today. ₦40,000 of what you paid is taken off. ₦105,890.41 stays as your credit. Next: ₦40,000 of your credit on 13th Mar, 2027. Renews by itself: on.',
  ],
  [
    'credit that pays a part of the next payment',
    { ...month, next: { payMinor: 1_000_000, usedMinor: 500_000, currency: 'NGN', on: '2027-03-03' } },
    'You pay ₦15,000 today. Next: ₦10,000 and ₦5,000 of your credit on 3rd Mar, 2027. Renews by itself: on.',
  ],
  [
    'prices that are announced',
    {
      ...month,
      priceChanges: [
        { on: '2027-04-03', fromMinor: 1_500_000, toMinor: 2_000_000, currency: 'NGN' },
        { on: '2027-07-03', fromMinor: 2_000_000, toMinor: 1_800_000, currency: 'NGN' },
      ],
    },
    'You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. From 3rd Apr, 2027 it costs ₦20,000 instead of ₦15,000. From 3rd Jul, 2027 it costs ₦18,000 instead of ₦20,000. Renews by itself: on.',
  ],
  [
    'dollars from the next period on',
    { ...month, todayMinor: 0, next: { payMinor: 1050, currency: 'USD', on: '2027-03-22' } },
    'You pay nothing today. Next: $10.50 on 22nd Mar, 2027. Renews by itself: on.',
  ],
])('says what is paid: %s', (_, price, words) => {
  expect(sayPrice(price)).toBe(words);
});

it.each([
  ['2027-02-03', '2027-03-03', '3rd Feb to 2nd Mar, 2027'],
  ['2026-12-03', '2027-01-03', '3rd Dec, 2026 to 2nd Jan, 2027'],
  ['2027-01-01', '2028-01-01', '1st Jan to 31st Dec, 2027'],
  ['2028-01-31', '2028-02-29', '31st Jan to 28th Feb, 2028'],
])('names the days from %s to the one before %s', (startsOn, endsOn, words) => {
  expect(sayPeriod({ startsOn, endsOn })).toBe(words);
});

it('says what comes after a payment that was made', () => {
  expect(sayAfter({ ...month, next: null, renews: false })).toBe(
    'Nothing else is charged. Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
  );
});
