import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { startPayment } from '#contract/billing/payments.ts';
import { createPlanSteps, ideation, type PlanSteps } from '#tests/plan-steps.ts';
import { postedMails } from '#tests/posted-mails.ts';

let step: PlanSteps;
let ada: string;
beforeAll(async () => {
  step = await createPlanSteps();
  await step.operatorAccount();
});
afterAll(() => step.test.close());
beforeEach(async () => {
  ada = await step.begin();
});

const reason = 'We send the ₦14,000.00 back to you.';

/** The page reports less than was asked, and the operator does not book it. */
async function notBooked(invoiceId: string, begun?: { id: string; reference: string }) {
  const start = { token: ada, params: { invoiceId }, body: { method: 'checkout' as const } };
  const { id, reference } = begun ?? (await step.call(startPayment, start)).data;
  step.checkout.verdicts.set(reference, { status: 'success', amountMinor: 1_400_000, currency: 'NGN' });
  await step.test.context.billing.checkout.settle(reference);
  const before = (await postedMails(step.test)).length;
  const answer = await step.call(rejectTransfer, { token: 'operator', params: { paymentId: id }, body: { reason } });
  expect(answer.data.status).toBe('failed');
  const mails = await postedMails(step.test, before);
  return { reference, mail: mails.find(({ to }) => to === `${ada}@example.com`) };
}

it('of a checkout is told as what it is: money came, and it was not booked', async () => {
  const { invoiceId } = await step.choose(ada, ideation);
  const { reference, mail } = await notBooked(invoiceId);
  expect(mail?.subject).toBe('Your payment of ₦15,000.00 was not booked');
  expect(mail?.text).toContain(
    `Another amount was reported than ₦15,000.00 for “Ideation Plan, one month” with the reference ${reference}. Our answer: “${reason}”`,
  );
  for (const word of ['looked for', 'not found', 'send it from there']) expect(mail?.text).not.toContain(word);
});

it('of a checkout leaves a transfer for the same to be looked for', async () => {
  const { invoiceId } = await step.choose(ada, ideation);
  const start = { token: ada, params: { invoiceId }, body: { method: 'checkout' as const } };
  const begun = (await step.call(startPayment, start)).data;
  await step.beginTransfer(ada, invoiceId);
  const { purchase } = await step.read(ada);
  expect(purchase?.standsUntil).toBeNull();
  await notBooked(invoiceId, begun);
  expect((await step.read(ada)).purchase?.standsUntil).toBeNull();
});
