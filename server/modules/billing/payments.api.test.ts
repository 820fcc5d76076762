import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { listInvoices, readInvoice } from '#contract/billing/billing.ts';
import { claimTransfer, listPaymentMethods, startPayment, verifyPayment } from '#contract/billing/payments.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { Subject } from '#server/charging.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createClock } from '#tests/clock.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
const { tick, moveTo } = createClock('2026-11-22T09:00:00Z');
let subject: Subject;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({
    overrides: { clock: tick, identity: createTokenIdentity({ operator: ['user', 'admin'] }) },
  });
  steps = createBillingSteps(test);
  expect((await steps.saveSettings()).status).toBe(200);
});
afterAll(() => test.close());
beforeEach(() => {
  moveTo('2026-11-22T09:00:00Z');
  count += 1;
  // A subject without a module keeps whatever is paid.
  subject = { kind: 'work', id: `work-${count}` };
});

const confirm = (
  paymentId: string,
  receivedMinor: number,
  revision = 0,
  receivedOn = '2026-11-22',
  seen: { status?: 'paid'; isAnother?: boolean } = {},
) =>
  steps.call(confirmTransfer, {
    token: 'operator',
    params: { paymentId },
    body: { receivedMinor, receivedOn, revision, status: 'pending', ...seen },
  });

