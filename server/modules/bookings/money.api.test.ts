import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { claimTransfer, takeBackClaim } from '#contract/billing/payments.ts';
import {
  cancelBookingByOperator,
  confirmBookingByOperator,
  markAdviserAbsent,
  moveBookingByOperator,
  rejectBooking,
} from '#contract/bookings/admin.ts';
import { releaseHold } from '#contract/bookings/holds.ts';
import { addExceptions } from '#contract/consultation/admin-advisers.ts';
import type { EndedBy } from '#domain/billing/payment-machine.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
let steps: ReturnType<typeof createBillingSteps>;
let serviceId = '';
let people = 0;
let ada = '';
beforeAll(async () => {
  test = await createBookingTest();
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  ada = `ada-${people++}`;
  ({ serviceId } = await test.makeService());
});

const startsAt = '2026-03-19T10:00:00.000Z';
const naira = { currency: 'NGN', method: 'checkout' } as const;

/** Holds the time and asks for its invoice. */
async function ask(change: Parameters<BookingTest['confirm']>[2] = naira, at = startsAt) {
  const { data } = await test.hold(ada, { serviceId, startsAt: at });
  const { invoiceId } = (await test.confirm(ada, data.id, change)).data;
  return { id: data.id, invoiceId: invoiceId ?? '' };
}
async function pay(invoiceId: string) {
  const { reference } = await steps.start(invoiceId, 'checkout', ada);
  await steps.act(reference, 'pay');
  await test.context.billing.checkout.settle(reference);
  return reference;
}
const invoice = async (id: string) => steps.read(id, ada);

