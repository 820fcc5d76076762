import { answeredFoundersAgreement } from '#tests/agreements/founders-agreement.ts';
import { answeredNda } from '#tests/agreements/nda.ts';
import { documentUrl, makeAgreement, saved } from './agreements.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('founders are rows: added, judged beside their fields, kept', async ({ page }) => {
  await signUp(page, { email: newEmail() });
  const content = answeredFoundersAgreement('ng');
  const id = await makeAgreement(page, { kind: 'founders_agreement', jurisdiction: 'ng', content });
  await page.goto(`/m/founder/startup-assistant/generate/${id}/questions/founders`);
  await page.getByRole('button', { name: 'Add another' }).click();
  const rows = page.getByRole('group', { name: /^Founder \d$/ });
  const last = rows.last();
  await last.getByLabel(/name/i).first().fill('Tósìn Bello');
  await last.getByLabel(/^Share/).fill('a fifth');
  await last.getByLabel(/^Share/).blur();
  await expect(last.getByText(/^Give a percentage/)).toBeVisible();
  await last.getByLabel(/^Share/).fill('20');
  await expect(page.getByText(/add up to 120%/).first()).toBeVisible();
  await saved(page);
  await lookAt(page, 'generate-founders');
  await page.reload();
  await expect(rows.last().getByLabel(/name/i).first()).toHaveValue('Tósìn Bello');
  await page.goto(`${documentUrl(page)}/check`);
  await expect(page.getByRole('button', { name: 'Make it final' })).toBeDisabled();
  await lookAt(page, 'generate-check-open');

  await makeAgreement(page, { kind: 'founders_agreement', jurisdiction: 'ng', content });
  await page.goto('/m/founder/startup-assistant/generate');
  await expect(page.getByRole('heading', { name: 'Your documents do not agree' })).toBeVisible();
  await lookAt(page, 'generate-contradictions');
});

test.describe('a lost connection', () => {
  test.use({ tolerate: ['offline'] });

  test('loses no answer', { tag: '@one-width' }, async ({ page, context }) => {
    await signUp(page, { email: newEmail() });
    const id = await makeAgreement(page, { kind: 'nda', jurisdiction: 'ng', content: answeredNda('ng') });
    const address = `/m/founder/startup-assistant/generate/${id}/questions/purpose`;
    await page.goto(address);
    const box = page.getByRole('main').getByRole('textbox');
    await expect(box).toBeVisible();
    await context.setOffline(true);
    await box.fill('Typed in a tunnel, with ₦ and Ọ̀yọ́ in it.');
    await expect(page.getByText('Not saved: you are offline, kept on this device').first()).toBeVisible();
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(address);
    await expect(box).toHaveValue('Typed in a tunnel, with ₦ and Ọ̀yọ́ in it.');
    await expect(page.getByText(/^Saved$/).first()).toBeVisible({ timeout: 30_000 });
  });
});
