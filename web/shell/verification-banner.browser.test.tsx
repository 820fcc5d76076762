import { expect, it } from 'vitest';
import { resendVerification } from '#contract/accounts/accounts.ts';
import { readUnreadCount } from '#contract/notifications/notifications.ts';
import { html } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import InvestorLayout from '#web/investor/investor-layout.tsx';
import { paths } from '#web/paths.ts';
import { VerificationBanner } from './verification-banner.tsx';

it('offers an unverified investor the mail again, and keeps the focus on its button all the while', async () => {
  api.on(readUnreadCount, { unread: 0 });
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
