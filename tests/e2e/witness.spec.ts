import { addObservation } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { oneLine } from '#tests/observation.ts';
import { makeIdeas, send } from './ideas.ts';
import { logInQuietly, newEmail, signUp, somebodyElse } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.use({ tolerate: ['refusals'] });

test('a customer confirms on their own phone what a founder saw, and the founder cannot', async ({ page }) => {
  const email = newEmail();
  await signUp(page, { email });
  const [ideaId = ''] = await makeIdeas(page, [BOOKKEEPING]);
  const line = { assumptionId: 'V1', side: 'for', level: 'L5', independence: 'stranger', inSegment: true } as const;
  const seen = { count: 1, date: '2026-03-01', note: 'She paid for a month at her stall' };
  await send(page, addObservation, addObservation.path.replace(':ideaId', ideaId), oneLine({ ...line, ...seen }));
  await page.goto(`/m/founder/startup-assistant/validate/${ideaId}/working#evidence`);

  await page.getByRole('table', { name: 'Evidence ledger' }).getByText(seen.note).first().click();
  await page.getByRole('button', { name: /^Ask somebody to confirm/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask them to confirm' });
  await dialog.getByRole('button', { name: 'Make a link for one person' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link for person 1' }).inputValue();
  await lookAt(page, 'witness-dialog', 'screen');

  await test.step('the founder’s own browser is refused', async () => {
    const own = await page.context().newPage();
    await own.goto(url);
    await own.getByRole('button', { name: 'Yes, I paid this' }).click();
    await expect(own.getByRole('alert')).toContainText('You cannot answer it for them.');
    await own.close();
  });

  await test.step('so is their session on another device', async () => {
    const phone = await somebodyElse(page);
    await logInQuietly(phone, email);
    await phone.goto(url);
    await phone.getByRole('button', { name: 'Yes, I paid this' }).click();
    await expect(phone.getByRole('alert')).toContainText('You cannot answer it for them.');
    await phone.context().close();
  });

  const customer = await somebodyElse(page);
  await customer.goto(url);
  await expect(customer.getByText('She paid for a month at her stall')).toBeVisible();
  await lookAt(customer, 'witness');
  await customer.getByRole('button', { name: 'Yes, I paid this' }).click();
  await expect(customer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await customer.goto('/');
  await customer.goto(url);
  await expect(customer.getByRole('heading', { name: 'This was answered already' })).toBeVisible();
  await expect(customer.getByText('The answer was “Yes, I paid this”.', { exact: false })).toBeVisible();
  await customer.context().close();

  await page.reload();
  // Both answer from this machine: an answer over the founder's own connection is told as what it is.
  const own = page.getByText('1 on the network that the founder asked from', { exact: false });
  await expect(own.first()).toBeAttached();
  await expect(page.getByText(/they confirmed it|confirmed what is told of them/)).toHaveCount(0);
});
