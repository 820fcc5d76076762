import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createClock } from '#tests/clock.ts';
import { createCreditSteps } from '#tests/credit.ts';

let test: TestApp;
let steps: ReturnType<typeof createCreditSteps>;
let answer: 'kept' | 'refund' | 'credit';
const paid: string[] = [];

beforeEach(async () => {
  answer = 'kept';
  paid.length = 0;
  test = await createTestApp({ overrides: { clock: createClock('2027-02-03T09:00:00Z').tick } });
  steps = createCreditSteps(test, {
    onPaid: async (_tx, { id }, { method }) => {
      paid.push(`${id} by ${method}`);
      return answer;
    },
  });
});
afterEach(() => test.close());

const total = 10_000;
const note = { key: 'n1', grossMinor: 6_000, reason: 'Days left.' };
/** A paid invoice of which a credit note took 60.00 back. */
async function withCredit(id = 'first') {
  const invoice = await steps.open(steps.work(id));
  const payment = await steps.payByCard(invoice.id);
  await steps.grant(steps.work(id), { ...note, key: `note of ${id}` });
  return { ...invoice, payment };
}

describe('money that comes a second time for what keeps it as credit', () => {
  it('card and transfer for one period: one invoice, and the second is credit, told once', async () => {
    const { id } = await steps.open(steps.work('w'));
    const transfer = await steps.begin(id, 'bank_transfer');
    const card = await steps.payByCard(id);
    expect((await steps.confirm(transfer.id, total)).refunded.amountMinor).toBe(0);
    // The provider tells of the card again, as often as it likes.
    await steps.billing.checkout.settle(card.reference);
    await expect(steps.confirm(transfer.id, total)).rejects.toThrow('changed');
    expect(await steps.balance()).toBe(total);
    expect(await steps.changes()).toEqual([['granted', total]]);
    expect(await steps.held()).toEqual({ checkout: total, bank: total, revenue: -total, customer_credit: -total });
    const [told, ...more] = await steps.notices('payment.credit');
    expect(more).toEqual([]);
    expect(told).toBe(
      '₦100.00 is your credit: ₦100.00 of what you paid for “Founder plan” is your credit. It had been paid already. Your credit pays first at your next payment for a plan. You can also choose “Refund it” in your billing history.',
    );
    expect(await steps.read(id)).toMatchObject({
      status: 'paid',
      granted: { amountMinor: total },
      refunded: { amountMinor: 0 },
    });
    expect(await steps.notices('refund.due')).toEqual([]);
  });

  it('an overpayment is credit, and what comes for a cancelled one too', async () => {
    const over = await steps.open(steps.work('over'));
    const transfer = await steps.begin(over.id, 'bank_transfer');
    await steps.confirm(transfer.id, total + 700);
    expect(await steps.balance()).toBe(700);
    expect(await steps.notices('payment.received')).toEqual([
      '₦107.00 received: “Founder plan” is paid. ₦7.00 more than was due has come: it is your credit. Your credit pays first at your next payment for a plan. You can also choose “Refund it” in your billing history. Thank you.',
    ]);
    const gone = await steps.open(steps.work('gone'));
    const late = await steps.begin(gone.id, 'bank_transfer');
    await steps.confirm(late.id, 300);
    await steps.cancel(steps.work('gone'));
    expect(await steps.balance()).toBe(1_000);
    await steps.confirm(late.id, 500, 1, true);
    expect(await steps.balance()).toBe(1_500);
    expect(await steps.held()).toEqual({ bank: total + 1_500, revenue: -total, customer_credit: -1_500 });
  });

  it('goes back by itself for what does not keep it', async () => {
    const { id } = await steps.open({ kind: 'quote', id: 'q' });
    const transfer = await steps.begin(id, 'bank_transfer');
    await steps.payByCard(id);
    await steps.confirm(transfer.id, total);
    expect(await steps.notices('payment.received')).toEqual(['₦100.00 received: “Founder plan” is paid. Thank you.']);
    expect(await steps.balance()).toBe(0);
    expect(await steps.held()).toMatchObject({ refunds_due: -total });
    const over = await steps.open({ kind: 'quote', id: 'over' });
    await steps.confirm((await steps.begin(over.id, 'bank_transfer')).id, total + 700);
    expect(await steps.notices('payment.received')).toContain(
      '₦107.00 received: “Founder plan” is paid. ₦7.00 more than was due has come, and goes back to you. Thank you.',
    );
  });

  it('says what becomes of money that came too late', async () => {
    const kept = await steps.open(steps.work('w'));
    const late = await steps.begin(kept.id, 'bank_transfer');
    await steps.cancel(steps.work('w'));
    await steps.confirm(late.id, total);
    expect((await steps.notices('payment.credit'))[0]).toContain(
      'no longer be paid when the money came, so it is your credit now.',
    );
    const quote = { kind: 'quote', id: 'q' } as const;
    const gone = await steps.open(quote);
    const back = await steps.begin(gone.id, 'bank_transfer');
    await steps.cancel(quote);
    await steps.confirm(back.id, total);
    expect((await steps.notices('refund.due'))[0]).toContain(
      'no longer be paid when the money came, so all of it goes back to you.',
    );
    const [, payment] = (await steps.read(gone.id)).payments;
    expect(payment?.reference).toMatch(/^PAY-.{5}-.{5}-LATE$/);
    expect(payment).toMatchObject({ knownReference: back.reference, isLate: true });
  });

  it('stays as credit where the module can no longer take it and says so', async () => {
    answer = 'credit';
    const { id } = await steps.open(steps.work('ended'));
    await steps.payByCard(id);
    expect(await steps.read(id)).toMatchObject({ status: 'cancelled', number: null, granted: { amountMinor: total } });
    expect(await steps.held()).toEqual({ checkout: total, customer_credit: -total });
    expect(await steps.balance()).toBe(total);
  });
});

