import { beforeEach, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readOwnDataExport } from '#contract/own-data/own-data.ts';
import { changePreferences, type OwnPreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { listReaders } from '#contract/signing/readers.ts';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import ProfilePage from '../profile-page.tsx';
import SettingsPage from './settings.tsx';

const first: OwnPreferences = { ...FIRST_PREFERENCES, hasAi: true, hasTexts: false };
const open = () => show(<SettingsPage />, { at: paths.member.settings });
beforeEach(() => {
  api.on(readOwnDataExport, { newest: null });
  api.on(listReaders, { items: [], isCut: false });
});
const sent = () => api.calls(changePreferences).map(({ body }) => body);

it('shows what cannot be turned off as ticked, and what is never sent as none', async () => {
  api.on(readPreferences, { ...first, off: { app: ['quotes'], mail: ['sessions'] } });
  const screen = await open();
  const box = (name: string) => screen.getByRole('checkbox', { name });
  for (const name of [
    'Payments and invoices in the app',
    'Payments and invoices by e-mail',
    'Product notes by e-mail',
    'Security by e-mail',
    'A signature that waits for you by e-mail',
  ]) {
    await expect.element(box(name)).toBeChecked();
    await expect.element(box(name)).toBeDisabled();
  }
  await expect.element(box('Quotes in the app')).not.toBeChecked();
  await expect.element(box('Quotes by e-mail')).toBeChecked();
  await expect.element(box('Sessions and bookings by e-mail')).not.toBeChecked();
  await expect.element(screen.getByText(/they are about your money/)).toBeVisible();
});

it('sends what was chosen once, with the zone that the hours are in', async () => {
  api.on(readPreferences, first);
  const release = api.hold(changePreferences, first);
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Sessions and bookings by e-mail' }).click();
  await screen.getByRole('checkbox', { name: 'Quotes in the app' }).click();
  await screen.getByRole('checkbox', { name: 'Quotes in the app' }).click();
  await screen.getByRole('radio', { name: 'Every day' }).click();
  await screen.getByRole('checkbox', { name: /Quiet hours/ }).click();
  await screen.getByLabelText('Until').fill('06:30');
  await screen.getByRole('button', { name: 'Save notifications' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(screen.getByRole('button', { name: 'Save notifications' })).toBeEnabled();
  expect(sent()).toEqual([
    {
      off: { app: [], mail: ['sessions'] },
      digest: 'daily',
      quiet: { from: '22:00', until: '06:30' },
      zone: 'Africa/Lagos',
    },
  ]);
});

it.each([
  ['22:00', '22:00', 'The quiet hours end when they begin. Choose another time.'],
  ['', '07:00', 'Give a time from 00:00 to 23:59.'],
])('does not send quiet hours from %j until %j', async (from, until, problem) => {
  api.on(readPreferences, { ...first, quiet: { from: '21:00', until: '05:00' } });
  const screen = await open();
  await screen.getByLabelText('From').fill(from);
  await screen.getByLabelText('Until').fill(until);
  await screen.getByRole('button', { name: 'Save notifications' }).click();
  await expect.element(screen.getByText(problem)).toBeVisible();
  expect(sent()).toEqual([]);
});

it('keeps what was chosen when nobody answers, also on the way back to the page', async () => {
  api.on(readPreferences, first);
  api.on(changePreferences, offline);
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Quotes by e-mail' }).click();
  await screen.getByRole('button', { name: 'Save notifications' }).click();
  await expect.element(screen.getByText(/Network error.*What you chose is still here\./)).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Quotes by e-mail' })).not.toBeChecked();
  await screen.go(paths.member.notifications);
  await expect.element(screen.getByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
  await screen.go(-1);
  await expect.element(screen.getByRole('checkbox', { name: 'Quotes by e-mail' })).not.toBeChecked();
  await screen.getByRole('button', { name: /Start again/ }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Quotes by e-mail' })).toBeChecked();
});

it('says why the server refused', async () => {
  api.on(readPreferences, first);
  api.on(changePreferences, refused('PREFERENCES_ZONE_MISSING'));
  const screen = await open();
  await screen.getByRole('button', { name: 'Save notifications' }).click();
  await expect.element(screen.getByText(/Choose a time zone first/)).toBeVisible();
});

it('turns the AI off, and has nothing to choose where there is none', async () => {
  api.on(readPreferences, first);
  api.on(changePreferences, { ...first, ai: false });
  const screen = await open();
  await screen.getByRole('checkbox', { name: /An AI may be asked/ }).click();
  await screen.getByRole('button', { name: 'Save AI' }).click();
  await expect.element(screen.getByText('Settings saved')).toBeVisible();
  expect(sent()).toEqual([{ ai: false }]);
});

it('has nothing to choose of an AI where there is none', async () => {
  api.on(readPreferences, { ...first, hasAi: false });
  const screen = await open();
  await expect.element(screen.getByText(/No AI is connected here/)).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /An AI may be asked/ })).not.toBeInTheDocument();
});

it.each([
  [paths.member.profile, paths.member.settings],
  [paths.investor.profile, paths.investor.settings],
])('is linked from %s', async (at, href) => {
  api.on(readOwnAccount, offline);
  const screen = await show(<ProfilePage />, { at });
  await expect.element(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', href);
});

// The last: a page keeps the zone that was chosen on it.
it('takes the zone of the device until one is saved, and then that one', async () => {
  api.on(readPreferences, first);
  api.on(changePreferences, ({ body }) => ({ ...first, ...body }));
  const screen = await open();
  const zone = screen.getByLabelText('Your time zone');
  await expect.element(zone).toHaveValue('Africa/Lagos');
  await expect.element(screen.getByText(/Until you save one, it is this device’s/)).toBeVisible();
  await zone.selectOptions('Europe/London');
  await screen.getByRole('button', { name: 'Save time zone' }).click();
  await expect.element(screen.getByText('Settings saved')).toBeVisible();
  await expect.element(screen.getByText(/Until you save one/)).not.toBeInTheDocument();
  expect(sent()).toEqual([{ zone: 'Europe/London' }]);
  expect(localStorage.getItem('cairn.zone')).toBe('Europe/London');
});
