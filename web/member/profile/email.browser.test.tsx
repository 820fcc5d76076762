import { expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import {
  cancelEmailChange,
  type EmailChange,
  readEmailChange,
  resendEmailChange,
} from '#contract/accounts/email-change.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { readSecondFactor } from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { ada } from '#tests/components/account-samples.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import AccountInformation from './account-information.tsx';

const waiting: EmailChange = {
  email: 'ada@new.example',
  expiresAt: new Date(2026, 10, 22, 9, 5).toISOString(),
  oldConfirmed: false,
  newConfirmed: true,
};
const reply = { ...ada.profile, name: ada.user.name, email: ada.user.email, photo_url: null };
const title = 'Your new email waits to be confirmed';

function open(...changes: [EmailChange | null, ...(EmailChange | null)[]]) {
  const [first, ...later] = changes.map((change) => ({ change }));
  api.on(readOwnAccount, ada);
  api.on(listSessions, { items: [] });
  api.on(listPasskeys, { items: [] });
  api.on(readSecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 });
  api.on(readEmailChange, first ?? { change: null }, ...later);
  return show(<AccountInformation />, { at: paths.member.accountInformation });
}

it('asks for the change with the name beside it, and says what waits from then on', async () => {
  api.on(updateUser, reply);
  const screen = await open(null, waiting);
  await screen.getByRole('button', { name: 'Change email' }).click();
  await expect
    .element(screen.getByRole('dialog'))
    .toHaveAccessibleDescription(/^We send a mail to ada@cairn\.example and one to the new address\./);
  const field = screen.getByLabelText('New email');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field.fill(' ADA@cairn.example ');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAccessibleDescription('This is your email already.');
  await field.fill('not an address');
  await expect.element(field).toHaveAccessibleDescription('The email address is badly formatted.');
  await field.fill('ada@new.example');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls(updateUser).map(({ body }) => body)).toEqual([{ name: 'Ada Obi', email: 'ada@new.example' }]);
  await expect.element(screen.getByText('ada@cairn.example: waits for you')).toBeVisible();
  await expect.element(screen.getByText('ada@new.example: confirmed')).toBeVisible();
});

it('says nothing of a change where none waits', async () => {
  const screen = await open(null);
  await expect.element(screen.getByRole('button', { name: 'Change email' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: title })).not.toBeInTheDocument();
});

it('offers to log in again where the login was too long ago', async () => {
  api.on(updateUser, refused('auth/requires-recent-login'));
  api.on(identityCalls.signOut, { token: null });
  const screen = await open(null);
  await screen.getByRole('button', { name: 'Change email' }).click();
  await screen.getByLabelText('New email').fill('ada@new.example');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(() => api.calls(identityCalls.signOut)).toHaveLength(1);
});

it('sends the mails again, and says why not', async () => {
  const screen = await open(waiting);
  api.on(resendEmailChange, offline, refused('auth/too-many-requests'), { change: waiting });
  const again = screen.getByRole('button', { name: 'Send the mails again' });
  await again.click();
  await expect.element(screen.getByText(/Network error\. Please check your connection/)).toBeVisible();
  await again.click();
  await expect.element(screen.getByText(/Too many attempts\./)).toBeVisible();
  await again.click();
  await expect.element(screen.getByText(/Too many attempts\./)).not.toBeInTheDocument();
  expect(api.calls(resendEmailChange)).toHaveLength(3);
});

it('cancels the change once, and reads that none waits', async () => {
  const screen = await open(waiting, null);
  const release = api.hold(cancelEmailChange, { change: null });
  await screen.getByRole('button', { name: 'Cancel this change' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(screen.getByRole('heading', { name: title })).not.toBeInTheDocument();
  expect(api.calls(cancelEmailChange)).toHaveLength(1);
});
