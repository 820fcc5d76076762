import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readInvoice } from '#contract/billing/billing.ts';
import { cancelPlan, previewSubscription, readForecast, setRenewal } from '#contract/billing/plans.ts';
import { createPlanSteps, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
let ada: string;
const START = '2027-01-31T11:00:00Z';
beforeAll(async () => {
  steps = await createPlanSteps(START);
});
afterAll(() => steps.test.close());
/** A new founder each time, who bought on 31 January with a card that renews. */
beforeEach(async () => {
  ada = await steps.begin();
  await steps.buyRenewing(ada, ideation);
});

const card = () => `card-of-${ada}`;
const own = () => steps.cards.attempts.filter(({ cardId }) => cardId === card());
const state = async () => (await steps.read(ada)).subscription;
const kinds = async () => (await steps.mails(ada)).map(({ kind }) => kind);
const tries = () => own().map(({ at, outcome }) => [at.toISOString().slice(0, 13), outcome]);

/** What the member's invoices are for, the oldest first. */
async function lines() {
  const { rows } = await steps.test.context.database.db.execute<{ description: string }>(
    `select description from invoice_lines join invoices on id = invoice_id where uid = '${ada}' order by created_at`,
  );
  return rows.map(({ description }) => description);
}

describe('a renewal', () => {
  it('is told three days before and charged at 09:00 in Lagos; the anchor day is kept', async () => {
    expect(await state()).toMatchObject({
      renews: true,
      words: 'You pay nothing today. Next: ₦15,000 on 28th Feb, 2027. Renews by itself: on.',
      cancelWords: 'You pay nothing more. Your plan ends on 28th Feb, 2027. Renews by itself: off.',
    });
    await steps.passTo('2027-02-25T07:59:00Z');
    expect(await kinds()).toEqual(['plan.started']);
    await steps.passTo('2027-02-25T08:01:00Z');
    expect((await steps.mails(ada))[1]).toMatchObject({
      kind: 'plan.renewing',
      title: 'Your plan renews on 28th Feb, 2027',
      body: expect.stringContaining('Ideation Plan, one month costs ₦15,000.'),
    });
    await steps.passTo('2027-02-28T07:59:00Z');
    expect(tries()).toEqual([]);
    await steps.passTo('2027-05-01T00:00:00Z');
    expect(tries()).toEqual([
      ['2027-02-28T08', 'paid'],
      ['2027-03-31T08', 'paid'],
      ['2027-04-30T08', 'paid'],
    ]);
    expect(await state()).toMatchObject({
      state: 'active',
      period: { startsOn: '2027-04-30', endsOn: '2027-05-31' },
      card: { id: card() },
    });
    expect((await kinds()).filter((kind) => kind === 'plan.renewing')).toHaveLength(3);
  });

  it('is what the forecast said, to the day and the kobo', async () => {
    const { charges, endsOn } = (await steps.call(readForecast, { token: ada })).data;
    expect([charges.length, charges[0]?.on, charges.at(-1)?.on, endsOn]).toEqual([
      12,
      '2027-02-28',
      '2028-01-31',
      null,
    ]);
    for (const { on } of charges) {
      steps.moveTo(`${on}T08:01:00Z`);
      await steps.run();
    }
    const { rows } = await steps.test.context.database.db.execute<{ on: string; total: string }>(
      `select to_char(created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as on, total_minor::text as total from invoices
       where uid = '${ada}' and state = 'paid' order by created_at offset 1`,
    );
    expect(rows).toEqual(charges.map(({ on, pay }) => ({ on, total: String(pay.amountMinor) })));
    expect((await lines()).slice(0, 3)).toEqual([
      'Ideation Plan, monthly: 31st Jan to 27th Feb, 2027',
      'Ideation Plan, monthly: 28th Feb to 30th Mar, 2027',
      'Ideation Plan, monthly: 31st Mar to 29th Apr, 2027',
    ]);
  });

  it('by a card that stops working is told 30 days before, and no later one is promised', async () => {
    steps.cards.limit(card(), { expiresYear: 2027, expiresMonth: 3 });
    await steps.passTo('2027-03-02T07:59:00Z');
    expect(await kinds()).not.toContain('plan.card_expiring');
    await steps.passTo('2027-03-02T08:01:00Z');
    expect((await steps.mails(ada)).at(-1)).toMatchObject({
      kind: 'plan.card_expiring',
      title: 'Your Visa ending in 4081 works until 31st Mar, 2027',
      body: expect.stringContaining('The payment of 31st Mar, 2027 can still be charged to it'),
    });
    expect((await steps.call(readForecast, { token: ada })).data).toMatchObject({
      charges: [{ on: '2027-03-31' }],
      endsOn: '2027-04-30',
    });
    await steps.passTo('2027-05-01T00:00:00Z');
    expect(tries().map(([at]) => at)).toEqual(['2027-02-28T08', '2027-03-31T08']);
    expect((await kinds()).filter((kind) => kind === 'plan.card_expiring')).toHaveLength(1);
    expect((await kinds()).slice(-2)).toEqual(['plan.ending', 'plan.ended']);
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'period_over' });
  });

  it('that is refused is tried again on days 1, 3 and 5, and the plan ends on day 7', async () => {
    steps.cards.answer(card(), 'funds', 'other', 'funds', 'funds');
    await steps.passTo('2027-03-03T12:00:00Z');
    expect(await state()).toMatchObject({
      state: 'past_due',
      graceEndsAt: '2027-03-07T08:00:00.000Z',
      declined: 'funds',
      can: { payOwed: true, payAhead: false, cancel: true },
    });
    expect(await steps.planOf(ada)).toBe('ideation');
    await steps.passTo('2027-03-08T00:00:00Z');
    expect(tries()).toEqual([
      ['2027-02-28T08', 'funds'],
      ['2027-03-01T08', 'other'],
      ['2027-03-03T08', 'funds'],
      ['2027-03-05T08', 'funds'],
    ]);
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'grace_over', renews: false, words: null });
    expect(await steps.planOf(ada)).toBe('free');
    // One mail for each refusal, and one for the end.
    expect(await kinds()).toEqual([
      ...['plan.started', 'plan.renewing'],
      ...['plan.payment_failed', 'plan.payment_failed', 'plan.payment_failed', 'plan.payment_failed'],
      'plan.ended',
    ]);
    const failed = (await steps.mails(ada)).filter(({ kind }) => kind === 'plan.payment_failed');
    expect(failed[0]?.body).toContain('There was not enough money for it. Nothing was taken.');
    expect(failed[1]?.body).toContain('Your bank did not accept it.');
    expect(failed[0]?.body).toContain('We try the card again on 1st Mar, 2027 at 09:00 in Lagos.');
    expect(failed[3]?.body).toContain('The card is not tried again.');
    expect(steps.cards.takenFrom(card())).toEqual([]);
  });

  it('that goes through on day 5 keeps the day of the anchor', async () => {
    steps.cards.answer(card(), 'funds', 'funds', 'funds');
    await steps.passTo('2027-03-05T12:00:00Z');
    expect(await state()).toMatchObject({
      state: 'active',
      period: { startsOn: '2027-02-28', endsOn: '2027-03-31' },
    });
  });

  it('never tries an expired card again, and another one at once', async () => {
    steps.cards.answer(card(), 'expired');
    await steps.passTo('2027-03-02T12:00:00Z');
    expect(tries()).toEqual([['2027-02-28T08', 'expired']]);
    expect(await state()).toMatchObject({
      ...{ state: 'past_due', renews: false, card: null, declined: 'expired', charge: null },
      words: 'Your plan ends on 7th Mar, 2027, unless it is paid by then. Renews by itself: off.',
      cancelWords: 'You pay nothing more. Your plan ends today. Renews by itself: off.',
    });
    steps.cards.give(ada, card(), 'another');
    await steps.call(setRenewal, { token: ada, body: { cardId: 'another' } });
    await steps.passTo('2027-03-03T12:00:00Z');
    expect(await state()).toMatchObject({ state: 'active', card: { id: 'another' }, declined: null });
    const unknown = await steps.call(setRenewal, { token: ada, body: { cardId: 'card-of-somebody' } });
    expect(unknown.code).toBe('PLAN_CARD_UNKNOWN');
  });

  it('is stopped by cancelling, in the grace too', async () => {
    steps.cards.answer(card(), 'funds');
    await steps.passTo('2027-02-28T12:00:00Z');
    const { subscription } = (await steps.call(cancelPlan, { token: ada })).data;
    expect(subscription).toMatchObject({ state: 'ended', endedFor: 'cancelled' });
    await steps.passTo('2027-03-08T00:00:00Z');
    expect(tries()).toEqual([['2027-02-28T08', 'funds']]);
    expect(await steps.planOf(ada)).toBe('free');
  });

  it('in the grace is paid by transfer for the period that is owed, and renews no more by itself', async () => {
    steps.cards.answer(card(), 'funds');
    await steps.passTo('2027-02-28T12:00:00Z');
    expect(await steps.preview(ada, ideation, 'bank_transfer')).toMatchObject({
      when: 'owed',
      words: 'You pay ₦15,000 today. Nothing else is charged. Your plan ends on 31st Mar, 2027. Renews by itself: off.',
    });
    const { subscription } = await steps.transfer(ada, ideation);
    expect(subscription).toMatchObject({ state: 'active', renews: false, period: { endsOn: '2027-03-31' } });
    await steps.passTo('2027-03-06T00:00:00Z');
    expect(tries()).toHaveLength(1);
  });

  it('is paid ahead by transfer; no card is charged then', async () => {
    const { subscription } = await steps.transfer(ada, ideation);
    expect(subscription).toMatchObject({
      state: 'active',
      period: { endsOn: '2027-02-28' },
      ahead: { terms: ideation, period: { startsOn: '2027-02-28', endsOn: '2027-03-31' } },
      paidUntil: '2027-03-31',
      can: { payAhead: false },
    });
    expect((await lines()).at(-1)).toBe('Ideation Plan, monthly: 28th Feb to 30th Mar, 2027');
    await steps.passTo('2027-03-01T00:00:00Z');
    expect(tries()).toEqual([]);
    expect(await state()).toMatchObject({ period: { startsOn: '2027-02-28', endsOn: '2027-03-31' }, ahead: null });
    await steps.passTo('2027-04-01T00:00:00Z');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'period_over' });
    expect(await kinds()).toContain('plan.ending');
    const [told] = (await steps.mails(ada)).slice(-1);
    expect(told).toMatchObject({
      kind: 'plan.ended',
      body: expect.stringMatching(/choose a plan again at any time\.$/),
    });
    expect(told?.body).not.toContain('transfer');
  });

  it('says where a plan ends that a transfer which was sent is still looked for', async () => {
    await steps.call(setRenewal, { token: ada, body: { cardId: null } });
    const { invoiceId } = await steps.choose(ada, ideation, 'bank_transfer');
    const transfer = await steps.beginTransfer(ada, invoiceId);
    await steps.passTo('2027-03-01T00:00:00Z');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'period_over' });
    const [told] = (await steps.mails(ada)).slice(-1);
    expect(told?.kind).toBe('plan.ended');
    expect(told?.body).toContain('We are still looking for the transfer that you sent.');
    expect(told?.body).not.toContain('choose a plan again');
    await steps.confirm(transfer);
    expect(await state()).toMatchObject({ state: 'active', period: { startsOn: '2027-03-01' } });
  });
});

