import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { desktop, phone } from '#tests/components/viewports.ts';
import { makeToken } from '../../auth/test-token.ts';
import { owedSignOut } from '../../components/owed-sign-out.ts';
import { markSignedIn } from '../../components/signed-in.ts';
import { AccountLinks } from './account-links.tsx';
import { findSession } from './find-session.ts';
import { SiteHeader } from './site-header.tsx';

it('finds the session of a device whose storage was cleared, and asks no more', async () => {
  api.giveToken(makeToken());
  const header = (
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>
  );
  const screen = await render(header);
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  await findSession();
  expect(api.tokenCalls()).toBe(1);
});

it('offers the login to anyone who has no session, and asks a device that knows it only once', async () => {
  const screen = await render(<AccountLinks />);
  await findSession();
  await findSession();
  await expect.element(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(api.tokenCalls()).toBe(1);
});

it('takes nobody out who is known to be in, and decides nothing when nobody answers', async () => {
  api.giveToken(offline);
  await findSession();
  expect(localStorage.getItem('cairn.signedIn')).toBeNull();
  markSignedIn(true);
  await findSession();
  expect(api.tokenCalls()).toBe(1);
  expect(localStorage.getItem('cairn.signedIn')).toBe('1');
});

it('ends the session of somebody who logged out here without a network as soon as there is one', async () => {
  markSignedIn(false);
  owedSignOut.set(true);
  api.giveToken(offline);
  const screen = await render(<AccountLinks />);
  await expect.poll(api.tokenCalls).toBeGreaterThan(0);
  expect(owedSignOut.isOwed()).toBe(true);
  api.giveToken(makeToken());
  api.on(identityCalls.signOut, { token: null });
  window.dispatchEvent(new Event('online'));
  await expect.poll(owedSignOut.isOwed).toBe(false);
  expect(api.calls(identityCalls.signOut)).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: 'Login' })).toBeVisible();
});

it('asks for nothing on a device where nothing is owed', async () => {
  markSignedIn(false);
  owedSignOut.set(false);
  const screen = await render(<AccountLinks />);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(api.tokenCalls()).toBe(0);
});

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('leaves what a link leads to clear of the header on %s, and no more than that', async (_, viewport) => {
  await page.viewport(viewport[0], viewport[1]);
  const screen = await render(
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>,
  );
  await findSession();
  const header = screen.getByRole('banner').element().getBoundingClientRect().height;
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - header;
  expect(room).toBeGreaterThanOrEqual(8);
  expect(room).toBeLessThanOrEqual(24);
});
