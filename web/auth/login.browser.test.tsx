import { expect, it, vi } from 'vitest';
import { identityPaths, signInBody } from '#contract/accounts/identity.ts';
import { passkeySignInBody } from '#contract/accounts/passkeys.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCall, identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { owedSignOut } from '../components/owed-sign-out.ts';
import { paths } from '../paths.ts';
import Login from './login.tsx';
import { makeToken } from './test-token.ts';

const { signIn, signInWithCode, signOut } = identityCalls;
const words = { email: 'ada@cairn.example', password: 'a long password' };
const open = (at: string = paths.auth.login) => show(<Login />, { at, as: 'nobody' });

async function fill(screen: Awaited<ReturnType<typeof open>>, typed = words) {
  await screen.getByLabelText('Email').fill(typed.email);
  await screen.getByRole('textbox', { name: 'Password' }).fill(typed.password);
}

it('marks what is missing in its field, goes there, and asks nobody', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  const email = screen.getByLabelText('Email');
  await expect.element(email).toBeInvalid();
  await expect.element(email).toHaveFocus();
  await expect
    .element(screen.getByRole('textbox', { name: 'Password' }))
    .toHaveAccessibleDescription('Enter your password.');
  expect(api.calls(signIn)).toHaveLength(0);
});

it('keeps what was typed when it is refused or nobody answers, and says why', async () => {
  api.on(signIn, refused('auth/invalid-credential'), offline);
  const screen = await open();
  await fill(screen);
  for (const sentence of [
    'The email or the password is not right. Check both and try again.',
    'Network error. Please check your connection and try again.',
  ]) {
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByLabelText('Email')).toHaveValue(words.email);
    await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveValue(words.password);
  }
});

it('logs in once, however often it is pressed, and leads on to where it was meant to go', async () => {
  const token = makeToken();
  const release = api.hold(signIn, { token });
  const screen = await open(paths.auth.loginThen(paths.founder.bookings));
  await fill(screen, { ...words, email: ` ${words.email.toUpperCase()} ` });
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  api.giveToken(token);
  release();
  await expect.poll(screen.location).toBe(paths.founder.bookings);
  expect(api.calls(signIn).map(({ body }) => body)).toEqual([signInBody.parse(words)]);
});

it('waits until the session is ended that was left here without a network', async () => {
  const token = makeToken();
  api.on(signIn, { token });
  const release = api.hold(signOut, {});
  const screen = await open();
  await fill(screen);
  owedSignOut.set(true);
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => api.calls(signOut)).toHaveLength(1);
  expect(api.calls(signIn)).toHaveLength(0);
  release();
  api.giveToken(token);
  await expect.poll(screen.location).toBe(paths.member.overview);
  expect(api.calls(signIn)).toHaveLength(1);
  expect(api.calls(signOut)).toHaveLength(1);
});

it('says which course the login leads to', async () => {
  const screen = await open(paths.auth.loginThen(paths.founder.course('talk-to-customers')));
  await expect.element(screen.getByText(/^Log in to open “Talk to customers/)).toBeVisible();
});

it('leads on from the verification mail, also on a device where nobody was signed in', async () => {
  const arrived = `${paths.auth.login}?verified=true`;
  const signedIn = await show(<Login />, { at: arrived });
  await expect.poll(signedIn.location).toBe(paths.member.overviewOnceVerified);
  await signedIn.unmount();

  const token = makeToken();
  api.on(signIn, { token });
  const elsewhere = await open(arrived);
  await fill(elsewhere);
  api.giveToken(token);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(elsewhere.location).toBe(paths.member.overviewOnceVerified);
});

it('shows the password only while that is asked for', async () => {
  const screen = await open();
  const password = screen.getByRole('textbox', { name: 'Password' });
  await password.fill('secret');
  await expect.element(password).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

/** At the second step, with a code typed. */
async function openCodeStep(typed: string) {
  api.on(signIn, { token: null, codeNeeded: true });
  const screen = await open();
  await fill(screen);
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'One more step' })).toHaveFocus();
  await screen.getByLabelText('Code of your app').fill(typed);
  return screen;
}

it('asks for a code after the password, takes what is pasted, and logs in once', async () => {
  const token = makeToken();
  const release = api.hold(signInWithCode, { token });
  const screen = await openCodeStep('123 456');
  const field = screen.getByLabelText('Code of your app');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  api.giveToken(token);
  release();
  await expect.poll(screen.location).toBe(paths.member.overview);
  expect(api.calls(signInWithCode).map(({ body }) => body)).toEqual([{ code: '123456' }]);
});

it('keeps a code that was refused or that nobody answered, and marks one that is none', async () => {
  api.on(signInWithCode, refused('auth/invalid-code'), offline);
  const screen = await openCodeStep('12345');
  const field = screen.getByLabelText('Code of your app');
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(field).toHaveAccessibleDescription(/Type the 6 digits that your app shows\./);
  expect(api.calls(signInWithCode)).toHaveLength(0);
  await field.fill('000000');
  for (const sentence of [/^This code is not right\./, /^Network error\./]) {
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(field).toHaveValue('000000');
  }
});

it('takes a recovery code instead, and keeps the other that was typed', async () => {
  api.on(signInWithCode, refused('auth/invalid-recovery-code'));
  const screen = await openCodeStep('123');
  await screen.getByRole('button', { name: 'Use a recovery code' }).click();
  await screen.getByLabelText('Recovery code').fill(' ABCDE 23456');
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(screen.getByText(/^This recovery code is not right/)).toBeVisible();
  await expect.element(screen.getByLabelText('Recovery code')).toHaveValue(' ABCDE 23456');
  expect(api.calls(signInWithCode).map(({ body }) => body)).toEqual([{ recoveryCode: 'abcde-23456' }]);
  await screen.getByRole('button', { name: 'Use the code of my app' }).click();
  await expect.element(screen.getByLabelText('Code of your app')).toHaveValue('123');
});

it('asks for the password again, and says why, where the login has waited too long', async () => {
  api.on(signInWithCode, refused('auth/code-login-over'));
  const screen = await openCodeStep('123456');
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(screen.getByText(/^This login has ended\./)).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toBeVisible();
});

it('says so where no passkey was used, and logs in with one that was', async () => {
  const token = makeToken();
  api.on(identityCall(identityPaths.passkeySignInOptions), { options: { challenge: 'AAAA', rpId: 'localhost' } });
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const screen = await open();
  await screen.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect.element(screen.getByText(/^No passkey was used\./)).toBeVisible();
  const bytes = Uint8Array.from([1, 2, 3]).buffer;
  const used = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
    getClientExtensionResults: () => ({}),
  };
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(used as unknown as Credential);
  api.on(identityCall(identityPaths.signInWithPasskey, passkeySignInBody), { token });
  api.giveToken(token);
  await screen.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect.poll(screen.location).toBe(paths.member.overview);
});
