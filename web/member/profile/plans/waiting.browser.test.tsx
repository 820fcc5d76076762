import { beforeEach, expect, it } from 'vitest';
import { type PaymentView, readInvoice } from '#contract/billing/billing.ts';
import { listCards } from '#contract/billing/cards.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { claimTransfer, listPaymentMethods, takeBackClaim, verifyPayment } from '#contract/billing/payments.ts';
import {
  dropPurchase,
  listPlans,
  previewSubscription,
  purchasePlan,
  readForecast,
  readSubscription,
  setRenewal,
} from '#contract/billing/plans.ts';
import type { Purchase, SubscriptionView } from '#contract/billing/subscription.ts';
import type { Decline } from '#domain/billing/subscription/retry-schedule.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/founder.json';
import { invoiceQuery } from '#web/billing/billing-queries.ts';
import {
  byTransfer,
  card,
  failed,
  founderMonthly,
  ideationMonthly,
  owned,
  preview,
  prices,
  running,
  withCoupon,
} from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import { PlanSection } from './plan-section.tsx';

const at = paths.member.billingHistory;

beforeEach(() => {
  api.on(listPlans, prices);
  api.on(listCards, { items: [] });
  api.on(readCredit, { balances: [], mayCome: [] });
  api.on(readForecast, { charges: [], endsOn: null, heldUntil: null });
});

it('lets nothing be chosen while a payment is asked about, and cancelling stays', async () => {
  api.on(readSubscription, owned(running));
  api.on(verifyPayment, offline);
  const screen = await show(<PlanSection />, { at: `${at}?payment=p2` });
  await expect.element(screen.getByText('We are checking with your bank')).toBeVisible();
  await expect.element(screen.getByText('₦40,000 a month')).toBeVisible();
  expect(screen.getByRole('button', { name: /Choose|Upgrade|Change to|Pay the next/ }).elements()).toHaveLength(0);
  await expect.element(screen.getByRole('button', { name: 'Cancel the plan' })).toBeVisible();
  await screen.getByRole('button', { name: 'I did not pay' }).click();
  await expect.element(screen.getByRole('button', { name: 'Upgrade to Founder' })).toBeVisible();
});

it.each([
  ['NGN', 'You can pay now, with another card or by transfer, or cancel.'],
  ['USD', 'You can pay now, with another card, or cancel.'],
] as const)('tells of a transfer only where there is one: %s', async (currency, words) => {
  api.on(readSubscription, owned({ ...failed, terms: { ...failed.terms, currency }, next: null }));
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText(words)).toBeVisible();
});

const sample = readInvoice.reply.parse(answers['/invoices/01a2049a-0c7e-7907-8a79-84cec86b6186']);
const [transfer] = sample.payments as [PaymentView];
const refusedCharge = {
  ...transfer,
  method: 'checkout',
  status: 'failed',
  problem: 'declined',
  claimedAt: null,
} as const;

/** What the renewal left: the period whose charge was refused, and its invoice. */
function withOwed(subscription: SubscriptionView, currency: 'NGN' | 'USD', declined: Decline): void {
  const terms = { ...ideationMonthly, currency };
  const pay = { amountMinor: 1_000, currency };
  const more = { kind: 'owed', invoiceId: 'i1', replaced: null, standsUntil: '2027-03-10', isSettled: false } as const;
  api.on(readSubscription, owned({ ...subscription, terms }, { purchase: { ...more, terms, pay } }));
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }] });
  api.on(previewSubscription, preview);
  api.on(readInvoice, {
    ...sample,
    ...{ id: 'i1', total: pay, due: pay, paid: { ...pay, amountMinor: 0 } },
    payments: [{ ...refusedCharge, declined }],
  });
}

