import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type InvoiceView, type PaymentView, readInvoice } from '#contract/billing/billing.ts';
import { verifyPayment } from '#contract/billing/payments.ts';
import type { OwnSubscription, SubscriptionView } from '#contract/billing/subscription.ts';
import { sayOwed } from '#domain/billing/subscription/say-price.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { type DemoAnswers, openDemoPage, readDemoPage } from '#tests/components/demo-page.tsx';
import answers from '#tests/fixtures/demo/founder.json';
import { authSession } from '#web/auth/session.ts';
import { makeToken } from '#web/auth/test-token.ts';
import {
  byTransfer,
  card,
  ended,
  ending,
  failed,
  founderMonthly,
  ideationMonthly,
  naira,
  owned,
  preview,
  prices,
  running,
  upgrade,
  withCoupon,
} from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import { PlanSection } from './plan-section.tsx';

const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const at = paths.member.billingHistory;
const founder = { subscription_plan: 'Ideation Plan' } as const;
const keep = {
  charges: [1, 2].map((month) => ({ ...failed.charge, on: `2027-0${month + 2}-03` })),
  endsOn: null,
  heldUntil: null,
};
const forecast = (choice: string) => `/subscription/forecast?choice=${choice}`;

const sample = readInvoice.reply.parse(answers['/invoices/01a2049a-0c7e-7907-8a79-84cec86b6186']);
const [transfer] = sample.payments as [PaymentView];
const invoice: InvoiceView = {
  ...sample,
  id: 'i1',
  title: 'Ideation, monthly',
  subject: { kind: 'plan', id: 's1' },
  total: naira(1_500_000),
  due: naira(1_500_000),
  payments: [],
};
const cancelled: InvoiceView = { ...invoice, status: 'cancelled', due: naira(0), can: { pay: false, download: false } };
const paid: InvoiceView = { ...invoice, status: 'paid', can: { pay: false, download: true } };
const purchase = {
  kind: 'start',
  invoiceId: 'i1',
  terms: ideationMonthly,
  replaced: null,
  pay: naira(1_500_000),
  standsUntil: '2027-02-10',
  isSettled: false,
} as const;

/** Chosen in another tab, where the first choice is not paid for. */
const replacing = {
  ...purchase,
  invoiceId: 'i2',
  terms: founderMonthly,
  pay: naira(4_000_000),
  replaced: ideationMonthly,
};

const bySupport = { at: '2027-02-08T10:00:00.000Z', bySupport: true };

const savedAt = '2026-11-03T09:00:00.000Z';
const cards = {
  items: [
    { ...card, isExpired: false, savedAt },
    { id: 'c2', brand: 'verve', last4: '0009', expiresYear: 2026, expiresMonth: 10, isExpired: true, savedAt },
  ],
};

const higher = { ...running, terms: founderMonthly, price: naira(4_000_000) };
const once = {
  ...running,
  renews: false,
  card: null,
  words: 'You pay nothing more. Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
};
const lowered = { ...higher, next: { terms: ideationMonthly, price: naira(1_500_000), on: '2027-03-03' } };

const world = (own: OwnSubscription, more: DemoAnswers = {}): DemoAnswers => ({
  '/subscription': own,
  '/plans': prices,
  '/payment-methods?currency=NGN': { items: [{ method: 'checkout' }, { method: 'bank_transfer' }] },
  '/payment-methods?currency=USD': { items: [{ method: 'checkout' }] },
  '/invoices/i1': invoice,
  '/cards': { items: [] },
  '/billing/credit': { balances: [], mayCome: [] },
  [forecast('keep')]: keep,
  [forecast('cancel')]: { charges: [], endsOn: '2027-03-03', heldUntil: null },
  ...more,
});

const paidAhead = {
  ahead: { terms: ideationMonthly, period: { startsOn: '2027-03-03', endsOn: '2027-04-03' } },
  paidUntil: '2027-04-03',
};
const say = (subscription: SubscriptionView) =>
  readDemoPage({ at, as: founder, shown: <PlanSection />, answers: world(owned(subscription)) });

it('ends with the next period where that one is paid for', async () => {
  const said = await say({ ...ending, ...paidAhead, words: null });
  expect(said).toContain('Your plan ends on 3rd Apr, 2027');
  expect(said).not.toContain('ends on 3rd Mar');
});

