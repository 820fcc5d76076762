import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { confirmTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { claimTransfer, takeBackClaim } from '#contract/billing/payments.ts';
import { createPlanSteps, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let step: PlanSteps;
let ada: string;
beforeAll(async () => {
  step = await createPlanSteps();
});
afterAll(() => step.test.close());
beforeEach(async () => {
  ada = await step.begin();
});

const operator = { token: 'operator' };
const takeBack = (paymentId: string, token = ada) => step.call(takeBackClaim, { token, params: { paymentId } });
const claim = (paymentId: string) =>
  step.call(claimTransfer, { token: ada, params: { paymentId }, body: { payerName: 'Ada' } });
const confirm = (paymentId: string, receivedMinor: number) =>
  step.call(confirmTransfer, {
    ...operator,
    params: { paymentId },
    body: { receivedMinor, receivedOn: '2027-02-03', revision: 0, status: 'pending' },
  });
const listed = async () =>
  (await step.call(listTransfers, operator)).data.items.filter(({ payer }) => payer.uid === ada);
const paymentsOf = async (invoiceId: string) =>
  (await step.call(readInvoice, { token: ada, params: { invoiceId } })).data.payments;

/** A transfer that its payer says is sent, and the plan as it was before that. */
async function sent() {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const before = await step.read(ada);
  const { id } = await step.beginTransfer(ada, invoiceId);
  return { id, invoiceId, before };
}

it('takes back that a transfer was sent: the plan is as before, and the operator looks for nothing', async () => {
  const { id, invoiceId, before } = await sent();
  expect(await listed()).toHaveLength(1);
  expect((await step.read(ada)).purchase?.standsUntil).toBeNull();
  expect((await takeBack(id)).data).toMatchObject({ status: 'pending', claimedAt: null, can: { claim: true } });
  expect(await listed()).toEqual([]);
  expect(await step.read(ada)).toEqual(before);
  expect((await paymentsOf(invoiceId)).map((payment) => payment.id)).toEqual([id]);
});

it('says that the last day to pay is over where it is, before the job has cancelled it', async () => {
  const { id } = await sent();
  step.moveTo('2027-02-11T09:00:00Z');
  expect((await step.read(ada)).purchase?.isOver).toBeUndefined();
  await takeBack(id);
  expect((await step.read(ada)).purchase).toMatchObject({ standsUntil: '2027-02-10', isOver: true });
  await step.run();
  expect((await step.read(ada)).purchase).toBeNull();
});

it('says that it can be paid on its last day, after it was taken back', async () => {
  const { id, before } = await sent();
  step.moveTo('2027-02-10T22:59:00Z');
  await takeBack(id);
  expect((await step.read(ada)).purchase).toEqual(before.purchase);
});

it('is harmless to repeat, and the transfer can be said to be sent again', async () => {
  const { id, before } = await sent();
  const answers = await Promise.all([takeBack(id), takeBack(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await step.read(ada)).toEqual(before);
  expect((await claim(id)).data.claimedAt).not.toBeNull();
  expect(await listed()).toHaveLength(1);
});

it('says so where the money was found before, and takes nothing back', async () => {
  const { id } = await sent();
  await confirm(id, 1_500_000);
  const answer = await takeBack(id);
  expect(answer.code).toBe('TRANSFER_ANSWERED');
  expect((await step.read(ada)).subscription?.terms.plan).toBe('ideation');
});

it('says so where it was looked for and not found before', async () => {
  const { id, invoiceId } = await sent();
  await step.call(rejectTransfer, { ...operator, params: { paymentId: id }, body: { reason: 'It is not there.' } });
  expect((await takeBack(id)).code).toBe('TRANSFER_ANSWERED');
  expect((await paymentsOf(invoiceId))[0]).toMatchObject({ status: 'failed', rejection: 'It is not there.' });
});

it('is not answered by an operator who still sees it as sent', async () => {
  const { id, invoiceId } = await sent();
  const [{ claimedAt } = { claimedAt: null }] = await listed();
  expect(claimedAt).not.toBeNull();
  await takeBack(id);
  const reject = (seen: string | null) =>
    step.call(rejectTransfer, {
      ...operator,
      params: { paymentId: id },
      body: { reason: 'It is not there.', claimedAt: seen },
    });
  expect((await reject(claimedAt)).code).toBe('TRANSFER_CHANGED');
  expect((await paymentsOf(invoiceId))[0]).toMatchObject({ status: 'pending' });
  expect((await reject(null)).status).toBe(200);
});

it('says so where a part was found before, and keeps it', async () => {
  const { id, invoiceId } = await sent();
  await confirm(id, 900_000);
  expect((await takeBack(id)).code).toBe('TRANSFER_ANSWERED');
  expect((await paymentsOf(invoiceId))[0]).toMatchObject({ status: 'pending', received: { amountMinor: 900_000 } });
});

it('loses nothing where the operator confirms it at the same moment', async () => {
  const { id } = await sent();
  const [back, found] = await Promise.all([takeBack(id), confirm(id, 1_500_000)]);
  expect(found.data.status).toBe('paid');
  expect([200, 409]).toContain(back.status);
  expect((await step.read(ada)).subscription?.terms.plan).toBe('ideation');
  expect(await listed()).toEqual([]);
});

it('is for its payer alone', async () => {
  const { id } = await sent();
  const eve = await step.member('eve');
  expect((await takeBack(id, eve)).code).toBe('PAYMENT_UNKNOWN');
  expect(await listed()).toHaveLength(1);
});
