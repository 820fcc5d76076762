import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resendVerification } from '#contract/accounts/accounts.ts';
import { readUnreadCount } from '#contract/notifications/notifications.ts';
import { readShell } from '#contract/shell/shell.ts';
import { html } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { readClaims } from '#web/auth/claims.ts';
import { makeToken } from '#web/auth/test-token.ts';
import InvestorLayout from '#web/investor/investor-layout.tsx';
import { paths } from '#web/paths.ts';
import { VerificationBanner } from './verification-banner.tsx';

it('offers an unverified investor the mail again, and keeps the focus on its button all the while', async () => {
  api.on(readUnreadCount, { unread: 0 });
  api.on(readShell, { ending: null, mail: null, zone: null });
  const release = api.hold(resendVerification, null);
  const screen = await show(<InvestorLayout />, {
    at: paths.investor.overview,
    as: { roles: ['user', 'investor'], email_verified: false },
  });
  await screen.getByRole('button', { name: 'Verify Now' }).click();
  const sending = screen.getByRole('button', { name: 'Sending' });
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  await expect.element(sending).toHaveFocus();
  await sending.click({ force: true });
  release();
  const sent = screen.getByRole('button', { name: 'Email Sent' });
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true');
  await expect.element(sent).toHaveFocus();
  await sent.click({ force: true });
  expect(api.calls(resendVerification)).toHaveLength(1);
});

it('says once that the mail was not sent when a page comes instead of an answer', async () => {
  api.on(resendVerification, html(500));
  const screen = await show(<VerificationBanner />, { as: { email_verified: false } });
  await screen.getByRole('button', { name: 'Verify Now' }).click();
  await expect.element(screen.getByText('Failed to send verification email. Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Verify Now' })).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Errors' }).getByRole('listitem').elements()).toHaveLength(1);
});

it.each<[string, (token: string) => void]>([
  ['this window is used again', () => window.dispatchEvent(new Event('focus'))],
  ['this page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another tab has heard of it', tellFromAnotherTab],
])('goes away once the link was opened elsewhere and %s', async (_name, happens) => {
  const screen = await show(<VerificationBanner />, { as: { email_verified: false } });
  const banner = screen.getByRole('region', { name: 'Email verification' });
  await expect.element(banner).toBeVisible();
  const token = makeToken({ email_verified: true });
  api.giveToken(token);
  await expect
    .poll(() => {
      happens(token);
      return banner.elements();
    })
    .toHaveLength(0);
});

/** A frame's storage is that of this site, and what it writes this page hears of as from another tab. */
function tellFromAnotherTab(token: string): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.contentWindow?.localStorage.setItem(
    'cairn.member',
    JSON.stringify({ claims: readClaims(token), at: Date.now() }),
  );
  frame.remove();
}

it('is one line on a phone where somebody is at work, with all its words for anyone who listens', async () => {
  await page.viewport(...phone);
  const at = paths.founder.ideaQuestions('019afa28-3600-7ca4-a947-f44901701112', 'idea');
  const screen = await show(<VerificationBanner />, { at, as: { email_verified: false } });
  const banner = screen.getByRole('region', { name: 'Email verification' });
  await expect.element(banner.getByText('E-mail sending will not work')).toBeInTheDocument();
  await expect.element(banner.getByRole('button', { name: 'Verify Now' })).toBeInViewport();
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(60);
});

it('says where the link in the mail led that the address is verified, to whom it is', async () => {
  const at = `${paths.founder.overview}?verified=true`;
  const proved = await show(<VerificationBanner />, { at });
  await expect.element(proved.getByText('Your email address is verified.')).toBeVisible();
  await proved.unmount();
  const open = await show(<VerificationBanner />, { at, as: { email_verified: false } });
  await expect.element(open.getByRole('button', { name: 'Verify Now' })).toBeVisible();
});
