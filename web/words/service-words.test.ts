import { describe, expect, it } from 'vitest';
import { adviserWords, cancelWords, moveWords, noticeWords, pricesOf, priceWords } from './service-words.ts';

const rules = { minimumNoticeHours: 12, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 };
const priced = { rules, prices: { NGN: 2_500_000, USD: 2000 } };
const free = { rules, prices: { NGN: 0, USD: 0 } };

it('words a notice in hours, and in days once there are two', () => {
  expect([1, 24, 36, 48, 72].map(noticeWords)).toEqual(['1 hour', '24 hours', '36 hours', '2 days', '3 days']);
});

it('words a price in both currencies with the tax that is in it, or says that it is free', () => {
  expect(priceWords(pricesOf(priced), null)).toBe('₦25,000.00 or $20.00');
  expect(priceWords(pricesOf(priced), { percent: '7.5' })).toBe('₦25,000.00 or $20.00, incl. 7.5% VAT');
  expect(priceWords(pricesOf(free), { percent: '7.5' })).toBe('Free');
});

describe('the rules in plain words', () => {
  it('say until when a cancel is refunded', () => {
    expect(cancelWords(priced)).toBe(
      'Cancel at least 24 hours before and the price is refunded in full. After that you can still cancel, without a refund.',
    );
    expect(cancelWords({ ...priced, rules: { ...rules, cancelNoticeHours: 0 } })).toBe(
      'Cancel before it begins and the price is refunded in full.',
    );
  });

  it('speak of no refund where nothing is paid', () => {
    expect(cancelWords(free)).not.toMatch(/refund/);
  });

  it('say how often and until when it can be moved', () => {
    expect(moveWords(priced)).toBe('Move it up to 2 times, at least 12 hours before, at no charge.');
    expect(moveWords({ rules: { ...rules, maxMoves: 1, moveNoticeHours: 0 } })).toBe(
      'Move it once, before it begins, at no charge.',
    );
    expect(moveWords({ rules: { ...rules, maxMoves: 0 } })).toBe('It cannot be moved to another time.');
  });
});

it('names the advisers while they are few', () => {
  const named = ['Amara Eze', 'Tunde Bello', 'Ife Ade', 'Zoe Kim'].map((name) => ({ name }));
  expect(adviserWords(named.slice(0, 3))).toBe('Amara Eze, Tunde Bello or Ife Ade');
  expect(adviserWords(named.slice(0, 2))).toBe('Amara Eze or Tunde Bello');
  expect(adviserWords(named)).toBe('one of 4 advisers');
});
