import { describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { listPasskeys, renamePasskey } from '#contract/accounts/passkeys.ts';
import { updatePassword, updateUser } from '#contract/accounts/profile.ts';
import { readSecondFactor } from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { changePreferences } from '#contract/preferences/preferences.ts';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { ada } from '#tests/components/account-samples.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { pressTwiceOn } from '#tests/components/press-twice.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import AccountInformation from './account-information.tsx';
import ProfilePage from './profile-page.tsx';
import { AiForm } from './settings/ai-form.tsx';

const saved = { ...ada.profile, name: ada.user.name, email: ada.user.email, photo_url: null };
const passkey = { id: 'p1', name: 'My phone', createdAt: ada.user.created_at };
const own = { ...FIRST_PREFERENCES, hasAi: true, hasTexts: false };

function openAccount() {
  api.on(readOwnAccount, ada);
  api.on(listSessions, { items: [] });
  api.on(listPasskeys, { items: [passkey] });
  api.on(readEmailChange, { change: null });
  api.on(readSecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 });
  return show(<AccountInformation />, { at: paths.member.accountInformation });
}
type Screen = Awaited<ReturnType<typeof openAccount>>;

const bodiesOf = (endpoint: Endpoint) => api.calls(endpoint).map(({ body }) => body);
const field = (screen: Screen, label: string) => screen.getByRole('dialog').getByLabelText(label, { exact: true });

const pressTwice = (screen: Screen, name: string) => pressTwiceOn(screen.getByRole('button', { name, exact: true }));

describe('pressed twice', () => {
  it.each<[string, string, Record<string, string>, Endpoint, unknown, unknown]>([
    ['Change name', 'name', { Name: 'Ada Eze' }, updateUser, saved, { name: 'Ada Eze', email: ada.user.email }],
    ['Change phone', 'phone', { Phone: '0803 123 4567' }, updateUser, saved, { phone_number: '0803 123 4567' }],
    [
      'Change email',
      'email',
      { 'New email': 'ada@new.example' },
      updateUser,
      saved,
      { name: ada.user.name, email: 'ada@new.example' },
    ],
    [
      'Change password',
      'password',
      { 'New password': 'three brown cows', 'Repeat the new password': 'three brown cows' },
      updatePassword,
      null,
      { password: 'three brown cows' },
    ],
    ['Rename My phone', 'passkey name', { Name: 'Old phone' }, renamePasskey, null, { name: 'Old phone' }],
  ])('“Save” after “%s” sends the %s once', async (open, _what, typed, endpoint, reply, body) => {
    const screen = await openAccount();
    await screen.getByRole('button', { name: open }).click();
    for (const [label, text] of Object.entries(typed)) await field(screen, label).fill(text);
    const release = api.hold(endpoint, reply as never);
    await pressTwice(screen, 'Save');
    await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect.poll(() => api.calls(endpoint).length).toBeGreaterThan(0);
    release();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(bodiesOf(endpoint)).toEqual([body]);
  });

  it('sends once what a member says of themselves', async () => {
    api.on(readOwnAccount, ada);
    const screen = await show(<ProfilePage />, { at: paths.member.profile });
    await screen.getByLabelText('Firm or fund').fill('Kasuwa');
    const release = api.hold(updateUser, saved);
    await pressTwice(screen, 'Save');
    await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    release();
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(bodiesOf(updateUser)).toEqual([{ company: 'Kasuwa' }]);
  });

  it('sends settings once', async () => {
    const screen = await show(<AiForm own={own} />);
    await screen.getByRole('checkbox', { name: /An AI may be asked/ }).click();
    const release = api.hold(changePreferences, { ...own, ai: false });
    await pressTwice(screen, 'Save AI');
    await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    release();
    await expect.element(screen.getByRole('button', { name: 'Save AI' })).toBeEnabled();
    expect(bodiesOf(changePreferences)).toEqual([{ ai: false }]);
  });
});

describe('without a network', () => {
  it('the phone number is still there, the dialog says why, and it is saved the next time', async () => {
    api.on(updateUser, offline, saved);
    const screen = await openAccount();
    await screen.getByRole('button', { name: 'Change phone' }).click();
    await field(screen, 'Phone').fill('0803 123 4567');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/^Network error\. .*What you typed is still here\.$/)).toBeVisible();
    await expect.element(field(screen, 'Phone')).toHaveValue('0803 123 4567');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(bodiesOf(updateUser)).toEqual([{ phone_number: '0803 123 4567' }, { phone_number: '0803 123 4567' }]);
  });

  it('the password stays in the open dialog alone, on no device, and is saved the next time', async () => {
    api.on(updatePassword, offline, null);
    const screen = await openAccount();
    await screen.getByRole('button', { name: 'Change password' }).click();
    for (const label of ['New password', 'Repeat the new password'])
      await field(screen, label).fill('three brown cows');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/^Network error\. .*What you typed is still here\.$/)).toBeVisible();
    await expect.element(field(screen, 'New password')).toHaveValue('three brown cows');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('brown cows');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(bodiesOf(updatePassword)).toEqual([{ password: 'three brown cows' }, { password: 'three brown cows' }]);
    await screen.getByRole('button', { name: 'Change password' }).click();
    await expect.element(field(screen, 'New password')).toHaveValue('');
  });
});
