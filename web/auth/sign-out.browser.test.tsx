import { expect, it } from 'vitest';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { authSession } from './session.ts';
import { signOut } from './sign-out.ts';

it('says how one is logged out without a network, and stays logged in who does not want that', async () => {
  api.on(identityCalls.signOut, offline);
  const screen = await show(<p>The page</p>);
  const leaving = signOut({ canAsk: true });
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText('No network: log out on this device?')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Log out here' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  expect(await leaving).toBe(false);
  expect(authSession.getState().status).toBe('signed-in');
});

it('says what to do where nothing can ask', async () => {
  api.on(identityCalls.signOut, offline);
  const screen = await show(<p>The page</p>);
  expect(await signOut({ canAsk: false })).toBe(false);
  await expect
    .element(screen.getByText('You are still logged in: the network is away', { exact: false }))
    .toBeVisible();
});
