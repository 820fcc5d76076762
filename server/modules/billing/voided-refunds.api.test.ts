import { afterEach, beforeEach, expect, it } from 'vitest';
import { listRefunds, markRefundSent } from '#contract/billing/admin.ts';
import { saveBankDetails } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import type { Subject } from '#server/charging.ts';
import { demoAccount } from '#tests/billing.ts';
import { type CreditApp, openCreditApp } from '#tests/credit.ts';
import { recordRefundAttention } from './refund-outcome.ts';

let app: CreditApp;
let steps: CreditApp['steps'];
const total = 10_000;
const quote: Subject = { kind: 'quote', id: 'q1' };

beforeEach(async () => {
  app = await openCreditApp('2027-02-03T09:00:00Z');
  ({ steps } = app);
});
afterEach(() => app.test.close());

/** Paid by card and promised back; nothing is sent yet. */
async function promised(subject: Subject) {
  const { id: invoiceId } = await steps.open(subject);
  const { reference } = await steps.payByCard(invoiceId);
  await steps.refund(subject);
  const list = async () => (await steps.read(invoiceId)).payments.flatMap(({ refunds }) => refunds);
  const [first] = await list();
  return { invoiceId, reference, refundId: first?.id ?? '', list };
}
async function giveBack(reference: string) {
  steps.verdicts.set(reference, { status: 'success', amountMinor: total, currency: 'NGN' });
  await steps.billing.checkout.settle(reference);
}
const listed = async (status: 'by_hand' | 'attention' | 'failed' | 'void') =>
  (await app.call(listRefunds, { token: 'operator', query: { status } })).data.items.map(({ id }) => id);

it('is paid out once: what a bank took and gave back became credit, and the promise of before stays void', async () => {
  const { reference, refundId, list } = await promised(steps.work('w1'));
  await steps.reverse(reference, total);
  expect(await list()).toMatchObject([{ status: 'void' }]);
  await giveBack(reference);
  expect(await steps.held()).toEqual({ checkout: total, customer_credit: -total });
  expect(await list()).toMatchObject([{ status: 'void' }]);
  expect([await listed('by_hand'), await listed('attention'), await listed('failed')]).toEqual([[], [], []]);
  expect(await listed('void')).toEqual([refundId]);
  const params = { refundId };
  expect((await app.call(saveBankDetails, { token: 'ada', params, body: demoAccount })).code).toBe(
    'BANK_DETAILS_NOT_NEEDED',
  );
  expect((await app.call(markRefundSent, { token: 'operator', params, body: { bankReference: '' } })).code).toBe(
    'REFUND_NOT_BY_HAND',
  );
  const { items } = (await app.call(listHistory, { token: 'ada' })).data;
  expect(items.find(({ event }) => event === 'refund_due')).toMatchObject({
    ...{ status: 'cancelled', refund: { id: refundId, status: 'void', can: { giveBankDetails: false } } },
  });
});

it('is promised anew each time that the bank gives back what it took', async () => {
  const { reference, list } = await promised(quote);
  await steps.reverse(reference, total);
  await giveBack(reference);
  expect((await list()).map(({ status }) => status)).toEqual(['void', 'pending']);
  expect(await steps.held()).toEqual({ checkout: total, refunds_due: -total });
  await steps.reverse(reference, total);
  expect((await list()).map(({ status }) => status)).toEqual(['void', 'void']);
  expect(await steps.held()).toEqual({});
  await giveBack(reference);
  await steps.sendRefunds();
  expect((await list()).map(({ status }) => status)).toEqual(['void', 'void', 'sent']);
  expect(steps.sent).toEqual([(await list()).at(-1)?.id]);
  expect(await steps.held()).toEqual({});
});

it('forgets the account that its payer gave for it', async () => {
  const { reference, refundId } = await promised(quote);
  await steps.recordRefund(recordRefundAttention, refundId);
  await app.call(saveBankDetails, { token: 'ada', params: { refundId }, body: demoAccount });
  await steps.reverse(reference, total);
  expect(await steps.readRefund(refundId)).toMatchObject({ state: 'void', bankDetails: null, bankDetailsAt: null });
});
