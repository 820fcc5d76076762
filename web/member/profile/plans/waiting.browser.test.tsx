import { beforeEach, expect, it } from 'vitest';
import { verifyPayment } from '#contract/billing/billing.ts';
import { listCards } from '#contract/billing/cards.ts';
import { listPlans, readForecast, readSubscription } from '#contract/billing/plans.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { failed, owned, prices, running } from './plan-samples.ts';
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
