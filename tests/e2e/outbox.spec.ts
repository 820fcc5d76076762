import { findMail, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('a mail can be read in the outbox, and its link followed', async ({ page, baseURL }) => {
  const email = newEmail();
  await signUp(page, { email });
  await findMail(email, /confirm/i);
  await page.goto('/dev/outbox');
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Confirm your e-mail address' })
    .click();
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  const frame = page.frameLocator('iframe[title="The mail as HTML"]');
  await expect(frame.getByRole('heading', { name: /^Hello / })).toBeVisible();
  // Its dark colours stand in its style sheet alone: a policy that blocks that shows.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(18, 22, 19)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(250, 248, 244)');
  await lookAt(page, 'outbox');
  const link = page.getByRole('link', { name: `${baseURL}/api/auth/verify-email` });
  expect(await link.getAttribute('href')).toMatch(/\/api\/auth\/verify-email\?token=/);
});
