import { makeOffer } from '#contract/quotes/admin.ts';
import { acceptOffer } from '#contract/quotes/answers.ts';
import { callAs, dayAhead } from './bookings.ts';
import { newFounder, newTag, sendQuote } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('the operator answers a quote', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  const founder = await newFounder(page, `Ify ${tag}`);
  await sendQuote(founder, `Data room ${tag}`);

  await page.goto('/m/admin/quotes?state=pending');
  await lookAt(page, 'operator-quotes');
  await page.getByRole('link', { name: `Data room ${tag}` }).click();
  await expect(page.getByText('We need a data room before we raise.')).toBeVisible();

  await test.step('writes to the founder', async () => {
    await page.getByLabel('Write to the founder').fill('Which documents do you have?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('list', { name: 'Thread' })).toContainText('Which documents do you have?');
  });

  await test.step('makes an offer, with a total that adds up', async () => {
    await page.getByLabel('What is line 1 for?').fill('Structure and access');
    await page.getByLabel('Each').fill('150,000');
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('button', { name: 'Send this offer' }).click();
    await expect(page.getByText('Fill this in.')).toBeVisible();
    await page.getByLabel('What is line 2 for?').fill('Review of contracts');
    await page.getByLabel('Each').nth(1).fill('75,000.50');
    await page.getByLabel('Discount').fill('25,000.50');
    await expect(page.getByText('Total: ₦350,000.00')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Total: ₦350,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'See it as the founder will' }).click();
    await expect(page.getByRole('dialog')).toContainText('Total: ₦350,000.00 once');
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await lookAt(page, 'operator-quote');
    await page.getByRole('button', { name: 'Send this offer' }).click();
    await expect(page.getByText('The founder has version 1 of the offer')).toBeVisible();
  });

  await test.step('takes it back with a reason', async () => {
    await page.getByRole('button', { name: 'Take the offer back…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take the offer back' });
    await dialog.getByLabel('Why?').fill('We found a conflict of interest.');
    await dialog.getByRole('button', { name: 'Close this quote' }).click();
    await expect(page.getByText('“We found a conflict of interest.”')).toBeVisible();
    await lookAt(page, 'operator-quote-closed');
    await page.goto('/m/admin/audit?kind=quote');
    await expect(page.getByRole('row', { name: /Quote: refuse/ }).first()).toContainText('Bola Adeyemi');
  });
});

test('the operator completes the work of an accepted quote, and the founder sees it', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  const founder = await newFounder(page, `Ify ${tag}`);
  const quoteId = await sendQuote(founder, `Bookkeeping ${tag}`);
  const offer = {
    after: 0,
    currency: 'NGN',
    cadence: 'monthly',
    lines: [{ description: 'Books of a month', quantity: 1, unitMinor: 5_000_000 }],
    validUntil: { day: dayAhead(7), zone: 'Africa/Lagos' },
    workTitle: `Monthly books ${tag}`,
  };
  const { offers } = await callAs(page, makeOffer, { quoteId }, offer);
  const { version, totalMinor: amountMinor, currency } = offers[0];
  await callAs(founder, acceptOffer, { quoteId }, { version, total: { amountMinor, currency } });

  await page.goto(`/m/admin/quotes/${quoteId}`);
  await expect(page.getByText('The founder accepted version 1')).toBeVisible();
  await expect(page.getByText(/next invoice on/)).toBeVisible();
  await lookAt(page, 'operator-work');
  await page.getByRole('button', { name: 'Complete work…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('No further invoice is made for it, and the founder is told.');
  await question.getByRole('button', { name: 'Complete work' }).click();
  await expect(page.getByText(/, completed /)).toBeVisible();
  await expect(page.getByText(/next invoice on/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete work…' })).toHaveCount(0);

  await founder.goto(`/m/founder/consultation/quotes/${quoteId}`);
  await expect(founder.getByRole('heading', { name: 'What we agreed' })).toBeVisible();
  await expect(
    founder.getByRole('definition').filter({ hasText: new RegExp(`Monthly books ${tag}\\s*Completed`) }),
  ).toBeVisible();
  await expect(founder.getByText('Next invoice')).toHaveCount(0);
  await founder.goto('/m/notifications');
  await expect(founder.getByText(/completed/i).first()).toBeVisible();
});
