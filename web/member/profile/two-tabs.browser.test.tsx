import { describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { type EmailChange, readEmailChange } from '#contract/accounts/email-change.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
} from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { readOwnDataExport } from '#contract/own-data/own-data.ts';
import { changePreferences, type OwnPreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { listReaders } from '#contract/signing/readers.ts';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { ada } from '#tests/components/account-samples.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import AccountInformation from './account-information.tsx';
import ProfilePage from './profile-page.tsx';
import SettingsPage from './settings/settings.tsx';

const reply = { ...ada.profile, name: ada.user.name, email: ada.user.email, photo_url: null };
const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
const on = { isOn: true, since: new Date(2026, 10, 3, 9, 0).toISOString(), recoveryCodesLeft: 10 };
const sentToUser = () => api.calls(updateUser).map(({ body }) => body);

/** This tab is looked at again, after another has changed something. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

function openAccount() {
  api.on(readOwnAccount, ada);
  api.on(listSessions, { items: [] });
  api.on(listPasskeys, { items: [] });
  api.on(readEmailChange, { change: null });
  api.on(readSecondFactor, off);
  return show(<AccountInformation />, { at: paths.member.accountInformation });
}
const accountIs = (user: object, profile: object = {}) =>
  api.on(readOwnAccount, { ...ada, user: { ...ada.user, ...user }, profile: { ...ada.profile, ...profile } });

describe('a dialog that is open while another tab saves', () => {
  it.each([
    ['name', 'Name', { name: 'Ada Eze' }, {}, 'Ada Eze'],
    ['phone', 'Phone', {}, { phone_number: '+2348031234567' }, '+2348031234567'],
  ])('shows the %s that was saved there, where nothing was typed here', async (what, label, user, profile, said) => {
    const screen = await openAccount();
    await screen.getByRole('button', { name: `Change ${what}` }).click();
    const field = screen.getByLabelText(label, { exact: true });
    await expect.element(field).toBeVisible();
    accountIs(user, profile);
    comeBack();
    await expect.element(field).toHaveValue(said);
  });

  it.each([
    ['name', 'Name', 'Ngozi Eze', { name: 'Ada Eze' }, {}],
    ['phone', 'Phone', '0803 999 9999', {}, { phone_number: '+2348031234567' }],
  ])(
    'keeps the %s that was typed here, and shows behind it what was saved',
    async (what, label, typed, user, profile) => {
      const screen = await openAccount();
      await screen.getByRole('button', { name: `Change ${what}` }).click();
      const field = screen.getByLabelText(label, { exact: true });
      await field.fill(typed);
      accountIs(user, profile);
      comeBack();
      await expect.element(screen.getByText(Object.values({ ...user, ...profile })[0] ?? '')).toBeInTheDocument();
      await expect.element(field).toHaveValue(typed);
    },
  );

  it('asks for no change back to an email that was confirmed away meanwhile', async () => {
    api.on(updateUser, { ...reply, name: 'Ngozi Eze' });
    const screen = await openAccount();
    await screen.getByRole('button', { name: 'Change name' }).click();
    await screen.getByLabelText('Name', { exact: true }).fill('Ngozi Eze');
    accountIs({ email: 'ada@new.example' });
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentToUser()).toEqual([{ name: 'Ngozi Eze', email: 'ada@new.example' }]);
  });

  it('sends with another email the name as it is now', async () => {
    api.on(updateUser, reply);
    const screen = await openAccount();
    await screen.getByRole('button', { name: 'Change email' }).click();
    await screen.getByLabelText('New email').fill('ada@new.example');
    accountIs({ name: 'Ada Eze' });
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentToUser()).toEqual([{ name: 'Ada Eze', email: 'ada@new.example' }]);
  });

  it('says which change of email waits, before another takes its place', async () => {
    api.on(updateUser, reply);
    const screen = await openAccount();
    await screen.getByRole('button', { name: 'Change email' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveAccessibleDescription(/once you have confirmed it in both\.$/);
    const expiresAt = new Date(2026, 10, 22, 9, 5).toISOString();
    const waiting: EmailChange = { email: 'first@new.example', expiresAt, oldConfirmed: false, newConfirmed: true };
    api.on(readEmailChange, { change: waiting }, { change: { ...waiting, email: 'second@new.example' } });
    comeBack();
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(/both\. The change to first@new\.example that waits ends with it\.$/);
    await screen.getByLabelText('New email').fill('second@new.example');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/^second@new\.example: /)).toBeVisible();
    await expect.element(screen.getByText(/^first@new\.example: /)).not.toBeInTheDocument();
  });
});

describe('a second factor that another tab has changed', () => {
  it('is shown as it is where this tab wants to turn it on, before the dialog', async () => {
    const screen = await openAccount();
    await expect.element(screen.getByText('Off', { exact: true })).toBeVisible();
    api.on(beginSecondFactor, refused('auth/second-factor-on'));
    api.on(readSecondFactor, on);
    await screen.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(screen.getByText('The second factor is on already.')).toBeVisible();
    await expect.element(screen.getByText('On', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Turn on', confirmSecondFactor, 'auth/second-factor-on', off, on, 'The second factor is on already.', 'On'],
    ['Turn off', endSecondFactor, 'auth/second-factor-off', on, off, 'The second factor is not on.', 'Off'],
  ] as const)('is shown as it is in the middle of “%s”', async (button, endpoint, code, before, after, said, state) => {
    const key = 'JBSWY3DPEHPK3PXP';
    api.on(beginSecondFactor, { key, uri: `otpauth://totp/Cairn:ada?secret=${key}` });
    const screen = await openAccount();
    api.on(readSecondFactor, before);
    comeBack();
    await screen.getByRole('button', { name: button }).click();
    await screen.getByLabelText('Code of your app').fill('123456');
    api.on(endpoint, refused(code));
    api.on(readSecondFactor, after);
    await screen.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText(state, { exact: true })).toBeVisible();
  });
});

describe('what a member says of themselves, in two tabs', () => {
  const open = () => {
    api.on(readOwnAccount, ada);
    api.on(updateUser, reply);
    return show(<ProfilePage />, { at: paths.member.profile });
  };

  it('is sent field by field: the years of the other tab stay, and are shown', async () => {
    const screen = await open();
    await screen.getByLabelText('Firm or fund').fill('Kasuwa');
    accountIs({}, { experience_years: 5 });
    comeBack();
    await expect.element(screen.getByLabelText('Experience')).toHaveDisplayValue('5 years');
    await expect.element(screen.getByLabelText('Firm or fund')).toHaveValue('Kasuwa');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(sentToUser).toEqual([{ company: 'Kasuwa' }]);
  });

  it('is kept on the way to another page without what was only shown', async () => {
    const screen = await open();
    await screen.getByLabelText('Firm or fund').fill('Kasuwa');
    await screen.go(paths.member.notifications);
    await expect.element(screen.getByLabelText('Firm or fund')).not.toBeInTheDocument();
    accountIs({}, { experience_years: 5 });
    await screen.go(-1);
    await expect.element(screen.getByLabelText('Experience')).toHaveDisplayValue('5 years');
    await expect.element(screen.getByLabelText('Firm or fund')).toHaveValue('Kasuwa');
  });

  it('is not sent where nothing was changed', async () => {
    const screen = await open();
    await expect.element(screen.getByLabelText('Experience')).toHaveDisplayValue('1 year');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Nothing was changed.')).toBeVisible();
    expect(sentToUser()).toEqual([]);
  });
});

describe('settings in two tabs', () => {
  const first: OwnPreferences = { ...FIRST_PREFERENCES, zone: 'Africa/Lagos', hasAi: true, hasTexts: false };
  const open = () => {
    api.on(readOwnDataExport, { newest: null });
    api.on(listReaders, { items: [], isCut: false });
    api.on(readPreferences, first);
    api.on(changePreferences, ({ body }) => ({ ...first, ...body }));
    return show(<SettingsPage />, { at: paths.member.settings });
  };
  const sent = () => api.calls(changePreferences).map(({ body }) => body);

  it('keep what both turned off, although this one has not read the other’s', async () => {
    const screen = await open();
    await screen.getByRole('checkbox', { name: 'Quotes by e-mail' }).click();
    api.on(readPreferences, {
      ...first,
      zone: 'Europe/London',
      digest: 'weekly',
      off: { app: ['quotes'], mail: ['sessions'] },
    });
    await screen.getByRole('button', { name: 'Save notifications' }).click();
    await expect.element(screen.getByText('Settings saved')).toBeVisible();
    expect(sent()).toEqual([{ off: { app: ['quotes'], mail: ['sessions', 'quotes'] }, zone: 'Europe/London' }]);
  });

  it('show what the other saved, and keep what was chosen here', async () => {
    const screen = await open();
    await screen.getByRole('checkbox', { name: 'Quotes by e-mail' }).click();
    api.on(readPreferences, { ...first, ai: false, digest: 'weekly', off: { app: [], mail: ['sessions'] } });
    await screen.queryClient.invalidateQueries({ refetchType: 'none' });
    comeBack();
    await expect.element(screen.getByRole('radio', { name: 'Every Monday' })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: 'Sessions and bookings by e-mail' })).not.toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: 'Quotes by e-mail' })).not.toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: /An AI may be asked/ })).not.toBeChecked();
  });
});