it('says what follows where a plan that was cancelled is kept, and asks for nothing else to keep it', async () => {
  const said = await say({ ...ending, terms: founderMonthly, next: lowered.next });
  expect(said).toContain(
    'If you keep the plan, from {datetime=2027-03-03} 3rd Mar, 2027: Ideation, monthly, ₦15,000 a month.',
  );
  expect(said.match(/\[.*Keep .*\]/g)).toEqual(['[{type=button} Keep the plan]']);
});

it.each<[string, Partial<SubscriptionView>, string]>([
  ['with the day', {}, 'Chosen from 3rd Mar, 2027'],
  ['where it begins once it is paid for', { renews: false }, 'Chosen for the next period'],
])('marks the plan that is chosen for later among the others: %s', async (_how, more, words) => {
  expect(await say({ ...lowered, ...more })).toContain(words);
});

it('says before it is cancelled what becomes of credit, and of money that has come or was sent', async () => {
  const held = { held: naira(500_000), awaited: naira(0), available: naira(500_000), back: [], asked: naira(0) };
  const sent = { ...transfer, status: 'pending', claimedAt: '2027-02-08T10:00:00.000Z' } as const;
  const said = await followDemoPage({
    at,
    as: founder,
    shown: <PlanSection />,
    answers: world(owned(running, { purchase: { ...purchase, kind: 'ahead' } }), {
      '/billing/credit': { balances: [{ currency: 'NGN', ...held }], mayCome: [] },
      '/invoices/i1': { ...invoice, paid: naira(900_000), due: naira(600_000), payments: [sent] },
    }),
    steps: ['Cancel the plan'],
    replies: { 'POST /subscription/preview': preview },
  });
  expect(said).toContain(
    'Your credit of ₦5,000 stays yours. It pays first at your next payment for a plan, or you have it refunded: “Refund it” stands beside it, further down.',
  );
  expect(said).toContain('The ₦9,000 that came for Ideation, monthly becomes your credit.');
  expect(said).toContain('The transfer that you sent for Ideation, monthly becomes your credit when it arrives.');
});

it.each<[string, OwnSubscription, DemoAnswers?]>([
  ['none', owned(null)],
  ['not sold', owned(null), { '/plans': { ...prices, prices: [], taxPercent: null } }],
  ['without tax', owned(null), { '/plans': { ...prices, taxPercent: null } }],
  ['tax on top', owned(null), { '/plans': { ...prices, includesTax: false } }],
  ['running', owned(running)],
  [
    'paid ahead, with another plan after it',
    owned({
      ...running,
      ...paidAhead,
      next: { terms: founderMonthly, price: naira(4_000_000), on: '2027-04-03' },
    }),
  ],
  [
    'another price is announced',
    owned({
      ...running,
      priceChange: { on: '2027-03-03', terms: ideationMonthly, from: naira(1_500_000), to: naira(1_800_000) },
      words: 'You pay nothing today. Next: ₦18,000 on 3rd Mar, 2027. Renews by itself: on.',
    }),
  ],
  ['not renewing', owned(once)],
  ['payment failed', owned(failed)],
  [
    'payment failed for good',
    owned({
      ...{ ...failed, declined: 'stolen', charge: null, card: null, renews: false },
      words: sayOwed({ endsOn: '2027-03-10', renews: false }),
    }),
  ],
  ['confirm with bank', owned({ ...failed, state: 'confirm_with_bank', confirmUrl: 'https://bank.example/3ds' })],
  ['checking', owned({ ...running, isChecking: true, can: { ...running.can, change: false } })],
  ['ending', owned(ending)],
  ['ending after a dispute', owned({ ...ending, cancelled: null })],
  ['cancelled by support', owned({ ...ending, cancelled: bySupport })],
  ['cards', owned(running), { '/cards': cards }],
  ['ended', owned(ended)],
  ['ended by support', owned({ ...ended, endedFor: 'cancelled', cancelled: bySupport })],
  ['given', owned(null, { given: { plan: 'founder', until: '2027-03-03' } })],
  ['given above what is paid', owned(running, { given: { plan: 'founder', until: '2027-03-03' } })],
  ['given below what is paid', owned(higher, { given: { plan: 'ideation', until: '2027-03-03' } })],
  ['unread', owned(null), { '/subscription': offline, '/plans': offline }],
])('the plan says how it stands: %s', async (name, own, more) => {
  const said = await readDemoPage({ at, as: founder, shown: <PlanSection />, answers: world(own, more) });
  await expect(said).toMatchFileSnapshot(`said/${name.replaceAll(/\W+/g, '-')}.txt`);
});

