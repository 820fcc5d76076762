import { newEmail, password, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('a visitor reads a course, logs in from it, enrols, finishes a lesson and comes to its work', {
  tag: '@one-width',
}, async ({ page }) => {
  const email = newEmail();
  await signUp(page, { email });
  await page.context().clearCookies();

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await lookAt(page, 'programs');
  await page.getByRole('link', { name: 'Talk to customers without fooling yourself' }).click();
  await page.getByText('Find ten people who are not friends').last().click();
  await expect(page.getByText('None of the 12 sells tomatoes.', { exact: false })).toBeVisible();
  await lookAt(page, 'course-for-everybody');
  await page.getByRole('button', { name: 'Enrol' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Please log in to enroll in courses');
  await alert.getByRole('button', { name: 'OK' }).click();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/m\/founder\/programs\/talk-to-customers$/);
  await page.getByRole('button', { name: 'Enrol' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find ten people who are not friends');
  await lookAt(page, 'lesson');
  await page.getByRole('button', { name: 'I have finished' }).click();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();

  // What is done is there after a reload and on the list.
  await page.reload();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await page.goto('/m/founder/programs');
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '14');
  await lookAt(page, 'programs-begun');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Continue: Talk to customers/ }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Talk to customers without fooling yourself');
});
