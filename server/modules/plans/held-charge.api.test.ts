import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endTransfer, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { claimTransfer, startPayment, takeBackClaim } from '#contract/billing/payments.ts';
import { readForecast, setRenewal } from '#contract/billing/plans.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
let ada: string;
beforeAll(async () => {
  steps = await createPlanSteps('2027-02-03T11:00:00Z');
});
afterAll(() => steps.test.close());
/** A new founder each time, whose card renews the plan on 3 March. */
beforeEach(async () => {
  ada = await steps.begin();
  await steps.buyRenewing(ada, ideation);
});

type Transfer = Awaited<ReturnType<PlanSteps['beginTransfer']>>;
const card = () => `card-of-${ada}`;
const tries = () =>
  steps.cards.attempts
    .filter(({ cardId }) => cardId === card())
    .map(({ at, outcome }) => [at.toISOString().slice(0, 13), outcome]);
const taken = () => steps.cards.takenFrom(card()).map(({ amountMinor }) => amountMinor);
const state = async () => (await steps.read(ada)).subscription;
const told = async (kind: string) => (await steps.mails(ada)).filter((mail) => mail.kind === kind);
const reject = ({ id: paymentId }: Transfer) =>
  steps.call(rejectTransfer, { token: 'operator', params: { paymentId }, body: { reason: 'It is not there.' } });
const takeBack = ({ id: paymentId }: Transfer) => steps.call(takeBackClaim, { token: ada, params: { paymentId } });

/** "I have sent the transfer", for the period that begins on 3 March. */
async function send(on = '2027-02-20'): Promise<Transfer> {
  await steps.passTo(`${on}T11:00:00Z`);
  const { invoiceId } = await steps.choose(ada, ideation, 'bank_transfer');
  return steps.beginTransfer(ada, invoiceId);
}

/** What of the member's invoices was paid, and how many there are. */
async function invoices() {
  const { rows } = await steps.test.context.database.db.execute<{ state: string }>(
    `select state from invoices where uid = '${ada}' order by created_at`,
  );
  return rows.map((row) => row.state);
}