describe('a priced booking', () => {
  it('is charged what the service says, once, and confirmed when it is paid', async () => {
    const { id, invoiceId } = await ask();
    expect(await test.read(ada, id)).toMatchObject({
      stage: 'awaiting_payment',
      price: { amountMinor: 4_500_000, currency: 'NGN' },
      meeting: null,
      invoiceId,
    });
    const again = await test.confirm(ada, id, { ...naira, topic: 'More' });
    expect(again.data).toMatchObject({ invoiceId, booking: { topic: 'More', stage: 'awaiting_payment' } });
    expect((await test.confirm(ada, id, { currency: 'USD', method: 'checkout' })).code).toBe('BOOKING_CURRENCY');
    const reference = await pay(invoiceId);
    await test.context.billing.checkout.settle(reference);
    expect(await test.read(ada, id)).toMatchObject({ stage: 'confirmed', holdExpiresAt: null });
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid', total: { amountMinor: 4_500_000 } });
    const moved = await test.move(ada, id, '2026-03-20T10:00:00.000Z');
    expect(moved.data).toMatchObject({ invoiceId, price: { amountMinor: 4_500_000 } });
    expect((await invoice(invoiceId)).payments).toHaveLength(1);
  });

  it('asks for a currency; how it is paid is chosen with the payment, and kept as it was', async () => {
    const { data } = await test.hold(ada, { serviceId, startsAt });
    expect((await test.confirm(ada, data.id, { currency: null, method: 'checkout' })).fields).toHaveProperty(
      'currency',
    );
    expect((await test.read(ada, data.id)).stage).toBe('held');
    const { booking, invoiceId } = (await test.confirm(ada, data.id, { currency: 'NGN' })).data;
    expect(booking).toMatchObject({ stage: 'awaiting_payment', method: null });
    const begin = async (method: 'checkout' | 'bank_transfer') => {
      const payment = await steps.start(invoiceId ?? '', method, ada);
      expect((await test.read(ada, data.id)).method).toBe(method);
      return payment;
    };
    const checkout = await begin('checkout');
    const transfer = await begin('bank_transfer');
    expect((await begin('checkout')).id).toBe(checkout.id);
    await test.call(claimTransfer, { token: ada, params: { paymentId: transfer.id }, body: { payerName: 'Ada' } });
    expect((await test.read(ada, data.id)).method).toBe('bank_transfer');
    // Paid otherwise than was said: what was paid counts.
    await steps.act(checkout.reference, 'pay');
    await test.context.billing.checkout.settle(checkout.reference);
    expect(await test.read(ada, data.id)).toMatchObject({ stage: 'confirmed', method: 'checkout' });
  });

  it('is not confirmed in a currency, or a way to pay, that nobody can be paid in, and stays held', async () => {
    const { data } = await test.hold(ada, { serviceId, startsAt });
    const refused = await test.confirm(ada, data.id, { currency: 'USD', method: 'bank_transfer', topic: 'Mine' });
    expect(refused).toMatchObject({ status: 409, code: 'PAYMENT_METHOD_NOT_OFFERED' });
    expect(await test.read(ada, data.id)).toMatchObject({ stage: 'held', topic: '', invoiceId: null });
    const { developmentCheckout } = test.context;
    if (!developmentCheckout) throw new Error('there is no checkout');
    const offers = vi.spyOn(developmentCheckout, 'offers').mockResolvedValue(false);
    expect(await test.confirm(ada, data.id, { currency: 'USD' })).toMatchObject({
      status: 409,
      code: 'PAYMENT_CURRENCY_NOT_OFFERED',
    });
    expect(await test.read(ada, data.id)).toMatchObject({ stage: 'held', invoiceId: null, can: { confirm: true } });
    expect((await test.confirm(ada, data.id, { currency: 'NGN' })).status).toBe(200);
    offers.mockRestore();
  });

  it('that is paid after its hold is cancelled and refunded in full, and the next has the time', async () => {
    const { id, invoiceId } = await ask();
    const { reference } = await steps.start(invoiceId, 'checkout', ada);
    test.pass({ minutes: 15 });
    await test.tick();
    expect(await invoice(invoiceId)).toMatchObject({ status: 'cancelled' });
    expect((await test.hold('kola', { serviceId, startsAt })).status).toBe(201);
    await steps.act(reference, 'pay');
    await test.context.billing.checkout.settle(reference);
    expect(await invoice(invoiceId)).toMatchObject({ status: 'cancelled', refunded: { amountMinor: 4_500_000 } });
    expect(await test.read(ada, id)).toMatchObject({ stage: 'cancelled', cancellation: { why: 'expired' } });
  });

  it('that is paid while it is let go is refunded in full', async () => {
    const { id, invoiceId } = await ask();
    const { reference } = await steps.start(invoiceId, 'checkout', ada);
    await test.call(releaseHold, { token: ada, params: { bookingId: id } });
    await steps.act(reference, 'pay');
    await test.context.billing.checkout.settle(reference);
    expect((await invoice(invoiceId)).refunded.amountMinor).toBe(4_500_000);
  });

  it('that is paid and let go at the same moment is either booked or refunded in full', async () => {
    const { id, invoiceId } = await ask();
    const { reference } = await steps.start(invoiceId, 'checkout', ada);
    await steps.act(reference, 'pay');
    const [, released] = await Promise.all([
      test.context.billing.checkout.settle(reference),
      test.call(releaseHold, { token: ada, params: { bookingId: id } }),
    ]);
    const { stage } = await test.read(ada, id);
    expect([released.status, stage]).toEqual(stage === 'confirmed' ? [409, 'confirmed'] : [200, 'cancelled']);
    expect((await invoice(invoiceId)).refunded.amountMinor).toBe(stage === 'confirmed' ? 0 : 4_500_000);
  });

  it('is refunded in full when it is cancelled in time, and not afterwards, as it says before', async () => {
    const early = await ask();
    await pay(early.invoiceId);
    test.setNow('2026-03-18T10:00:00Z');
    expect((await test.read(ada, early.id)).refund).toBe('full');
    expect((await test.cancel(ada, early.id)).data.cancellation).toMatchObject({ refund: 'full' });
    expect(await invoice(early.invoiceId)).toMatchObject({ refunded: { amountMinor: 4_500_000 } });
    test.setNow('2026-03-18T09:00:00Z');
    const late = await ask();
    await pay(late.invoiceId);
    test.setNow('2026-03-18T10:00:01Z');
    expect((await test.read(ada, late.id)).refund).toBe('none');
    expect((await test.cancel(ada, late.id)).data.cancellation).toMatchObject({ refund: 'none' });
    expect(await invoice(late.invoiceId)).toMatchObject({ status: 'paid', refunded: { amountMinor: 0 } });
  });

  it('is not refunded because it was moved ahead when it was too late, unless the operator moved it', async () => {
    const [one, other] = [await ask(), await ask({ currency: 'NGN', method: 'checkout' }, '2026-03-19T14:00:00.000Z')];
    for (const { invoiceId } of [one, other]) await pay(invoiceId);
    test.setNow('2026-03-18T15:00:00Z');
    const moved = await test.move(ada, one.id, '2026-04-02T10:00:00.000Z');
    expect(moved.data).toMatchObject({ refund: 'none', rules: { refundUntil: '2026-03-18T10:00:00.000Z' } });
    expect((await test.cancel(ada, one.id)).data.cancellation).toMatchObject({ refund: 'none' });
    expect(await invoice(one.invoiceId)).toMatchObject({ status: 'paid', refunded: { amountMinor: 0 } });
    const { adviser } = await test.read(ada, other.id);
    await test.call(moveBookingByOperator, {
      token: 'operator',
      params: { bookingId: other.id },
      body: { startsAt: '2026-04-02T14:00:00.000Z', adviserId: adviser.id },
    });
    expect(await test.read(ada, other.id)).toMatchObject({
      refund: 'full',
      rules: { refundUntil: '2026-04-01T14:00:00.000Z' },
    });
    expect((await test.cancel(ada, other.id)).data.cancellation).toMatchObject({ refund: 'full' });
  });
});