describe('a credit note', () => {
  it('takes a part of a paid invoice back, once for a key', async () => {
    const subject = steps.work('w');
    await steps.payByCard((await steps.open(subject)).id);
    await steps.grant(subject, note);
    await steps.grant(subject, note);
    expect(await steps.balance()).toBe(6_000);
    expect(await steps.held()).toEqual({ checkout: total, revenue: -4_000, customer_credit: -6_000 });
    expect(await steps.balance('USD')).toBe(0);
  });

  it('is never above what was paid', async () => {
    const subject = steps.work('w');
    await steps.payByCard((await steps.open(subject)).id);
    await steps.grant(subject, { ...note, grossMinor: total + 1 });
    expect(await steps.changes()).toEqual([['granted', total]]);
  });

  it('leaves the rest to a refund of the invoice, which takes back the rest alone', async () => {
    const { id } = await withCredit();
    await steps.refund(steps.work('first'));
    expect(await steps.held()).toEqual({ checkout: total, refunds_due: -4_000, customer_credit: -6_000 });
    await steps.sendRefunds();
    expect(await steps.read(id)).toMatchObject({ status: 'refunded', refunded: { amountMinor: 4_000 } });
  });
});

describe('credit that pays', () => {
  it('is not due, and pays once the rest has come', async () => {
    await withCredit();
    const { id } = await steps.open(steps.work('next'), { creditMinor: 6_000, issue: true });
    expect(await steps.read(id)).toMatchObject({ due: { amountMinor: 4_000 }, credit: { amountMinor: 6_000 } });
    // An unpaid invoice relies on it.
    expect(await steps.balance()).toBe(0);
    const payment = await steps.payByCard(id);
    expect(payment.amount.amountMinor).toBe(4_000);
    expect(await steps.read(id)).toMatchObject({
      status: 'paid',
      paid: { amountMinor: total },
      due: { amountMinor: 0 },
    });
    expect(await steps.changes()).toEqual([
      ['granted', 6_000],
      ['applied', -6_000],
    ]);
    expect(await steps.held()).toEqual({ checkout: 14_000, revenue: -14_000 });
    expect((await steps.notices('payment.received')).at(-1)).toBe(
      '₦40.00 received: “Founder plan” is paid. Your credit paid ₦60.00 of it. Thank you.',
    );
  });

  it('pays less where more money came than was due', async () => {
    await withCredit();
    const { id } = await steps.open(steps.work('next'), { creditMinor: 6_000 });
    await steps.confirm((await steps.begin(id, 'bank_transfer')).id, 5_500);
    expect(await steps.balance()).toBe(1_500);
    expect(await steps.read(id)).toMatchObject({ status: 'paid', credit: { amountMinor: 4_500 } });
    expect(await steps.held()).toMatchObject({ customer_credit: -1_500 });
  });

  it('is free again once the invoice is cancelled', async () => {
    await withCredit();
    await steps.open(steps.work('next'), { creditMinor: 6_000 });
    expect(await steps.balance()).toBe(0);
    await steps.cancel(steps.work('next'));
    expect(await steps.balance()).toBe(6_000);
  });

  it('leaves the rest due where it paid something else meanwhile', async () => {
    await withCredit();
    const slow = await steps.open(steps.work('slow'), { creditMinor: 6_000 });
    const quick = await steps.open(steps.work('quick'), { creditMinor: 5_000 });
    await steps.payByCard(quick.id);
    await steps.payByCard(slow.id);
    expect(paid).toEqual(['first by checkout', 'quick by checkout']);
    expect(await steps.read(slow.id)).toMatchObject({
      status: 'pending',
      due: { amountMinor: 5_000 },
      credit: { amountMinor: 1_000 },
    });
    expect((await steps.notices('payment.part')).at(-1)).toContain('₦50.00 is missing');
    expect((await steps.notices('payment.part')).at(-1)).toContain('Your credit paid something else meanwhile.');
    await steps.payByCard(slow.id);
    expect((await steps.read(slow.id)).status).toBe('paid');
    expect(await steps.balance()).toBe(0);
    expect(await steps.held()).toEqual({ checkout: 24_000, revenue: -24_000 });
  });

  it('settles an invoice that it pays whole, as a payment would', async () => {
    await withCredit('one');
    await withCredit('two');
    const { id } = await steps.open(steps.work('next'), { creditMinor: total });
    await expect(steps.begin(id, 'checkout')).rejects.toThrow('nothing to pay');
    await steps.settleByCredit(steps.work('next'));
    await steps.settleByCredit(steps.work('next'));
    expect(paid.slice(2)).toEqual(['next by credit']);
    expect(await steps.read(id)).toMatchObject({ status: 'paid', number: expect.any(String), payments: [] });
    expect(await steps.balance()).toBe(2_000);
    expect((await steps.notices('payment.received')).at(-1)).toContain('Paid with your credit: ₦100.00');
  });

  it('does not settle what it cannot pay whole', async () => {
    await withCredit();
    const { id } = await steps.open(steps.work('next'), { creditMinor: total });
    await steps.settleByCredit(steps.work('next'));
    expect(await steps.read(id)).toMatchObject({ status: 'pending', due: { amountMinor: 4_000 } });
    expect(paid).toEqual(['first by checkout']);
    expect((await steps.notices('payment.part')).at(-1)).toContain('₦40.00 is to be paid');
    await steps.payByCard(id);
    expect((await steps.read(id)).status).toBe('paid');
  });

  it('comes back with a refund of what it paid; the money goes back as money', async () => {
    await withCredit();
    const { id } = await steps.open(steps.work('next'), { creditMinor: 6_000 });
    await steps.payByCard(id);
    await steps.refund(steps.work('next'));
    expect(await steps.balance()).toBe(6_000);
    expect(await steps.held()).toEqual({
      checkout: 14_000,
      revenue: -4_000,
      refunds_due: -4_000,
      customer_credit: -6_000,
    });
    await steps.sendRefunds();
    expect((await steps.read(id)).status).toBe('refunded');
    await steps.refund(steps.work('next'));
    expect(await steps.balance()).toBe(6_000);
  });

  it('comes back at once where credit had paid everything', async () => {
    await withCredit('one');
    await withCredit('two');
    const { id } = await steps.open(steps.work('next'), { creditMinor: total });
    await steps.settleByCredit(steps.work('next'));
    await steps.refund(steps.work('next'));
    expect((await steps.read(id)).status).toBe('refunded');
    expect(await steps.balance()).toBe(12_000);
  });

  it('is left alone where the module cannot take what was paid', async () => {
    await withCredit();
    answer = 'refund';
    const { id } = await steps.open(steps.work('next'), { creditMinor: 6_000 });
    await steps.payByCard(id);
    expect((await steps.read(id)).status).toBe('cancelled');
    expect(await steps.balance()).toBe(6_000);
    expect(await steps.held()).toMatchObject({ refunds_due: -4_000, customer_credit: -6_000 });
  });
});

