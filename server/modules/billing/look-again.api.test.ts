import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { claimTransfer, startPayment } from '#contract/billing/payments.ts';
import { operatorScope } from '#server/access/make-scope.ts';
import type { Db } from '#server/db/client.ts';
import { createPlanSteps, ideation, type PlanSteps } from '#tests/plan-steps.ts';
import { postedMails } from '#tests/posted-mails.ts';
import { areWanted, beginsWith } from './transfer.repo.ts';

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

const reason = 'The statement shows no such sum.';
const reject = (paymentId: string) =>
  step.call(rejectTransfer, { token: 'operator', params: { paymentId }, body: { reason } });
const claim = (paymentId: string, payerName: string) =>
  step.call(claimTransfer, { token: ada, params: { paymentId }, body: { payerName } });
const lastOf = async (invoiceId: string) =>
  (await step.call(readInvoice, { token: ada, params: { invoiceId } })).data.payments.at(-1);

/** A transfer was sent for a plan, and not found. */
async function notFound() {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const payment = await step.beginTransfer(ada, invoiceId);
  await reject(payment.id);
  return payment;
}

it('tells its payer why a transfer was not found, and by which name it was looked for', async () => {
  const { invoiceId } = await notFound();
  expect(await lastOf(invoiceId)).toMatchObject({
    status: 'failed',
    rejection: reason,
    payerName: 'Ada',
    can: { claim: true },
  });
});

it('writes to its payer at once that it was not found, with what to do before it is sent twice', async () => {
  const before = (await postedMails(step.test)).length;
  const { invoiceId, reference } = await notFound();
  const mails = (await postedMails(step.test, before)).filter(({ to }) => to === `${ada}@example.com`);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your payment of ₦15,000.00 was not found']);
  expect(mails[0]?.text).toContain(
    `We looked for ₦15,000.00 for “Ideation Plan, one month” with the reference ${reference}. Our answer: “${reason}”`,
  );
  expect(mails[0]?.text).toContain(
    'If it did, do not pay again: say so on the page of the payment, and we look again. If it did not, you can send it from there. If our answer asks you something, write to us under Support.',
  );
  expect(mails[0]?.text).toContain(`/m/founder/invoices/${invoiceId}`);
});

it('looks for it again as a payment of its own, under the reference that its payer wrote', async () => {
  const { invoiceId, id, reference } = await notFound();
  const again = (await claim(id, 'Ada Obi')).data;
  expect(again).toMatchObject({
    status: 'pending',
    reference: `${reference}-AGAIN`,
    knownReference: reference,
    isLate: false,
    payerName: 'Ada Obi',
    amount: { amountMinor: 1_500_000 },
    instructions: { reference },
    can: { claim: false },
  });
  expect(again.rejection).toBeUndefined();
  expect((await step.read(ada)).purchase?.standsUntil).toBeNull();
  expect((await claim(id, 'Ada Obi')).data.id).toBe(again.id);
  const { items } = (await step.call(listTransfers, { token: 'operator' })).data;
  expect(items.filter(({ payer }) => payer.uid === ada)).toMatchObject([
    { paymentId: again.id, payerName: 'Ada Obi', missing: { amountMinor: 1_500_000 } },
  ]);

  await reject(again.id);
  const third = (await claim(again.id, 'Ada Obi')).data;
  expect(third.reference).toBe(`${reference}-AGAIN2`);
  await step.confirm(third);
  expect((await step.read(ada)).subscription).toMatchObject({ state: 'active', terms: ideation });
  expect((await lastOf(invoiceId))?.status).toBe('paid');
});

it('looks for none again beside another one that is awaited, nor for what is paid', async () => {
  const { invoiceId, id } = await notFound();
  const body = { method: 'bank_transfer' } as const;
  const newer = (await step.call(startPayment, { token: ada, params: { invoiceId }, body })).data;
  await claim(newer.id, 'Ada');
  expect((await claim(id, 'Ada')).code).toBe('PAYMENT_ENDED');
  await step.confirm(newer);
  expect((await claim(id, 'Ada')).code).toBe('PAYMENT_ENDED');
});

