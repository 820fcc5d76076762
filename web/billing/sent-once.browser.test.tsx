import { it } from 'vitest';
import { claimTransfer, startPayment, takeBackClaim } from '#contract/billing/payments.ts';
import { expectSentOnce, type SendsOnceCase } from '#tests/components/sends-once.tsx';
import { useClaimTransfer, useStartPayment, useTakeBackClaim } from './billing-queries.ts';

const cases: readonly SendsOnceCase[] = [
  {
    what: 'a payment',
    useSending: () => useStartPayment('i1'),
    endpoint: startPayment,
    input: { method: 'checkout', returnTo: '/m/founder/billing' },
  },
  {
    what: 'a transfer',
    useSending: () => useClaimTransfer('i1'),
    endpoint: claimTransfer,
    input: { paymentId: 'p1', payerName: 'Ada' },
  },
  {
    what: 'that it was not sent',
    useSending: () => useTakeBackClaim('i1'),
    endpoint: takeBackClaim,
    input: 'p1',
  },
];

it.each(cases)('pressed twice, $what goes out once', expectSentOnce);