describe('the card of a plan whose next period a transfer was sent for', () => {
  it('waits for it, says so on the page, in the 12 months and by mail, and is not charged once it is found', async () => {
    const transfer = await send();
    expect(await state()).toMatchObject({
      ...{ renews: true, heldUntil: '2027-03-08', charge: { on: '2027-03-08' } },
      words: 'You pay nothing today. Next: ₦15,000 on 8th Mar, 2027. Renews by itself: on.',
    });
    const { charges } = (await steps.call(readForecast, { token: ada })).data;
    expect(charges.slice(0, 2).map(({ on }) => on)).toEqual(['2027-03-08', '2027-04-03']);
    await steps.passTo('2027-03-05T12:00:00Z');
    expect(await told('plan.renewing')).toMatchObject([
      {
        title: 'Your card waits for your transfer until 8th Mar, 2027',
        body: 'Your next period begins on 3rd Mar, 2027. Ideation Plan, one month costs ₦15,000. You told us that you sent a transfer for it. We look for your transfer until 8th Mar, 2027; if we have not found it by then, your card is charged. Any coupon or credit you have pays first. You can change or cancel your plan on its page.',
      },
    ]);
    expect(await state()).toMatchObject({
      ...{ state: 'active', heldUntil: '2027-03-08', graceEndsAt: '2027-03-10T08:00:00.000Z' },
    });
    expect(await steps.planOf(ada)).toBe('ideation');
    await steps.confirm(transfer);
    expect(await state()).toMatchObject({
      ...{ state: 'active', renews: false, heldUntil: null },
      period: { startsOn: '2027-03-03', endsOn: '2027-04-03' },
    });
    await steps.passTo('2027-03-20T12:00:00Z');
    expect([tries(), await invoices(), await steps.credit(ada)]).toEqual([[], ['paid', 'paid'], []]);
  });

  it('is charged on day 5 where nobody has answered; what is found after that is credit', async () => {
    const transfer = await send();
    await steps.passTo('2027-03-08T07:59:00Z');
    expect(tries()).toEqual([]);
    await steps.passTo('2027-03-08T12:00:00Z');
    expect(tries()).toEqual([['2027-03-08T08', 'paid']]);
    expect(await state()).toMatchObject({
      ...{ state: 'active', renews: true, heldUntil: null },
      period: { startsOn: '2027-03-03', endsOn: '2027-04-03' },
    });
    await steps.confirm(transfer, 'cancelled');
    expect([taken(), await invoices(), await steps.credit(ada)]).toEqual([
      [1_500_000],
      ['paid', 'paid'],
      [transfer.amount],
    ]);
  });

  it('is charged at once where the operator does not find it, and the member is told so before', async () => {
    const transfer = await send();
    await steps.passTo('2027-03-05T12:00:00Z');
    await reject(transfer);
    expect((await told('plan.renewing')).at(-1)).toMatchObject({
      title: 'Your card is charged for your plan now',
      body: expect.stringContaining('Ideation Plan, one month: ₦15,000. If the transfer arrives after all'),
    });
    expect(tries()).toEqual([]);
    await steps.run();
    expect(tries()).toEqual([['2027-03-05T12', 'paid']]);
    expect(await state()).toMatchObject({ state: 'active', heldUntil: null, period: { startsOn: '2027-03-03' } });
    await steps.confirm(transfer, 'failed');
    expect([await invoices(), await steps.credit(ada)]).toEqual([['paid', 'paid'], [transfer.amount]]);
  });

  it('is charged at once where the payer has not sent it after all', async () => {
    const transfer = await send();
    await steps.passTo('2027-03-04T12:00:00Z');
    await takeBack(transfer);
    expect(await state()).toMatchObject({ heldUntil: null, charge: { on: '2027-03-04' } });
    await steps.run();
    expect(tries()).toEqual([['2027-03-04T12', 'paid']]);
  });

  it.each([
    ['is not found', reject],
    ['was not sent after all', takeBack],
  ])('is charged on its day, and the mail says so, where it %s before', async (_what, answer) => {
    const transfer = await send();
    await steps.passTo('2027-03-01T12:00:00Z');
    await answer(transfer);
    await steps.run();
    expect((await told('plan.renewing')).map(({ title }) => title)).toEqual([
      'Your card waits for your transfer until 8th Mar, 2027',
      'Your plan renews on 3rd Mar, 2027',
    ]);
    await steps.passTo('2027-03-04T12:00:00Z');
    expect(tries()).toEqual([['2027-03-03T08', 'paid']]);
  });

  it('is told of once more where the transfer is sent after the mail that named the day', async () => {
    await steps.passTo('2027-03-01T12:00:00Z');
    await send('2027-03-01');
    await steps.run();
    expect((await told('plan.renewing')).map(({ title }) => title)).toEqual([
      'Your plan renews on 3rd Mar, 2027',
      'Your card waits for your transfer until 8th Mar, 2027',
    ]);
  });

  it('waits in the grace as well, and where it is refused then, the transfer begins the plan again', async () => {
    steps.cards.answer(card(), 'funds', 'funds');
    await steps.passTo('2027-03-03T12:00:00Z');
    const transfer = await send('2027-03-03');
    expect(await state()).toMatchObject({ state: 'past_due', heldUntil: '2027-03-08' });
    await steps.passTo('2027-03-08T12:00:00Z');
    expect(tries()).toEqual([
      ['2027-03-03T08', 'funds'],
      ['2027-03-08T08', 'funds'],
    ]);
    expect(await state()).toMatchObject({ heldUntil: null, charge: null });
    const [failed] = (await told('plan.payment_failed')).slice(-1);
    expect(failed?.body).toContain('The card is not tried again. We are still looking for the transfer that you sent.');
    expect(failed?.body).not.toContain('Pay with');
    await steps.passTo('2027-03-11T12:00:00Z');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'grace_over' });
    expect((await told('plan.ended')).at(-1)?.body).toContain('We are still looking for the transfer');
    await steps.confirm(transfer);
    expect(await state()).toMatchObject({ state: 'active', renews: false, period: { startsOn: '2027-03-11' } });
    expect(taken()).toEqual([]);
  });

  it('waits for no transfer for a higher plan, and the answer to that one says nothing of it', async () => {
    steps.cards.answer(card(), 'funds');
    await steps.passTo('2027-03-03T12:00:00Z');
    const { invoiceId } = await steps.choose(ada, founderPlan, 'bank_transfer');
    const transfer = await steps.beginTransfer(ada, invoiceId);
    expect(await state()).toMatchObject({ heldUntil: null, charge: { on: '2027-03-04' } });
    steps.moveTo('2027-03-04T08:30:00Z');
    await reject(transfer);
    expect((await told('plan.renewing')).map(({ title }) => title)).toEqual(['Your plan renews on 3rd Mar, 2027']);
  });

  it('pays the rest on day 5 where only a part has come', async () => {
    const transfer = await send();
    await steps.passTo('2027-03-04T12:00:00Z');
    await steps.confirm({ id: transfer.id, amount: { amountMinor: 900_000 } });
    expect(await state()).toMatchObject({ heldUntil: '2027-03-08', charge: { pay: { amountMinor: 600_000 } } });
    await steps.passTo('2027-03-09T12:00:00Z');
    expect([taken(), await invoices(), await steps.credit(ada)]).toEqual([[600_000], ['paid', 'paid'], []]);
  });

  it('pays the rest at once where the operator ends a transfer of which only a part has come', async () => {
    const transfer = await send();
    await steps.passTo('2027-03-04T12:00:00Z');
    await steps.confirm({ id: transfer.id, amount: { amountMinor: 900_000 } });
    const body = { reason: 'The rest did not come.', creditMinor: 900_000 };
    await steps.call(endTransfer, { token: 'operator', params: { paymentId: transfer.id }, body });
    await steps.run();
    expect([taken(), await steps.credit(ada)]).toEqual([[600_000], []]);
    expect(await state()).toMatchObject({ state: 'active', period: { startsOn: '2027-03-03' } });
  });

  it('is not asked for once the member turns the renewal off: the plan ends, and the transfer begins it again', async () => {
    const transfer = await send();
    await steps.passTo('2027-03-04T12:00:00Z');
    await steps.call(setRenewal, { token: ada, body: { cardId: null } });
    await steps.run();
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'period_over' });
    await steps.confirm(transfer);
    expect(await state()).toMatchObject({ state: 'active', period: { startsOn: '2027-03-04' } });
    expect(tries()).toEqual([]);
  });
});

