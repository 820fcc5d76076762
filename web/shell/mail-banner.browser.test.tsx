import { expect, it } from 'vitest';
import { type OwnMail, tryOwnMailAgain } from '#contract/mail/mail.ts';
import { readShell } from '#contract/shell/shell.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { MailBanner } from './mail-banner.tsx';

const address = 'ada@cairn.example';
const shell = (state: OwnMail['state']) => ({ ending: null, mail: { address, state }, zone: null });
const verified = { email_verified: true };

it('says that mail does not arrive, and tries again once', async () => {
  api.on(readShell, shell('undeliverable'));
  const screen = await show(<MailBanner />, { as: verified });
  await expect.element(screen.getByText(`Mail to ${address} does not arrive`)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Change address' }))
    .toHaveAttribute('href', paths.member.accountInformation);
  api.on(tryOwnMailAgain, refused('MAIL_RETRY_LIMIT'));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/Please try again tomorrow/)).toBeVisible();
  const release = api.hold(tryOwnMailAgain, { address, state: 'fine' });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(screen.getByText(`Mail to ${address} does not arrive`)).not.toBeInTheDocument();
  expect(api.calls(tryOwnMailAgain)).toHaveLength(2);
});

it('says what a complaint has ended', async () => {
  api.on(readShell, shell('complained'));
  const screen = await show(<MailBanner />, { as: verified });
  await expect.element(screen.getByText('You get only the mail that you need')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send me all mail again' })).toBeVisible();
});

it('says nothing where all is well, where nobody can say, and before the address is confirmed', async () => {
  api.on(readShell, shell('fine'), offline);
  const screen = await show(<MailBanner />, { as: verified });
  await expect.poll(() => api.calls(readShell).length).toBe(1);
  await expect.element(screen.getByRole('region', { name: 'Your mail' })).not.toBeInTheDocument();
  api.on(readShell, shell('undeliverable'));
  await show(<MailBanner />, { as: { email_verified: false } });
  await expect.poll(() => api.calls(readShell).length).toBe(2);
  await expect.element(screen.getByRole('region', { name: 'Your mail' })).not.toBeInTheDocument();
});