describe('an invoice', () => {
  it('adds tax once on the total and waits without a number until it is paid', async () => {
    const { id } = await steps.open({ subject, discountMinor: 1_000_000 });
    expect(await steps.read(id)).toMatchObject({
      number: null,
      status: 'pending',
      discount: { amountMinor: 1_000_000 },
      net: { amountMinor: 9_000_000 },
      taxPercent: '7.5',
      tax: { amountMinor: 675_000 },
      total: { amountMinor: 9_675_000, currency: 'NGN' },
      due: { amountMinor: 9_675_000 },
      seller: { name: 'Cairn Ltd', tin: '12345678-0001' },
      can: { pay: true, download: false },
    });
  });

  it('belongs to its founder alone', async () => {
    const { id } = await steps.open({ subject });
    expect((await steps.call(readInvoice, { token: 'eve', params: { invoiceId: id } })).status).toBe(404);
    const pay = { token: 'eve', params: { invoiceId: id }, body: { method: 'checkout' as const } };
    expect((await steps.call(startPayment, pay)).code).toBe('INVOICE_UNKNOWN');
    expect((await steps.call(listInvoices, { token: 'eve' })).data.total).toBe(0);
  });

  it('is listed with those that are to be paid', async () => {
    const list = async (status?: 'pending' | 'paid') =>
      (await steps.call(listInvoices, { token: 'ada', query: { pageSize: 100, ...(status && { status }) } })).data;
    const before = await list('pending');
    const { id } = await steps.open({ subject });
    const [all, unpaid, paid] = [await list(), await list('pending'), await list('paid')];
    expect(unpaid.total).toBe(before.total + 1);
    expect(unpaid.items.map((one) => one.id)).toContain(id);
    expect(unpaid.items.every(({ status }) => status === 'pending')).toBe(true);
    expect(paid.items.map((one) => one.id)).not.toContain(id);
    expect(all.total).toBeGreaterThanOrEqual(unpaid.total + paid.total);
  });

  it('is opened once for one thing', async () => {
    const booking = { kind: 'booking' as const, id: 'booked' };
    await steps.open({ subject: booking });
    await expect(steps.open({ subject: booking })).rejects.toThrow();
  });

  it('is numbered without gaps, also when an opening is taken back', async () => {
    const first = await steps.open({ subject, issue: true });
    const { database, billing } = test.context;
    const undone = database.db.transaction(async (tx) => {
      const lines = [{ description: 'x', quantity: 1, unitMinor: 5 }];
      const other = { kind: 'quote' as const, id: 'undone' };
      await billing.charges.open(tx, {
        payer: ownerScope('ada'),
        subject: other,
        title: 'x',
        currency: 'NGN',
        lines,
        issue: true,
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const second = await steps.open({ subject: { kind: 'quote', id: `quote-${count}` }, issue: true });
    const serial = (number: string | null) => Number(number?.split('-').at(-1));
    expect(first.number).toMatch(/^CAIRN-2026-\d{4}$/);
    expect(serial(second.number)).toBe(serial(first.number) + 1);
  });
});

describe('a checkout', () => {
  it('is settled when the founder comes back, and issued then', async () => {
    const { id } = await steps.open({ subject });
    const payment = await steps.start(id, 'checkout');
    expect(payment.redirectUrl).toContain(`/dev/checkout/${payment.reference}`);
    await steps.act(payment.reference, 'pay');
    const params = { paymentId: payment.id };
    const verified = await steps.call(verifyPayment, { token: 'ada', params });
    expect(verified.data).toMatchObject({ status: 'paid', received: { amountMinor: 10_750_000 } });
    const again = await steps.call(verifyPayment, { token: 'ada', params });
    expect(again.data.status).toBe('paid');
    expect(await steps.read(id)).toMatchObject({
      status: 'paid',
      number: expect.stringMatching(/^CAIRN-2026-/),
      due: { amountMinor: 0 },
      can: { pay: false, download: true },
    });
  });

  it('is gone on with when it is begun again, and begun anew after a try that did not go through', async () => {
    const { id } = await steps.open({ subject });
    const first = await steps.start(id, 'checkout');
    expect((await steps.start(id, 'checkout')).id).toBe(first.id);
    await steps.act(first.reference, 'decline');
    const params = { paymentId: first.id };
    expect((await steps.call(verifyPayment, { token: 'ada', params })).data).toMatchObject({
      problem: 'declined',
      declined: 'other',
    });
    const second = await steps.start(id, 'checkout');
    expect(second.id).not.toBe(first.id);
    const { payments } = await steps.read(id);
    expect(payments.map(({ status }) => status)).toEqual(['failed', 'pending']);
  });

  it('takes a payment after a decline on the same page', async () => {
    const { id } = await steps.open({ subject });
    const { id: paymentId, reference } = await steps.start(id, 'checkout');
    await steps.act(reference, 'decline');
    await steps.call(verifyPayment, { token: 'ada', params: { paymentId } });
    await steps.act(reference, 'pay');
    expect((await steps.call(verifyPayment, { token: 'ada', params: { paymentId } })).data).toMatchObject({
      status: 'paid',
      problem: null,
      declined: null,
    });
  });

  it('gives the money back in full, once, when it comes after the cancel', async () => {
    const { id } = await steps.open({ subject });
    const before = await steps.balances();
    const { reference } = await steps.start(id, 'checkout');
    await steps.cancel(subject);
    await steps.cancel(subject);
    await steps.act(reference, 'pay');
    await test.context.billing.checkout.settle(reference);
    await test.context.billing.checkout.settle(reference);
    const paid = await steps.read(id);
    expect(paid).toMatchObject({ status: 'cancelled', number: null, refunded: { amountMinor: 10_750_000 } });
    expect(paid.payments.map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    const [refund] = paid.payments.flatMap(({ refunds }) => refunds);
    expect(refund?.status).toBe('pending');
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    const sent = await steps.read(id);
    expect(sent.payments.map(({ status }) => status)).toEqual(['cancelled', 'refunded']);
    expect(await steps.balances()).toEqual(before);
  });

  it('sends back what was paid when the service is refunded, and takes the invoice back in the books', async () => {
    const { id } = await steps.open({ subject });
    const before = await steps.balances();
    const { reference } = await steps.start(id, 'checkout');
    await steps.act(reference, 'pay');
    await test.context.billing.checkout.settle(reference);
    await steps.refund(subject);
    await steps.refund(subject);
    const [refund] = (await steps.read(id)).payments.flatMap(({ refunds }) => refunds);
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    expect(await steps.read(id)).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded' }] });
    expect(await steps.balances()).toEqual(before);
  });
});

describe('a bank transfer', () => {
  it('is offered only in a currency with an account', async () => {
    const methods = async (currency: 'NGN' | 'USD') =>
      (await steps.call(listPaymentMethods, { token: 'ada', query: { currency } })).data.items.map(
        ({ method }) => method,
      );
    expect(await methods('NGN')).toEqual(['checkout', 'bank_transfer']);
    expect(await methods('USD')).toEqual(['checkout']);
    const { id } = await steps.open({ subject, currency: 'USD' });
    const body = { method: 'bank_transfer' as const };
    const refused = await steps.call(startPayment, { token: 'ada', params: { invoiceId: id }, body });
    expect(refused.code).toBe('PAYMENT_METHOD_NOT_OFFERED');
  });

  it('is claimed, listed, confirmed in parts and paid only with the last one', async () => {
    const { id } = await steps.open({ subject });
    const payment = await steps.start(id, 'bank_transfer');
    expect(payment).toMatchObject({
      status: 'pending',
      redirectUrl: null,
      instructions: { accountNumber: '0123456789', reference: payment.reference, swift: null },
      can: { claim: true },
    });
    const params = { paymentId: payment.id };
    const claim = { token: 'ada', params, body: { payerName: 'Ada Okafor' } };
    expect((await steps.call(claimTransfer, claim)).data.claimedAt).not.toBeNull();
    expect((await steps.call(claimTransfer, claim)).status).toBe(200);
    const { items } = (await steps.call(listTransfers, { token: 'operator' })).data;
    expect(items).toEqual([expect.objectContaining({ paymentId: payment.id, payerName: 'Ada Okafor', revision: 0 })]);

    const part = await confirm(payment.id, 10_000_000);
    expect(part.data).toMatchObject({ status: 'pending', missing: { amountMinor: 750_000 } });
    expect((await confirm(payment.id, 10_000_000)).code).toBe('TRANSFER_CHANGED');
    expect(await steps.read(id)).toMatchObject({ status: 'pending', due: { amountMinor: 750_000 } });
    expect((await steps.call(rejectTransfer, { token: 'operator', params, body: { reason: 'Not here' } })).code).toBe(
      'TRANSFER_PART_RECEIVED',
    );
    const rest = await confirm(payment.id, 750_000, 1);
    expect(rest.data).toMatchObject({ status: 'paid', missing: { amountMinor: 0 }, refunded: { amountMinor: 0 } });
    // Whatever more comes goes back.
    const more = await confirm(payment.id, 1, 2, undefined, { status: 'paid', isAnother: true });
    expect(more.data).toMatchObject({ status: 'paid', booked: { amountMinor: 1 }, refunded: { amountMinor: 1 } });
    expect((await steps.read(id)).status).toBe('paid');
  });

  it('sends back what was too much', async () => {
    const { id } = await steps.open({ subject });
    const payment = await steps.start(id, 'bank_transfer');
    const outcome = await confirm(payment.id, 11_000_000);
    expect(outcome.data).toMatchObject({ status: 'paid', refunded: { amountMinor: 250_000 } });
    expect((await steps.read(id)).status).toBe('paid');
  });

  it('is rejected with a reason, and can be sent again', async () => {
    const { id } = await steps.open({ subject });
    const payment = await steps.start(id, 'bank_transfer');
    const params = { paymentId: payment.id };
    const body = { reason: 'No such transfer has come.' };
    expect((await steps.call(rejectTransfer, { token: 'operator', params, body })).data.status).toBe('failed');
    expect((await steps.start(id, 'bank_transfer')).id).not.toBe(payment.id);
  });

  it.each([
    [{ receivedMinor: 0 }],
    [{ receivedMinor: -5 }],
    [{ receivedMinor: 1.5 }],
    [{ receivedOn: '2026-11-23' }],
    [{ receivedOn: '2026-02-30' }],
  ])('refuses %j', async (wrong) => {
    const { id } = await steps.open({ subject });
    const { id: paymentId } = await steps.start(id, 'bank_transfer');
    const body = {
      ...{ receivedMinor: 10_750_000, receivedOn: '2026-11-22', revision: 0, status: 'pending' as const },
      ...wrong,
    };
    const answer = await steps.call(confirmTransfer, { token: 'operator', params: { paymentId }, body });
    expect(answer.status).toBe(400);
    expect((await steps.read(id)).paid.amountMinor).toBe(0);
  });

  it('may have come on a day that has begun for the operator, though not yet in UTC', async () => {
    moveTo('2026-11-22T23:30:00Z');
    const { id } = await steps.open({ subject });
    const payment = await steps.start(id, 'bank_transfer');
    expect((await confirm(payment.id, 10_750_000, 0, '2026-11-24')).status).toBe(400);
    // Nothing was to pay yet.
    for (const early of ['2026-11-21', '1926-11-22'])
      expect((await confirm(payment.id, 10_750_000, 0, early)).code).toBe('TRANSFER_DAY_INVALID');
    expect((await confirm(payment.id, 10_750_000, 0, '2026-11-23')).status).toBe(200);
  });

  it('is for the operator alone to confirm', async () => {
    const { id } = await steps.open({ subject });
    const { id: paymentId } = await steps.start(id, 'bank_transfer');
    const body = { receivedMinor: 10_750_000, receivedOn: '2026-11-22', revision: 0, status: 'pending' as const };
    expect((await steps.call(confirmTransfer, { token: 'ada', params: { paymentId }, body })).status).toBe(403);
  });
});
