import { expect, it, vi } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { linkLoginBody, listLinkedLogins, removeLinkedLogin } from '#contract/accounts/linked-logins.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { readSecondFactor } from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { ada } from '#tests/components/account-samples.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCall, identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { browser } from '#web/auth/go-to-service.ts';
import { paths } from '#web/paths.ts';
import AccountInformation from './account-information.tsx';
import { LinkedLoginsPart } from './linked-logins-part.tsx';

const at = new Date(2026, 10, 3, 9, 0).toISOString();
const google = {
  id: 'l1',
  label: 'Google',
  email: 'ada@mail.example',
  isUsable: true,
  linkedAt: at,
  lastUsedAt: at,
};
const school = { name: 'school', label: 'UNILAG' };
const linkLogin = identityCall(identityPaths.linkLogin, linkLoginBody);
const open = (search = '') => show(<LinkedLoginsPart />, { at: paths.member.accountInformation + search });

it('is not there where no login is linked and none can be', async () => {
  const screen = await open();
  await expect.poll(() => api.calls(listLinkedLogins)).toHaveLength(1);
  await expect.element(screen.getByRole('heading', { name: 'Linked logins' })).not.toBeInTheDocument();
});

it('lists logins, also of a service that is gone, and removes one after a question', async () => {
  const old = { ...google, id: 'l2', label: 'old.example', isUsable: false };
  const all = { items: [google, old], others: [], hasPassword: true };
  api.on(listLinkedLogins, all, { ...all, items: [old] });
  api.on(removeLinkedLogin, refused('auth/last-way-in'), null);
  const screen = await open();
  await expect.element(screen.getByText('Last used 3rd Nov, 2026')).toBeVisible();
  await expect.element(screen.getByText('Cannot be used any more')).toBeVisible();
  const remove = async () => {
    await screen.getByRole('button', { name: 'Remove Google' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  };
  await remove();
  await expect.element(screen.getByText(/^This is the only way into your account\./)).toBeVisible();
  await remove();
  await expect.element(screen.getByRole('heading', { name: 'Google' })).not.toBeInTheDocument();
});

it('goes to the service to link it, and offers to log in again where that was too long ago', async () => {
  api.on(listLinkedLogins, { items: [], others: [school], hasPassword: true });
  api.on(linkLogin, offline, refused('auth/requires-recent-login'), { url: 'https://school.example/authorize' });
  api.on(identityCalls.signOut, { token: null });
  const goTo = vi.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  const screen = await open();
  for (const said of [/^Network error\./, /^Please log in again before you change this\./]) {
    await screen.getByRole('button', { name: 'Link UNILAG' }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
  }
  await expect.element(screen.getByRole('button', { name: 'Log in again' })).toBeVisible();
  await screen.getByRole('button', { name: 'Link UNILAG' }).click();
  await expect.poll(() => goTo.mock.calls).toEqual([['https://school.example/authorize']]);
  await expect.element(screen.getByRole('button', { name: 'Going to UNILAG...' })).toBeDisabled();
});

it('says what came of it', async () => {
  api.on(listLinkedLogins, { items: [google], others: [], hasPassword: true });
  const linked = await open('?linked=google');
  await expect.element(linked.getByText('The login is linked. We have told you by email too.')).toBeVisible();
  await linked.unmount();
  const refusedScreen = await open('?error=auth/linked-login-taken');
  await expect.element(refusedScreen.getByText(/^This login belongs to another account here\./)).toBeVisible();
});

it('stands in the account information, which says when there is no password', async () => {
  api.on(readOwnAccount, ada);
  api.on(readEmailChange, { change: null });
  api.on(readSecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 });
  api.on(listPasskeys, { items: [] });
  api.on(listSessions, { items: [] });
  api.on(listLinkedLogins, { items: [google], others: [school], hasPassword: false });
  const screen = await show(<AccountInformation />, { at: paths.member.accountInformation });
  await expect.element(screen.getByText('None: you log in another way')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Linked logins' })).toBeVisible();
});
