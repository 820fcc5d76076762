import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const receipt = { name: 'roles.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('a founder answers, sees the blockers shrink and what to do next', async ({ page }) => {
  test.slow();
  await signUp(page, { email: newEmail() });

  await test.step('opens from the menu and starts a check', async () => {
    await page.goto('/m/founder/startup-assistant/evaluate');
    await expect(page.getByRole('heading', { level: 1, name: 'Check investment readiness' })).toBeVisible();
    await expect(page.getByText('Your checks will be here')).toBeVisible();
    await lookAt(page, 'readiness-start');
    await page.getByLabel('Round').selectOption('friends_and_family');
    await page.getByRole('button', { name: 'Start this check' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  });

  await test.step('answers a dimension, with a file', async () => {
    const named = page.getByRole('group', { name: /At least one named founder/ });
    await named.getByRole('radio', { name: 'Yes' }).check();
    await expect(named.getByText('Claimed.')).toBeVisible();
    await named.locator('input[type=file]').setInputFiles(receipt);
    await expect(named.getByText('Documented.')).toBeVisible();
    await expect(named.getByRole('button', { name: 'roles.pdf', exact: true })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await lookAt(page, 'readiness-answers');
  });

  await test.step('sees what blocks the round', async () => {
    await page.getByRole('link', { name: /blockers/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /^Not ready for Friends and family: \d+ blockers/ }),
    ).toBeVisible();
    await lookAt(page, 'readiness-report');
  });
});
