import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { confirmTransfer } from '#contract/billing/admin-transfers.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { startPayment } from '#contract/billing/payments.ts';
import { dropPurchase, purchasePlan } from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';
import { postedMails } from '#tests/posted-mails.ts';

let step: PlanSteps;
let ada: string;
beforeAll(async () => {
  step = await createPlanSteps();
});
afterAll(() => step.test.close());
beforeEach(async () => {
  ada = await step.begin();
});

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const byTransfer = (terms: PlanTerms) => step.preview(ada, terms, 'bank_transfer');
const invoiceOf = async (invoiceId: string) =>
  (await step.call(readInvoice, { token: ada, params: { invoiceId } })).data;

/** A plan was chosen, and a part of its transfer has come. */
async function partOf(terms: PlanTerms, receivedMinor: number) {
  const { invoiceId } = await step.choose(ada, terms, 'bank_transfer');
  const { id } = await step.beginTransfer(ada, invoiceId);
  const body = { receivedMinor, receivedOn: '2027-02-03', revision: 0, status: 'pending' } as const;
  await step.call(confirmTransfer, { token: 'operator', params: { paymentId: id }, body });
  return invoiceId;
}

it('asks for what is missing at once where another plan takes the place of one that was paid in part', async () => {
  await partOf(ideation, 900_000);
  expect(await byTransfer(founderPlan)).toMatchObject({
    price: naira(4_000_000),
    pay: naira(3_100_000),
    credit: naira(900_000),
    came: { sum: naira(900_000), terms: ideation },
    kept: naira(0),
    words:
      'You pay ₦31,000 today. ₦9,000 of what you paid is taken off. Nothing else is charged. The plan begins on the day we find your transfer and ends one month later. Renews by itself: off.',
  });
  const { invoiceId, pay, replaced } = await step.choose(ada, founderPlan, 'bank_transfer');
  expect([pay, replaced]).toEqual([naira(3_100_000), ideation]);
  const payment = await step.beginTransfer(ada, invoiceId);
  expect(payment.amount).toEqual(naira(3_100_000));
  expect((await byTransfer(founderPlan)).came).toBeUndefined();
  await step.confirm(payment);
  expect((await step.read(ada)).subscription).toMatchObject({ state: 'active', terms: founderPlan });
  expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paid: naira(4_000_000), credit: naira(900_000) });
  expect(await step.balances()).toEqual({
    'bank NGN': 4_000_000,
    'revenue NGN': -3_720_930,
    'tax_payable NGN': -279_070,
  });
});

it('asks for the rest where the same plan is chosen again, and takes no other sum', async () => {
  const invoiceId = await partOf(ideation, 900_000);
  expect(await byTransfer(ideation)).toMatchObject({
    price: naira(1_500_000),
    pay: naira(600_000),
    credit: naira(900_000),
    came: { sum: naira(900_000), terms: ideation },
    words: expect.stringMatching(/^You pay ₦6,000 today\. ₦9,000 of what you paid is taken off\./),
  });
  const body = { ...ideation, method: 'bank_transfer', pay: naira(1_500_000) } as const;
  expect((await step.call(purchasePlan, { token: ada, body })).code).toBe('PLAN_SUM_CHANGED');
  expect((await step.choose(ada, ideation, 'bank_transfer')).invoiceId).toBe(invoiceId);
  expect((await invoiceOf(invoiceId)).due).toEqual(naira(600_000));
});

it('writes to its payer at once what has come of a transfer, what is missing and with which reference to send it', async () => {
  const before = (await postedMails(step.test)).length;
  const invoiceId = await partOf(ideation, 900_000);
  const [payment] = (await invoiceOf(invoiceId)).payments;
  const mails = (await postedMails(step.test, before)).filter(({ to }) => to === `${ada}@example.com`);
  expect(mails.map(({ subject }) => subject)).toEqual(['₦9,000.00 has arrived, ₦6,000.00 is missing']);
  expect(mails[0]?.text).toContain(
    `We have found ₦9,000.00 for “Ideation Plan, one month”, and ₦6,000.00 is missing. It is paid once everything is there. Send the rest with the same reference, ${payment?.reference}.`,
  );
  expect(mails[0]?.text).toContain('The page of the payment says which account to send it to.');
  expect(mails[0]?.text).toContain('Open the payment:');
  expect(mails[0]?.text).toContain(`/m/founder/invoices/${invoiceId}`);
});

it('begins a plan at once that costs no more than what has come, and keeps the rest as credit', async () => {
  await partOf(founderPlan, 2_000_000);
  expect(await byTransfer(ideation)).toMatchObject({ pay: naira(0), credit: naira(1_500_000), kept: naira(500_000) });
  expect((await step.choose(ada, ideation, 'bank_transfer')).isSettled).toBe(true);
  expect((await step.read(ada)).subscription).toMatchObject({ state: 'active', terms: ideation });
});

it('is not paid by credit that comes later until it is chosen again, and the credit says so', async () => {
  const before = await step.choose(ada, founderPlan);
  const body = { method: 'checkout' } as const;
  const late = await step.call(startPayment, { token: ada, params: { invoiceId: before.invoiceId }, body });
  const invoiceId = await partOf(ideation, 600_000);
  step.checkout.say(late.data.reference, 'success');
  await step.test.context.billing.checkout.settle(late.data.reference);
  const credit = async () => (await step.call(readCredit, { token: ada })).data.balances;
  expect(await credit()).toMatchObject([{ available: naira(4_000_000), asked: naira(900_000) }]);
  const sent = (await postedMails(step.test)).at(-1)?.text;
  expect(sent).toContain(
    '“Ideation Plan, one month” still asks for what was left before that: choose that plan again to have your credit pay there first.',
  );
  expect((await invoiceOf(invoiceId)).due).toEqual(naira(900_000));
  expect((await step.choose(ada, ideation)).isSettled).toBe(true);
  expect((await step.read(ada)).subscription).toMatchObject({ state: 'active', terms: ideation });
  expect(await credit()).toMatchObject([{ available: naira(3_100_000), asked: naira(0) }]);
});

it('says in the history of a part what is left to pay, and no more once it was dropped', async () => {
  await partOf(ideation, 600_000);
  const row = async () => {
    const { items } = (await step.call(listHistory, { token: ada, query: { kind: 'receipt' } })).data;
    return items.map(({ reason }) => reason);
  };
  expect(await row()).toEqual(['Part payment: ₦6,000.00 of ₦15,000.00. ₦9,000.00 is left to pay.']);
  await step.call(dropPurchase, { token: ada });
  expect(await row()).toEqual(['Part payment: ₦6,000.00 of ₦15,000.00.']);
});