describe('a charge of which nobody knows', () => {
  it('is asked for under its own reference until it is final; no new one before', async () => {
    steps.cards.answer(card(), { says: 'unknown' });
    await steps.passTo('2027-03-04T00:00:00Z');
    expect(tries()).toEqual([['2027-02-28T08', 'unknown']]);
    expect(await state()).toMatchObject({ isChecking: true, can: { change: false, payOwed: false } });
    const other = await steps.call(previewSubscription, {
      token: ada,
      body: { ...ideation, method: 'bank_transfer' },
    });
    expect(other.code).toBe('PLAN_CHECKING');
    expect(own()[0]?.asks).toBeGreaterThan(5);
    steps.cards.tell(card(), 'funds');
    await steps.passTo('2027-03-05T12:00:00Z');
    expect(tries()).toEqual([
      ['2027-02-28T08', 'funds'],
      ['2027-03-05T08', 'paid'],
    ]);
    expect(steps.cards.takenFrom(card())).toHaveLength(1);
  });

  it('and that took the money after the grace begins the plan anew that day', async () => {
    steps.cards.answer(card(), { says: 'unknown', later: 'paid' });
    await steps.passTo('2027-02-28T08:01:00Z');
    steps.cards.tell(card(), undefined);
    await steps.passTo('2027-03-08T00:00:00Z');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'grace_over' });
    steps.cards.tell(card(), 'paid');
    await steps.passTo('2027-03-09T12:00:00Z');
    expect(await state()).toMatchObject({
      state: 'active',
      period: { startsOn: expect.stringMatching(/2027-03-0[89]/) },
    });
    expect((await lines()).at(-1)).toMatch(/^Ideation Plan, monthly: [89]th Mar to [78]th Apr, 2027$/);
    expect(await steps.planOf(ada)).toBe('ideation');
    expect(steps.cards.takenFrom(card())).toHaveLength(1);
  });

  it('holds up no end of a plan while its provider does not answer', async () => {
    steps.cards.answer(card(), { says: 'unknown' });
    await steps.passTo('2027-03-07T06:00:00Z');
    steps.cards.state.isAway = true;
    steps.moveTo(new Date('2027-03-07T12:00:00Z'));
    await steps.test.context.plans.run();
    steps.cards.state.isAway = false;
    expect(own()[0]?.askedAt?.toISOString()).toMatch(/^2027-03-07T12/);
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'grace_over' });
    expect(await steps.planOf(ada)).toBe('free');
  });

  it('that the bank wants confirmed counts as no try; the link stands on the page and the grace runs', async () => {
    steps.cards.answer(card(), { says: 'confirm' });
    await steps.passTo('2027-03-02T12:00:00Z');
    expect(await state()).toMatchObject({
      state: 'confirm_with_bank',
      confirmUrl: 'https://bank.example/confirm',
      graceEndsAt: '2027-03-07T08:00:00.000Z',
    });
    expect(await kinds()).toEqual(['plan.started', 'plan.renewing', 'plan.confirm_with_bank']);
    steps.cards.tell(card(), 'lapsed');
    await steps.passTo('2027-03-06T12:00:00Z');
    expect(tries()).toEqual([
      ['2027-02-28T08', 'lapsed'],
      ['2027-03-03T08', 'paid'],
    ]);
    expect(await state()).toMatchObject({ state: 'active', confirmUrl: null });
  });

  it('costs no try where the provider was away', async () => {
    steps.cards.answer(card(), 'away', 'away', 'paid');
    await steps.passTo('2027-03-01T00:00:00Z');
    expect(tries().map(([, outcome]) => outcome)).toEqual(['away', 'away', 'paid']);
    expect(await kinds()).toEqual(['plan.started', 'plan.renewing', 'plan.started']);
  });
});

describe('a crash', () => {
  it.each(['attempt kept', 'card charged', 'answer read'] as const)(
    'after %s charges nobody twice and is mended by asking',
    async (at) => {
      if (at === 'answer read') steps.cards.answer(card(), { says: 'unknown', later: 'paid' });
      steps.cards.state.crashAt = at;
      await steps.passTo('2027-02-28T09:00:00Z');
      if (at === 'attempt kept') steps.cards.tell(card(), 'funds');
      await steps.passTo('2027-03-04T12:00:00Z');
      expect(await state()).toMatchObject({
        state: 'active',
        period: { startsOn: '2027-02-28', endsOn: '2027-03-31' },
      });
      expect(steps.cards.takenFrom(card())).toHaveLength(1);
      const paid = steps.cards.takenFrom(card())[0]?.invoiceId ?? '';
      const invoice = (await steps.call(readInvoice, { token: ada, params: { invoiceId: paid } })).data;
      expect([invoice.status, invoice.payments.length]).toEqual(['paid', 1]);
    },
  );
});
