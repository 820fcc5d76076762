import type { Page } from '@playwright/test';
import { createDocumentExport } from '#contract/documents/exports.ts';
import { makeIdeas, send } from './ideas.ts';
import { logInAs, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const bell = (page: Page, unread: number) =>
  page.getByRole('link', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true });

/** Exports a document; the founder is told once the zip file is ready. */
async function exportOne(page: Page, id: string): Promise<void> {
  await send(page, createDocumentExport, createDocumentExport.path, { documentIds: [id] });
}

test.describe('a founder with two tabs', () => {
  test.use({ tolerate: ['offline'] });

  test('is told live on both, reads on one, and misses nothing while offline', { tag: '@one-width' }, async ({
    page,
    context,
  }) => {
    await signUp(page, { email: newEmail() });
    await page.goto('/m/founder/overview');
    const other = await context.newPage();
    await other.goto('/m/notifications');
    await expect(other.getByRole('heading', { name: 'You have no notifications' })).toBeVisible();
    await lookAt(other, 'notifications-none');
    await expect(bell(page, 0)).toBeVisible();

    const [id = ''] = await makeIdeas(page, [{ title: 'Cold rooms for tomatoes' }]);
    await exportOne(page, id);
    await expect(bell(page, 1)).toBeVisible();
    await expect(page.getByText('1 new notification', { exact: true })).toBeAttached();
    const line = other.getByRole('listitem').filter({ hasText: 'Your zip file is ready' });
    await expect(line).toContainText('It holds 1 document.');
    await expect(line).toContainText('Unread');
    await lookAt(page, 'overview-with-news');

    await exportOne(page, id);
    await expect(bell(page, 2)).toBeVisible();
    await expect(bell(other, 2)).toBeVisible();
    await expect(other.getByText('Showing 1-1 of 1 items')).toBeVisible();
    const earlier = other.getByRole('list', { name: 'Before Your zip file is ready' });
    await other.getByText('1 earlier, 1 unread').click();
    await expect(earlier.getByRole('link', { name: 'Your zip file is ready' })).toBeVisible();
    await lookAt(other, 'notifications');
    const markAsRead = { name: /^Mark as read Your/ };
    await earlier.getByRole('button', markAsRead).press('Enter');
    await expect(earlier.getByRole('button', markAsRead)).toHaveCount(0);
    await expect(bell(other, 1)).toBeVisible();
    await expect(bell(page, 1)).toBeVisible();
    await other.getByRole('button', markAsRead).press('Enter');
    await expect(bell(other, 0)).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();

    await context.setOffline(true);
    await exportOne(page, id);
    await exportOne(page, id);
    await expect(bell(page, 0)).toBeVisible();
    await context.setOffline(false);
    await expect(bell(page, 2)).toBeVisible();
    await expect(bell(other, 2)).toBeVisible();

    await other.getByRole('link', { name: 'Your zip file is ready' }).first().click();
    await expect(other).toHaveURL(/\/m\/founder\/startup-assistant$/);
    await expect(bell(other, 1)).toBeVisible();
    await bell(page, 1).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page, 0)).toBeVisible();
    await expect(bell(other, 0)).toBeVisible();
    const all = page.getByRole('list', { name: 'Notifications' });
    await expect(all.getByText('Unread', { exact: true })).toHaveCount(0);
    await lookAt(page, 'notifications-read');

    await page.getByRole('button', { name: /^Delete Your zip file/ }).click();
    await expect(page.getByText('2 earlier')).toBeVisible();
    await page.getByRole('button', { name: 'Delete all read' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('3 notifications will be gone for good.');
    await lookAt(page, 'notifications-delete', 'screen');
    await question.getByRole('button', { name: 'Delete them' }).click();
    await expect(page.getByRole('heading', { name: 'You have no notifications' })).toBeVisible();
  });
});

for (const [persona, path] of [
  ['investor', '/m/investor/notifications'],
  ['admin', '/m/notifications'],
] as const) {
  test(`the ${persona} has notifications too`, { tag: '@one-width' }, async ({ page }) => {
    await logInAs(page, persona);
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Notifications(, \d+ unread)?$/ })).toBeVisible();
  });
}
