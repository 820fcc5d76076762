import { expect, it, vi } from 'vitest';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
} from '#contract/accounts/second-factor.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { SecondFactorPart } from './second-factor-part.tsx';

const off: SecondFactor = { isOn: false, since: null, recoveryCodesLeft: 0 };
const on: SecondFactor = { isOn: true, since: new Date(2026, 10, 3, 9, 0).toISOString(), recoveryCodesLeft: 10 };
const key = 'JBSWY3DPEHPK3PXP';
const begun = { key, uri: `otpauth://totp/Cairn:ada%40cairn.example?secret=${key}&issuer=Cairn` };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcde-2345${index}`);

function open(...states: [SecondFactor, ...SecondFactor[]]) {
  api.on(readSecondFactor, ...states);
  return show(<SecondFactorPart email="ada@cairn.example" />, { at: paths.member.accountInformation });
}

async function openDialog(...states: [SecondFactor, ...SecondFactor[]]) {
  api.on(beginSecondFactor, begun);
  const screen = await open(...states);
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  return screen;
}

it('shows the key to scan or to type, and keeps a code that is none, was refused or found nobody', async () => {
  api.on(confirmSecondFactor, refused('auth/invalid-code'), offline);
  const screen = await openDialog(off);
  const code = screen.getByLabelText('Code of your app');
  await expect.element(code).toHaveFocus();
  await expect.element(screen.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open in my app' })).toHaveAttribute('href', begun.uri);
  const submit = screen.getByRole('dialog').getByRole('button', { name: 'Turn on' });
  await code.fill('12 34');
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(/Type the 6 digits that your app shows\./);
  await code.fill('123 456');
  for (const sentence of [/^This code is not right\./, /^Network error\./]) {
    await submit.click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(code).toHaveValue('123 456');
  }
  expect(api.calls(confirmSecondFactor).map(({ body }) => body)).toEqual([{ code: '123456' }, { code: '123456' }]);
  // One reason at a time: that of what is typed now.
  await code.fill('12');
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(/Type the 6 digits that your app shows\./);
  await expect.element(screen.getByText(/^Network error\./)).not.toBeInTheDocument();
});

it('shows the recovery codes once, and stays until they are kept', async () => {
  const release = api.hold(confirmSecondFactor, { recoveryCodes });
  const screen = await openDialog(off, on);
  await screen.getByLabelText('Code of your app').fill('123456');
  await screen.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(screen.getByRole('dialog', { name: 'Keep your recovery codes' })).toBeVisible();
  for (const code of recoveryCodes) await expect.element(screen.getByText(code)).toBeVisible();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Copy' }).click();
  expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
    'Recovery codes for Cairn, ada@cairn.example',
    ...recoveryCodes,
  ]);
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await screen.getByLabelText('I have kept them').click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Recovery codes left: 10')).toBeVisible();
  expect(api.calls(confirmSecondFactor)).toHaveLength(1);
  expect(document.body.textContent).not.toContain(recoveryCodes[0]);
});

it('offers to log in again where the login was too long ago, before or in the middle of the dialog', async () => {
  api.on(identityCalls.signOut, { token: null });
  api.on(confirmSecondFactor, refused('auth/requires-recent-login'));
  const screen = await openDialog(off);
  await screen.getByLabelText('Code of your app').fill('123456');
  await screen.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText(/^Please log in again before you change this\./)).toBeVisible();
  await expect.element(screen.getByLabelText('Code of your app')).toHaveValue('123456');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  api.on(beginSecondFactor, refused('auth/requires-recent-login'));
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await screen.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(() => api.calls(identityCalls.signOut)).toHaveLength(1);
});

it('says how many recovery codes are left, warns of few, and makes new ones with a code', async () => {
  api.on(renewRecoveryCodes, { recoveryCodes });
  const screen = await open({ ...on, recoveryCodesLeft: 2 }, on);
  await expect.element(screen.getByText('Since 3rd Nov, 2026')).toBeVisible();
  await expect.element(screen.getByText(/^You have few recovery codes left\./)).toBeVisible();
  await screen.getByRole('button', { name: 'New recovery codes' }).click();
  await screen.getByLabelText('Code of your app').fill('123456');
  await screen.getByRole('button', { name: 'Make new codes' }).click();
  await screen.getByLabelText('I have kept them').click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('Recovery codes left: 10')).toBeVisible();
  await expect.element(screen.getByText(/^You have few recovery codes left\./)).not.toBeInTheDocument();
});

it('is turned off with a recovery code where the phone is lost', async () => {
  api.on(endSecondFactor, null);
  const screen = await open(on, off);
  await expect
    .element(screen.getByText(/^New phone, or the old one lost\? Turn it off, with .* a recovery code/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'New recovery codes' }).click();
  await expect
    .element(screen.getByText(/Phone lost\? Turn the second factor off with a recovery code instead/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await screen.getByRole('button', { name: 'Use a recovery code' }).click();
  await screen.getByLabelText('Recovery code').fill('ABCDE-23450');
  await screen.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.element(screen.getByText('Off', { exact: true })).toBeVisible();
  expect(api.calls(endSecondFactor).map(({ body }) => body)).toEqual([{ recoveryCode: 'abcde-23450' }]);
});

it.each([
  ['New recovery codes', 'recovery-codes', renewRecoveryCodes, 'New recovery codes', 'Make new codes'],
  ['Turn off', 'second-factor-off', endSecondFactor, 'Turn off the second factor', 'Turn off'],
] as const)('opens “%s” again after a login that was too long ago', async (button, again, endpoint, title, submit) => {
  api.on(identityCalls.signOut, { token: null });
  api.on(endpoint, refused('auth/requires-recent-login'));
  const before = await open(on);
  await before.getByRole('button', { name: button }).click();
  await before.getByLabelText('Code of your app').fill('123456');
  await before.getByRole('dialog').getByRole('button', { name: submit }).click();
  await before.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(before.location).toBe(`${paths.member.accountInformation}?again=${again}`);
  await before.unmount();

  const after = await show(<SecondFactorPart email="ada@cairn.example" />, { at: before.location() });
  const dialog = after.getByRole('dialog', { name: title });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(after.location).toBe(paths.member.accountInformation);
});