describe('a bank transfer', () => {
  async function transfer(at = startsAt) {
    const asked = await ask({ currency: 'NGN', method: 'bank_transfer' }, at);
    const payment = await steps.start(asked.invoiceId, 'bank_transfer', ada);
    const params = { paymentId: payment.id };
    const claim = () => test.call(claimTransfer, { token: ada, params, body: { payerName: 'Ada' } });
    const takeBack = () => test.call(takeBackClaim, { token: ada, params });
    const arrive = () =>
      test.call(confirmTransfer, {
        token: 'operator',
        params,
        body: { receivedMinor: 4_500_000, receivedOn: '2026-03-15', revision: 0, status: 'pending' },
      });
    const reject = () =>
      test.call(rejectTransfer, { token: 'operator', params, body: { reason: 'It is not on our account.' } });
    return { ...asked, reference: payment.reference, claim, takeBack, arrive, reject };
  }

  it('that was not found frees the time unless it is paid again within 15 minutes', async () => {
    const [paid, left] = [await transfer(), await transfer('2026-03-19T14:00:00.000Z')];
    for (const { claim } of [paid, left]) await claim();
    test.pass({ hours: 5 });
    const before = (await test.mails()).length;
    for (const { reject } of [paid, left]) expect((await reject()).status).toBe(200);
    expect(await test.read(ada, paid.id)).toMatchObject({
      stage: 'awaiting_payment',
      holdExpiresAt: '2026-03-15T14:15:00.000Z',
      can: { confirm: true, release: true },
    });
    // One mail of each, with all that is known: the other notice stays in the app.
    const mails = (await test.mails()).slice(before);
    const subject = 'Your transfer was not found: Idea review';
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [`${ada}@example.com`, subject],
      [`${ada}@example.com`, subject],
    ]);
    expect(mails[0]?.text).toMatch(
      /We looked for ₦45,000\.00 for “.+” with the reference PAY-\w+-\w+\. Our answer: “It is not on our account\.”/,
    );
    expect(mails[0]?.text).toContain('If the money left your account, do not pay again: say so by then');
    await pay(paid.invoiceId);
    test.pass({ minutes: 15 });
    await test.tick();
    expect((await test.read(ada, paid.id)).stage).toBe('confirmed');
    expect(await test.read(ada, left.id)).toMatchObject({ stage: 'cancelled', cancellation: { why: 'expired' } });
    expect((await test.hold('kola', { serviceId, startsAt: '2026-03-19T14:00:00.000Z' })).status).toBe(201);
  });

  it('that was not found just before the session is held no longer than until it begins', async () => {
    const { id, claim, reject } = await transfer();
    await claim();
    test.setNow('2026-03-19T09:55:00Z');
    await reject();
    expect((await test.read(ada, id)).holdExpiresAt).toBe(startsAt);
  });

  it.each(['takeBack', 'reject'] as const)('%s after the session began ends the booking', async (end) => {
    const { id, claim, ...transferred } = await transfer();
    await claim();
    test.setNow('2026-03-19T10:05:00Z');
    expect((await transferred[end]()).status).toBe(200);
    await test.tick();
    expect(await test.read(ada, id)).toMatchObject({ stage: 'cancelled', cancellation: { why: 'expired' } });
  });

  it('that was not sent after all is to be paid within 15 minutes, and can be sent then', async () => {
    const { id, claim, takeBack } = await transfer();
    await claim();
    test.pass({ hours: 5 });
    expect((await takeBack()).data.claimedAt).toBeNull();
    const { holdExpiresAt } = await test.read(ada, id);
    expect(holdExpiresAt).toBe('2026-03-15T14:15:00.000Z');
    test.pass({ minutes: 5 });
    // A second press gives no more time.
    expect((await takeBack()).status).toBe(200);
    const held = await test.read(ada, id);
    expect(held).toMatchObject({ stage: 'awaiting_payment', holdExpiresAt, can: { confirm: true, release: true } });
    expect(held.events.at(-1)).toMatchObject({ kind: 'transfer_not_sent', by: 'founder' });
    expect((await claim()).status).toBe(200);
    expect((await test.read(ada, id)).stage).toBe('awaiting_transfer');
  });

  it('can be waited for three times at once', async () => {
    const hours = ['10', '12', '14', '16'];
    const claims = [];
    for (const hour of hours) claims.push(await (await transfer(`2026-03-19T${hour}:00:00.000Z`)).claim());
    expect(claims.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
    expect(claims.at(-1)?.code).toBe('TRANSFER_LIMIT');
  });

  it('that has not come when the booking is rejected goes back if it comes: nothing else is promised', async () => {
    const { id, claim } = await transfer();
    await claim();
    await test.call(rejectBooking, { token: 'operator', params: { bookingId: id }, body: { reason: 'He is away.' } });
    const mail = (await test.mails()).findLast(({ to }) => to === `${ada}@example.com`);
    expect(mail?.text).toContain('If your transfer arrives, it goes back to you.');
    expect(mail?.text).not.toContain('in full');
  });

  it.each<[string, EndedBy, (bookingId: string) => Promise<unknown>]>([
    ['the founder', 'member', (bookingId) => test.call(releaseHold, { token: ada, params: { bookingId } })],
    [
      'the operator',
      'operator',
      (bookingId) =>
        test.call(rejectBooking, { token: 'operator', params: { bookingId }, body: { reason: 'He is away.' } }),
    ],
    [
      'the time that was held',
      'time',
      async () => {
        test.pass({ minutes: 15 });
        await test.tick();
      },
    ],
  ])('is ended with the booking by %s, and keeps that', async (_who, endedBy, end) => {
    const { id, reference, claim } = await transfer();
    if (endedBy === 'operator') await claim();
    await end(id);
    const { items } = (await test.call(listTransfers, { token: 'operator', query: { reference } })).data;
    expect(items).toMatchObject([{ outcome: 'cancelled', endedBy, endedByName: null }]);
  });

  it('that was sent within the hold keeps the time until it is confirmed', async () => {
    const { id, claim, arrive } = await transfer();
    expect((await claim()).status).toBe(200);
    expect(await test.read(ada, id)).toMatchObject({ stage: 'awaiting_transfer', holdExpiresAt: null, refund: 'full' });
    test.pass({ hours: 5 });
    await test.tick();
    const unpaid = await test.call(confirmBookingByOperator, { token: 'operator', params: { bookingId: id } });
    expect(unpaid.code).toBe('BOOKING_UNPAID');
    expect((await arrive()).status).toBe(200);
    expect((await test.read(ada, id)).stage).toBe('confirmed');
  });

  it('for a session that is confirmed already leaves it as it is', async () => {
    const { id, claim, arrive } = await transfer();
    await claim();
    await arrive();
    // Due again, as after a bank took the money back.
    const due = await steps.open({ subject: { kind: 'booking', id }, payer: ownerScope(ada) });
    const { id: paymentId } = await steps.start(due.id, 'bank_transfer', ada);
    const claimed = await test.call(claimTransfer, { token: ada, params: { paymentId }, body: { payerName: 'Ada' } });
    expect(claimed.status).toBe(200);
    expect((await test.read(ada, id)).stage).toBe('confirmed');
  });

  it('that is claimed after the hold is not booked', async () => {
    const { id, claim } = await transfer();
    test.pass({ minutes: 15 });
    expect((await claim()).code).toBe('HOLD_EXPIRED');
    await test.tick();
    expect((await test.read(ada, id)).stage).toBe('cancelled');
  });

  it('that nobody confirmed when the time begins is over; money that comes later goes back', async () => {
    const { id, invoiceId, claim } = await transfer();
    await claim();
    test.setNow(startsAt);
    await test.tick();
    expect(await test.read(ada, id)).toMatchObject({ stage: 'cancelled', cancellation: { why: 'unconfirmed' } });
    expect((await invoice(invoiceId)).status).toBe('cancelled');
  });
});

