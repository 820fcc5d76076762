import { describe, expect, it } from 'vitest';
import { confirmPhone, readPhone, sendPhoneCode } from '#contract/accounts/phone.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '#contract/accounts/second-factor.ts';
import { endSession, listSessions } from '#contract/accounts/sessions.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ada } from '#tests/components/account-samples.ts';
import { api } from '#tests/components/api.ts';
import { pressTwiceOn } from '#tests/components/press-twice.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { PhonePart } from './settings/phone-part.tsx';

const at = ada.user.created_at;
const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
const on = { isOn: true, since: at, recoveryCodesLeft: 10 };
const key = 'JBSWY3DPEHPK3PXP';
const begun = { key, uri: `otpauth://totp/Cairn:ada%40cairn.example?secret=${key}&issuer=Cairn` };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcde-2345${index}`);
const waits = { name: 'Processing...' };

const phone = { number: '+2348031234567', confirmed: false, codeEndsAt: null };
const sent = { ...phone, codeEndsAt: '2026-11-26T10:10:00.000Z' };

const openFactor = (state: typeof off | typeof on) => {
  api.on(readSecondFactor, state);
  api.on(beginSecondFactor, begun);
  return show(<SecondFactorPart email={ada.user.email} />, { at: paths.member.accountInformation });
};

describe('the second factor, pressed twice', () => {
  it('is begun once', async () => {
    const screen = await openFactor(off);
    const release = api.hold(beginSecondFactor, begun);
    await pressTwiceOn(screen.getByRole('button', { name: 'Turn on' }));
    await expect.element(screen.getByRole('button', waits)).toBeDisabled();
    release();
    await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(api.calls(beginSecondFactor)).toHaveLength(1);
  });

  it.each<[string, typeof off | typeof on, string, string, Endpoint, unknown]>([
    ['the first code', off, 'Turn on', 'Turn on', confirmSecondFactor, { recoveryCodes }],
    [
      'the code for new recovery codes',
      on,
      'New recovery codes',
      'Make new codes',
      renewRecoveryCodes,
      { recoveryCodes },
    ],
    ['the code that turns it off', on, 'Turn off', 'Turn off', endSecondFactor, null],
  ])('gets %s once', async (_what, state, open, send, endpoint, reply) => {
    const screen = await openFactor(state);
    await screen.getByRole('button', { name: open }).click();
    await screen.getByLabelText('Code of your app').fill('123 456');
    const release = api.hold(endpoint, reply as never);
    await pressTwiceOn(screen.getByRole('dialog').getByRole('button', { name: send, exact: true }));
    await expect.element(screen.getByRole('button', waits)).toBeDisabled();
    release();
    await expect.element(screen.getByLabelText('Code of your app')).not.toBeInTheDocument();
    expect(api.calls(endpoint).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });
});

describe('the code of the phone, pressed twice', () => {
  it.each([
    ['asked for', phone, 'Send me a code'],
    ['asked for anew', sent, 'Send a new code'],
  ])('is %s once', async (_what, before, name) => {
    api.on(readPhone, before);
    const screen = await show(<PhonePart />, { at: paths.member.settings });
    const release = api.hold(sendPhoneCode, sent);
    await pressTwiceOn(screen.getByRole('button', { name }));
    await expect.element(screen.getByRole('button', waits)).toBeDisabled();
    release();
    await expect.element(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
    expect(api.calls(sendPhoneCode)).toHaveLength(1);
  });

  it('is sent once', async () => {
    api.on(readPhone, sent);
    const screen = await show(<PhonePart />, { at: paths.member.settings });
    await screen.getByLabelText('Code from the text message').fill('123 456');
    const release = api.hold(confirmPhone, { ...phone, confirmed: true });
    await pressTwiceOn(screen.getByRole('button', { name: 'Confirm my phone' }));
    await expect.element(screen.getByRole('button', waits)).toBeDisabled();
    release();
    await expect.element(screen.getByText(/is confirmed\. Choose below/)).toBeVisible();
    expect(api.calls(confirmPhone).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });
});

it('a device is logged out once', async () => {
  const laptop = { id: 's2', browser: 'Firefox', system: 'Windows', beganAt: at, lastUsedAt: at, isThis: false };
  api.on(listSessions, { items: [laptop] }, { items: [] });
  const screen = await show(<SessionsPart />, { at: paths.member.accountInformation });
  const release = api.hold(endSession, null);
  await pressTwiceOn(screen.getByRole('button', { name: /^Log out Firefox/ }));
  await expect.element(screen.getByRole('button', waits)).toBeDisabled();
  release();
  await expect.element(screen.getByText('Device logged out')).toBeVisible();
  expect(api.calls(endSession)).toHaveLength(1);
});
