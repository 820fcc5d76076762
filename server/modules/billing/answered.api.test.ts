import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundCredit } from '#contract/billing/credit.ts';
import { startPayment, verifyPayment } from '#contract/billing/payments.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createPlanSteps, ideation, type PlanSteps } from '#tests/plan-steps.ts';
import { postedMails } from '#tests/posted-mails.ts';

let steps: PlanSteps;
let billing: ReturnType<typeof createBillingSteps>;
let payer: string;
let count = 0;
const START = '2027-02-03T11:00:00Z';
beforeAll(async () => {
  steps = await createPlanSteps(START);
  billing = createBillingSteps(steps.test);
});
afterAll(() => steps.test.close());
beforeEach(async () => {
  count += 1;
  payer = await steps.begin();
});

const later = (seconds: number) => steps.moveTo(new Date(steps.now().getTime() + seconds * 1000).toISOString());
const ask = async (paymentId: string) =>
  (await steps.call(verifyPayment, { token: payer, params: { paymentId } })).data;
/** As a message of the provider or the job that asks has it done. */
const hear = (reference: string) => steps.test.context.billing.checkout.settle(reference);
const subject = () => ({ kind: 'work' as const, id: `work-${count}` });
const mails = async (uid = payer) =>
  (await postedMails(steps.test)).filter(({ to }) => to === `${uid}@example.com`).map((mail) => mail.subject);
const notices = async () => {
  const { rows } = await steps.test.context.database.db.execute<{ kind: string }>(
    `select kind from notifications where uid = '${payer}' order by created_at, id`,
  );
  return rows.map(({ kind }) => kind);
};

async function begin() {
  const { id } = await billing.open({ subject: subject(), payer: ownerScope(payer) });
  return billing.start(id, 'checkout', payer);
}
/** Back from the provider's page, which does not know yet, for so many seconds. */
async function waitFor(seconds: number) {
  const payment = await begin();
  expect(await ask(payment.id)).toMatchObject({ status: 'pending', willWrite: false });
  later(seconds);
  return payment;
}

describe('a payer who waited on the page', () => {
  it('is told there that we write, and is written to when it is paid', async () => {
    const payment = await waitFor(45);
    expect(await ask(payment.id)).toMatchObject({ status: 'pending', willWrite: true });
    steps.checkout.say(payment.reference, 'success');
    await hear(payment.reference);
    await hear(payment.reference);
    expect(await mails()).toEqual(['₦107,500.00 received']);
    expect(await notices()).toEqual(['payment.received']);
  });

  it('is written to when it is declined, in a sentence of ours, and is told in the app', async () => {
    const payment = await waitFor(45);
    steps.checkout.say(payment.reference, 'failed');
    await hear(payment.reference);
    await hear(payment.reference);
    expect(await mails()).toEqual(['Your payment of ₦107,500.00 was declined']);
    expect((await postedMails(steps.test)).at(-1)?.text).toContain(
      'Your payment for “Pitch review” was declined. Your bank did not accept it. Only your bank can tell you why. Nothing was charged.',
    );
    expect(await notices()).toEqual(['payment.declined']);
  });

  it('is written to when it was not finished', async () => {
    const payment = await waitFor(45);
    steps.checkout.say(payment.reference, 'abandoned');
    await hear(payment.reference);
    expect(await mails()).toEqual(['Your payment of ₦107,500.00 was not finished']);
  });

  it('is written to that it came too late and goes back', async () => {
    const payment = await waitFor(45);
    await billing.cancel(subject());
    steps.checkout.say(payment.reference, 'success');
    await hear(payment.reference);
    const mail = (await postedMails(steps.test)).at(-1);
    expect(mail).toMatchObject({ to: `${payer}@example.com`, subject: '₦107,500.00 received' });
    expect(mail?.text).toContain('₦107,500.00 goes back to you.');
  });

  it('gets no mail for an answer that came at once, to the page or beside it', async () => {
    const first = await waitFor(10);
    steps.checkout.say(first.reference, 'success');
    await hear(first.reference);
    count += 1;
    const second = await begin();
    steps.checkout.say(second.reference, 'failed');
    expect(await ask(second.id)).toMatchObject({ problem: 'declined', willWrite: false });
    expect(await mails()).toEqual([]);
  });

  it('gets no mail for a payment that nobody came back from', async () => {
    const payment = await begin();
    later(600);
    steps.checkout.say(payment.reference, 'success');
    await hear(payment.reference);
    expect(await mails()).toEqual([]);
  });

  it('is promised no mail where the address is not proven, and gets none', async () => {
    payer = 'nobody-known';
    const payment = await waitFor(45);
    expect(await ask(payment.id)).toMatchObject({ status: 'pending', willWrite: false });
    steps.checkout.say(payment.reference, 'failed');
    await hear(payment.reference);
    expect(await mails()).toEqual([]);
    expect(await notices()).toEqual(['payment.declined']);
  });

  it('for a plan gets the mail of the plan alone', async () => {
    const { invoiceId } = await steps.choose(payer, ideation);
    const body = { method: 'checkout' } as const;
    const payment = (await steps.call(startPayment, { token: payer, params: { invoiceId }, body })).data;
    await ask(payment.id);
    later(45);
    steps.checkout.say(payment.reference, 'success');
    await hear(payment.reference);
    expect(await mails()).toEqual([expect.stringContaining('Ideation Plan, one month: paid until')]);
  });
});

describe('a payer whose money waits', () => {
  /** A plan paid by transfer, and by card on a page that was left open. */
  async function paidTwice() {
    const { invoiceId } = await steps.choose(payer, ideation);
    const body = { method: 'checkout' } as const;
    const card = (await steps.call(startPayment, { token: payer, params: { invoiceId }, body })).data;
    await steps.confirm(await steps.beginTransfer(payer, invoiceId));
    steps.checkout.say(card.reference, 'success');
    await hear(card.reference);
  }

  it('is written to once that it is credit', async () => {
    await paidTwice();
    expect((await mails()).filter((subject) => subject.includes('credit'))).toEqual(['₦15,000.00 is your credit']);
    expect((await postedMails(steps.test)).at(-1)?.text).toContain('choose “Refund it” in your billing history');
  });

  it('is written to where a refund needs a bank account', async () => {
    await paidTwice();
    const refunded = await steps.call(refundCredit, { token: payer, body: { currency: 'NGN' }, key: payer });
    const [refund] = refunded.data.refunds;
    steps.checkout.port.refund = async () => 'attention';
    await steps.test.context.billing.checkout.sendRefund(refund?.id ?? '');
    expect((await mails()).at(-1)).toBe('₦15,000.00 cannot go back the way it came');
  });
});
