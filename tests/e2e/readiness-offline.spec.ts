import { newEmail, signUp } from './people.ts';
import { startCheck } from './readiness.ts';
import { expect, test } from './test.ts';

test.use({ tolerate: ['offline'] });

test('an area is answered by keyboard alone, and saved when the network is back', { tag: '@one-width' }, async ({
  page,
  context,
}) => {
  await signUp(page, { email: newEmail() });
  await startCheck(page, 'grant');
  await context.setOffline(true);
  const question = page.getByRole('group', { name: /At least one named founder/ });
  await question.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await expect(question.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('Not saved: you are offline, kept on this device').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(question.getByRole('radio', { name: 'No' })).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Next: Customer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer' })).toBeFocused();
});