it.each([
  ['NGN', 'funds', 'There was not enough money for it. Nothing was charged. Try again or pay another way.'],
  ['NGN', 'expired', 'Your card has expired. Nothing was charged. Pay with another card or another way.'],
  ['USD', 'funds', 'There was not enough money for it. Nothing was charged. Try again or pay with another card.'],
  ['USD', 'expired', 'Your card has expired. Nothing was charged. Pay with another card.'],
] as const)('offers what is owed once, and no other way than there is: %s, %s', async (currency, declined, words) => {
  withOwed(failed, currency, declined);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Pay for Ideation, monthly' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Pay .* online$/ })).toBeVisible();
  await expect.element(screen.getByText(/did not go through/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay/ }).elements()).toHaveLength(1);
});

it('takes a coupon for what is owed, and gives the whole sum back with it', async () => {
  withOwed(failed, 'NGN', 'funds');
  const owed = { kind: 'owed', invoiceId: 'i1', replaced: null, standsUntil: '2027-03-10', isSettled: false } as const;
  const whole: Purchase = { ...owed, terms: ideationMonthly, pay: preview.pay };
  const { pay, coupon } = withCoupon;
  api.on(readSubscription, owned(failed, { purchase: whole }));
  api.on(previewSubscription, ({ body }) => (body.coupon ? withCoupon : preview));
  api.on(purchasePlan, ({ body }) => {
    const chosen: Purchase = body.coupon ? { ...whole, pay, coupon } : whole;
    api.on(readSubscription, owned(failed, { purchase: chosen }));
    return chosen;
  });
  const screen = await show(<PlanSection />, { at });
  const until = 'You can pay until 10th Mar, 2027. If it is not paid by then, your plan ends.';
  await expect.element(screen.getByText(until, { exact: true })).toBeVisible();
  await screen.getByLabelText('Coupon code').fill('say20');
  await screen.getByRole('button', { name: 'Use the coupon' }).click();
  await expect.element(screen.getByText('Coupon SAY20 takes ₦3,000 off this payment.')).toBeVisible();
  expect(api.calls(purchasePlan).at(-1)?.body).toEqual({
    ...ideationMonthly,
    method: 'checkout',
    pay,
    coupon: 'SAY20',
  });
  await screen.getByRole('button', { name: 'Remove the coupon' }).click();
  await expect.element(screen.getByLabelText('Coupon code')).toBeVisible();
  expect(api.calls(purchasePlan).at(-1)?.body).toEqual({ ...ideationMonthly, method: 'checkout', pay: preview.pay });
});

it('takes no coupon for what is owed once a transfer was sent for it', async () => {
  withTransfer(failed, 'owed', pending);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('We are looking for your transfer', { exact: true })).toBeVisible();
  expect(screen.getByLabelText('Coupon code').query()).toBeNull();
});

it('asks for nothing else while a bank is asked to confirm what is owed', async () => {
  withOwed(
    { ...failed, state: 'confirm_with_bank', isChecking: true, confirmUrl: 'https://bank.example/3ds' },
    'NGN',
    'funds',
  );
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByRole('link', { name: 'Confirm with your bank' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel the plan' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pay for Ideation, monthly' }).query()).toBeNull();
});

it('says so where credit has changed what an unpaid choice costs, and leads to the new sum', async () => {
  withOwed(failed, 'NGN', 'funds');
  api.on(previewSubscription, { ...preview, terms: ideationMonthly, pay: { amountMinor: 500_000, currency: 'NGN' } });
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('It costs ₦5,000 now')).toBeVisible();
  await screen.getByRole('button', { name: 'See the new sum' }).click();
  await expect.element(screen.getByRole('button', { name: 'Pay ₦5,000 online' })).toBeVisible();
});

const chosenBefore = { standsUntil: null, invoiceId: 'i1', replaced: null, isSettled: false } as const;
const sum = { amountMinor: 1_500_000, currency: 'NGN' } as const;
const part = { ...sum, amountMinor: 500_000 };
const pending = { ...transfer, invoiceId: 'i1', status: 'pending', amount: sum } as const;
const rest = { ...pending, received: part, claimedAt: null, can: { claim: true } };

