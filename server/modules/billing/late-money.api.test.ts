import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listRefunds, markRefundSent } from '#contract/billing/admin.ts';
import { confirmTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { claimTransfer } from '#contract/billing/payments.ts';
import type { Subject } from '#server/charging.ts';
import type { Verdict } from '#server/ports/payments/port.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createTestCheckout } from '#tests/checkout.ts';
import { createClock } from '#tests/clock.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

/** What happens while the provider sends a refund. */
let meanwhile = async () => {};
const {
  port: checkout,
  verdicts,
  sent,
} = createTestCheckout({
  smallestMinor: { NGN: 1 },
  async refund({ refundId }) {
    sent.push(refundId);
    await meanwhile();
    return 'sent';
  },
});

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
const { tick } = createClock('2026-11-22T09:00:00Z');
let subject: Subject;
let count = 0;

beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { clock: tick, identity, checkouts: [checkout] } });
  const ada = { uid: 'ada', name: 'Ada', email: 'ada@example.com', emailVerified: false };
  await test.context.accounts.createRole(ada, 'ada', ['founder']);
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
afterAll(() => test.close());
beforeEach(() => {
  count += 1;
  subject = { kind: 'work', id: `late-${count}` };
  meanwhile = async () => {};
});

const total = 10_000_000;
const paid: Verdict = { status: 'success', amountMinor: total, currency: 'NGN' };
const settle = (reference: string) => test.context.billing.checkout.settle(reference);
const operator = { token: 'operator' };

async function payByCheckout(id: string) {
  const { id: paymentId, reference } = await steps.start(id, 'checkout');
  verdicts.set(reference, paid);
  await settle(reference);
  return { paymentId, reference };
}
async function claimed() {
  const { id } = await steps.open({ subject });
  const { id: paymentId, reference } = await steps.start(id, 'bank_transfer');
  const params = { paymentId };
  expect((await steps.call(claimTransfer, { token: 'ada', params, body: { payerName: 'Ada' } })).status).toBe(200);
  return { id, paymentId, reference };
}
type Seen = { status?: 'cancelled' | 'failed' | 'paid'; isAnother?: boolean };
const confirm = (paymentId: string, receivedMinor: number, revision = 0, seen: Seen = {}) =>
  steps.call(confirmTransfer, {
    ...operator,
    params: { paymentId },
    body: { receivedMinor, receivedOn: '2026-11-21', revision, status: 'pending', ...seen },
  });
const refundsOf = async (id: string) => (await steps.read(id)).payments.flatMap(({ refunds }) => refunds);