describe('a service that the operator confirms', () => {
  beforeEach(async () => {
    ({ serviceId } = await test.makeService({ needsConfirmation: true }));
  });
  const operator = (id: string) => ({ token: 'operator', params: { bookingId: id } });

  it('waits once it is paid, and is refunded in full when it is rejected', async () => {
    const { id, invoiceId } = await ask();
    await pay(invoiceId);
    expect(await test.read(ada, id)).toMatchObject({
      status: 'pending',
      stage: 'awaiting_confirmation',
      meeting: null,
    });
    const rejected = await test.call(rejectBooking, {
      ...operator(id),
      body: { reason: 'We know too little of this.' },
    });
    expect(rejected.data).toMatchObject({ stage: 'cancelled', cancellation: { why: 'rejected', refund: 'full' } });
    expect(await invoice(invoiceId)).toMatchObject({ refunded: { amountMinor: 4_500_000 } });
    expect((await test.call(rejectBooking, { ...operator(id), body: { reason: 'Again' } })).code).toBe('BOOKING_STATE');
    expect((await invoice(invoiceId)).refunded.amountMinor).toBe(4_500_000);
  });

  it('is confirmed by the operator, who may cancel it with or without a refund', async () => {
    const { id, invoiceId } = await ask();
    await pay(invoiceId);
    expect((await test.call(confirmBookingByOperator, operator(id))).data.stage).toBe('confirmed');
    const body = { reason: 'The adviser is ill.', refund: false };
    const cancelled = await test.call(cancelBookingByOperator, { ...operator(id), body });
    expect(cancelled.data.cancellation).toMatchObject({ by: 'operator', refund: 'none' });
    expect((await invoice(invoiceId)).status).toBe('paid');
  });

  it('is over and refunded when nobody confirmed it in time', async () => {
    const { id, invoiceId } = await ask();
    await pay(invoiceId);
    test.setNow(startsAt);
    await test.tick();
    await test.tick();
    expect(await test.read(ada, id)).toMatchObject({ cancellation: { why: 'unconfirmed', refund: 'full' } });
    expect(await invoice(invoiceId)).toMatchObject({ refunded: { amountMinor: 4_500_000 } });
  });
});

