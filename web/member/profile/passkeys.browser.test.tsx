import { describe, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { listPasskeys, removePasskey, renamePasskey } from '#contract/accounts/passkeys.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCall, identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { PasskeysPart } from './passkeys-part.tsx';

const createdAt = new Date(2026, 10, 3, 9, 0).toISOString();
const phone = { id: 'p1', name: 'My phone', createdAt };
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Cairn' },
  user: { id: 'AAAA', name: 'a', displayName: 'a' },
};
const passkeyOptions = identityCall(identityPaths.passkeyOptions);
const open = (search = '') => show(<PasskeysPart />, { at: paths.member.accountInformation + search });

it('lists passkeys, renames one, and keeps a name that nobody answered', async () => {
  api.on(listPasskeys, { items: [phone] }, { items: [{ ...phone, name: 'Old phone' }] });
  api.on(renamePasskey, offline, null);
  const screen = await open();
  await expect.element(screen.getByText('Added 3rd Nov, 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Rename My phone' }).click();
  const name = screen.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveValue('My phone');
  await name.fill('  ');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Enter a name, such as the device\./);
  await name.fill('Old phone');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/^Network error\./)).toBeVisible();
  await expect.element(name).toHaveValue('Old phone');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Old phone' })).toBeVisible();
});

it('removes one after a question, and says why not where the login was too long ago', async () => {
  api.on(listPasskeys, { items: [phone] }, { items: [] });
  api.on(removePasskey, refused('auth/requires-recent-login'), null);
  const screen = await open();
  for (const said of [/^Please log in again before you change this\./, 'None yet.']) {
    await screen.getByRole('button', { name: 'Remove My phone' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
  }
});

it('adds one, keeps its name when the device was not asked to the end, and offers to log in again', async () => {
  api.on(listPasskeys, { items: [] });
  api.on(identityCalls.signOut, { token: null });
  api.on(passkeyOptions, { options }, refused('auth/requires-recent-login'));
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const screen = await open();
  await screen.getByRole('button', { name: 'Add a passkey' }).click();
  await screen.getByLabelText('Name', { exact: true }).fill('My phone');
  for (const said of [/^No passkey was made\./, /^Please log in again before you change this\./]) {
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveValue('My phone');
  }
  await screen.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(() => api.calls(identityCalls.signOut)).toHaveLength(1);
  expect(screen.location()).toBe(`${paths.member.accountInformation}?again=passkey`);
});

it('goes on with adding one after that login, and not a second time', async () => {
  api.on(listPasskeys, { items: [] });
  const screen = await open('?again=passkey');
  await expect.element(screen.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(screen.location).toBe(paths.member.accountInformation);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

describe('a passkey that another tab has changed', () => {
  const laptop = { ...phone, id: 'p2', name: 'My laptop' };
  const gone = 'This passkey is not there any more.';
  /** In the list, also behind a dialog. */
  const listed = (screen: Awaited<ReturnType<typeof open>>) => screen.getByText('My phone', { exact: true }).first();

  async function openBoth() {
    api.on(listPasskeys, { items: [phone, laptop] });
    const screen = await open();
    await expect.element(listed(screen)).toBeVisible();
    api.on(listPasskeys, { items: [laptop] });
    return screen;
  }

  it('cannot be renamed once it is removed there: the dialog says so, and the list is read anew', async () => {
    api.on(renamePasskey, refused('PASSKEY_UNKNOWN'));
    const screen = await openBoth();
    await screen.getByRole('button', { name: 'Rename My phone' }).click();
    const name = screen.getByLabelText('Name', { exact: true });
    await name.fill('Old phone');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('dialog').getByText(gone)).toBeVisible();
    await expect.element(name).toHaveValue('Old phone');
    await expect.element(listed(screen)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('heading', { name: 'My laptop' })).toBeVisible();
  });

  it('cannot be removed twice: that is said, and the list is read anew', async () => {
    api.on(removePasskey, refused('PASSKEY_UNKNOWN'));
    const screen = await openBoth();
    await screen.getByRole('button', { name: 'Remove My phone' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText(gone)).toBeVisible();
    await expect.element(listed(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'My laptop' })).toBeVisible();
  });

  it('shows as it is there when this tab is looked at again', async () => {
    const screen = await openBoth();
    api.on(listPasskeys, { items: [{ ...laptop, name: 'Work laptop' }] });
    await screen.queryClient.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(screen.getByRole('heading', { name: 'Work laptop' })).toBeVisible();
    await expect.element(listed(screen)).not.toBeInTheDocument();
  });
});