it('keeps the name that was given once a part has come', async () => {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const payment = await step.beginTransfer(ada, invoiceId);
  await step.confirm({ id: payment.id, amount: { amountMinor: 900_000 } });
  expect(await lastOf(invoiceId)).toMatchObject({ claimedAt: null, payerName: 'Ada', can: { claim: true } });
});

it('is told of to the operators by the reference that its payer wrote, also for its rest', async () => {
  const { id, reference } = await notFound();
  const again = (await claim(id, 'Ada Obi')).data;
  await step.confirm({ id: again.id, amount: { amountMinor: 900_000 } });
  await claim(again.id, 'Ada Obi');
  const { rows } = await step.test.context.database.db.execute<{ body: string }>(
    `select body from notifications where kind = 'transfer.claimed' and body like '%${reference}%'`,
  );
  expect(rows.map(({ body }) => body)).toContain(
    `Reference ${reference}, for “Ideation Plan, one month”. Look for it and confirm it.`,
  );
  expect(rows.filter(({ body }) => body.includes('AGAIN'))).toEqual([]);
});

const findAll = async (written: string) =>
  (await step.call(listTransfers, { token: 'operator', query: { reference: written } })).data.items.map(
    (item) => item.reference,
  );

it('is found by how its reference begins, without regard to case, spaces and hyphens', async () => {
  const { id, reference } = await notFound();
  await claim(id, 'Ada Obi');
  const both = [reference, `${reference}-AGAIN`];
  expect(await findAll(reference)).toEqual(both);
  expect(await findAll(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toEqual(both);
  expect(await findAll(reference.replaceAll('-', '').slice(0, -1))).toEqual(both);
  expect(await findAll(`${reference} again`)).toEqual([`${reference}-AGAIN`]);
  expect(await findAll(reference.slice(4))).toEqual([]);
  expect(await findAll(`${reference.slice(0, -1)}_`)).toEqual([]);
  expect(await findAll('-')).toEqual([]);
});

it('is found by how the number of its invoice begins, once that is issued', async () => {
  const { id, reference, invoiceId } = await notFound();
  await step.confirm((await claim(id, 'Ada Obi')).data);
  const number = (await step.call(readInvoice, { token: ada, params: { invoiceId } })).data.number ?? '';
  expect(number).toMatch(/^[A-Z]+-\d{4}-\d{4}$/);
  const both = [reference, `${reference}-AGAIN`];
  expect(await findAll(number)).toEqual(both);
  expect(await findAll(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toEqual(both);
  expect(await findAll(`${number}0`)).toEqual([]);
  expect(await findAll(number.slice(number.indexOf('-')))).toEqual([]);
});

const planOf = (where: (tx: Db) => SQL | undefined) =>
  step.test.context.database.db.transaction(async (tx) => {
    // The few rows of a test are quicker to read whole.
    await tx.execute('set local enable_seqscan = off');
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from payments where ${where(tx)}`,
    );
    return JSON.stringify(rows);
  });

it('is read with the others that ended through an index, however many payments there are', async () => {
  const plan = await planOf((tx) => areWanted(tx, operatorScope, { waiting: 'ended' }));
  expect(plan).toMatch(/payments_ended\b/);
  expect(plan).toContain('payments_ended_with_part');
});

it('is found through an index, however many there are', async () => {
  const plan = await planOf(() => beginsWith('PAY-4TR7M'));
  expect(plan).toMatch(/Index Cond.*PAY4TR7M/);
  expect(plan).toContain('payments_reference_start');
  expect(plan).toContain('invoices_number_start');
  expect(plan).toContain('payments_invoice');
  expect(plan).not.toContain('Seq Scan');
});
