import { expect, it } from 'vitest';
import type { Subscriber, SubscriberPeriod } from '#contract/billing/admin-subscribers.ts';
import {
  hasComeSince,
  lessWords,
  paymentStatusWords,
  periodState,
  reasonWords,
  sumsWords,
  unsentMinor,
} from './subscriber-words.ts';

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
type InvoiceState = SubscriberPeriod['invoice']['status'];
type Sums = { paid: number; granted?: number; refunded?: number; status?: InvoiceState };
const invoiceOf = ({ paid, granted = 0, refunded = 0, status = 'paid' }: Sums): SubscriberPeriod['invoice'] => ({
  ...{ id: 'i1', number: 'INV-2026-0001', status, total: naira(700_000) },
  ...{ paid: naira(paid), granted: naira(granted), refunded: naira(refunded) },
});

it.each<[string, Sums, string[]]>([
  ['paid', { paid: 700_000 }, ['₦7,000.00 paid']],
  ['overpaid', { paid: 2_700_000, granted: 2_000_000 }, ['₦7,000.00 paid', '₦20,000.00 more became credit']],
  [
    'overpaid and the credit sent back',
    { paid: 2_700_000, granted: 500_000, refunded: 1_500_000 },
    ['₦7,000.00 paid', '₦5,000.00 more became credit', '₦15,000.00 went back'],
  ],
  ['refunded', { paid: 700_000, refunded: 700_000, status: 'refunded' }, ['₦7,000.00 went back']],
  ['ended with a part', { paid: 300_000, granted: 300_000, status: 'cancelled' }, ['₦3,000.00 became credit']],
  ['not begun', { paid: 0, status: 'pending' }, ['₦0.00 paid']],
])('writes the sums of a period that is %s', (_what, sums, words) =>
  expect(sumsWords(invoiceOf(sums), 0)).toEqual(words),
);

const refundOf = (status: Subscriber['refunds'][number]['status'], amountMinor: number, invoiceId = 'i1') => ({
  ...{ id: status, invoiceId, reference: 'PAY-1', status, amount: naira(amountMinor) },
  ...{ reason: 'Asked for.', createdAt: '2026-11-27T09:00:00.000Z', sentAt: null, missingAccount: null },
});

it('calls money that was not sent yet neither gone nor refunded', () => {
  const refunds = [refundOf('sent', 100_000), refundOf('pending', 150_000), refundOf('failed', 50_000)];
  const toSend = unsentMinor({ id: 'i1' }, [...refunds, refundOf('attention', 9, 'i2')]);
  // The bank took the payment and gave it back: the promise is void, its row stays, and the money went back after that.
  expect(unsentMinor({ id: 'i1' }, [refundOf('void', 100_000), refundOf('sent', 100_000)])).toBe(0);
  const part = invoiceOf({ paid: 700_000, refunded: 300_000 });
  expect(sumsWords(part, toSend)).toEqual(['₦4,000.00 paid', '₦1,000.00 went back', '₦2,000.00 is to go back']);
  expect(periodState({ state: 'paid', invoice: part }, toSend).label).toBe('Refund not sent yet');
  const whole = invoiceOf({ paid: 700_000, refunded: 700_000 });
  expect(sumsWords(whole, 700_000)).toEqual(['₦7,000.00 is to go back']);
  expect(periodState({ state: 'paid', invoice: whole }, 700_000).label).toBe('Refund not sent yet');
});

it.each<[SubscriberPeriod['state'], Sums, string]>([
  ['open', { paid: 0, status: 'pending' }, 'Waits to be paid'],
  ['paid', { paid: 700_000 }, 'Paid'],
  ['paid', { paid: 0 }, 'Paid'],
  ['paid', { paid: 2_700_000, granted: 2_000_000 }, 'Paid'],
  ['paid', { paid: 2_700_000, refunded: 2_000_000 }, 'Paid'],
  ['paid', { paid: 700_000, refunded: 700_000 }, 'Refunded in full'],
  ['paid', { paid: 700_000, refunded: 500_000, granted: 200_000 }, 'Refunded in full'],
  ['paid', { paid: 700_000, refunded: 300_000 }, 'Refunded in part'],
  ['paid', { paid: 700_000, granted: 200_000 }, 'Paid'],
  ['paid', { paid: 700_000, granted: 700_000 }, 'Became credit'],
  ['paid', { paid: 0, status: 'pending' }, 'Due again'],
  ['credited', { paid: 700_000, granted: 700_000 }, 'Became credit'],
  ['credited', { paid: 700_000, refunded: 700_000 }, 'Refunded in full'],
  ['credited', { paid: 0, status: 'cancelled' }, 'No longer paid'],
  ['withdrawn', { paid: 300_000, granted: 300_000, status: 'cancelled' }, 'Withdrawn'],
])('says of a period that is %s with %j: "%s"', (state, sums, label) =>
  expect(periodState({ state, invoice: invoiceOf(sums) }, 0).label).toBe(label),
);