describe('a transfer that comes after it ended', () => {
  it('goes back when what it was for is cancelled, once for each entry', async () => {
    const { id, paymentId, reference } = await claimed();
    await steps.cancel(subject);
    const found = await steps.call(listTransfers, {
      ...operator,
      query: { reference: reference.toLowerCase() },
    });
    expect(found.data.items).toEqual([expect.objectContaining({ paymentId, status: 'cancelled', revision: 0 })]);
    const seen = { status: 'cancelled' } as const;
    const outcome = (await confirm(paymentId, total, 0, seen)).data;
    expect(outcome).toMatchObject({
      status: 'paid',
      received: { amountMinor: total },
      refunded: { amountMinor: total },
    });
    expect(outcome.paymentId).not.toBe(paymentId);
    expect((await confirm(paymentId, total, 0, seen)).code).toBe('TRANSFER_CHANGED');
    expect(await steps.read(id)).toMatchObject({ status: 'cancelled', refunded: { amountMinor: total } });
    const [refund] = await refundsOf(id);
    const query = { status: 'pending' } as const;
    const { items } = (await steps.call(listRefunds, { ...operator, query })).data;
    expect(items.find((item) => item.id === refund?.id)).toMatchObject({ payerName: 'Ada', can: { markSent: true } });
    expect(
      (
        await steps.call(markRefundSent, {
          ...operator,
          params: { refundId: refund?.id ?? '' },
          body: { bankReference: '' },
        })
      ).status,
    ).toBe(200);
    const of = { subjectKind: 'refund', subjectId: refund?.id };
    const [entry] = (await steps.call(listAuditEntries, { ...operator, query: of })).data.items;
    expect(entry?.detail).toMatchObject({ reference });
    // The same payer sends it once more.
    const another = await confirm(paymentId, 700, 1, { ...seen, isAnother: true });
    expect(another.data).toMatchObject({ refunded: { amountMinor: 700 } });
  });

  it('goes back when it was sent twice; the first entry sent again books nothing', async () => {
    const { id, paymentId, reference } = await claimed();
    expect((await confirm(paymentId, total)).data.status).toBe('paid');
    expect((await confirm(paymentId, total)).code).toBe('TRANSFER_CHANGED');
    const listed = async (query: object) =>
      (await steps.call(listTransfers, { ...operator, query: { waiting: 'ended', ...query } })).data.items;
    expect(await listed({ reference })).toMatchObject([{ paymentId, status: 'paid', revision: 1 }]);
    expect((await listed({})).map((item) => item.paymentId)).not.toContain(paymentId);
    const seen = { status: 'paid', isAnother: true } as const;
    const second = (await confirm(paymentId, total, 1, seen)).data;
    expect(second).toMatchObject({ received: { amountMinor: total }, refunded: { amountMinor: total } });
    expect((await confirm(paymentId, total, 1, seen)).code).toBe('TRANSFER_CHANGED');
    const invoice = await steps.read(id);
    expect(invoice).toMatchObject({ status: 'paid', refunded: { amountMinor: total } });
    expect(invoice.payments.find((payment) => payment.id === paymentId)).toMatchObject({ status: 'paid', refunds: [] });
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('goes back when a part had come, and gone back, before', async () => {
    const { id, paymentId } = await claimed();
    expect((await confirm(paymentId, 1_000_000)).data.status).toBe('pending');
    await steps.cancel(subject);
    const rest = await confirm(paymentId, 9_000_000, 1, { status: 'paid', isAnother: true });
    expect(rest.data).toMatchObject({
      received: { amountMinor: 9_000_000 },
      refunded: { amountMinor: 9_000_000 },
    });
    expect((await refundsOf(id)).map(({ amount }) => amount.amountMinor).sort()).toEqual([1_000_000, 9_000_000]);
    expect(await steps.read(id)).toMatchObject({ status: 'cancelled', refunded: { amountMinor: total } });
  });

  it('goes back when the invoice was paid by checkout meanwhile', async () => {
    const { id, paymentId } = await claimed();
    const { paymentId: kept } = await payByCheckout(id);
    const outcome = await confirm(paymentId, total, 0, { status: 'cancelled' });
    expect(outcome.data).toMatchObject({ refunded: { amountMinor: total } });
    const invoice = await steps.read(id);
    expect(invoice).toMatchObject({ status: 'paid', refunded: { amountMinor: total } });
    expect(invoice.payments.find((payment) => payment.id === kept)).toMatchObject({ status: 'paid', refunds: [] });
  });

  it('pays what is still due after it was rejected, in parts too, beside a newer try', async () => {
    const { id, paymentId } = await claimed();
    const params = { paymentId };
    await steps.call(rejectTransfer, { ...operator, params, body: { reason: 'No such transfer has come.' } });
    const newer = await steps.start(id, 'bank_transfer');
    expect((await confirm(newer.id, 1_000_000)).data.status).toBe('pending');
    const part = (await confirm(paymentId, 4_000_000, 0, { status: 'failed' })).data;
    expect(part).toMatchObject({ status: 'pending', missing: { amountMinor: 5_000_000 } });
    const { items } = (await steps.call(listTransfers, { ...operator, query: { waiting: 'all', pageSize: 100 } })).data;
    expect(items.find((item) => item.paymentId === part.paymentId)).toMatchObject({
      received: { amountMinor: 4_000_000 },
      missing: { amountMinor: 5_000_000 },
    });
    expect((await confirm(part.paymentId, 5_000_000, 1)).data.status).toBe('paid');
    expect(await steps.read(id)).toMatchObject({ status: 'paid', refunded: { amountMinor: 0 } });
  });
});

describe('a bank that takes money back', () => {
  const reverse = async (reference: string) => {
    verdicts.set(reference, { ...paid, status: 'reversed' });
    await settle(reference);
    await settle(reference);
  };
  const auditOf = async (subjectId: string) =>
    (await steps.call(listAuditEntries, { ...operator, query: { subjectKind: 'payment', subjectId } })).data.items;

  it('ends a promised refund: the money does not leave twice', async () => {
    const before = await steps.balances();
    const { id } = await steps.open({ subject });
    const { paymentId, reference } = await payByCheckout(id);
    await steps.refund(subject);
    await reverse(reference);
    const [refund] = await refundsOf(id);
    expect(refund?.status).toBe('void');
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    expect(sent).not.toContain(refund?.id);
    const params = { refundId: refund?.id ?? '' };
    expect((await steps.call(markRefundSent, { ...operator, params, body: { bankReference: '' } })).code).toBe(
      'REFUND_NOT_BY_HAND',
    );
    expect(await steps.read(id)).toMatchObject({
      status: 'refunded',
      paid: { amountMinor: 0 },
      due: { amountMinor: 0 },
    });
    expect(await steps.balances()).toEqual(before);
    expect(await auditOf(paymentId)).toEqual([expect.objectContaining({ action: 'payment.reversed' })]);
  });

  it('in the moment in which a refund is sent is told of with the member and what it was for', async () => {
    const { id } = await steps.open({ subject });
    const { paymentId, reference } = await payByCheckout(id);
    await steps.refund(subject);
    const [refund] = await refundsOf(id);
    meanwhile = () => reverse(reference);
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    const query = { subjectKind: 'refund', subjectId: refund?.id ?? '' };
    const { items } = (await steps.call(listAuditEntries, { ...operator, query })).data;
    const about = { member: 'ada@example.com', for: 'Pitch review', reference };
    expect(items).toMatchObject([{ action: 'refund.sent_twice', detail: about }]);
    expect(await auditOf(paymentId)).toMatchObject([{ action: 'payment.reversed', detail: about }]);
    verdicts.set(reference, paid);
    await settle(reference);
    expect(await auditOf(paymentId)).toContainEqual(
      expect.objectContaining({ action: 'payment.reinstated', detail: expect.objectContaining(about) }),
    );
  });

  it('is asked before a refund is sent', async () => {
    const { id } = await steps.open({ subject });
    const { reference } = await payByCheckout(id);
    await steps.refund(subject);
    verdicts.set(reference, { ...paid, status: 'reversed' });
    const [refund] = await refundsOf(id);
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    expect(sent).not.toContain(refund?.id);
  });

  it('is told to the operators once when the refund had been sent', async () => {
    const { id } = await steps.open({ subject });
    const { paymentId, reference } = await payByCheckout(id);
    await steps.refund(subject);
    const [refund] = await refundsOf(id);
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    const balances = await steps.balances();
    await reverse(reference);
    expect(await steps.balances()).toEqual(balances);
    expect(await auditOf(paymentId)).toEqual([
      expect.objectContaining({
        action: 'payment.reversed',
        detail: expect.objectContaining({ sentBackMinor: total }),
      }),
    ]);
  });

  it('and gives it back is booked each time, once', async () => {
    const before = await steps.balances();
    const { id } = await steps.open({ subject });
    const { reference } = await payByCheckout(id);
    const afterPaying = await steps.balances();
    for (let time = 0; time < 2; time += 1) {
      await reverse(reference);
      expect(await steps.read(id)).toMatchObject({ status: 'pending', payments: [{ status: 'reversed' }] });
      expect((await steps.balances())['checkout NGN']).toBe(before['checkout NGN']);
      verdicts.set(reference, paid);
      await settle(reference);
      await settle(reference);
      expect(await steps.read(id)).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }] });
      expect(await steps.balances()).toEqual(afterPaying);
    }
  });

  it('and gives it back after it was paid another way pays twice: it goes back', async () => {
    const { id } = await steps.open({ subject });
    const { reference } = await payByCheckout(id);
    await reverse(reference);
    await payByCheckout(id);
    verdicts.set(reference, paid);
    await settle(reference);
    const invoice = await steps.read(id);
    expect(invoice).toMatchObject({ status: 'paid', refunded: { amountMinor: total } });
    expect(invoice.payments[0]?.refunds).toMatchObject([{ status: 'pending', amount: { amountMinor: total } }]);
  });

  it('is found for money that came late, and leaves alone what another payment paid', async () => {
    const { id } = await steps.open({ subject });
    const first = await steps.start(id, 'checkout');
    verdicts.set(first.reference, { ...paid, status: 'failed' });
    await settle(first.reference);
    await payByCheckout(id);
    verdicts.set(first.reference, paid);
    await settle(first.reference);
    await reverse(first.reference);
    const invoice = await steps.read(id);
    expect(invoice).toMatchObject({ status: 'paid', paid: { amountMinor: total }, refunded: { amountMinor: 0 } });
    expect(invoice.payments.map(({ status }) => status)).toEqual(['failed', 'paid', 'reversed']);
  });
});

it('rounds tax of half a kobo up, whatever the rate', async () => {
  expect((await steps.saveSettings({ taxPercent: '2.9' }, 1)).status).toBe(200);
  const lines = [{ description: 'x', quantity: 1, unitMinor: 500 }];
  const { id } = await steps.open({ subject, lines });
  expect(await steps.read(id)).toMatchObject({ taxPercent: '2.9', tax: { amountMinor: 15 } });
  await steps.saveSettings({ taxRegistered: false }, 2);
});
