import { expect, it } from 'vitest';
import { orByTransfer, takesTransfers } from './transfers.ts';

it('tells of transfers in naira, and never in dollars', () => {
  expect(takesTransfers('NGN')).toBe(true);
  expect(takesTransfers('USD')).toBe(false);
  expect(`Pay by card${orByTransfer('NGN')}.`).toBe('Pay by card or by transfer.');
  expect(`Pay by card${orByTransfer('USD')}.`).toBe('Pay by card.');
});