it.each<[string, OwnSubscription, Step[], Record<string, unknown>, DemoAnswers?, string?]>([
  [
    'a plan is chosen and paid online',
    owned(null),
    [
      'Choose Ideation',
      'Pay ₦15,000 online',
      { now: { '/subscription': owned(null, { purchase }) } },
      'Pay ₦15,000 online',
    ],
    {
      'POST /subscription/preview': preview,
      'POST /subscription/purchases': [refused('PLAN_SUM_CHANGED'), purchase],
      'POST /invoices/i1/payments': { ...transfer, method: 'checkout', invoiceId: 'i1', redirectUrl: '#checkout' },
    },
  ],
  [
    'an order that is not paid is dropped',
    owned(running, { purchase: { ...purchase, kind: 'upgrade' } }),
    ['Not now', { now: { '/subscription': owned(running) } }, 'Not now'],
    {
      'DELETE /subscription/purchases': [refused('PLAN_CHECKING'), owned(running)],
      'POST /subscription/preview': preview,
    },
  ],
  [
    'the next 12 months follow the change that is planned',
    owned(lowered),
    ['Next 12 months', ['If you', 'keep Founder, monthly'], { until: '1 payment' }],
    {},
    {
      '/subscription/forecast?choice=change&plan=founder&cadence=monthly&currency=NGN': {
        charges: [{ ...failed.charge, terms: founderMonthly, pay: naira(4_000_000) }],
        endsOn: null,
        heldUntil: null,
      },
    },
  ],
  [
    'another choice takes the place of one that is not paid',
    owned(null, { purchase }),
    [
      'Choose Founder',
      { now: { '/subscription': owned(null, { purchase: replacing }), '/invoices/i1': cancelled } },
      'Pay ₦40,000 online',
    ],
    {
      'POST /subscription/preview': {
        ...preview,
        terms: founderMonthly,
        pay: naira(4_000_000),
        words: 'You pay ₦40,000 today.',
      },
      'POST /subscription/purchases': replacing,
      'POST /invoices/i2/payments': { ...transfer, method: 'checkout', invoiceId: 'i2', redirectUrl: '#checkout' },
    },
    {
      '/invoices/i2': {
        ...invoice,
        id: 'i2',
        title: 'Founder, monthly',
        total: naira(4_000_000),
        due: naira(4_000_000),
      },
    },
  ],
  [
    'the older of two tabs is told what became of its choice',
    owned(null, { purchase }),
    [
      { now: { '/subscription': owned(null, { purchase: replacing }), '/invoices/i1': cancelled } },
      'Pay ₦15,000 online',
    ],
    { 'POST /invoices/i1/payments': refused('INVOICE_SETTLED'), 'POST /subscription/preview': preview },
    {
      '/invoices/i2': {
        ...invoice,
        id: 'i2',
        title: 'Founder, monthly',
        total: naira(4_000_000),
        due: naira(4_000_000),
      },
    },
  ],
  [
    'a coupon is used',
    owned(null),
    [
      'Choose Ideation',
      'Use the coupon',
      ['Coupon code', 'a!'],
      'Use the coupon',
      ['Coupon code', 'nope'],
      'Use the coupon',
      ['Coupon code', 'say20'],
      'Use the coupon',
      'Remove the coupon',
      ['Coupon code', 'say20'],
      'Use the coupon',
      'Pay ₦12,000 online',
    ],
    {
      'POST /subscription/preview': ({ body }: { body: { coupon?: string } }) =>
        body.coupon === undefined ? preview : body.coupon === 'SAY20' ? withCoupon : refused('COUPON_UNKNOWN'),
      'POST /subscription/purchases': { ...purchase, pay: withCoupon.pay, coupon: withCoupon.coupon },
      'POST /invoices/i1/payments': { ...transfer, method: 'checkout', invoiceId: 'i1', redirectUrl: '#checkout' },
    },
  ],
  [
    'a plan is chosen and paid by transfer',
    owned(null),
    [
      'Choose Ideation',
      ['Bank transfer', true],
      {
        now: {
          '/subscription': owned(null, { purchase }),
          '/invoices/i1': { ...invoice, payments: [{ ...transfer, claimedAt: null, can: { claim: true } }] },
        },
      },
      'Pay ₦15,000 by transfer',
    ],
    {
      'POST /subscription/preview': ({ body }: { body: { method: string } }) =>
        body.method === 'checkout' ? preview : byTransfer,
      'POST /subscription/purchases': purchase,
      'POST /invoices/i1/payments': { ...transfer, invoiceId: 'i1' },
    },
  ],
  [
    'an upgrade says what the days left are worth',
    owned(running),
    ['Upgrade to Founder', 'Back to the plans'],
    { 'POST /subscription/preview': upgrade },
  ],
  [
    'an upgrade says each part of its sum',
    owned({ ...running, ...paidAhead }),
    ['Upgrade to Founder'],
    {
      'POST /subscription/preview': {
        ...upgrade,
        pay: naira(1_235_714),
        credit: naira(2_764_286),
        ahead: naira(1_500_000),
        kept: naira(0),
      },
    },
  ],
  [
    'an upgrade in dollars says that naira that were paid ahead are credit',
    owned({ ...running, ...paidAhead }),
    ['Upgrade to Founder'],
    {
      'POST /subscription/preview': {
        ...upgrade,
        terms: { ...founderMonthly, currency: 'USD' },
        ...{ price: dollars(3000), pay: dollars(2357), credit: dollars(643), daysLeft: dollars(643), kept: dollars(0) },
        ahead: naira(1_500_000),
        words: 'You pay $23.57 today.',
      },
    },
  ],
  [
    'the currency is changed, and a plan is chosen in dollars',
    owned(null),
    [['Currency', 'US dollars ($)'], { until: 'Choose Founder' }, 'Choose Founder'],
    {
      'POST /subscription/preview': {
        ...preview,
        terms: { ...founderMonthly, currency: 'USD' },
        price: dollars(2_900),
        ...Object.fromEntries(['credit', 'daysLeft', 'ahead', 'kept'].map((key) => [key, dollars(0)])),
        pay: dollars(2_900),
        words: 'You pay $29 today.',
      },
    },
  ],
  [
    'a lower plan begins at the end, and is taken back',
    owned(higher),
    [
      'Change to Ideation',
      { now: { '/subscription': owned(lowered) } },
      'Change on 3rd Mar, 2027',
      { now: { '/subscription': owned(higher) } },
      'Keep Founder, monthly',
    ],
    {
      'POST /subscription/preview': {
        ...preview,
        when: 'at_end',
        period: { startsOn: '2027-03-03', endsOn: '2027-04-03' },
        words: 'You pay nothing today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
      },
      'POST /subscription/change': owned(lowered),
      'DELETE /subscription/change': owned(higher),
    },
  ],
  [
    'it is cancelled in two taps and comes back in one',
    owned(running),
    [
      { now: { '/subscription': owned(ending) } },
      'Cancel the plan',
      'Cancel the plan',
      'Keep the plan',
      { now: { '/subscription': owned(running) } },
      'Keep the plan',
    ],
    { 'POST /subscription/cancellation': owned(ending), 'POST /subscription/return': [offline, owned(running)] },
  ],
  [
    'the free plan is chosen by cancelling',
    owned(running),
    ['Change to Free', 'Cancel the plan'],
    { 'POST /subscription/cancellation': refused('PLAN_NONE') },
  ],
  [
    'cards are removed, and renew the plan or do not',
    owned(running),
    [
      { now: { '/subscription': owned({ ...running, renews: false }) } },
      'Do not renew by itself',
      { now: { '/subscription': owned(running) } },
      'Renew with this card: Visa ending in 4081',
      'Not now',
      'Renew with this card: Visa ending in 4081',
      'Renew with this card',
      'Remove Visa ending in 4081',
      { now: { '/cards': { items: cards.items.slice(1) } } },
      'Remove the card',
      'Remove Verve ending in 0009',
      'Remove the card',
    ],
    {
      'PUT /subscription/renewal': [owned({ ...running, renews: false }), owned(running)],
      'DELETE /cards/c1': null,
      'DELETE /cards/c2': refused('CARD_UNKNOWN'),
    },
    {
      '/cards': cards,
      '/subscription/forecast?choice=renew&cardId=c1': {
        charges: [
          failed.charge,
          {
            ...failed.charge,
            on: '2027-04-03',
            price: naira(2_000_000),
            pay: naira(1_700_000),
            credit: naira(300_000),
          },
        ],
        endsOn: null,
        heldUntil: null,
      },
    },
  ],
  [
    'a payment that failed is paid now',
    owned(failed),
    ['Pay it now'],
    { 'POST /subscription/preview': { ...preview, when: 'owed' } },
  ],
  [
    'credit that pays everything begins the plan at once',
    owned(running),
    ['Upgrade to Founder', 'Begin now'],
    {
      'POST /subscription/preview': {
        ...upgrade,
        pay: naira(0),
        credit: naira(4_000_000),
        kept: naira(500_000),
        card,
        words: 'You pay nothing today. Next: ₦40,000 on 13th Mar, 2027. Renews by itself: on.',
      },
      'POST /subscription/purchases': { ...purchase, kind: 'upgrade', terms: founderMonthly, isSettled: true },
    },
  ],
  [
    'the next 12 months follow what one does',
    owned(running),
    ['Next 12 months', ['If you', 'cancel'], { until: 'Nothing is charged.' }],
    {},
  ],
])('%s', async (name, own, steps, replies, more, search = '') => {
  const said = await followDemoPage({
    at: at + search,
    as: founder,
    shown: <PlanSection />,
    answers: world(own, more),
    steps,
    replies,
  });
  await expect(said).toMatchFileSnapshot(`said/flow/${name.replaceAll(/\W+/g, '-')}.txt`);
});