/** A choice for which a transfer was sent, and what of it has come. */
function withTransfer(
  subscription: SubscriptionView | null,
  kind: Purchase['kind'],
  payment: PaymentView,
  standsUntil: string | null = null,
): void {
  const chosen: Purchase = { ...chosenBefore, kind, terms: ideationMonthly, pay: sum, standsUntil };
  api.on(readSubscription, owned(subscription, { purchase: chosen }));
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }, { method: 'bank_transfer' }] });
  const { received } = payment;
  const due = { ...sum, amountMinor: sum.amountMinor - received.amountMinor };
  api.on(previewSubscription, { ...byTransfer, pay: due });
  const subject = { kind: 'plan', id: 's1' } as const;
  api.on(readInvoice, { ...sample, id: 'i1', subject, total: sum, due, paid: received, payments: [payment] });
}

const held: SubscriptionView = {
  ...running,
  heldUntil: '2027-03-08',
  charge: running.charge && { ...running.charge, on: '2027-03-08' },
  words: 'Next: ₦15,000 on 8th Mar, 2027. Renews by itself: on.',
};
const heldInGrace: SubscriptionView = { ...failed, heldUntil: '2027-03-08', charge: held.charge };
const later =
  'Your card is charged on 8th Mar, 2027 if all of the money is not found by then. What is not needed of a transfer that comes later becomes your credit.';
const once = { ...running, renews: false };
it.each<[string, SubscriptionView | null, Purchase['kind'], string]>([
  [
    'a first period',
    null,
    'start',
    'Your choice waits until all of the money is found. If we cannot find it, we tell you.',
  ],
  [
    'the next one',
    once,
    'ahead',
    'If all of the money is not found by 3rd Mar, 2027, your plan ends, and it begins again on the day on which it is found. If we cannot find it, we tell you.',
  ],
  [
    'the next one of a plan that has ended',
    { ...once, state: 'ended', endedFor: 'period_over', words: null, charge: null },
    'owed',
    'Your plan has ended. It begins again on the day on which all of the money is found. If we cannot find it, we tell you.',
  ],
  ['the next one of a plan that renews', held, 'ahead', `${later} If we cannot find it, we tell you.`],
  [
    'the one that is due while the card waits for it',
    heldInGrace,
    'owed',
    `${later} If you press “I have not sent it yet”, your card is charged at once. If we cannot find it, we tell you.`,
  ],
  [
    'the one that is due',
    failed,
    'owed',
    'Your plan stays until 10th Mar, 2027 09:00 AM. If all of the money is found later, the plan begins again on that day. If we cannot find it, we tell you.',
  ],
])('says of a transfer that was sent what becomes of it: %s', async (_what, subscription, kind, words) => {
  withTransfer(subscription, kind, pending);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByRole('heading', { name: 'Your transfer for Ideation, monthly' })).toBeVisible();
  await expect.element(screen.getByText('We are looking for your transfer', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText(byTransfer.wordsAfter, { exact: true })).toBeVisible();
  // What comes if it is not found stands beside it.
  const condition = screen.getByText('Once all of your transfer is found:', { exact: true });
  expect(condition.elements()).toHaveLength(kind === 'start' ? 0 : 1);
  expect(screen.getByText(/You pay|To pay|You can pay until/).elements()).toHaveLength(0);
});

