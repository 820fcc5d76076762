import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resendVerification } from '#contract/accounts/accounts.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { listCards } from '#contract/billing/cards.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { listPaymentMethods } from '#contract/billing/payments.ts';
import { changePlan, listPlans, previewSubscription, readForecast, readSubscription } from '#contract/billing/plans.ts';
import type { GivenPlan, Purchase } from '#contract/billing/subscription.ts';
import { errors } from '#contract/errors.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import answers from '#tests/fixtures/demo/founder.json';
import {
  byTransfer,
  ended,
  founderMonthly,
  ideationMonthly,
  naira,
  owned,
  preview,
  prices,
  running,
  withCoupon,
} from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import { PlanSection } from './plan-section.tsx';

const at = paths.member.billingHistory;
const sample = readInvoice.reply.parse(answers['/invoices/01a2049a-0c7e-7907-8a79-84cec86b6186']);
const ordered: Purchase = {
  ...{ kind: 'start', invoiceId: 'i1', terms: ideationMonthly, replaced: null, isSettled: false },
  ...{ pay: withCoupon.pay, coupon: withCoupon.coupon, standsUntil: '2027-02-10' },
};

beforeEach(() => {
  api.on(listPlans, prices);
  api.on(listCards, { items: [] });
  api.on(readCredit, { balances: [], mayCome: [] });
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }, { method: 'bank_transfer' }] });
  api.on(readInvoice, { ...sample, id: 'i1', payments: [] });
});

const costs = 'It costs nothing. What you choose now runs at the same time: it';
it.each<[string, GivenPlan, string]>([
  ['of as long', { plan: 'founder', until: '2027-03-02' }, `${costs} ends by then and adds nothing to what you have.`],
  [
    'over before it',
    { plan: 'ideation', until: '2027-02-20' },
    `${costs} adds nothing to what you have until 21st Feb, 2027.`,
  ],
])('says before paying that a plan is given already: %s', async (_what, given, words) => {
  api.on(readSubscription, owned(null, { given }));
  api.on(previewSubscription, preview);
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await expect.element(screen.getByText(words)).toBeVisible();
});

it.each<[string, GivenPlan]>([
  ['lower', { plan: 'ideation', until: '2027-03-02' }],
  ['over', { plan: 'founder', until: '2027-02-12' }],
])('says nothing of a plan that is %s', async (_what, given) => {
  api.on(readSubscription, owned(null, { given }));
  const period = { startsOn: '2027-02-13', endsOn: '2027-03-13' };
  api.on(previewSubscription, { ...preview, terms: founderMonthly, period });
  const screen = await show(<PlanSection />, { at: `${at}?choose=founder-monthly-NGN` });
  await expect.element(screen.getByRole('button', { name: 'Pay ₦15,000 online' })).toBeVisible();
  expect(screen.getByText(/runs at the same time/).query()).toBeNull();
});

