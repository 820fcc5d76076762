import { expect, it } from 'vitest';
import { mayBeBooked, orByTransfer, takesTransfers } from './transfers.ts';

it('tells of transfers in naira, and never in dollars', () => {
  expect(takesTransfers('NGN')).toBe(true);
  expect(takesTransfers('USD')).toBe(false);
  expect(`Pay by card${orByTransfer('NGN')}.`).toBe('Pay by card or by transfer.');
  expect(`Pay by card${orByTransfer('USD')}.`).toBe('Pay by card.');
});

it('takes money for another transfer only where something came, and nothing more or the same is entered', () => {
  const [first, second] = [
    { amountMinor: 500, on: '2027-02-03' },
    { amountMinor: 500, on: '2027-02-04' },
  ];
  expect(mayBeBooked('pending', [], first)).toBe(false);
  expect(mayBeBooked('cancelled', [], first)).toBe(false);
  expect(mayBeBooked('pending', [first], second)).toBe(false);
  expect(mayBeBooked('pending', [first], { ...first, amountMinor: 501 })).toBe(false);
  expect(mayBeBooked('pending', [second, first], first)).toBe(true);
  for (const state of ['cancelled', 'failed', 'paid', 'refunded'] as const)
    expect(mayBeBooked(state, [first], second)).toBe(true);
});