it('says beside a period that can be paid ahead when the card is charged for it', async () => {
  withTransfer(running, 'ahead', { ...pending, claimedAt: null, can: { claim: true } }, '2027-03-10');
  const screen = await show(<PlanSection />, { at });
  const words =
    'You can pay until 10th Mar, 2027. Until it is paid nothing of what you have changes: your card is charged on 3rd Mar, 2027, as before.';
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

const onlyIf =
  'On 8th Mar, 2027 it is charged only if your transfer has not been found by then. If it is found, the plan does not renew by itself any more.';

it('says in the next 12 months which charge waits for a transfer', async () => {
  withTransfer(held, 'ahead', pending);
  const charge = { on: '2027-03-08', terms: ideationMonthly, price: sum, pay: sum, credit: { ...sum, amountMinor: 0 } };
  api.on(readForecast, { charges: [charge], endsOn: null, heldUntil: '2027-03-08' });
  const screen = await show(<PlanSection />, { at });
  await screen.getByText('Next 12 months: each payment to come').click();
  await expect.element(screen.getByText(onlyIf, { exact: true })).toBeVisible();
});

it('says before a card renews that it waits for a transfer, and what it pays once a part has come', async () => {
  withTransfer(once, 'ahead', rest);
  api.on(listCards, { items: [{ ...card, isExpired: false, savedAt: '2026-11-03T09:00:00.000Z' }] });
  const nothing = { ...sum, amountMinor: 0 };
  const charge = { on: '2027-03-08', terms: ideationMonthly, price: sum, pay: part, credit: nothing };
  api.on(readForecast, { charges: [charge], endsOn: null, heldUntil: '2027-03-08' });
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: /^Renew with this card/ }).click();
  await expect
    .element(screen.getByText('This card is charged: ₦5,000 on 8th Mar, 2027, then ₦15,000 each month.'))
    .toBeVisible();
  await expect.element(screen.getByText(onlyIf, { exact: true })).toBeVisible();
});

it('leads from a transfer that is looked for to how long it takes for a plan', async () => {
  withTransfer(null, 'start', pending);
  const screen = await show(<PlanSection />, { at });
  const link = screen.getByRole('link', { name: 'How long does it take?' });
  await expect.element(link).toHaveAttribute('href', paths.helpQuestion('transfer-time'));
});

it('does not ask to pay what may have been sent, and says again how long it can be paid, once it was not found', async () => {
  withTransfer(null, 'start', pending);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('We are looking for your transfer', { exact: true })).toBeVisible();
  withTransfer(null, 'start', { ...pending, status: 'failed', can: { claim: true } }, '2027-02-10');
  await screen.queryClient.refetchQueries(invoiceQuery('i1'));
  await expect.element(screen.getByText('Your transfer was not found')).toBeVisible();
  await expect.element(screen.getByText(/^You can pay until 10th Feb, 2027\./)).toBeVisible();
  await expect.element(screen.getByText(byTransfer.wordsAfter, { exact: true })).toBeVisible();
  expect(screen.getByText(/You pay ₦/).elements()).toHaveLength(0);
});

it('says of a choice whose last day is over that it can be chosen again, and asks for no money', async () => {
  withTransfer(null, 'start', { ...pending, claimedAt: null, can: { claim: true } });
  const over = { ...chosenBefore, kind: 'start', terms: ideationMonthly, pay: sum, standsUntil: '2027-02-10' } as const;
  api.on(readSubscription, owned(null, { purchase: { ...over, isOver: true } }));
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('The last day to pay for it was 10th Feb, 2027')).toBeVisible();
  await expect.element(screen.getByText('Money that comes for it after that becomes your credit.')).toBeVisible();
  expect(screen.getByText(/You can pay until|You pay ₦|I have sent it/).elements()).toHaveLength(0);
});

it('says of a part that has come what is left to pay, and when the plan ends', async () => {
  withTransfer(null, 'start', rest);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText(`You pay ₦10,000 more. ${byTransfer.wordsAfter}`)).toBeVisible();
  await expect.element(screen.getByText('Your choice waits until all of the money is found.')).toBeVisible();
});

it('says where the credit that one has now pays the rest, and nothing of a plan that does not begin by paying', async () => {
  withTransfer(null, 'start', rest);
  const words = 'Your plan ends on 3rd Mar, 2027. Renews by itself: off.';
  api.on(previewSubscription, { ...preview, pay: { ...sum, amountMinor: 0 }, credit: sum, words, wordsAfter: words });
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('radio', { name: /^Pay online/ }).click();
  await expect.element(screen.getByText('Your credit pays all of it now', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/The invoice below asks for ₦10,000\./)).toBeVisible();
  expect(screen.getByText(/Your plan ends on/).query()).toBeNull();
});

