import { expect, it } from 'vitest';
import { isTextKind, NOTICE_KINDS } from '#domain/notifications/notices.ts';
import { costWords, kindWords, monthWords, totalOf } from './text-words.ts';

it('has words for every kind that is texted, and says another by its own name', () => {
  for (const kind of [...NOTICE_KINDS.filter(isTextKind), 'phone.code']) expect(kindWords(kind)).not.toBe(kind);
  expect(kindWords('booking.gone')).toBe('booking.gone');
});

it('says a month by its name, wherever it is read', () => {
  expect([monthWords('2026-11'), monthWords('2027-01')]).toEqual(['November 2026', 'January 2027']);
});

it.each([
  [[], 'not said'],
  [[{ currency: 'KES', amountMinor: 80 }], 'KES 0.80'],
  [[{ currency: 'NGN', amountMinor: 5 }], 'NGN 0.05'],
  [
    [
      { currency: 'KES', amountMinor: 123_450 },
      { currency: 'USD', amountMinor: 0 },
    ],
    'KES 1,234.50, USD 0.00',
  ],
])('says what %j is', (costs, said) => {
  expect(costWords(costs)).toBe(said);
});

it('sums kinds, and never two currencies', () => {
  const kind = { sent: 1, delivered: 2, failed: 3, unknown: 4, notSent: 5, waiting: 6, parts: 7 };
  const costs = [{ currency: 'KES', amountMinor: 80 }];
  const total = totalOf([
    { ...kind, kind: 'a', costs },
    { ...kind, kind: 'b', costs: [...costs, { currency: 'USD', amountMinor: 9 }] },
  ]);
  expect(total).toEqual({
    kind: 'all',
    sent: 2,
    delivered: 4,
    failed: 6,
    unknown: 8,
    notSent: 10,
    waiting: 12,
    parts: 14,
    costs: [
      { currency: 'KES', amountMinor: 160 },
      { currency: 'USD', amountMinor: 9 },
    ],
  });
});
