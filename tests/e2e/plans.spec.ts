import { request as newRequest, type Page } from '@playwright/test';
import { identityPaths } from '#contract/accounts/identity.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const plansPage = '/m/profile/billing-history#plans';

async function openPlans(page: Page): Promise<void> {
  await signUp(page, { email: newEmail() });
  await page.goto(plansPage);
}

/** The plan that the token of the page's session names. */
async function claimedPlan(page: Page): Promise<string> {
  const { data } = await (await page.request.get(identityPaths.token)).json();
  return JSON.parse(Buffer.from(data.token.split('.')[1], 'base64url').toString()).subscription_plan;
}

/** The operator sees the whole transfer on the statement and says so. */
async function confirmTransfer(baseURL: string, reference: string): Promise<void> {
  const anonymous = await newRequest.newContext({ baseURL });
  const body = { email: personas.admin.email, password: demoPassword };
  const { data: session } = await (await anonymous.post(identityPaths.signIn, { data: body })).json();
  const operator = await newRequest.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${session.token}` },
  });
  const { data } = await (await operator.get(`/api/v1/admin/transfers?reference=${reference}`)).json();
  const [transfer] = data.items;
  const answer = await operator.post(`/api/v1/admin/transfers/${transfer.paymentId}/confirmation`, {
    data: {
      receivedMinor: transfer.missing.amountMinor,
      receivedOn: new Date().toISOString().slice(0, 10),
      revision: transfer.revision,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a plan is chosen and paid online, cancelled in two taps and taken back in one', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  await openPlans(page);
  await lookAt(page, 'plans');
  await page.getByRole('button', { name: 'Choose Ideation' }).click();
  const words = /^You pay ₦15,000 today\. Next: ₦15,000 on \d+\w\w \w{3}, \d{4}\. Renews by itself: on\.$/;
  await expect(page.getByText(words)).toBeVisible();
  await lookAt(page, 'plan-chosen');
  await page.getByRole('button', { name: 'Pay ₦15,000 online' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();

  await expect(page.getByText('The payment was declined')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await lookAt(page, 'plan-declined');
  await page.getByRole('button', { name: 'Pay ₦15,000.00 online' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByText('Paid: ₦15,000.00')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/Next: ₦15,000 on .* Renews by itself: on\./)).toBeVisible();
  expect(await claimedPlan(page)).toBe('Ideation Plan');
  await lookAt(page, 'plan-active');

  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Ideation?' });
  await expect(dialog).toContainText('Renews by itself: off.');
  await lookAt(page, 'plan-cancel', 'screen');
  await dialog.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText(/^Your plan ends on \d/).first()).toBeVisible();
  await lookAt(page, 'plan-ending');
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a plan is paid by transfer, then a higher one online, and a lower one is chosen for the end', {
  tag: '@one-width',
}, async ({ page, baseURL }) => {
  test.slow();
  await openPlans(page);
  await page.getByRole('button', { name: 'Choose Ideation' }).click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await expect(page.getByText(/^You pay ₦15,000 today\. .*Renews by itself: off\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦15,000 by transfer' }).click();
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await page.getByRole('button', { name: 'Yes, I have sent it' }).click();
  await expect(page.getByText('We are looking for your transfer')).toBeVisible();
  await lookAt(page, 'plan-transfer');
  const reference = await page.getByText(/^[A-Z]+-[A-Z0-9]{5}-[A-Z0-9]{5}$/).innerText();
  await confirmTransfer(baseURL ?? '', reference);
  await page.reload();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/Renews by itself: off\./)).toBeVisible();

  await page.getByRole('button', { name: 'Upgrade to Founder' }).click();
  await expect(page.getByText(/^Credit: ₦15,000 for \d+ days left$/)).toBeVisible();
  await lookAt(page, 'plan-upgrade');
  await page.getByRole('button', { name: 'Pay ₦25,000 online' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Paid: ₦40,000.00')).toBeVisible();
  await expect(page.getByText('₦15,000.00 of it was paid by your credit.')).toBeVisible();
  await expect(page.getByText(/^₦40,000 a month/).first()).toBeVisible();
  expect(await claimedPlan(page)).toBe('Founder Plan');

  await page.getByRole('button', { name: 'Change to Ideation' }).click();
  await page.getByRole('button', { name: /^Change on / }).click();
  await expect(page.getByText(/^From .*: Ideation, monthly, ₦15,000 a month\.$/)).toBeVisible();
  await lookAt(page, 'plan-changed-at-end');
  await page.getByRole('button', { name: 'Keep Founder, monthly' }).click();
  await expect(page.getByText(/^From \d/)).toHaveCount(0);
});