it('says which charges of a card credit pays first, and what the card pays then', async () => {
  api.on(readSubscription, owned({ ...running, renews: false, card: null }));
  const savedAt = '2026-11-03T09:00:00.000Z';
  api.on(listCards, { items: [{ ...card, isExpired: false, savedAt }] });
  const charge = (on: string, payMinor: number) => ({
    ...{ on, terms: ideationMonthly, price: sum },
    ...{ pay: { ...sum, amountMinor: payMinor }, credit: { ...sum, amountMinor: sum.amountMinor - payMinor } },
  });
  const all = [
    charge('2027-03-03', 0),
    charge('2027-04-03', 0),
    charge('2027-05-03', 1_200_000),
    charge('2027-06-03', 1_500_000),
  ];
  api.on(readForecast, { charges: all, endsOn: null, heldUntil: null });
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: /^Renew with this card/ }).click();
  const words =
    'This card is charged: ₦12,000 and ₦3,000 of your credit on 3rd May, 2027, then each month. Before that your credit pays: ₦15,000 on 3rd Mar, 2027 and ₦15,000 on 3rd Apr, 2027.';
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('says that a card is charged nothing where credit pays every charge', async () => {
  api.on(readSubscription, owned({ ...running, renews: false, card: null }));
  api.on(listCards, { items: [{ ...card, isExpired: false, savedAt: '2026-11-03T09:00:00.000Z' }] });
  const nothing = { ...sum, amountMinor: 0 };
  const charge = { on: '2027-03-03', terms: ideationMonthly, price: sum, pay: nothing, credit: sum };
  api.on(readForecast, { charges: [charge], endsOn: null, heldUntil: null });
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: /^Renew with this card/ }).click();
  const words = 'This card is charged: nothing in the next 12 months. Your credit pays: ₦15,000 on 3rd Mar, 2027.';
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('lets a part that has come become credit, but nothing while the rest is looked for', async () => {
  withTransfer(null, 'start', { ...rest, claimedAt: pending.claimedAt });
  const waiting = await show(<PlanSection />, { at });
  await expect.element(waiting.getByRole('heading', { name: 'Your transfer for Ideation, monthly' })).toBeVisible();
  expect(waiting.getByRole('button', { name: 'Not now' }).query()).toBeNull();
  await waiting.unmount();
  withTransfer(null, 'start', rest);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText(/the ₦5,000 that came becomes your credit/)).toBeVisible();
  api.on(dropPurchase, owned(null));
  await screen.getByRole('button', { name: 'Not now' }).click();
  await expect.element(screen.getByText('Dropped. ₦5,000 is your credit now.')).toBeVisible();
});

it('writes every sum beside the price of a plan as the price is written', async () => {
  withTransfer(null, 'start', rest);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('₦10,000 is still missing')).toBeVisible();
  const waits = screen.getByRole('heading', { name: 'Pay for Ideation, monthly' }).element().closest('section');
  expect(waits?.textContent).toContain('₦5,000 has arrived.');
  expect(waits?.textContent).not.toContain('.00');
});

it('tells two currencies of one plan apart, where the other one begins at the end', async () => {
  api.on(readSubscription, owned({ ...running, terms: founderMonthly }));
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }] });
  const terms = { ...founderMonthly, currency: 'USD' } as const;
  api.on(previewSubscription, {
    ...preview,
    ...{ when: 'at_end', terms, renews: false },
    period: { startsOn: '2027-03-03', endsOn: '2027-04-03' },
  });
  const screen = await show(<PlanSection />, { at: `${at}?choose=founder-monthly-USD` });
  await expect.element(screen.getByText('You keep Founder, monthly, in naira, until 3rd Mar, 2027.')).toBeVisible();
  await expect
    .element(
      screen.getByText('Founder, monthly, in US dollars, begins on 3rd Mar, 2027 only if you pay for it by then.'),
    )
    .toBeVisible();
});

