import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { InvoiceView } from '#contract/billing/billing.ts';
import { invoiceQuery } from './billing-queries.ts';

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const transfer = { status: 'pending', method: 'bank_transfer', claimedAt: null, received: naira(0), refunds: [] };
const claimedAt = '2027-02-03T10:00:00.000Z';

it.each([
  ['a transfer that was sent', { claimedAt }, true],
  ['the rest of a transfer of which a part came', { received: naira(500_000) }, true],
  ['a payment online', { method: 'checkout' }, true],
  ['a refund that is to be sent', { status: 'paid', refunds: [{ status: 'pending' }] }, true],
  ['nothing, where only the account was shown', {}, false],
  ['nothing, once all of it came', { status: 'paid', received: naira(1_500_000) }, false],
])('an invoice is asked for again while there waits %s', (_what, payment, isAskedAgain) => {
  const client = new QueryClient();
  const query = invoiceQuery('i1');
  client.setQueryData(query.queryKey, { payments: [{ ...transfer, ...payment }] } as unknown as InvoiceView);
  const { refetchInterval } = new QueryObserver(client, query).options;
  const cached = client.getQueryCache().find<InvoiceView>({ queryKey: query.queryKey });
  if (typeof refetchInterval !== 'function' || !cached) throw new Error('the invoice has no interval of its own');
  expect(Boolean(refetchInterval(cached as never))).toBe(isAskedAgain);
});
