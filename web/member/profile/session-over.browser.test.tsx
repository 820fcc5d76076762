import { describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { updatePassword, updateUser } from '#contract/accounts/profile.ts';
import { readSecondFactor } from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { readOwnDataExport } from '#contract/own-data/own-data.ts';
import { changePreferences, type OwnPreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { listReaders } from '#contract/signing/readers.ts';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { ada } from '#tests/components/account-samples.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCall, identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { authSession } from '#web/auth/session.ts';
import { paths } from '#web/paths.ts';
import AccountInformation from './account-information.tsx';
import ProfilePage from './profile-page.tsx';
import SettingsPage from './settings/settings.tsx';

async function openAccount() {
  api.on(readOwnAccount, ada);
  api.on(listSessions, { items: [] });
  api.on(listPasskeys, { items: [] });
  api.on(readEmailChange, { change: null });
  api.on(readSecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 });
  return show(<AccountInformation />, { at: paths.member.accountInformation });
}
type Screen = Awaited<ReturnType<typeof openAccount>>;

const saved = { ...ada.profile, name: ada.user.name, email: ada.user.email, photo_url: null };

/** Sends the dialog when the session is over; the guard takes the page away then, and shows it again after the login. */
async function loseSession(screen: Screen, save = 'Save'): Promise<void> {
  api.on(updateUser, refused('auth/user-token-expired'));
  api.on(updatePassword, refused('auth/user-token-expired'));
  api.on(changePreferences, refused('auth/user-token-expired'));
  api.on(identityCalls.signOut, { token: null });
  api.giveToken(null);
  await screen.getByRole('button', { name: save }).click();
  await expect.poll(() => authSession.getState().status).toBe('signed-out');
  await screen.unmount();
}

it.each([
  ['name', 'Name', 'Ngozi Eze', { name: 'Ngozi Eze', email: ada.user.email }],
  ['phone', 'Phone', '0803 123 4567', { phone_number: '0803 123 4567' }],
  ['email', 'New email', 'ngozi@new.example', { name: ada.user.name, email: 'ngozi@new.example' }],
])(
  'the %s that was sent when the session was over is there after the login, and goes on',
  async (what, label, typed, body) => {
    const before = await openAccount();
    await before.getByRole('button', { name: `Change ${what}` }).click();
    await before.getByLabelText(label, { exact: true }).fill(typed);
    await loseSession(before);

    const after = await openAccount();
    await expect.element(after.getByRole('dialog').getByLabelText(label, { exact: true })).toHaveValue(typed);
    api.on(updateUser, saved);
    const sentBefore = api.calls(updateUser).length;
    await after.getByRole('button', { name: 'Save' }).click();
    await expect.element(after.getByRole('dialog')).not.toBeInTheDocument();
    expect(
      api
        .calls(updateUser)
        .slice(sentBefore)
        .map((one) => one.body),
    ).toEqual([body]);
    await after.unmount();
    const again = await openAccount();
    await expect.element(again.getByRole('button', { name: `Change ${what}` })).toBeVisible();
    await expect.element(again.getByRole('dialog')).not.toBeInTheDocument();
  },
);

it('keeps the name of a passkey for which the login was over, and opens it again after the login', async () => {
  api.on(identityCall(identityPaths.passkeyOptions), refused('auth/no-token'));
  api.on(identityCalls.signOut, { token: null });
  const before = await openAccount();
  await before.getByRole('button', { name: 'Add a passkey' }).click();
  await before.getByLabelText('Name', { exact: true }).fill('Phone of Ada');
  await before.getByRole('button', { name: 'Continue' }).click();
  api.giveToken(null);
  await before.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(() => authSession.getState().status).toBe('signed-out');
  await before.unmount();
  const after = await openAccount();
  await expect.element(after.getByRole('dialog').getByLabelText('Name', { exact: true })).toHaveValue('Phone of Ada');
});

it('opens the password again after the login, and says why it is empty: none is ever kept', async () => {
  const before = await openAccount();
  await before.getByRole('button', { name: 'Change password' }).click();
  for (const name of ['New password', 'Repeat the new password'])
    await before.getByRole('textbox', { name, exact: true }).fill('three brown cows');
  await loseSession(before);
  const after = await openAccount();
  await expect.element(after.getByText(/No password is ever kept/)).toBeVisible();
  await expect.element(after.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue('');
});

it('opens nothing for anyone who leaves the page, nor for somebody else in the same tab', async () => {
  const left = await openAccount();
  await left.getByRole('button', { name: 'Change name' }).click();
  await expect.element(left.getByRole('dialog')).toBeVisible();
  await left.unmount();
  const back = await openAccount();
  await expect.element(back.getByRole('button', { name: 'Change name' })).toBeVisible();
  await expect.element(back.getByRole('dialog')).not.toBeInTheDocument();
  await back.getByRole('button', { name: 'Change name' }).click();
  await back.getByLabelText('Name', { exact: true }).fill('Ngozi Eze');
  await loseSession(back);
  api.on(readOwnAccount, ada);
  const other = await show(<AccountInformation />, { at: paths.member.accountInformation, as: { sub: 'another' } });
  await expect.element(other.getByRole('button', { name: 'Change name' })).toBeVisible();
  await expect.element(other.getByRole('dialog')).not.toBeInTheDocument();
});

it('what a member says of themselves is there after the login, and is saved', async () => {
  api.on(readOwnAccount, ada);
  const open = () => show(<ProfilePage />, { at: paths.member.profile });
  const before = await open();
  await before.getByLabelText('Firm or fund').fill('Kasuwa Ledger');
  await before.getByLabelText('Experience').selectOptions('10');
  await loseSession(before);

  const after = await open();
  await expect.element(after.getByLabelText('Firm or fund')).toHaveValue('Kasuwa Ledger');
  await expect.element(after.getByLabelText('Experience')).toHaveDisplayValue('10 years');
  await expect.element(after.getByText('What you typed earlier is back')).toBeVisible();
  api.on(updateUser, saved);
  const sentBefore = api.calls(updateUser).length;
  await after.getByRole('button', { name: 'Save' }).click();
  await expect.element(after.getByText('What you typed earlier is back')).not.toBeInTheDocument();
  const sent = api.calls(updateUser).slice(sentBefore);
  expect(sent.map(({ body }) => body)).toEqual([{ experience_years: 10, company: 'Kasuwa Ledger' }]);
});

describe('settings for which the session was over', () => {
  const own: OwnPreferences = { ...FIRST_PREFERENCES, zone: 'Africa/Lagos', hasAi: true, hasTexts: false };
  const open = () => show(<SettingsPage />, { at: paths.member.settings });

  it.each<[string, string, (screen: Screen) => Promise<void>, Partial<OwnPreferences>]>([
    [
      'notifications',
      'Save notifications',
      async (screen) => {
        await screen.getByRole('checkbox', { name: 'Quotes by e-mail' }).click();
        await screen.getByRole('checkbox', { name: /Quiet hours/ }).click();
        await screen.getByLabelText('Until').fill('06:30');
      },
      { off: { app: [], mail: ['quotes'] }, quiet: { from: '22:00', until: '06:30' }, zone: 'Africa/Lagos' },
    ],
    ['AI', 'Save AI', (screen) => screen.getByRole('checkbox', { name: /An AI may be asked/ }).click(), { ai: false }],
    // The last: a page keeps the zone that was chosen on it.
    [
      'time zone',
      'Save time zone',
      (screen) => screen.getByLabelText('Your time zone').selectOptions('Europe/London'),
      { zone: 'Europe/London' },
    ],
  ])('are there after the login, and are saved: %s', async (_what, save, choose, body) => {
    api.on(readOwnDataExport, { newest: null });
    api.on(listReaders, { items: [], isCut: false });
    api.on(readPreferences, own);
    const before = await open();
    await choose(before);
    await loseSession(before, save);

    const after = await open();
    await expect.element(after.getByText('What you typed earlier is back')).toBeVisible();
    api.on(changePreferences, ({ body: changed }) => ({ ...own, ...changed }));
    const sentBefore = api.calls(changePreferences).length;
    await after.getByRole('button', { name: save }).click();
    await expect.element(after.getByText('Settings saved')).toBeVisible();
    await expect.element(after.getByText('What you typed earlier is back')).not.toBeInTheDocument();
    const sent = api.calls(changePreferences).slice(sentBefore);
    expect(sent.map((one) => one.body)).toEqual([body]);
  });
});
