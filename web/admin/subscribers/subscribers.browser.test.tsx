import { expect, it } from 'vitest';
import { endComp, giveComp } from '#contract/billing/admin-comps.ts';
import {
  cancelSubscriberPlan,
  listSubscribers,
  readSubscriber,
  refundSubscriberPeriod,
} from '#contract/billing/admin-subscribers.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const listUrl = '/admin/subscribers?page=1';
const url = '/admin/subscribers/yOUc1yqhLM0oOfIfTRB9GWxRc0p8HwKz';
const list = listSubscribers.reply.parse(answers[listUrl]);
const demo = readSubscriber.reply.parse(answers[url]);
const [first] = list.items;
if (!first) throw new Error('the demo has a subscriber');
const at = paths.admin.subscriber(demo.person.uid);

it('finds a founder without a plan by the beginning of an address, and says where there is none', async () => {
  const said = await followOperator({
    at: paths.admin.subscribers,
    answers: {
      [listUrl]: list,
      [`${listUrl}&email=tunde%40`]: { ...list, items: [{ ...first, subscription: null, given: null }], total: 1 },
      [`${listUrl}&email=nobody%40`]: { ...list, items: [], total: 0 },
    },
    steps: [
      ['How the e-mail address begins', ' tunde@ '],
      'Find founder',
      ['How the e-mail address begins', 'nobody@'],
      'Find founder',
      'Show the list',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/find.txt');
});

it('lists a state alone, and says so where nobody is in it', async () => {
  const empty = { ...list, items: [], total: 0 };
  const said = await readOperatorPage({
    at: `${paths.admin.subscribers}?state=ending`,
    answers: { [`${listUrl}&state=ending`]: empty },
  });
  await expect(said).toMatchFileSnapshot('said/none.txt');
});

it('says what there is of a founder who never had a plan, and that a founder is unknown', async () => {
  const nothing = {
    ...{ ...demo, plan: 'free', subscription: null },
    ...{
      can: { cancel: false },
      refund: null,
      comps: [],
      credit: [],
      cards: [],
      periods: [],
      payments: [],
      refunds: [],
    },
  };
  const none = await readOperatorPage({ at, answers: { [url]: nothing } });
  await expect(none).toMatchFileSnapshot('said/no-plan.txt');
  const unknown = await readOperatorPage({ at, answers: { [url]: refused('SUBSCRIBER_UNKNOWN') } });
  await expect(unknown).toMatchFileSnapshot('said/unknown.txt');
});

it('says what is chosen after the period, what is paid ahead and why it ended', async () => {
  const { subscription } = demo;
  if (!subscription) throw new Error('the demo has a plan');
  const terms = { ...subscription.terms, plan: 'founder' as const };
  const price = { amountMinor: 4_000_000, currency: 'NGN' as const };
  const running = { ...subscription, state: 'active' as const, graceEndsAt: null, charge: null };
  const bare = { ...demo, comps: [], periods: [], payments: [], refunds: [] };
  const say = (change: object) =>
    readOperatorPage({ at, answers: { [url]: { ...bare, subscription: { ...running, ...change } } } });
  const restored = { ...bare, periods: [{ ...demo.periods[0], kind: 'restored', state: 'paid' }] };
  const cancelledAt = '2026-11-02T09:30:00.000Z';
  const said = [
    await say({ next: { terms, price, on: '2026-12-20' }, isChecking: true }),
    await say({
      paidUntil: '2027-01-20',
      ahead: { terms, period: { startsOn: '2026-12-20', endsOn: '2027-01-20' } },
      renews: false,
    }),
    await say({ state: 'ended', endedFor: 'dispute', endedAt: cancelledAt, renews: false }),
    await say({ state: 'ending', cancelled: { at: cancelledAt, bySupport: false }, renews: false }),
    await readOperatorPage({
      at,
      answers: {
        [url]: { ...restored, subscription: { ...running, state: 'ending', cancelled: null, renews: false } },
      },
    }),
    await say({
      state: 'ended',
      endedFor: 'cancelled',
      endedAt: cancelledAt,
      cancelled: { at: cancelledAt, bySupport: true },
      renews: false,
    }),
  ];
  await expect(said.join('\n===\n')).toMatchFileSnapshot('said/states.txt');
});

it('says that a card waits for a transfer that the member says they sent', async () => {
  const { subscription } = demo;
  if (!subscription?.charge) throw new Error('the demo has a charge');
  const charge = { ...subscription.charge, on: '2026-11-25' };
  const said = await readOperatorPage({
    at,
    answers: { [url]: { ...demo, subscription: { ...subscription, charge, heldUntil: charge.on } } },
  });
  expect(said).toContain(
    '₦15,000 on 25th Nov, 2026. Until then the card waits for a transfer that they say they sent.',
  );
});

it('says of each payment how it was made and why it came to nothing', async () => {
  const [payment] = demo.payments;
  if (!payment) throw new Error('the demo has a payment');
  const outcomes = ['unknown', 'confirm', 'paid', 'lapsed', 'away', 'expired', 'stolen', 'funds', 'other'] as const;
  const charged = outcomes.map((outcome) => ({ ...payment, id: outcome, charge: { outcome, card: null } }));
  const begun = ([null, 'declined', 'abandoned', 'mismatch'] as const).map((problem) => ({
    ...{ ...payment, id: `begun-${problem}`, charge: null, problem, provider: 'development' },
  }));
  const transfer = { ...payment, id: 'transfer', charge: null, method: 'bank_transfer', status: 'pending' };
  const part = { ...transfer, received: { ...payment.amount, amountMinor: 500_000 } };
  const late = {
    ...transfer,
    id: 'late',
    reference: `${payment.reference}-LATE2`,
    status: 'paid',
    received: payment.amount,
  };
  const payments = [...charged, ...begun, part, { ...part, id: 'ended', status: 'paid' }, late];
  const said = await readOperatorPage({
    at,
    answers: { [url]: { ...demo, comps: [], payments, periods: [], refunds: [] } },
  });
  await expect(said).toMatchFileSnapshot('said/payments.txt');
});

it.each([
  [
    'waits for its account',
    { status: 'pending', missingAccount: 'unsaid' },
    'State No account yet No account is known.',
  ],
  ['is to be sent', { status: 'pending', missingAccount: null }, 'State To send |'],
  [
    'was refused and waits for its account',
    { status: 'failed', missingAccount: 'needed' },
    'State Refused by the provider Missing: the payer’s bank account.',
  ],
])('says of a refund as the list of refunds does that it %s', async (_what, change, words) => {
  const refunds = demo.refunds.map((refund) => ({ ...refund, sentAt: null, ...change }));
  expect(await readOperatorPage({ at, answers: { [url]: { ...demo, refunds } } })).toContain(words);
});

it('cancels the plan with a reason, and says what follows', async () => {
  const { subscription } = demo;
  if (!subscription) throw new Error('the demo has a plan');
  const paid = { ...demo, subscription: { ...subscription, state: 'active', graceEndsAt: null } };
  const said = await followOperator({
    at,
    answers: { [url]: paid },
    replies: reply(cancelSubscriberPlan, refused('SUBSCRIBER_NO_PLAN'), demo),
    steps: [
      'Cancel the plan…',
      'Cancel this plan',
      ['Why?', 'Asked for by telephone.'],
      'Cancel this plan',
      'Cancel this plan',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/cancel.txt');
  const body = { reason: 'Asked for by telephone.' };
  expect(api.calls(cancelSubscriberPlan).map((sent) => sent.body)).toEqual([body, body]);
});

const nextPeriod = { startsOn: '2026-11-20', endsOn: '2026-12-20' };

it('refunds the running period after a question that says the sums', async () => {
  const { subscription } = demo;
  if (!subscription) throw new Error('the demo has a plan');
  const { terms, period } = subscription;
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  const refund = {
    money: [naira(1_000_000)],
    credit: [naira(500_000)],
    byTransfer: true,
    periods: [{ terms, period }],
  };
  const paid = { ...demo, subscription: { ...subscription, state: 'active' as const, graceEndsAt: null }, refund };
  const said = await followOperator({
    at,
    answers: { [url]: paid },
    replies: reply(refundSubscriberPeriod, refused('REFUND_SUM_CHANGED'), demo),
    steps: [
      'Refund the running period…',
      ['Why?', 'Bought by mistake.'],
      'Refund it and end the plan',
      'Refund it and end the plan',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/refund.txt');
  const body = { reason: 'Bought by mistake.', money: refund.money, credit: refund.credit };
  expect(api.calls(refundSubscriberPeriod).map((sent) => sent.body)).toEqual([body, body]);
});

it.each([
  ['names both periods before it refunds one with the next that is paid for', 'refund-both', null],
  ['says a sum for each currency where the next period was paid for in another', 'refund-currencies', 1000],
])('%s', async (_what, file, dollarsMinor) => {
  const { subscription } = demo;
  if (!subscription) throw new Error('the demo has a plan');
  const { terms, period } = subscription;
  const money = { amountMinor: 5_500_000, currency: 'NGN' as const };
  const next = { terms: { ...terms, plan: 'founder' as const }, period: nextPeriod };
  const refund = {
    ...{ money: dollarsMinor ? [money, { amountMinor: dollarsMinor, currency: 'USD' }] : [money] },
    ...{ credit: [], byTransfer: false },
    periods: [{ terms, period }, next],
  };
  const said = await followOperator({
    at,
    answers: {
      [url]: { ...demo, subscription: { ...subscription, ahead: next, paidUntil: nextPeriod.endsOn }, refund },
    },
    replies: reply(refundSubscriberPeriod, demo),
    steps: ['Refund both paid periods…', ['Why?', 'Bought by mistake.'], 'Refund both and end the plan'],
  });
  await expect(said).toMatchFileSnapshot(`said/${file}.txt`);
});

it('gives a plan to a day with a reason, and keeps what cannot be sent', async () => {
  const [comp] = demo.comps;
  if (!comp) throw new Error('the demo has a plan that was given');
  const said = await followOperator({
    at,
    replies: reply(giveComp, refused('COMP_DAY_INVALID'), { ...comp, until: '2027-03-03' }),
    steps: [
      'Give a plan…',
      'Give this plan',
      ['Ideation', true],
      ['Last day', '2027-03-03'],
      ['Why?', 'Won the pitch day.'],
      'Give this plan',
      'Give this plan',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/give.txt');
  const body = { plan: 'ideation', until: '2027-03-03', reason: 'Won the pitch day.' };
  expect(api.calls(giveComp).map((sent) => sent.body)).toEqual([body, body]);
});

const waiting = demo.periods.find(({ state }) => state === 'open');
it.each([
  [
    'a transfer',
    { method: 'bank_transfer', claimedAt: '2026-11-02T09:30:00.000Z' },
    'start',
    /^They have a transfer of ₦15,000\.00 under way for Ideation\. It stays:/,
  ],
  [
    'an online payment',
    { method: 'checkout' },
    'start',
    /^An online payment of ₦15,000\.00 for Ideation is not finished\. It stays:/,
  ],
  [
    'the rest of a transfer',
    { method: 'bank_transfer', received: { amountMinor: 900_000, currency: 'NGN' } },
    'start',
    /^₦9,000\.00 of a transfer for Ideation has come, and ₦6,000\.00 is missing\. It stays:/,
  ],
  ['a renewal', { method: 'bank_transfer' }, 'next', /^The next period of Ideation is not paid for yet\. It stays:/],
  ['a choice', { method: 'bank_transfer' }, 'start', /^They chose Ideation and have not paid for it yet\. It stays:/],
] as const)('says before a plan is given that %s waits', async (_what, change, kind, words) => {
  const [payment] = demo.payments;
  if (!payment || !waiting) throw new Error('the demo has a payment and a choice');
  const amount = { amountMinor: 1_500_000, currency: 'NGN' };
  const begun = { ...payment, status: 'pending', amount, received: { ...amount, amountMinor: 0 } };
  const payments = [{ ...begun, invoice: { ...payment.invoice, id: waiting.invoice.id }, ...change }];
  const said = await followOperator({
    at,
    answers: { [url]: { ...demo, periods: [{ ...waiting, kind }], payments } },
    steps: ['Give a plan…'],
  });
  expect(said.split('\n').map((line) => line.replace(/^\+ /, ''))).toContainEqual(expect.stringMatching(words));
});

it('says nothing of a payment where none waits', async () => {
  const paid = { ...demo, periods: [{ ...waiting, state: 'paid' }] };
  const said = await followOperator({ at, answers: { [url]: paid }, steps: ['Give a plan…'] });
  expect(said).toContain('Give this plan');
  expect(said).not.toContain('A payment waits');
});

it('ends a plan that was given, and lists those that ended', async () => {
  const [comp] = demo.comps;
  if (!comp) throw new Error('the demo has a plan that was given');
  const said = await followOperator({
    at,
    replies: reply(endComp, refused('COMP_UNKNOWN'), { ...comp, can: { end: false } }),
    steps: ['End it now…', 'End it now', 'End it now…', 'End it now'],
  });
  await expect(said).toMatchFileSnapshot('said/end.txt');
  const ended = { ...comp, endedAt: '2026-11-12T09:30:00.000Z', can: { end: false } };
  const over = { ...demo, comps: [ended], periods: [], payments: [], refunds: [] };
  await expect(await readOperatorPage({ at, answers: { [url]: over } })).toMatchFileSnapshot('said/given-over.txt');
});
