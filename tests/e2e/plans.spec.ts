import { readFileSync } from 'node:fs';
import { addMinutes } from 'date-fns';
import { readSubscription } from '#contract/billing/plans.ts';
import { addDays } from '#domain/time/days.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { paystackCards } from '#tests/setup/paystack-books.ts';
import { stripeCards } from '#tests/setup/stripe-books.ts';
import { send } from './ideas.ts';
import { test } from './paid-product.ts';
import {
  claimedPlan,
  confirmTransfer,
  downloadFrom,
  findTransfer,
  history,
  openPlans,
  payByCard,
  plansPage,
  sumOf,
  tableFrom,
} from './plans.ts';
import { expect, lookAt } from './test.ts';

// One after the other in one worker: a product of its own for each of them takes longer than it saves.
test.describe.configure({ mode: 'default' });

test('a plan in naira: declined, paid at Paystack, read in the history, cancelled in two taps and taken back in one', {
  tag: '@one-width',
}, async ({ page, product }) => {
  test.slow();
  const { paystack } = product;
  await openPlans(page, product);
  await lookAt(page, 'plans');
  await page.getByRole('button', { name: 'Choose Founder' }).click();
  const words = /^You pay ₦40,000 today\. Next: ₦40,000 on \d+\w\w \w{3}, \d{4}\. Renews by itself: on\.$/;
  await expect(page.getByText(words)).toBeVisible();
  await lookAt(page, 'plan-chosen');

  await test.step('a card that is declined', async () => {
    await page.getByRole('button', { name: 'Pay ₦40,000 online' }).click();
    await expect(page.getByRole('heading', { name: '₦40,000.00' })).toBeVisible();
    await payByCard(page, paystackCards.declined);
    await expect(page.getByRole('alert')).toHaveText('Declined');
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByText('The payment was declined')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await lookAt(page, 'plan-declined');
  });

  await test.step('a card that is good, at a bank that takes its time', async () => {
    paystack.bankIsSlow();
    await page.getByRole('button', { name: 'Pay ₦40,000 online' }).click();
    await payByCard(page, paystackCards.good);
    await expect(page.getByText('We are checking with your bank')).toBeVisible();
    await lookAt(page, 'plan-checking');
    await paystack.bankAnswers();
    await expect(page.getByText('Paid: ₦40,000')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(/Next: ₦40,000 on .* Renews by itself: on\./)).toBeVisible();
    await expect(page.getByText('Renewals are charged to your Visa ending in 4081.')).toBeVisible();
    expect(await claimedPlan(page)).toBe('Founder Plan');
    await lookAt(page, 'plan-active');
  });

  await test.step('the history, by kind, as a paper and as a table', async () => {
    await expect(history(page).getByRole('row')).toHaveCount(3);
    await expect(history(page).getByLabel('Totals in NGN')).toContainText('Paid in money₦40,000.00');
    const rows = await tableFrom(page);
    expect(rows.map((row) => row.What).sort()).toEqual(['Invoice', 'Receipt']);
    expect(sumOf(rows, 'Charged')).toBe(40_000);
    expect(sumOf(rows, 'Paid')).toBe(40_000);
    await history(page).getByLabel('Kind').selectOption('Receipts');
    await expect(history(page).getByRole('row')).toHaveCount(2);
    const paper = await downloadFrom(page, /^PDF of RCT-/);
    const text = await pdfText(readFileSync(await paper.path()));
    const number = rows.find(({ What }) => What === 'Receipt')?.Number;
    expect(paper.suggestedFilename()).toBe(`${number}.pdf`);
    for (const line of [`Receipt ${number}`, 'For Founder Plan, one month', 'Received ₦40,000.00'])
      expect(text).toContain(line);
  });

  await test.step('cancelled and taken back', async () => {
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Founder?' });
    await expect(dialog).toContainText('Renews by itself: off.');
    await lookAt(page, 'plan-cancel', 'screen');
    await dialog.getByRole('button', { name: 'Cancel the plan' }).click();
    await expect(page.getByText(/^Your plan ends on \d/).first()).toBeVisible();
    await lookAt(page, 'plan-ending');
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });
});

