import { expect, it } from 'vitest';
import { receiptWords } from './receipt-words.ts';

const missing = { amountMinor: 2_500_000, currency: 'NGN' } as const;

it.each([
  [2_500_000, 'This pays it in full.'],
  [2_499_999, 'This is part payment: ₦0.01 is still to come, and it is not paid until then.'],
  [2_600_000, 'This is ₦1,000.00 too much: that part goes back to the payer.'],
  [0, ''],
  [null, ''],
  [Number.NaN, ''],
])('%s: %s', (received, words) => expect(receiptWords(missing, received, 'booking')).toBe(words));

it('says that what is too much for a plan stays as credit', () => {
  expect(receiptWords(missing, 1_000_000_00, 'plan')).toContain('that part stays as credit of the payer.');
});