/** Of 15 minutes from the moment of the demo data: nothing but the plan asks for another one. */
const iat = Date.parse('2026-11-22T19:30:00Z') / 1000;
const fresh = { iat, exp: iat + 900 };

it('is found paid on the way back, and the token names the plan', async () => {
  api.on(verifyPayment, {
    ...transfer,
    id: 'p2',
    method: 'checkout',
    invoiceId: 'i1',
    status: 'paid',
    willWrite: false,
  });
  const answers = world(owned(running), { '/invoices/i1': paid });
  const { settle, location } = await openDemoPage({
    at: `${at}?payment=p2`,
    as: fresh,
    shown: <PlanSection />,
    answers,
  });
  api.giveToken(makeToken({ ...founder, ...fresh }));
  await expect.poll(location).toBe(at);
  await expect(await settle()).toMatchFileSnapshot('said/found-paid.txt');
  expect(api.calls(verifyPayment)).toHaveLength(1);
  expect(authSession.getState()).toMatchObject({ claims: { subscription_plan: 'Ideation Plan' } });
  vi.useRealTimers();
});

it('asks for no other token where the one of a plan that was given is right', async () => {
  const as = { ...fresh, subscription_plan: 'Founder Plan' } as const;
  const own = owned(running, { given: { plan: 'founder', until: '2027-03-03' } });
  const { settle } = await openDemoPage({ at, as, shown: <PlanSection />, answers: world(own) });
  api.giveToken(makeToken({ ...founder, ...fresh }));
  await settle();
  expect(authSession.getState()).toMatchObject({ claims: { subscription_plan: 'Founder Plan' } });
  vi.useRealTimers();
});

it('shows cancelling as large as choosing, and asks for no reason', async () => {
  await openDemoPage({ at, as: founder, shown: <PlanSection />, answers: world(owned(running)) });
  vi.useRealTimers();
  const lookOf = (name: string) => {
    const element = page.getByRole('button', { name, exact: true }).element();
    const { height } = element.getBoundingClientRect();
    const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(element);
    return { height, backgroundColor, borderColor, color, fontSize, fontWeight };
  };
  await expect.element(page.getByRole('button', { name: 'Upgrade to Founder' })).toBeVisible();
  expect(lookOf('Cancel the plan')).toEqual(lookOf('Upgrade to Founder'));
  expect(lookOf('Change to Free')).toEqual(lookOf('Upgrade to Founder'));
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  const dialog = page.getByRole('alertdialog');
  expect(dialog.getByRole('button').elements()).toHaveLength(2);
  expect(dialog.element().querySelector('input, textarea, select')).toBeNull();
});
