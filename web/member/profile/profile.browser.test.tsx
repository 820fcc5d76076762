import { expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { updatePassword, updateUser } from '#contract/accounts/profile.ts';
import { readSecondFactor } from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { ada } from '#tests/components/account-samples.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import AccountInformation from './account-information.tsx';
import ProfilePage from './profile-page.tsx';

const reply = { ...ada.profile, name: ada.user.name, email: ada.user.email, photo_url: null };

const openProfile = () => show(<ProfilePage />, { at: paths.member.profile });
function openAccount(search = '') {
  api.on(listSessions, { items: [] });
  api.on(listPasskeys, { items: [] });
  api.on(readEmailChange, { change: null });
  api.on(readSecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 });
  return show(<AccountInformation />, { at: `${paths.member.accountInformation}${search}` });
}

it('offers 1 to 10 years, and sends what was chosen once', async () => {
  api.on(readOwnAccount, ada);
  const release = api.hold(updateUser, { ...reply, experience_years: 10 });
  const screen = await openProfile();
  const experience = screen.getByLabelText('Experience');
  await expect.element(experience).toHaveDisplayValue('1 year');
  const labels = [...experience.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Not said', '1 year', ...Array.from({ length: 9 }, (_, index) => `${index + 2} years`)]);
  await experience.selectOptions('10');
  await screen.getByLabelText('Firm or fund').fill(' Kasuwa Ledger ');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(api.calls(updateUser).map(({ body }) => body)).toEqual([{ experience_years: 10, company: 'Kasuwa Ledger' }]);
});

it('keeps what was typed when nobody answers, also on the way back to the page', async () => {
  api.on(readOwnAccount, ada);
  api.on(updateUser, offline);
  const screen = await openProfile();
  await screen.getByLabelText('Firm or fund').fill('Kasuwa');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/Network error\. Please check your connection/)).toBeVisible();
  await screen.go(paths.member.notifications);
  await expect.element(screen.getByLabelText('Firm or fund')).not.toBeInTheDocument();
  await screen.go(-1);
  await expect.element(screen.getByLabelText('Firm or fund')).toHaveValue('Kasuwa');
  await screen.getByRole('button', { name: /Start again/ }).click();
  await expect.element(screen.getByLabelText('Firm or fund')).toHaveValue('');
});

it('changes the name with the email beside it, and never to nothing', async () => {
  api.on(readOwnAccount, ada, { ...ada, user: { ...ada.user, name: 'Ada Eze' } });
  api.on(updateUser, { ...reply, name: 'Ada Eze' });
  const screen = await openAccount();
  await screen.getByRole('button', { name: 'Change name' }).click();
  const name = screen.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveValue('Ada Obi');
  await name.fill('   ');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await name.fill('Ada Eze');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Ada Eze')).toBeVisible();
  expect(api.calls(updateUser).map(({ body }) => body)).toEqual([{ name: 'Ada Eze', email: 'ada@cairn.example' }]);
});

it('asks for a phone number, and says at the field why one was refused', async () => {
  api.on(readOwnAccount, ada);
  api.on(updateUser, refused('ACCOUNT_PHONE_UNREADABLE'), { ...reply, phone_number: '+2348031234567' });
  const screen = await openAccount();
  await screen.getByRole('button', { name: 'Change phone' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  const phone = screen.getByLabelText('Phone', { exact: true });
  await expect.element(phone).toHaveAccessibleDescription(/Enter your phone number\./);
  await phone.fill('0803');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/This is not a phone number that we can read\./)).toBeVisible();
  await expect.element(phone).toHaveValue('0803');
  await phone.fill('0803 123 4567');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls(updateUser).at(-1)?.body).toEqual({ phone_number: '0803 123 4567' });
});

