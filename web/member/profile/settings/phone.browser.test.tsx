import { beforeEach, expect, it } from 'vitest';
import { confirmPhone, readPhone, sendPhoneCode } from '#contract/accounts/phone.ts';
import { readOwnDataExport } from '#contract/own-data/own-data.ts';
import { changePreferences, type OwnPreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { listReaders } from '#contract/signing/readers.ts';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import SettingsPage from './settings.tsx';

const first: OwnPreferences = { ...FIRST_PREFERENCES, hasAi: true, hasTexts: true };
const number = '+2348031234567';
const none = { number, confirmed: false, codeEndsAt: null };
const waiting = { ...none, codeEndsAt: '2026-11-26T10:10:00.000Z' };
const confirmed = { ...none, confirmed: true };
const open = () => show(<SettingsPage />, { at: paths.member.settings });
beforeEach(() => {
  api.on(readOwnDataExport, { newest: null });
  api.on(listReaders, { items: [], isCut: false });
  api.on(readPreferences, first);
});

it('sends a code once, takes it as it is typed, and opens the column', async () => {
  api.on(readPhone, none);
  const screen = await open();
  const text = screen.getByRole('checkbox', { name: 'Sessions and bookings by text message' });
  await expect.element(text).toBeDisabled();
  const release = api.hold(sendPhoneCode, waiting);
  await screen.getByRole('button', { name: 'Send me a code' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  const code = screen.getByLabelText('Code from the text message');
  await code.fill('12 34');
  await screen.getByRole('button', { name: 'Confirm my phone' }).click();
  await expect.element(screen.getByText('The code has 6 digits.')).toBeVisible();
  await code.fill('123 456');
  api.on(confirmPhone, refused('PHONE_CODE_WRONG'));
  await screen.getByRole('button', { name: 'Confirm my phone' }).click();
  await expect.element(screen.getByText(/This is not the code that we sent/)).toBeVisible();
  await expect.element(code).toHaveValue('123 456');
  await code.fill('12');
  await screen.getByRole('button', { name: 'Confirm my phone' }).click();
  await expect.element(screen.getByText('The code has 6 digits.')).toBeVisible();
  await expect.element(screen.getByText(/This is not the code that we sent/)).not.toBeInTheDocument();
  await code.fill('123 456');
  api.on(confirmPhone, confirmed);
  await screen.getByRole('button', { name: 'Confirm my phone' }).click();
  await expect.element(screen.getByText(/is confirmed. Choose below/)).toBeVisible();
  await text.click();
  api.on(changePreferences, { ...first, texts: ['sessions'] });
  await screen.getByRole('button', { name: 'Save notifications' }).click();
  await expect.poll(() => api.calls(changePreferences).map(({ body }) => body.texts)).toEqual([['sessions']]);
  expect([api.calls(sendPhoneCode).length, api.calls(confirmPhone).map(({ body }) => body.code)]).toEqual([
    1,
    ['123456', '123456'],
  ]);
});

it('keeps the code that was typed when nobody answers, and sends a new one', async () => {
  api.on(readPhone, waiting);
  const screen = await open();
  await screen.getByLabelText('Code from the text message').fill('123456');
  api.on(confirmPhone, offline);
  await screen.getByRole('button', { name: 'Confirm my phone' }).click();
  await expect.element(screen.getByText(/Network error.*What you typed is still here\./)).toBeVisible();
  api.on(sendPhoneCode, refused('PHONE_CODE_LIMIT'));
  await screen.getByRole('button', { name: 'Send a new code' }).click();
  await expect.element(screen.getByText(/You have asked for many codes/)).toBeVisible();
});

it('leads to where a number is added, and has no column where no text messages are sent', async () => {
  api.on(readPhone, { ...none, number: null });
  const screen = await open();
  await expect
    .element(screen.getByRole('link', { name: 'Add your phone number' }))
    .toHaveAttribute('href', paths.member.accountInformation);
  api.on(readPreferences, { ...first, hasTexts: false });
  const silent = await open();
  await expect.element(silent.getByRole('heading', { name: 'Notifications' }).first()).toBeVisible();
});

it('turns a topic off on a phone that is not confirmed any more, and none on', async () => {
  api.on(readPreferences, { ...first, texts: ['sessions'] });
  api.on(readPhone, none);
  const screen = await open();
  const box = (name: string) => screen.getByRole('checkbox', { name: `${name} by text message` });
  await expect.element(box('Sessions and bookings')).toBeChecked();
  await expect.element(box('Sessions and bookings')).toBeEnabled();
  await expect.element(box('Quotes')).toBeDisabled();
});
