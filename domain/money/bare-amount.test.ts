import { expect, it } from 'vitest';
import { readBareAmount } from './bare-amount.ts';

it.each([
  ['5k', '₦5,000', '₦5,000'],
  ['5,000 a month', '₦5,000 a month', '₦5,000'],
  ['about 2.5k every week', 'about ₦2,500 every week', '₦2,500'],
  ['1500/day', '₦1,500/day', '₦1,500'],
  ['They lose 20k when it rains', 'They lose ₦20,000 when it rains', '₦20,000'],
])('reads “%s” as “%s”', (words, whole, told) => {
  expect(readBareAmount(words, 'NGN')).toEqual({ words: whole, told });
});

it('reads it in the currency of the idea', () => {
  expect(readBareAmount('5k a month', 'USD')?.words).toBe('$5,000 a month');
});

it.each([
  '₦5k a month',
  '5k naira',
  '$20',
  'N500 each',
  '2 hours a week',
  '5k customers',
  '40% a month',
  '2k or 3k',
  'three days',
  'Since 2019 nobody knows',
  'free',
  '0',
  '',
])('leaves “%s”', (words) => {
  expect(readBareAmount(words, 'NGN')).toBeNull();
});