describe('a session that belongs to an accepted quote', () => {
  let adviserId = '';
  beforeEach(async () => {
    ({ serviceId, adviserId } = await test.makeService());
    await test.meet(ada);
  });
  const book = (quoteId: string, at = startsAt, zone?: string) =>
    test.context.database.db.transaction((tx) =>
      test.context.bookings.payments.bookAgreed(tx, {
        founder: ownerScope(ada),
        serviceId,
        adviserId,
        startsAt: new Date(at),
        quoteId,
        ...(zone && { zone }),
      }),
    );
  /** As accepting the quote does. */
  async function agree() {
    const id = `quote-of-${ada}`;
    const { id: invoiceId } = await steps.open({ payer: ownerScope(ada), subject: { kind: 'quote', id }, issue: true });
    return { id: (await book(id)).bookingId, invoiceId };
  }
  const operator = (id: string) => ({ token: 'operator', params: { bookingId: id } });

  it('is booked once, in the caller’s transaction, and charges nothing itself', async () => {
    const { bookingId } = await book(`quote-of-${ada}`);
    expect(await test.read(ada, bookingId)).toMatchObject({ stage: 'confirmed', prices: [], invoiceId: null });
    await expect(book(`other-of-${ada}`)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('is not booked with an adviser who is away', async () => {
    const away = { applyTo: [adviserId], from: '2026-03-19', to: '2026-03-19', spans: [], reason: 'Away' };
    await test.call(addExceptions, { token: 'operator', body: away });
    await expect(book(`quote-of-${ada}`)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('is told by the founder’s clock where it is known, else once by the adviser’s', async () => {
    await book(`quote-of-${ada}`);
    const mail = (await test.mails()).findLast(({ to }) => to === `${ada}@example.com`);
    expect(mail?.text).toContain('When: ');
    expect(mail?.text).not.toContain('Your time');
    const { bookingId } = await book(`other-of-${ada}`, '2026-03-20T10:00:00.000Z', 'America/New_York');
    expect((await test.read(ada, bookingId)).zone).toBe('America/New_York');
  });

  it('is refunded in full, with the quote’s invoice, when the adviser does not come', async () => {
    const { id, invoiceId } = await agree();
    await pay(invoiceId);
    test.setNow('2026-03-19T10:15:00Z');
    const absent = await test.call(markAdviserAbsent, { ...operator(id), body: { reason: 'He was ill.' } });
    expect(absent.data.cancellation).toMatchObject({ why: 'adviser_absent', refund: 'full' });
    expect((await invoice(invoiceId)).refunded).toEqual({ amountMinor: 10_000_000, currency: 'NGN' });
  });

  it('is refunded when it is cancelled in time, and then owes nothing where it was not paid', async () => {
    const { id, invoiceId } = await agree();
    expect((await test.read(ada, id)).refund).toBe('full');
    await test.cancel(ada, id);
    expect(await invoice(invoiceId)).toMatchObject({ status: 'cancelled', refunded: { amountMinor: 0 } });
  });

  it('is charged when it is cancelled too late, paid or not', async () => {
    const { id, invoiceId } = await agree();
    test.setNow('2026-03-18T10:00:01Z');
    expect((await test.read(ada, id)).refund).toBe('none');
    expect((await test.cancel(ada, id)).data.cancellation).toMatchObject({ refund: 'none' });
    expect((await invoice(invoiceId)).status).toBe('pending');
    await pay(invoiceId);
    expect(await invoice(invoiceId)).toMatchObject({ status: 'paid', refunded: { amountMinor: 0 } });
  });
});
