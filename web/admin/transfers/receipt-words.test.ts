import { expect, it } from 'vitest';
import { arrivedWords, lateWords, outcomeWords, receiptWords } from './receipt-words.ts';

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

it.each([
  ['plan', 1_500_000, 1_500_000, '₦15,000.00 pays “Ideation Plan” in full.'],
  [
    'plan',
    1_500_000,
    2_000_000,
    'Of ₦20,000.00, ₦15,000.00 pays “Ideation Plan” in full. The other ₦5,000.00 stays as credit of the payer.',
  ],
  [
    'booking',
    1_500_000,
    2_000_000,
    'Of ₦20,000.00, ₦15,000.00 pays “Ideation Plan” in full. The other ₦5,000.00 goes back to the payer.',
  ],
  [
    'plan',
    1_500_000,
    500_000,
    '₦5,000.00 pays a part of “Ideation Plan”: ₦10,000.00 is still to come, and it is not paid until then.',
  ],
  [
    'plan',
    1_500_000,
    null,
    '₦15,000.00 of “Ideation Plan” is still to be paid: what is more stays as credit of the payer.',
  ],
  [
    'plan',
    0,
    2_000_000,
    'Nothing is to be paid of “Ideation Plan” any more: all of the ₦20,000.00 stays as credit of the payer.',
  ],
  [
    'quote',
    0,
    2_000_000,
    'Nothing is to be paid of “Ideation Plan” any more: all of the ₦20,000.00 goes back to the payer.',
  ],
  [
    'plan',
    0,
    Number.NaN,
    'Nothing is to be paid of “Ideation Plan” any more: what comes stays as credit of the payer.',
  ],
] as const)('says of money for a %s of which %s is due: %s', (kind, dueMinor, received, words) => {
  const due = { amountMinor: dueMinor, currency: 'NGN' } as const;
  expect(lateWords({ title: 'Ideation Plan', due, subject: { kind, id: 's' } }, received)).toBe(words);
});

it('says what came, and when that is known', () => {
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  const arrived = [
    { amount: naira(1_000_000), on: '2027-02-03' },
    { amount: naira(50_000), on: null },
  ];
  expect(arrivedWords({ arrived })).toEqual(['₦10,000.00 came on 3rd Feb, 2027', '₦500.00 came']);
});

it.each([
  [{ missing: 500_000 }, '₦10,000.00 booked, ₦5,000.00 still to come'],
  [{}, '₦10,000.00 booked, it is paid in full'],
  [{ refunded: 50_000 }, '₦10,000.00 booked, ₦500.00 of it goes back to the payer'],
  [{ credited: 1_000_000 }, '₦10,000.00 booked, all of it is credit of the payer'],
])('says what became of it: %j', (minor: Partial<Record<'missing' | 'refunded' | 'credited', number>>, words) => {
  const naira = (amountMinor = 0) => ({ amountMinor, currency: 'NGN' as const });
  const { missing, refunded, credited } = minor;
  const sums = { missing: naira(missing), refunded: naira(refunded), credited: naira(credited) };
  const booked = naira(1_000_000);
  expect(outcomeWords({ paymentId: 'p', status: 'paid', booked, received: booked, ...sums })).toBe(words);
});
