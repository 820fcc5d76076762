import { editAdviser, listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { callAs } from './bookings.ts';
import { makeAdviser, newFounder, newTag, sendQuote } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.use({ tolerate: ['refusals'] });

test('what the operator typed stays when it is refused', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  const adviserId = await makeAdviser(page, `Bisi ${tag}`);

  await test.step('a service with a negative price, that lasts no time', async () => {
    await page.goto('/m/admin/services/new');
    await page.getByLabel('Title', { exact: true }).fill(`Refused ${tag}`);
    await page.getByLabel('Price in naira').fill('-500');
    await page.getByLabel('Length').fill('0');
    await page.getByRole('button', { name: 'Add this service' }).click();
    await expect(page.getByText('Enter an amount, such as 25,000, or 0 for free.')).toBeVisible();
    await expect(page.getByText('Give a whole number from 5 to 480.').first()).toBeVisible();
    await expect(page.getByLabel('Price in naira')).toHaveValue('-500');
    await expect(page.getByLabel('Length')).toHaveValue('0');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`Refused ${tag}`);
    await lookAt(page, 'operator-service-refused');
  });

  await test.step('a holiday that is past', async () => {
    await page.goto(`/m/admin/advisers/${adviserId}`);
    await page.getByLabel('First day').fill('2020-01-01');
    await page.getByLabel('Reason').fill('Founders’ Day');
    await page.getByRole('button', { name: 'Add these days' }).click();
    await expect(page.getByText('Choose a day that is not past.')).toBeVisible();
    await expect(page.getByLabel('Reason')).toHaveValue('Founders’ Day');
    await expect(page.getByLabel('First day')).toHaveValue('2020-01-01');
  });

  await test.step('a zone that does not exist', async () => {
    const { items } = await callAs(page, listAdvisers);
    const adviser = items.find(({ id }: { id: string }) => id === adviserId);
    const { id: _id, hours: _hours, exceptions: _exceptions, ...saved } = adviser;
    await expect(callAs(page, editAdviser, { adviserId }, { ...saved, zone: 'Moon/Crater' })).rejects.toThrow(
      /400 .*Choose a time zone, such as Africa\/Lagos\./,
    );
    await page.goto('/m/admin/calendar?zone=Moon/Crater');
    await expect(page.getByText('All times are those of Lagos (GMT+1).')).toBeVisible();
  });

  await test.step('an offer of less than nothing, and one that is over', async () => {
    const quoteId = await sendQuote(await newFounder(page, `Ify ${tag}`), `Data room ${tag}`);
    await page.goto(`/m/admin/quotes/${quoteId}`);
    await page.getByLabel('What is line 1 for?').fill('Structure and access');
    await page.getByLabel('Each').fill('-150,000');
    await page.getByRole('button', { name: 'Send this offer' }).click();
    await expect(page.getByText('Enter an amount, such as 25,000.')).toBeVisible();
    await expect(page.getByLabel('Each')).toHaveValue('-150,000');
    await page.getByLabel('Each').fill('150,000');
    await page.getByLabel('Can be accepted until').fill('2020-01-01');
    await page.getByRole('button', { name: 'Send this offer' }).click();
    await expect(page.getByText('Choose a day that is not past.')).toBeVisible();
    await expect(page.getByLabel('What is line 1 for?')).toHaveValue('Structure and access');
    await lookAt(page, 'operator-offer-refused');
  });
});