it('keeps the name that was given for the transfer once a part of it has come', async () => {
  withTransfer(null, 'start', { ...rest, payerName: 'Kasuwa Ltd' });
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByLabelText('Name on the account you pay from')).toHaveValue('Kasuwa Ltd');
});

it('asks once, and loses nothing, where "I have sent it" is tapped twice', async () => {
  withTransfer(null, 'start', rest);
  api.on(claimTransfer, pending);
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: 'I have sent it' }).dblClick();
  await screen.getByRole('button', { name: 'Yes, I have sent it' }).click();
  await expect.poll(() => api.calls(claimTransfer)).toHaveLength(1);
  await expect.poll(() => screen.getByRole('alertdialog').query()).toBeNull();
});

it('takes back that it was sent, keeps the name, and shows the plan as it was before', async () => {
  const named = { ...pending, payerName: 'Kasuwa Ltd' };
  withTransfer(null, 'start', named);
  api.on(takeBackClaim, () => {
    const back = { ...named, claimedAt: null, can: { claim: true } };
    withTransfer(null, 'start', back, '2027-02-10');
    return back;
  });
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: 'I have not sent it yet' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Pay for Ideation, monthly' })).toBeVisible();
  await expect.element(screen.getByText(/^You can pay until 10th Feb, 2027\./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'I have sent it' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
  await expect.element(screen.getByLabelText('Name on the account you pay from')).toHaveValue('Kasuwa Ltd');
  expect(screen.getByRole('button', { name: 'I have not sent it yet' }).query()).toBeNull();
  expect(api.calls(takeBackClaim)).toHaveLength(1);
});

it('says why it cannot be taken back, and shows what was found meanwhile', async () => {
  withTransfer(null, 'start', pending);
  api.on(takeBackClaim, () => {
    withTransfer(null, 'start', rest);
    return refused('TRANSFER_ANSWERED');
  });
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: 'I have not sent it yet' }).click();
  await expect.element(screen.getByText(/^We have looked for this transfer already/)).toBeVisible();
  await expect.element(screen.getByText('₦10,000 is still missing')).toBeVisible();
});

it('names the last day to pay a rest for which no transfer was said to be sent', async () => {
  withTransfer(null, 'start', rest, '2027-02-10');
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText(/^You can pay until 10th Feb, 2027\./)).toBeVisible();
});

const waits = 'We look for your transfer until 8th Mar, 2027; if we have not found it by then, your card is charged.';

