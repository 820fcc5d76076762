import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { readOwnAccount, resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { listLinkedLogins } from '#contract/accounts/linked-logins.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { beginSecondFactor, readSecondFactor } from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { ada } from '#tests/components/account-samples.ts';
import { html, RawAnswer } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { makeToken } from '#web/auth/test-token.ts';
import { paths } from '#web/paths.ts';
import AccountInformation from './account-information.tsx';
import { LinkedLoginsPart } from './linked-logins-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

const unverified = { email: 'ada@cairn.example', email_verified: false };
const open = (part: ReactNode) => show(part, { at: paths.member.accountInformation, as: unverified });
function answerAll() {
  api.on(readOwnAccount, ada);
  api.on(readEmailChange, { change: null });
  api.on(readSecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 });
  api.on(listPasskeys, { items: [] });
  api.on(listLinkedLogins, { items: [], others: [{ name: 'google', label: 'Google' }], hasPassword: true });
  api.on(listSessions, { items: [] });
}

it.each<[string, ReactNode, string]>([
  ['to change your email', <AccountInformation key="email" />, 'Change email'],
  ['to turn on the second factor', <SecondFactorPart key="factor" email={unverified.email} />, 'Turn on'],
  ['to add a passkey', <PasskeysPart key="passkey" />, 'Add a passkey'],
  ['to link a login', <LinkedLoginsPart key="login" />, 'Link Google'],
])(
  'asks an unverified member %s to verify the email first, and lets them as soon as it is',
  async (purpose, part, button) => {
    answerAll();
    const screen = await open(part);
    await screen.getByRole('button', { name: `Verify your email first ${purpose}` }).click();
    const dialog = screen.getByRole('dialog', { name: 'Verify your email first' });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        `We sent a link to ada@cairn.example. Open it ${purpose}, then come back to this page.`,
      );
    expect(screen.getByRole('button', { name: button, exact: true }).elements()).toEqual([]);
    // The link was opened elsewhere.
    const answer = { status: 'success', message: verificationTexts.alreadyVerified, data: null };
    api.on(resendVerification, new RawAnswer(async () => Response.json(answer)));
    api.giveToken(makeToken({ ...unverified, email_verified: true }));
    await dialog.getByRole('button', { name: 'Send the mail again' }).click();
    await expect.element(screen.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect.element(screen.getByText('Your email is already verified.')).toBeVisible();
    expect(api.calls(beginSecondFactor)).toEqual([]);
  },
);

it('sends the mail once, however often that is pressed, and again where it failed', async () => {
  answerAll();
  api.on(resendVerification, html(500), null);
  const screen = await open(<PasskeysPart />);
  await screen.getByRole('button', { name: /^Verify your email first/ }).click();
  await screen.getByRole('button', { name: 'Send the mail again' }).click();
  await expect.element(screen.getByText('Failed to send verification email. Please try again.')).toBeVisible();
  await screen.getByRole('button', { name: 'Send the mail again' }).click();
  const sent = screen.getByRole('button', { name: 'Email Sent' });
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true');
  await expect.element(sent).toHaveFocus();
  await sent.click({ force: true });
  expect(api.calls(resendVerification)).toHaveLength(2);
  await screen.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