it.each<[string, Pick<SubscriberPeriod, 'kind' | 'state'>, number, string[]]>([
  ['paid with credit', { kind: 'next', state: 'paid' }, 700_000, ['₦3,500.00 by credit']],
  ['withdrawn', { kind: 'next', state: 'withdrawn' }, 700_000, []],
  [
    'that came back',
    { kind: 'restored', state: 'paid' },
    900_000,
    ['₦2,000.00 less, as it was paid for before the dispute', '₦3,500.00 by credit'],
  ],
])('says what is taken off the price of a period: one %s', (_what, period, priceMinor, words) => {
  const sums = {
    price: naira(priceMinor),
    coupon: null,
    credit: naira(350_000),
    invoice: invoiceOf({ paid: 350_000 }),
  };
  expect(lessWords({ ...period, ...sums })).toEqual(words);
});

it.each<[string, Pick<Parameters<typeof paymentStatusWords>[0], 'status' | 'amount' | 'received'>, string | undefined]>(
  [
    ['the whole sum', { status: 'paid', amount: naira(700_000), received: naira(700_000) }, undefined],
    ['more than that', { status: 'paid', amount: naira(700_000), received: naira(800_000) }, undefined],
    [
      'a part, and it is over',
      { status: 'paid', amount: naira(700_000), received: naira(90_000) },
      'Ended with a part',
    ],
    ['a part that went back', { status: 'refunded', amount: naira(700_000), received: naira(90_000) }, undefined],
    [
      'a part, and the rest may come',
      { status: 'pending', amount: naira(700_000), received: naira(90_000) },
      undefined,
    ],
    [
      'nothing, as another took its place',
      { status: 'cancelled', amount: naira(7), received: naira(0) },
      'No longer awaited',
    ],
  ],
)('says of a payment of which came: %s', (_what, payment, words) => {
  expect(paymentStatusWords({ ...payment, charge: null, problem: null })).toBe(words);
});

const replaced = { status: 'cancelled', problem: null, received: naira(0) } as const;
it.each<[string, Omit<Parameters<typeof reasonWords>[0], 'charge' | 'invoice'>, InvoiceState, string]>([
  ['replaced by another choice', replaced, 'cancelled', 'It may still come: it is their credit then'],
  ['replaced, and the other one has paid', replaced, 'paid', 'It may still come: it is their credit then'],
  [
    'replaced, and the same is still to be paid',
    replaced,
    'pending',
    'It may still come: it pays for this then, and what is more is their credit',
  ],
  ['replaced after it was declined', { ...replaced, problem: 'declined' }, 'cancelled', 'Declined'],
  ['paid', { status: 'paid', problem: null, received: naira(700_000) }, 'paid', ''],
])('says why a payment came to nothing that was %s', (_what, payment, status, words) => {
  expect(reasonWords({ ...payment, charge: null, invoice: { status } }, false)).toBe(words);
});

it('does not say of a payment that it may still come where its money has, in one of its own', () => {
  const payment = {
    ...replaced,
    id: 'p1',
    reference: 'PAY-AAAAA-BBBBB',
    charge: null,
    invoice: { status: 'cancelled' as const },
  };
  const late = { id: 'p2', reference: 'PAY-AAAAA-BBBBB-LATE', received: naira(700_000) };
  const others = [
    payment,
    { ...late, id: 'p3', reference: 'PAY-CCCCC-DDDDD' },
    { ...late, id: 'p4', received: naira(0) },
  ];
  expect(hasComeSince(payment, others)).toBe(false);
  expect(hasComeSince(payment, [...others, late])).toBe(true);
  expect(reasonWords(payment, true)).toBe('Its money came after that');
});
