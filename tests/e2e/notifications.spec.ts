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
    await expect(other.getByText('Showing 1-2 of 2 items')).toBeVisible();
    await lookAt(other, 'notifications');
    await line
      .first()
      .getByRole('button', { name: /^Mark as read Your/ })
      .press('Enter');
    await expect(bell(other, 1)).toBeVisible();
    await expect(bell(page, 1)).toBeVisible();

    await context.setOffline(true);
    await exportOne(page, id);
    await exportOne(page, id);
    await expect(bell(page, 1)).toBeVisible();
    await context.setOffline(false);
    await expect(bell(page, 3)).toBeVisible();
    await expect(bell(other, 3)).toBeVisible();

    await other.getByRole('link', { name: 'Your zip file is ready' }).first().click();
    await expect(other).toHaveURL(/\/m\/founder\/startup-assistant$/);
    await expect(bell(other, 2)).toBeVisible();
    await bell(page, 2).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page, 0)).toBeVisible();
    await expect(bell(other, 0)).toBeVisible();
    await expect(page.getByText('Unread', { exact: true })).toHaveCount(0);
    await lookAt(page, 'notifications-read');
  });
});

for (const persona of ['investor', 'admin'] as const) {
  test(`the ${persona} has notifications too`, { tag: '@one-width' }, async ({ page }) => {
    await logInAs(page, persona);
    await page.goto('/m/notifications');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Notifications(, \d+ unread)?$/ })).toBeVisible();
  });
}
