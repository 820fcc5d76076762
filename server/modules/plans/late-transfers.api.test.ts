import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { readBillingSettings, saveBillingSettings } from '#contract/billing/admin.ts';
import { readSubscriber } from '#contract/billing/admin-subscribers.ts';
import { confirmTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { startPayment } from '#contract/billing/payments.ts';
import { cancelPlan } from '#contract/billing/plans.ts';
import type { EndedBy } from '#domain/billing/payment-machine.ts';
import { demoAccount } from '#tests/billing.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

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
const find = (reference: string) => step.findTransfer(reference);
type Seen = Awaited<ReturnType<typeof find>>;
const confirm = (
  { paymentId, revision, status }: Pick<Seen, 'paymentId' | 'revision' | 'status'>,
  body: { receivedMinor: number; isAnother?: boolean },
) =>
  step.call(confirmTransfer, {
    ...operator,
    params: { paymentId },
    body: { receivedOn: '2027-02-03', revision, status, ...body },
  });
const credit = async () =>
  (await step.call(readCredit, { token: ada })).data.balances.map(({ held }) => held.amountMinor);

const mayCome = async () => (await step.call(readCredit, { token: ada })).data.mayCome;

/** The operator has another account from now on. */
async function moveAccount() {
  const { updatedAt: _at, ...saved } = (await step.call(readBillingSettings, operator)).data;
  const bankAccounts = { ...saved.bankAccounts, NGN: { ...demoAccount, accountNumber: '9876543210' } };
  expect((await step.call(saveBillingSettings, { ...operator, body: { ...saved, bankAccounts } })).status).toBe(200);
}

/** A transfer was sent for a plan, and another plan was chosen after that. */
async function replaced() {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const { reference, amount } = await step.beginTransfer(ada, invoiceId);
  const seen = await find(reference);
  await step.choose(ada, founderPlan, 'bank_transfer');
  return { reference, seen, receivedMinor: amount.amountMinor };
}

it('books what comes for a purchase that was replaced once, and says so where it is confirmed', async () => {
  const { reference, receivedMinor } = await replaced();
  const replacedOne = await find(reference);
  expect(replacedOne.invoice).toMatchObject({ status: 'cancelled', due: { amountMinor: 0 } });
  const outcome = await confirm(replacedOne, { receivedMinor });
  expect(outcome.data).toMatchObject({
    booked: { amountMinor: receivedMinor },
    missing: { amountMinor: 0 },
    credited: { amountMinor: receivedMinor },
  });
  const after = await find(reference);
  expect(after).toMatchObject({
    status: 'cancelled',
    received: { amountMinor: receivedMinor },
    missing: { amountMinor: 0 },
    arrived: [{ amount: { amountMinor: receivedMinor }, on: '2027-02-03' }],
  });
  const { items } = (await step.call(listTransfers, { ...operator, query: { waiting: 'ended', order: 'newest' } }))
    .data;
  expect(items.find((item) => item.reference === reference)?.arrived).toEqual(after.arrived);
  const found = await step.call(listTransfers, { ...operator, query: { reference } });
  expect(found.data.items.map((item) => item.reference)).toEqual([reference]);

  expect((await confirm(after, { receivedMinor })).code).toBe('TRANSFER_BOOKED_ALREADY');
  expect(await credit()).toEqual([receivedMinor]);
  const query = { subjectKind: 'payment', subjectId: after.paymentId };
  const [entry] = (await step.call(listAuditEntries, { ...operator, query })).data.items;
  expect(entry).toMatchObject({
    action: 'transfer.confirm',
    detail: { member: `${ada}@example.com`, for: 'Ideation Plan, one month', reference, receivedMinor },
  });
});

it.each<[string, EndedBy, (payment: { id: string; invoiceId: string }) => Promise<unknown>]>([
  [
    'was not found',
    'operator',
    ({ id: paymentId }) =>
      step.call(rejectTransfer, {
        ...operator,
        params: { paymentId },
        body: { reason: 'Nothing with this reference.' },
      }),
  ],
  [
    'made way for one to another account',
    'replaced',
    async ({ invoiceId }) => {
      await moveAccount();
      const body = { method: 'bank_transfer' } as const;
      await step.call(startPayment, { token: ada, params: { invoiceId }, body });
    },
  ],
])(
  'pays what is still due with the money of a transfer that %s, and the rest is credit',
  async (_what, endedBy, end) => {
    const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
    const body = { method: 'bank_transfer' } as const;
    const begun = (await step.call(startPayment, { token: ada, params: { invoiceId }, body })).data;
    await end(begun);
    const seen = await find(begun.reference);
    expect(seen).toMatchObject({ endedBy, invoice: { status: 'pending', due: begun.amount } });
    const { payments } = (await step.call(readSubscriber, { ...operator, params: { uid: ada } })).data;
    expect(payments.find(({ id }) => id === begun.id)).toMatchObject({
      status: seen.status,
      invoice: { status: 'pending' },
    });

    const outcome = await confirm(seen, { receivedMinor: begun.amount.amountMinor + 500_000 });
    expect(outcome.data).toMatchObject({ status: 'paid', credited: { amountMinor: 500_000 } });
    expect(await step.planOf(ada)).toBe('ideation');
    expect((await find(begun.reference)).invoice).toMatchObject({ status: 'paid', due: { amountMinor: 0 } });
  },
);

it('keeps the money of an online payment that was replaced as credit, and tells the member', async () => {
  const { invoiceId } = await step.choose(ada, founderPlan);
  const body = { method: 'checkout' } as const;
  const begun = (await step.call(startPayment, { token: ada, params: { invoiceId }, body })).data;
  const { id, reference, amount, createdAt } = begun;
  expect(await mayCome()).toEqual([]);
  await step.choose(ada, ideation);
  expect(await mayCome()).toEqual([{ paymentId: id, reference, amount, begunAt: createdAt, claimedAt: null }]);
  step.checkout.say(reference, 'success');
  await step.test.context.billing.checkout.settle(reference);
  expect(await mayCome()).toEqual([]);
  expect(await credit()).toEqual([amount.amountMinor]);
  const { rows } = await step.test.context.database.db.execute<{ body: string }>(
    `select body from notifications where uid = '${ada}' and kind = 'payment.credit'`,
  );
  expect(rows).toMatchObject([{ body: expect.stringContaining('This could no longer be paid when the money came') }]);
});

it('says of a transfer that was sent for a plan cancelled since that it may come, until it comes or a month is over', async () => {
  await step.transfer(ada, ideation);
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const { id, reference, amount, createdAt } = await step.beginTransfer(ada, invoiceId);
  expect(await mayCome()).toEqual([]);
  await step.call(cancelPlan, { token: ada });
  const claimedAt = expect.any(String);
  expect(await mayCome()).toEqual([{ paymentId: id, reference, amount, begunAt: createdAt, claimedAt }]);
  expect((await step.mails(ada)).at(-1)).toMatchObject({
    kind: 'plan.ending',
    body: expect.stringContaining('The transfer that you sent becomes your credit when it arrives.'),
  });
  await confirm(await find(reference), { receivedMinor: amount.amountMinor });
  expect([await mayCome(), await credit()]).toEqual([[], [amount.amountMinor]]);
});

it('no longer says that a transfer may come a month after what it was for has ended', async () => {
  const { reference } = await replaced();
  const references = async () => (await mayCome()).map((one) => one.reference);
  expect(await references()).toEqual([reference]);
  step.moveTo(new Date(step.now().getTime() + 31 * 86_400_000).toISOString());
  expect(await references()).toEqual([]);
});

it('names the fifty latest online payments that may come, however many were begun and replaced', async () => {
  const { invoiceId } = await step.choose(ada, founderPlan);
  const body = { method: 'checkout' } as const;
  const { id } = (await step.call(startPayment, { token: ada, params: { invoiceId }, body })).data;
  await step.choose(ada, ideation);
  await step.test.context.database.db.execute(`
    insert into payments (id, invoice_id, uid, method, provider, begun_by, state, currency, amount_minor, reference, provider_reference,
      created_at, ended_at, ended_by)
    select id || '-' || n, invoice_id, uid, method, provider, begun_by, state, currency, amount_minor, reference || n,
      provider_reference || n, created_at + n * interval '1 second', ended_at, ended_by
    from payments, generate_series(1, 60) n where id = '${id}'`);
  const listed = await mayCome();
  expect([listed.length, listed[0]?.paymentId]).toEqual([50, `${id}-60`]);
});

it('no longer says that an online payment may come once nobody asks for it any more', async () => {
  const { invoiceId } = await step.choose(ada, founderPlan);
  await step.call(startPayment, { token: ada, params: { invoiceId }, body: { method: 'checkout' } });
  await step.choose(ada, ideation);
  const { length } = await mayCome();
  await step.passTo(new Date(step.now().getTime() + 86_400_000).toISOString());
  expect([length, await mayCome()]).toEqual([1, []]);
});

it.each([
  [
    'too late',
    async () => {
      const { reference, receivedMinor } = await replaced();
      await confirm(await find(reference), { receivedMinor });
    },
    ['This could no longer be paid when the money came, so it is your credit now.'],
  ],
  [
    'in parts, and too much',
    async () => {
      const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
      const { reference } = await step.beginTransfer(ada, invoiceId);
      await confirm(await find(reference), { receivedMinor: 600_000 });
      await confirm(await find(reference), { receivedMinor: 2_000_000 });
    },
    [
      'The last part of ₦15,000.00. Nothing is left to pay. ₦11,000.00 more than was due has come: it is your credit.',
      'Part payment: ₦6,000.00 of ₦15,000.00.',
    ],
  ],
  [
    'at once, and too much',
    async () => {
      const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
      const { reference } = await step.beginTransfer(ada, invoiceId);
      await confirm(await find(reference), { receivedMinor: 2_000_000 });
    },
    ['₦5,000.00 more than was due has come: it is your credit.'],
  ],
])('says on the receipt of money what became credit: %s', async (_how, come, reasons) => {
  await come();
  const { items } = (await step.call(listHistory, { token: ada })).data;
  const receipts = items.filter(({ event }) => event === 'payment_received');
  expect(receipts.map(({ reason }) => reason)).toEqual(reasons);
});

it('books a second transfer only where the operator says that it is one', async () => {
  const { reference, receivedMinor } = await replaced();
  await confirm(await find(reference), { receivedMinor });
  const second = await confirm(await find(reference), { receivedMinor: 70_000, isAnother: true });
  expect(second.data).toMatchObject({ booked: { amountMinor: 70_000 }, credited: { amountMinor: 70_000 } });
  expect((await find(reference)).arrived.map(({ amount }) => amount.amountMinor)).toEqual([receivedMinor, 70_000]);
  expect(await credit()).toEqual([receivedMinor + 70_000]);
});

it('books nothing on a state that is over: the purchase was replaced while the dialog was open', async () => {
  const { seen, reference, receivedMinor } = await replaced();
  expect((await confirm(seen, { receivedMinor })).code).toBe('TRANSFER_CHANGED');
  expect(await credit()).toEqual([]);
  expect((await find(reference)).arrived).toEqual([]);
});

it('books nothing on a state that is over: it was paid by card while the dialog was open', async () => {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const { reference, amount } = await step.beginTransfer(ada, invoiceId);
  const seen = await find(reference);
  await step.payByCheckout(ada, invoiceId);
  expect((await confirm(seen, { receivedMinor: amount.amountMinor })).code).toBe('TRANSFER_CHANGED');
  expect(await credit()).toEqual([]);
});

it('takes a second part, but not the first one again', async () => {
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const { reference, amount } = await step.beginTransfer(ada, invoiceId);
  const part = await confirm(await find(reference), { receivedMinor: 500_000 });
  const restMinor = amount.amountMinor - 500_000;
  expect(part.data).toMatchObject({ booked: { amountMinor: 500_000 }, missing: { amountMinor: restMinor } });
  expect((await confirm(await find(reference), { receivedMinor: 500_000 })).code).toBe('TRANSFER_BOOKED_ALREADY');
  expect((await confirm(await find(reference), { receivedMinor: restMinor })).data).toMatchObject({
    booked: { amountMinor: restMinor },
    missing: { amountMinor: 0 },
    credited: { amountMinor: 0 },
  });
  expect((await confirm(await find(reference), { receivedMinor: restMinor })).code).toBe('TRANSFER_BOOKED_ALREADY');
  expect(await credit()).toEqual([]);
});

/** A month that does not renew by itself is paid for, and a transfer for the next one is said to be sent when it is over. */
async function overWhileSent() {
  await step.transfer(ada, ideation);
  const { invoiceId } = await step.choose(ada, ideation, 'bank_transfer');
  const { reference, amount } = await step.beginTransfer(ada, invoiceId);
  await step.passTo('2027-03-05T12:00:00Z');
  expect((await step.read(ada)).subscription).toMatchObject({ state: 'ended', endedFor: 'period_over' });
  expect(await step.planOf(ada)).toBe('free');
  return { seen: await find(reference), receivedMinor: amount.amountMinor };
}

it('begins the plan again on the day on which the next period is found, though it had ended', async () => {
  const { seen, receivedMinor } = await overWhileSent();
  expect((await confirm(seen, { receivedMinor })).data).toMatchObject({ status: 'paid', credited: { amountMinor: 0 } });
  expect(await step.read(ada)).toMatchObject({
    purchase: null,
    subscription: { state: 'active', endedFor: null, period: { startsOn: '2027-03-05', endsOn: '2027-04-05' } },
  });
  expect(await step.planOf(ada)).toBe('ideation');
});

it('leaves the money for the next period as credit where another plan was chosen after the end', async () => {
  const { seen, receivedMinor } = await overWhileSent();
  await step.buy(ada, founderPlan);
  expect((await confirm(seen, { receivedMinor })).code).toBe('TRANSFER_CHANGED');
  expect((await confirm(await find(seen.reference), { receivedMinor })).data).toMatchObject({
    credited: { amountMinor: receivedMinor },
  });
  expect(await step.planOf(ada)).toBe('founder');
  expect(await credit()).toEqual([receivedMinor]);
});
