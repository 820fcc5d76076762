import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { cancelSubscriberPlan } from '#contract/billing/admin-subscribers.ts';
import { confirmTransfer, endTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { claimTransfer, startPayment } from '#contract/billing/payments.ts';
import { cancelPlan, dropPurchase } from '#contract/billing/plans.ts';
import type { EndedBy } from '#domain/billing/payment-machine.ts';
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

const operator = { token: 'operator' };
const partMinor = 900_000;
const reason = 'The rest has not come in four weeks.';

const find = (reference: string) => step.findTransfer(reference);
type Seen = Awaited<ReturnType<typeof find>>;
const confirm = ({ paymentId, revision, status }: Seen, receivedMinor: number) =>
  step.call(confirmTransfer, {
    ...operator,
    params: { paymentId },
    body: { receivedOn: '2027-02-03', receivedMinor, revision, status },
  });
const end = ({ paymentId }: Seen, creditMinor = partMinor) =>
  step.call(endTransfer, { ...operator, params: { paymentId }, body: { reason, creditMinor } });
const drop = () => step.call(dropPurchase, { token: ada });
const credit = async () =>
  (await step.call(readCredit, { token: ada })).data.balances.map(({ held }) => held.amountMinor);
const toldOfCredit = async () =>
  (
    await step.test.context.database.db.execute<{ title: string; body: string }>(
      `select title, body from notifications where uid = '${ada}' and kind = 'payment.credit'`,
    )
  ).rows;

/** Ada chose Ideation, said that a transfer was sent, and a part of it has come. */
async function partCame() {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const { id, reference, amount } = await step.beginTransfer(ada, invoiceId);
  await confirm(await find(reference), partMinor);
  return { invoiceId, paymentId: id, reference, restMinor: amount.amountMinor - partMinor };
}

/** What the books have moved by since. */
async function booked(before: Record<string, number>) {
  const after = await step.balances();
  const moved = (account: string) => (after[`${account} NGN`] ?? 0) - (before[`${account} NGN`] ?? 0);
  return { bank: moved('bank'), credit: moved('customer_credit') };
}

it('is ended by the operator: what came becomes credit, once', async () => {
  const before = await step.balances();
  const { invoiceId, reference } = await partCame();
  const seen = await find(reference);
  expect(seen.endable).toEqual({ amountMinor: partMinor, currency: 'NGN' });

  expect((await end(seen)).data).toMatchObject({
    status: 'paid',
    booked: { amountMinor: 0 },
    missing: { amountMinor: 0 },
    credited: { amountMinor: partMinor },
  });
  expect(await credit()).toEqual([partMinor]);
  expect((await step.read(ada)).purchase).toBeNull();
  expect((await step.call(readInvoice, { token: ada, params: { invoiceId } })).data).toMatchObject({
    status: 'cancelled',
    due: { amountMinor: 0 },
  });

  expect((await end(seen)).code).toBe('TRANSFER_CHANGED');
  expect((await find(reference)).endable).toBeNull();
  expect(await credit()).toEqual([partMinor]);
  expect(await booked(before)).toEqual({ bank: partMinor, credit: -partMinor });
});

it('stands among those that ended, and one that was paid does not', async () => {
  const listEnded = async () => {
    const query = { waiting: 'ended', order: 'newest', pageSize: 100 } as const;
    const { items } = (await step.call(listTransfers, { ...operator, query })).data;
    return items.filter(({ payer }) => payer.uid === ada).map((item) => [item.reference, item.invoice.status]);
  };
  const { reference } = await partCame();
  expect(await listEnded()).toEqual([]);
  await end(await find(reference));
  await step.transfer(ada, ideation);
  expect(await listEnded()).toEqual([[reference, 'cancelled']]);
});

it('is told apart from one that was rejected, cancelled or paid, in the list and in the search', async () => {
  const send = async () => {
    const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
    return step.beginTransfer(ada, invoiceId);
  };
  const rejected = await send();
  const why = 'Nothing with this reference.';
  await step.call(rejectTransfer, { ...operator, params: { paymentId: rejected.id }, body: { reason: why } });
  const body = { method: 'bank_transfer' } as const;
  const params = { invoiceId: rejected.invoiceId };
  const cancelled = (await step.call(startPayment, { token: ada, params, body })).data;
  await drop();
  const { reference } = await partCame();
  await end(await find(reference));
  const paid = await send();
  expect(await find(paid.reference)).toMatchObject({ outcome: null });
  await step.confirm(paid);
  const query = { waiting: 'ended', order: 'newest', pageSize: 100 } as const;
  const { items } = (await step.call(listTransfers, { ...operator, query })).data;
  const own = items.filter(({ payer }) => payer.uid === ada);
  expect(own.map((item) => [item.reference, item.outcome, item.endedBy, item.endedByName])).toEqual([
    [reference, 'ended', 'operator', 'Ada'],
    [cancelled.reference, 'cancelled', 'member', null],
    [rejected.reference, 'rejected', 'operator', 'Ada'],
  ]);
  expect(await find(rejected.reference)).toMatchObject({ outcome: 'rejected', rejection: why });
  expect(await find(paid.reference)).toMatchObject({ outcome: 'paid', rejection: null });
});

/** A transfer for the next period is said to be sent. */
async function nextSent() {
  await step.transfer(ada, ideation);
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const body = { method: 'bank_transfer' } as const;
  return (await step.call(startPayment, { token: ada, params: { invoiceId }, body })).data;
}

it.each<[string, EndedBy, () => Promise<{ reference: string }>]>([
  [
    'the member, who chose another plan',
    'member',
    async () => {
      const { reference } = await partCame();
      await step.choose(ada, founderPlan);
      return find(reference);
    },
  ],
  [
    'the member, who cancelled the plan',
    'member',
    async () => {
      const next = await nextSent();
      await step.call(cancelPlan, { token: ada });
      return next;
    },
  ],
  [
    'the operator, who cancelled the plan',
    'operator',
    async () => {
      const next = await nextSent();
      const body = { reason: 'Asked for by telephone.' };
      await step.call(cancelSubscriberPlan, { ...operator, params: { uid: ada }, body });
      return next;
    },
  ],
  [
    'its time',
    'time',
    async () => {
      const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
      const body = { method: 'bank_transfer' } as const;
      const { data } = await step.call(startPayment, { token: ada, params: { invoiceId }, body });
      step.moveTo('2027-12-01T12:00:00Z');
      await step.run();
      return data;
    },
  ],
  [
    'a card that paid the same',
    'paid',
    async () => {
      const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
      const { reference } = await step.beginTransfer(ada, invoiceId);
      await step.payByCheckout(ada, invoiceId);
      return find(reference);
    },
  ],
])('keeps that it was ended by %s', async (_who, endedBy, end) => {
  const { reference } = await end();
  expect(await find(reference)).toMatchObject({ endedBy, endedByName: null });
});

it('tells the member in words, by mail too, and the operators’ log', async () => {
  const mails = (await postedMails(step.test)).length;
  const { invoiceId, paymentId, reference } = await partCame();
  await end(await find(reference));
  const [told] = await toldOfCredit();
  expect(told?.title).toBe('₦9,000.00 is your credit');
  expect(told?.body).toContain(
    '₦9,000.00 of what you paid for “Ideation Plan, one month” is your credit. The rest did not come, so we have ended this payment: “The rest has not come in four weeks”. Your credit pays first',
  );
  expect(told?.body).toContain('choose “Refund it” in your billing history');
  const { items: rows } = (await step.call(listHistory, { token: ada, query: {} })).data;
  expect(rows.find(({ event }) => event === 'payment_received')?.reason).toBe(
    'Part payment: ₦9,000.00 of ₦15,000.00. The rest did not come, so we have ended this payment: “The rest has not come in four weeks”.',
  );
  const { payments } = (await step.call(readInvoice, { token: ada, params: { invoiceId } })).data;
  expect(payments).toMatchObject([{ status: 'paid', rejection: reason }]);
  const mail = (await postedMails(step.test, mails)).find(({ subject }) => subject.includes('is your credit'));
  expect(mail).toMatchObject({ to: `${ada}@example.com` });
  expect(mail?.text).toContain('“The rest has not come in four weeks”.');
  const query = { subjectKind: 'payment', subjectId: paymentId };
  const [entry] = (await step.call(listAuditEntries, { ...operator, query })).data.items;
  expect(entry).toMatchObject({
    action: 'transfer.end',
    detail: { member: `${ada}@example.com`, reference, creditedMinor: partMinor, currency: 'NGN' },
  });
});

it('is let go by the member with the same result, but not while a rest is said to be sent', async () => {
  const before = await step.balances();
  const { paymentId, reference } = await partCame();
  await step.call(claimTransfer, { token: ada, params: { paymentId }, body: { payerName: 'Ada' } });
  expect((await drop()).code).toBe('PLAN_TRANSFER_SENT');
  expect(await credit()).toEqual([]);

  const another = await step.begin();
  ada = another;
  const second = await partCame();
  for (let time = 0; time < 2; time += 1) expect((await drop()).data.purchase).toBeNull();
  expect(await credit()).toEqual([partMinor]);
  expect(await find(second.reference)).toMatchObject({
    ...{ status: 'paid', endable: null },
    ...{ outcome: 'ended', endedBy: 'member', endedByName: null },
  });
  expect((await find(reference)).endable).toEqual({ amountMinor: partMinor, currency: 'NGN' });
  expect(await booked(before)).toEqual({ bank: 2 * partMinor, credit: -partMinor });
});

it('does not end what has changed since it was shown: a second part is looked at first', async () => {
  const { reference, restMinor } = await partCame();
  const seen = await find(reference);
  await confirm(seen, 100_000);
  expect((await end(seen)).code).toBe('TRANSFER_CHANGED');
  const again = await find(reference);
  await confirm(again, restMinor - 100_000);
  expect((await end(again, partMinor + 100_000)).code).toBe('TRANSFER_CHANGED');
  expect(await step.planOf(ada)).toBe('ideation');
  expect(await credit()).toEqual([]);
});

it.each(['the operator', 'the member'])(
  'and the rest that is confirmed in the same moment: one of both counts, ended by %s',
  async (who) => {
    const before = await step.balances();
    const { reference, restMinor } = await partCame();
    const seen = await find(reference);
    const [confirmed] = await Promise.all([confirm(seen, restMinor), who === 'the operator' ? end(seen) : drop()]);
    const isPaid = (await step.planOf(ada)) === 'ideation';
    expect(confirmed.code ?? 'booked').toBe(isPaid ? 'booked' : 'TRANSFER_CHANGED');
    expect(await credit()).toEqual(isPaid ? [] : [partMinor]);
    expect((await booked(before)).bank).toBe(isPaid ? partMinor + restMinor : partMinor);
  },
);

it('is ended once, however often it is sent', async () => {
  const before = await step.balances();
  const { reference } = await partCame();
  const seen = await find(reference);
  const body = { reason, creditMinor: partMinor };
  const params = { paymentId: seen.paymentId };
  const send = () => step.call(endTransfer, { ...operator, params, body, key: 'once' });
  const [one, two] = await Promise.all([send(), send()]);
  expect([one.data, two.data, (await send()).data]).toEqual([one.data, one.data, one.data]);
  expect(await credit()).toEqual([partMinor]);
  expect(await toldOfCredit()).toHaveLength(1);
  expect(await booked(before)).toEqual({ bank: partMinor, credit: -partMinor });
});

it('leaves money that comes after that to be credit as well', async () => {
  const { reference, restMinor } = await partCame();
  await end(await find(reference));
  const late = await find(reference);
  const body = { receivedMinor: restMinor, receivedOn: '2027-02-03', revision: late.revision, status: late.status };
  const answer = await step.call(confirmTransfer, {
    ...operator,
    params: { paymentId: late.paymentId },
    body: { ...body, isAnother: true },
  });
  expect(answer.data).toMatchObject({ credited: { amountMinor: restMinor } });
  expect(await credit()).toEqual([partMinor + restMinor]);
  expect(await step.planOf(ada)).toBe('free');
});

it('leaves the plan that is paid for as it is', async () => {
  await step.buyRenewing(ada, ideation);
  const { invoiceId } = await step.choose(ada, founderPlan, 'bank_transfer');
  const { reference } = await step.beginTransfer(ada, invoiceId);
  await confirm(await find(reference), partMinor);
  await end(await find(reference));
  const own = await step.read(ada);
  expect(own).toMatchObject({ purchase: null, subscription: { state: 'active', terms: ideation } });
  expect(await credit()).toEqual([partMinor]);
});

it('cannot be ended where nothing has come: it is rejected then', async () => {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const { id, reference } = await step.beginTransfer(ada, invoiceId);
  const seen = await find(reference);
  expect(seen.endable).toBeNull();
  expect((await end(seen, 1)).code).toBe('TRANSFER_CHANGED');
  const rejected = await step.call(rejectTransfer, { ...operator, params: { paymentId: id }, body: { reason } });
  expect(rejected.data.status).toBe('failed');
});