it.each([
  ['Change name', 'Name', 'Ada Eze'],
  ['Change phone', 'Phone', '0803 123 4567'],
  ['Change email', 'New email', 'ada-new@cairn.example'],
])(
  'keeps what was typed into the dialog of “%s” on the way to another page, until it is cancelled',
  async (open, label, typed) => {
    api.on(readOwnAccount, ada);
    const screen = await openAccount();
    const field = screen.getByLabelText(label, { exact: true });
    await screen.getByRole('button', { name: open }).click();
    await field.fill(typed);
    await screen.go(paths.member.notifications);
    await expect.element(field).not.toBeInTheDocument();
    await screen.go(-1);
    await screen.getByRole('button', { name: open }).click();
    await expect.element(field).toHaveValue(typed);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: open }).click();
    await expect.element(field).not.toHaveValue(typed);
  },
);

it.each([
  ['Change name', 'Name', 'Ada evil.com', /A name cannot hold a web address\./],
  ['Change name', 'Name', `Ada ${'\u202e'}ibO`, /There are hidden characters in this\./],
  ['Change name', 'Name', 'x'.repeat(101), /The name must be 100 characters long or fewer\./],
  ['Change email', 'New email', 'ada@@cairn.example', /The email address is badly formatted\./],
  ['Change email', 'New email', 'аda@cairn.example', /The email address is badly formatted\./],
  ['Change phone', 'Phone', '1'.repeat(41), /The phone number must be 40 characters long or fewer\./],
])(
  'says in “%s” what is wrong with it, keeps what was typed and sends nothing',
  async (open, label, typed, sentence) => {
    api.on(readOwnAccount, ada);
    const screen = await openAccount();
    await screen.getByRole('button', { name: open }).click();
    const field = screen.getByLabelText(label, { exact: true });
    await field.fill(typed);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(field).toHaveAccessibleDescription(sentence);
    await expect.element(field).toHaveValue(typed);
    expect(api.calls(updateUser)).toEqual([]);
  },
);

it('takes a password only when both are the same', async () => {
  api.on(readOwnAccount, ada);
  api.on(updatePassword, null);
  const screen = await openAccount();
  await screen.getByRole('button', { name: 'Change password' }).click();
  await screen.getByRole('textbox', { name: 'New password', exact: true }).fill('three brown cows');
  await screen.getByRole('textbox', { name: 'Repeat the new password' }).fill('three brown cow');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Passwords do not match')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Repeat the new password' }).fill('three brown cows');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls(updatePassword).map(({ body }) => body)).toEqual([{ password: 'three brown cows' }]);
});

it('says how strong a new password is while it is typed', async () => {
  api.on(readOwnAccount, ada);
  const screen = await openAccount();
  await screen.getByRole('button', { name: 'Change password' }).click();
  const password = screen.getByRole('textbox', { name: 'New password', exact: true });
  for (const [typed, says] of [
    [ada.user.email, /^Weak: easy to guess\./],
    ['green hills', /^Fair\./],
    ['three brown cows', /^Strong\.$/],
  ] as const) {
    await password.fill(typed);
    await expect.element(screen.getByRole('dialog').getByText(says)).toBeVisible();
  }
  await password.fill('');
  await expect.element(screen.getByText(/^(Weak|Fair|Strong)/)).not.toBeInTheDocument();
});

it('offers to log in again where the login was too long ago', async () => {
  api.on(readOwnAccount, ada);
  api.on(updatePassword, refused('auth/requires-recent-login'));
  api.on(identityCalls.signOut, { token: null });
  const screen = await openAccount();
  await screen.getByRole('button', { name: 'Change password' }).click();
  for (const name of ['New password', 'Repeat the new password']) {
    await screen.getByRole('textbox', { name, exact: true }).fill('three brown cows');
  }
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/Please log in again before you change this\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(() => api.calls(identityCalls.signOut)).toHaveLength(1);
  expect(screen.location()).toBe(`${paths.member.accountInformation}?again=password`);
});

it('opens the password again after that login, says why it is empty, and not a second time', async () => {
  api.on(readOwnAccount, ada);
  const screen = await openAccount('?again=password');
  await expect
    .element(screen.getByText(/No password is ever kept, so please type the new one once more\./))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(screen.location).toBe(paths.member.accountInformation);
});
