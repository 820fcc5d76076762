import { beforeEach, expect, it } from 'vitest';
import { listPaymentMethods, type PaymentView, readInvoice, verifyPayment } from '#contract/billing/billing.ts';
import { listCards } from '#contract/billing/cards.ts';
import { listPlans, previewSubscription, readForecast, readSubscription } from '#contract/billing/plans.ts';
import type { SubscriptionView } from '#contract/billing/subscription.ts';
import type { Decline } from '#domain/billing/subscription/retry-schedule.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';
import { failed, ideationMonthly, owned, preview, prices, running } from './plan-samples.ts';
import { PlanSection } from './plan-section.tsx';

const at = paths.member.billingHistory;

beforeEach(() => {
  api.on(listPlans, prices);
  api.on(listCards, { items: [] });
  api.on(readForecast, { charges: [], endsOn: null });
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
