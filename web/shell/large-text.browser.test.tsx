import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readUnreadCount } from '#contract/notifications/notifications.ts';
import { readShell } from '#contract/shell/shell.ts';
import { api } from '#tests/components/api.ts';
import { Nested, show } from '#tests/components/show.tsx';
import { desktop } from '#tests/components/viewports.ts';
import { adminMenu } from '#web/admin/admin-menu.ts';
import { founderMenu } from '#web/founder/founder-menu.ts';
import { paths } from '#web/paths.ts';
import { MemberShell } from './member-shell.tsx';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('font-size'));

it.each([
  ['the founder', founderMenu, paths.founder.overview],
  ['the operator', adminMenu, paths.admin.root],
])('the menu of %s is no wider than a laptop in text twice as large', async (_who, menu, at) => {
  await page.viewport(...desktop);
  root.style.fontSize = '200%';
  api.on(readUnreadCount, { unread: 0 });
  api.on(readShell, { ending: null, mail: null, zone: null });
  const screen = await show(new Nested(<MemberShell menu={menu} />, <p>The page</p>), {
    at,
    as: { email_verified: true },
  });
  await expect.element(screen.getByText('The page')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Welcome, / })).toBeInViewport();
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
});