it('says until when the card waits for a transfer that was sent, and that the plan renews by itself', async () => {
  withTransfer(held, 'ahead', pending);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText(waits, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Next: ₦15,000 on 8th Mar, 2027. Renews by itself: on.')).toBeVisible();
  await expect.element(screen.getByText('Renewals are charged to your Visa ending in 4081.')).toBeVisible();
});

it('asks before a card that waits is taken off a plan of which nothing paid for is left', async () => {
  withTransfer({ ...held, graceEndsAt: failed.graceEndsAt }, 'owed', pending);
  api.on(listCards, { items: [{ ...card, isExpired: false, savedAt: '2027-02-03T09:00:00.000Z' }] });
  api.on(setRenewal, owned(running));
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: 'Do not renew by itself' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(/your plan ends at once\. It begins again on the day/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the plan' }).click();
  expect(api.calls(setRenewal)).toHaveLength(0);
  await screen.getByRole('button', { name: /^Remove Visa/ }).click();
  await expect.element(dialog.getByText(/your plan ends at once/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the card' }).click();
  await screen.getByRole('button', { name: 'Do not renew by itself' }).click();
  await dialog.getByRole('button', { name: 'Do not renew by itself' }).click();
  await expect.poll(() => api.calls(setRenewal)).toHaveLength(1);
});

it.each([
  ['the card waits', heldInGrace, `${waits} That is ₦15,000.`],
  [
    'the card is not tried again',
    { ...failed, charge: null },
    'We do not try your card again. We are looking for your transfer.',
  ],
] as const)('does not ask to pay what a transfer was sent for while %s', async (_what, subscription, words) => {
  withTransfer(subscription, 'owed', pending);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText(/Your plan stays until/).first()).toBeVisible();
  expect(screen.getByText(/You can pay now|We try your card again/).query()).toBeNull();
});

const checked: PaymentView = { ...pending, method: 'checkout', instructions: null, problem: null, claimedAt: null };

it('says of an online payment that nobody has reported yet that it is checked, before it offers another try', async () => {
  withTransfer(null, 'start', checked, '2027-02-10');
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('An online payment is being checked')).toBeVisible();
  await expect
    .element(screen.getByText('If you did not pay, pay below. If both arrive, what is not needed becomes your credit.'))
    .toBeVisible();
});

const other = `${at}?choose=founder-monthly-NGN`;
const same = `${at}?choose=ideation-monthly-NGN`;
const place = 'If you go on, this takes its place, and money that comes for that one becomes your credit.';
const both = 'If you pay again and both arrive, what is not needed becomes your credit.';
it.each<[string, PaymentView, string | null, string]>([
  ['sent', pending, null, 'You sent a transfer for Ideation, monthly, and we are looking for it.'],
  [
    'checked',
    checked,
    '2027-02-10',
    'You began an online payment for Ideation, monthly, and we are checking whether it came. If you did not finish, nothing was taken.',
  ],
])('says before another choice what becomes of the money: %s', async (_what, payment, standsUntil, words) => {
  withTransfer(null, 'start', payment, standsUntil);
  const screen = await show(<PlanSection />, { at: other });
  await expect.element(screen.getByText(`${words} ${place}`)).toBeVisible();
  await screen.unmount();
  const again = await show(<PlanSection />, { at: same });
  await expect.element(again.getByText(words)).toBeVisible();
  await expect.element(again.getByText(both)).toBeVisible();
});

it('says at once what becomes of a part that has come where another plan is chosen, and names one sum', async () => {
  withTransfer(null, 'start', rest);
  const due = { ...sum, amountMinor: 3_500_000 };
  api.on(previewSubscription, {
    ...byTransfer,
    ...{ terms: founderMonthly, price: { ...sum, amountMinor: 4_000_000 }, pay: due, credit: part },
    came: { sum: part, terms: ideationMonthly },
  });
  const screen = await show(<PlanSection />, { at: other });
  const words =
    '₦5,000 has come for Ideation, monthly. If you go on, Founder, monthly takes its place, and the ₦5,000 pays a part of it. Money that comes later for Ideation, monthly becomes your credit.';
  await expect.element(screen.getByText(words)).toBeVisible();
  const parts = screen.getByLabelText('How the sum is made up');
  await expect.element(parts).toBeVisible();
  expect(parts.element().textContent).toBe(
    '₦40,000 a month, tax included₦40,000Less what came for Ideation, monthly−₦5,000You pay today₦35,000',
  );
});

it('asks for the rest alone where the same plan is chosen again after a part has come', async () => {
  withTransfer(null, 'start', rest);
  const due = { ...sum, amountMinor: 1_000_000 };
  api.on(previewSubscription, { ...byTransfer, pay: due, credit: part, came: { sum: part, terms: ideationMonthly } });
  const screen = await show(<PlanSection />, { at: same });
  await expect.element(screen.getByText('₦5,000 has come for Ideation, monthly', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Only the rest is asked for below.')).toBeVisible();
  await expect.element(screen.getByText('Less what came for Ideation, monthly')).toBeVisible();
});