describe('a card that succeeds and a transfer that arrives for one period', () => {
  const begun = async () => {
    const { invoiceId } = await steps.choose(ada, ideation, 'bank_transfer');
    const body = { method: 'bank_transfer' } as const;
    return (await steps.call(startPayment, { token: ada, params: { invoiceId }, body })).data;
  };
  const paidOnce = async ({ amount }: Transfer) => {
    expect([taken(), await invoices(), await steps.credit(ada)]).toEqual([[1_500_000], ['paid', 'paid'], [amount]]);
    const { rows } = await steps.test.context.database.db.execute<{ body: string }>(
      `select body from notifications where uid = '${ada}' and kind = 'payment.credit'`,
    );
    expect(rows).toMatchObject([{ body: expect.stringContaining('“Refund it”') }]);
  };

  it('are one invoice and credit where nobody said that it was sent', async () => {
    const transfer = await begun();
    await steps.passTo('2027-03-03T12:00:00Z');
    expect(tries()).toEqual([['2027-03-03T08', 'paid']]);
    await steps.confirm(transfer, 'cancelled');
    await paidOnce(transfer);
  });

  it('are one invoice and credit where it was said to be sent after the charge had begun', async () => {
    steps.cards.answer(card(), { says: 'unknown', later: 'paid' });
    const transfer = await begun();
    await steps.passTo('2027-03-03T08:05:00Z');
    expect(tries()).toEqual([['2027-03-03T08', 'unknown']]);
    const { id: paymentId } = transfer;
    await steps.call(claimTransfer, { token: ada, params: { paymentId }, body: { payerName: 'Ada' } });
    await steps.passTo('2027-03-04T12:00:00Z');
    expect(tries()).toEqual([['2027-03-03T08', 'paid']]);
    await steps.confirm(transfer, 'cancelled');
    await paidOnce(transfer);
  });
});