describe('a payment behind credit that the bank takes back', () => {
  it('ends the credit that is left', async () => {
    const { payment, id } = await withCredit();
    await steps.reverse(payment.reference, total);
    expect(await steps.balance()).toBe(0);
    expect(await steps.held()).toEqual({ revenue: -4_000, receivable: 4_000 });
    expect(await steps.read(id)).toMatchObject({ status: 'pending', due: { amountMinor: 4_000 } });
  });

  it('makes due what the credit has paid meanwhile', async () => {
    const { payment, id } = await withCredit();
    await steps.payByCard((await steps.open(steps.work('next'), { creditMinor: 5_000 })).id);
    await steps.reverse(payment.reference, total);
    expect(await steps.balance()).toBe(0);
    expect(await steps.read(id)).toMatchObject({ status: 'pending', due: { amountMinor: 9_000 } });
    expect(await steps.held()).toEqual({ checkout: 5_000, revenue: -14_000, receivable: 9_000 });
    await steps.payByCard(id);
    expect(await steps.held()).toEqual({ checkout: 14_000, revenue: -14_000 });
  });
});

describe('the database', () => {
  it('refuses more credit applied than an invoice comes to, and a change of credit', async () => {
    await withCredit();
    await expect(steps.open(steps.work('x'), { creditMinor: total + 1 })).rejects.toThrow();
    const { db } = steps;
    await expect(db.execute('update customer_credits set amount_minor = 1')).rejects.toThrow();
    await expect(db.execute('delete from customer_credits')).rejects.toThrow();
  });
});