it('says why a choice is refused in its own words, with nothing to try again', async () => {
  api.on(readSubscription, owned(running));
  api.on(previewSubscription, refused('PLAN_PAID_AHEAD'));
  const screen = await show(<PlanSection />, { at: `${at}?choose=founder-monthly-USD` });
  await expect.element(screen.getByText(errors.PLAN_PAID_AHEAD.message, { exact: true })).toBeVisible();
  expect(screen.getByText(/could not be read/).query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Back to the plans' })).toBeVisible();
});

it.each([
  ['now', 'Begin now'],
  ['ahead', 'Take the next period'],
  ['owed', 'Renew now'],
] as const)('names what is taken where nothing is to pay: %s', async (when, name) => {
  api.on(readSubscription, owned(running));
  api.on(previewSubscription, { ...preview, when, pay: { ...preview.pay, amountMinor: 0 }, credit: preview.price });
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
});

it('says of a change without renewal that it comes once it is paid for, before it is chosen and after', async () => {
  const off = { ...running, terms: founderMonthly, renews: false, card: null, charge: null };
  api.on(readSubscription, owned(off));
  const words = 'You pay nothing more. Your plan ends on 3rd Mar, 2027. Renews by itself: off.';
  api.on(previewSubscription, {
    ...{ ...preview, when: 'at_end', renews: false, words, wordsAfter: words },
    ...{ pay: { ...preview.pay, amountMinor: 0 }, period: { startsOn: '2027-03-03', endsOn: '2027-04-03' } },
  });
  const next = { terms: ideationMonthly, price: preview.price, on: '2027-03-03' };
  api.on(changePlan, () => {
    api.on(readSubscription, owned({ ...off, next }));
    return owned({ ...off, next });
  });
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await expect
    .element(screen.getByText('Ideation, monthly begins on 3rd Mar, 2027 only if you pay for it by then.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Choose it for the next period' }).click();
  await expect
    .element(
      screen.getByText(/^Chosen for the next period, once you pay for it: Ideation, monthly, ₦15,000 a month\.$/),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/there is nothing to cancel\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel the plan' }).query()).toBeNull();
});

it('keeps the way to pay on a reload and on the way back and forward, and forgets it with the choice', async () => {
  api.on(readSubscription, owned(null));
  api.on(previewSubscription, ({ body }) => (body.method === 'checkout' ? preview : byTransfer));
  const screen = await show(<PlanSection />, { at });
  await screen.getByRole('button', { name: 'Choose Ideation' }).click();
  await screen.getByRole('radio', { name: /^Bank transfer/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Pay ₦15,000 by transfer' })).toBeVisible();
  const chosen = screen.location();
  await screen.go(-1);
  await expect.element(screen.getByRole('button', { name: 'Choose Ideation' })).toBeVisible();
  await screen.unmount();
  const again = await show(<PlanSection />, { at: chosen });
  await expect.element(again.getByRole('button', { name: 'Pay ₦15,000 by transfer' })).toBeVisible();
  await again.getByRole('button', { name: 'Back to the plans' }).click();
  await again.getByRole('button', { name: 'Choose Ideation' }).click();
  await expect.element(again.getByRole('button', { name: 'Pay ₦15,000 online' })).toBeVisible();
});

it('pays another way where the one in the address is not offered any more', async () => {
  api.on(readSubscription, owned(null));
  api.on(previewSubscription, preview);
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }] });
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN&pay=bank_transfer` });
  await expect.element(screen.getByRole('button', { name: 'Pay ₦15,000 online' })).toBeVisible();
});

it('keeps the coupon of a choice that is made again', async () => {
  api.on(readSubscription, owned(null, { purchase: ordered }));
  api.on(previewSubscription, ({ body }) => (body.coupon === 'SAY20' ? withCoupon : preview));
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await expect.element(screen.getByText('Coupon SAY20 takes ₦3,000 off this payment.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove the coupon' }).click();
  await expect.element(screen.getByRole('button', { name: 'Pay ₦15,000 online' })).toBeVisible();
});

it('sets the way back from a coupon below its sentence where both do not fit in a line', async () => {
  await page.viewport(...phone);
  api.on(readSubscription, owned(null, { purchase: ordered }));
  api.on(previewSubscription, withCoupon);
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  const remove = screen.getByRole('button', { name: 'Remove the coupon' });
  await expect.element(remove).toBeVisible();
  const label = document.createRange();
  label.selectNodeContents(remove.element());
  const sentence = screen.getByText('Coupon SAY20 takes ₦3,000 off this payment.').element().getBoundingClientRect();
  expect(label.getBoundingClientRect().top).toBeGreaterThan(sentence.bottom);
  expect(Math.abs(label.getBoundingClientRect().left - sentence.left)).toBeLessThan(2);
});

it('says so where that coupon cannot be used any more, with the price without it', async () => {
  api.on(readSubscription, owned(null, { purchase: ordered }));
  api.on(previewSubscription, ({ body }) => (body.coupon ? refused('COUPON_OVER') : preview));
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await expect.element(screen.getByText('Coupon SAY20 cannot be used any more')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pay ₦15,000 online' })).toBeVisible();
});

it('says that the coupon of another choice is not used up', async () => {
  api.on(readSubscription, owned(null, { purchase: ordered }));
  api.on(previewSubscription, { ...preview, terms: founderMonthly });
  const screen = await show(<PlanSection />, { at: `${at}?choose=founder-monthly-NGN` });
  await expect.element(screen.getByText(/Its coupon SAY20 is not used up by that\.$/)).toBeVisible();
});

it('says that no mail reaches an address that is not verified, and sends its link', async () => {
  api.on(readSubscription, owned(null));
  api.on(resendVerification, null);
  const screen = await show(<PlanSection />, { at, as: { roles: ['user', 'founder'], email_verified: false } });
  await expect.element(screen.getByText('Mails about your plan do not reach you yet')).toBeVisible();
  await screen.getByRole('button', { name: 'Verify your email first to get mails about your plan' }).click();
  await screen.getByRole('button', { name: 'Send the mail again' }).click();
  await expect.poll(() => api.calls(resendVerification)).toHaveLength(1);
});

it('explains a plan in another currency than the one that is paid in', async () => {
  api.on(readSubscription, owned(running));
  api.on(readForecast, { charges: [], endsOn: null, heldUntil: null });
  const screen = await show(<PlanSection />, { at });
  await screen.getByLabelText('Currency').selectOptions('USD');
  const words = 'You pay in naira now. A plan in US dollars begins when the period that you paid for is over.';
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Change to Founder in US dollars' })).toBeVisible();
});

it('says what is missing where a blank coupon is sent', async () => {
  api.on(readSubscription, owned(null));
  api.on(previewSubscription, preview);
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await screen.getByRole('button', { name: 'Use the coupon' }).click();
  const words = 'Type the code of your coupon. Without one, leave this field empty and go on below.';
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByLabelText('Coupon code').fill('SAVE20');
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
});

it('says in good English what is loading', async () => {
  api.on(readSubscription, owned(null));
  api.hold(listPlans, prices);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('Loading the plans')).toBeInTheDocument();
});

it('does not pay past a coupon that is typed and not used', async () => {
  api.on(readSubscription, owned(null));
  api.on(previewSubscription, preview);
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await expect.element(screen.getByText('is kept for the renewals', { exact: false })).toBeVisible();
  await screen.getByLabelText('Coupon code').fill('SAY20');
  await screen.getByRole('button', { name: 'Pay ₦15,000 online' }).click();
  const wanted = screen.getByText('Use the coupon, or empty this field, before you pay.');
  await expect.element(wanted).toBeVisible();
  await expect.element(screen.getByLabelText('Coupon code')).toHaveFocus();
  await screen.getByLabelText('Coupon code').fill('');
  await expect.element(wanted).not.toBeInTheDocument();
});

it('says that a coupon that is refused can be left out', async () => {
  api.on(readSubscription, owned(null));
  api.on(previewSubscription, ({ body }) => (body.coupon ? refused('COUPON_UNKNOWN') : preview));
  const screen = await show(<PlanSection />, { at: `${at}?choose=ideation-monthly-NGN` });
  await screen.getByLabelText('Coupon code').fill('NOSUCH');
  await screen.getByRole('button', { name: 'Use the coupon' }).click();
  await expect.element(screen.getByText(errors.COUPON_UNKNOWN.message)).toBeVisible();
  await screen.getByRole('button', { name: 'Pay ₦15,000 online' }).click();
  const words = `${errors.COUPON_UNKNOWN.message} To pay without a coupon, empty this field.`;
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('leads back from a choice to the prices that were shown', async () => {
  api.on(readSubscription, owned({ ...running, terms: ideationMonthly }));
  api.on(previewSubscription, preview);
  const screen = await show(<PlanSection />, { at });
  await screen.getByLabelText('How often').selectOptions('yearly');
  await expect.element(screen.getByText('Your plan, monthly')).toBeVisible();
  await screen.getByRole('button', { name: 'Change to yearly' }).click();
  await screen.getByRole('button', { name: 'Back to the plans' }).click();
  await expect.element(screen.getByLabelText('How often')).toHaveValue('yearly');
});

it.each([
  ['grace_over', 'It could not be renewed: the payment did not come within 7 days.'],
  ['dispute', 'Your bank took the payment for it back.'],
  ['refund', 'Our support refunded it and ended it'],
  ['period_over', 'it did not renew by itself.'],
] as const)('says once, above the choices, how a plan ended and what is credit: %s', async (endedFor, words) => {
  api.on(readSubscription, owned({ ...ended, endedFor }));
  const held = naira(964_286);
  api.on(readCredit, {
    balances: [{ currency: 'NGN', held, awaited: naira(0), available: held, back: [], asked: naira(0) }],
    mayCome: [],
  });
  api.on(previewSubscription, preview);
  const screen = await show(<PlanSection />, { at });
  await expect.element(screen.getByText('Your plan has ended.')).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText('₦9,642.86 of what you paid is your credit: it pays first.')).toBeVisible();
  await screen.getByRole('button', { name: 'Choose Ideation' }).click();
  await expect.element(screen.getByRole('button', { name: 'Pay ₦15,000 online' })).toBeVisible();
  expect(screen.getByText(/has ended/).elements()).toEqual([]);
});