test('a plan in dollars: paid at Stripe, refused a month later, and paid with another card', {
  tag: '@one-width',
}, async ({ page, product }) => {
  test.slow();
  const email = await openPlans(page, product);
  await page.getByLabel('Currency').selectOption('US dollars ($)');
  await page.getByRole('button', { name: 'Choose Ideation' }).click();
  await expect(page.getByText(/^You pay \$10 today\. Next: \$10 on .* Renews by itself: on\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay $10 online' }).click();
  await expect(page.getByText('Ideation Plan')).toBeVisible();
  await payByCard(page, stripeCards.declined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payByCard(page, stripeCards.laterDeclined);
  await expect(page.getByText('Paid: $10')).toBeVisible();
  await expect(page.getByText('Renewals are charged to your Visa ending in 0341.')).toBeVisible();
  expect(await claimedPlan(page)).toBe('Ideation Plan');

  await test.step('a month later its card is refused, after a mail that it renews', async () => {
    const { subscription } = await send(page, readSubscription, readSubscription.path);
    const { endsOn } = subscription.period;
    await page.goto('about:blank');
    await product.passTo(new Date(`${addDays(endsOn, -3)}T09:00+01:00`));
    expect((await product.findMail(email, /^Your plan renews on /)).text).toContain(
      'Ideation Plan, one month costs $10',
    );
    await product.passTo(new Date(`${endsOn}T09:00+01:00`));
    const mail = await product.findMail(email, /^Your plan could not be renewed$/);
    expect(mail.text).toContain('Pay with another card on your plan');
    await page.goto(/http\S+billing-history\S*/.exec(mail.text ?? '')?.[0] ?? '');
    await expect(page.getByText(/^The payment for .* did not go through$/)).toBeVisible();
    await expect(
      page.getByText(/You can pay now, with another card, or cancel\. Your plan stays until /),
    ).toBeVisible();
    await lookAt(page, 'plan-refused');
  });

  await test.step('paid from the page with another card, it runs on', async () => {
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(1);
    await lookAt(page, 'plan-owed');
    await page.getByRole('button', { name: 'Pay $10 online' }).click();
    await payByCard(page, stripeCards.good);
    await expect(page.getByText('Paid: $10')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText('Renewals are charged to your Visa ending in 4242.')).toBeVisible();
    await expect(history(page).getByLabel('Totals in USD')).toContainText('Paid in money$20.00');
    expect(sumOf(await tableFrom(page), 'Paid')).toBe(20);
    await lookAt(page, 'plan-recovered');
  });
});

test('a plan by transfer and by card: the second payment goes back, then a higher one, and a lower one for the end', {
  tag: '@one-width',
}, async ({ page, product }) => {
  test.slow();
  const { paystack } = product;
  const email = await openPlans(page, product);
  const sentTo = (payer: string) => paystack.refunds.filter(({ of }) => of.email === payer).map(({ amount }) => amount);
  await page.getByRole('button', { name: 'Choose Ideation' }).click();
  await page.getByRole('button', { name: 'Pay ₦15,000 online' }).click();
  await expect(page.getByRole('heading', { name: '₦15,000.00' })).toBeVisible();
  const second = await page.context().newPage();

  await test.step('in another tab it is paid by transfer, which arrives in two parts', async () => {
    await second.goto(plansPage);
    await second.getByRole('radio', { name: /Bank transfer/ }).check();
    await expect(second.getByText(/^You pay ₦15,000 today\. .*Renews by itself: off\.$/)).toBeVisible();
    await second.getByRole('button', { name: 'Show the account to send it to' }).click();
    await expect(second.getByRole('button', { name: /account number/i })).toBeVisible();
    await lookAt(second, 'plan-account');
    await second.getByLabel('Name on the account you pay from').fill('Okafor Trading');
    await second.getByRole('button', { name: 'I have sent it' }).click();
    await second.getByRole('button', { name: 'Yes, I have sent it' }).click();
    await expect(second.getByText('We are looking for your transfer')).toBeVisible();
    await lookAt(second, 'plan-transfer');
    const reference = await second.getByText(/^[A-Z]+-[A-Z0-9]{5}-[A-Z0-9]{5}$/).innerText();
    const transfer = await findTransfer(product, reference);
    expect(transfer).toMatchObject({ payerName: 'Okafor Trading' });
    await confirmTransfer(product, transfer, 1_000_000);
    await expect(second.getByText('₦5,000 is still missing')).toBeVisible({ timeout: 30_000 });
    await lookAt(second, 'plan-part-paid');
    await confirmTransfer(product, await findTransfer(product, reference), 500_000);
    await second.reload();
    await expect(second.getByText('Active', { exact: true })).toBeVisible();
    await expect(second.getByText(/Renews by itself: off\./)).toBeVisible();
    await second.close();
  });

  await test.step('the page that was left open is paid as well, and that goes back', async () => {
    await payByCard(page, paystackCards.good);
    await expect(page.getByText('You have ₦15,000.00 of credit')).toBeVisible();
    await lookAt(page, 'plan-paid-twice');
    await page.getByRole('button', { name: 'Refund it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refund it' }).click();
    await expect(page.getByText('₦15,000.00 is on its way back to you.')).toBeVisible();
    await expect(page.getByText('You have ₦15,000.00 of credit')).toHaveCount(0);
    await history(page).getByLabel('Kind').selectOption('Refunds');
    const refund = history(page).getByRole('row', { name: /Refund of credit promised.*₦15,000\.00/ });
    const sent = history(page).getByRole('row', { name: /Money sent back.*₦15,000\.00/ });
    await expect(refund).toContainText('Pending');
    await expect.poll(() => sentTo(email)).toEqual([1_500_000]);
    await paystack.settleRefunds();
    // The page shows what it has read; that it was sent is heard of within three minutes.
    await product.passTo(addMinutes(product.now(), 3));
    await expect(async () => {
      await page.reload();
      await expect(sent).toContainText('Sent', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    // One refund is one row.
    await expect(refund).toHaveCount(0);
    await expect(history(page).getByLabel('Totals in NGN')).not.toContainText('On its way back₦15,000.00');
    await lookAt(page, 'plan-refunded');
  });

  await test.step('a higher plan online, less the days left, and a lower one for the end', async () => {
    await page.goto(plansPage);
    await page.getByRole('button', { name: 'Upgrade to Founder' }).click();
    await expect(page.getByText(/^Less what \d+ days left of Ideation are worth$/)).toBeVisible();
    await lookAt(page, 'plan-upgrade');
    await page.getByRole('button', { name: 'Pay ₦25,000 online' }).click();
    await payByCard(page, paystackCards.good);
    await expect(page.getByText('Paid: ₦25,000')).toBeVisible();
    await expect(page.getByText('It costs ₦40,000, and your credit paid ₦15,000 of it.')).toBeVisible();
    await expect(page.getByText(/^₦40,000 a month/).first()).toBeVisible();
    expect(await claimedPlan(page)).toBe('Founder Plan');

    await page.getByRole('button', { name: 'Change to Ideation' }).click();
    await page.getByRole('button', { name: /^Change on / }).click();
    await expect(page.getByText(/^From .*: Ideation, monthly, ₦15,000 a month/)).toBeVisible();
    await lookAt(page, 'plan-changed-at-end');
    await page.getByRole('button', { name: 'Keep Founder, monthly' }).click();
    await expect(page.getByText(/^From \d/)).toHaveCount(0);
  });
});
