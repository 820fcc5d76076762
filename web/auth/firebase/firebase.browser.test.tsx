import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import {
  firebaseLoginBody,
  linkFirebaseBody,
  listLinkedLogins,
  listLoginProviders,
} from '#contract/accounts/linked-logins.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCall } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { LinkedLoginsPart } from '../../member/profile/linked-logins-part.tsx';
import { paths } from '../../paths.ts';
import Login from '../login.tsx';
import Signup from '../signup.tsx';
import { makeToken } from '../test-token.ts';

const campus = { name: 'firebase', label: 'Campus', firebase: { apiKey: 'key-of-the-test', url: location.origin } };
const firebaseLogin = identityCall(identityPaths.firebaseLogin, firebaseLoginBody);
const linkFirebase = identityCall(identityPaths.linkFirebase, linkFirebaseBody);
const words = { email: 'ada@campus.example', password: ' a password there ' };
const idToken = makeToken();
const loadedCode = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /@firebase|firebase-step|ask-firebase/.test(name));

type Said = { status?: number; body: object };
const inside: Said = { body: { localId: 'u1', email: words.email, idToken, refreshToken: 'r', expiresIn: '3600' } };
const known: Said = {
  body: { users: [{ localId: 'u1', email: words.email, emailVerified: false, providerUserInfo: [] }] },
};
const fault = (message: string): Said => ({ status: 400, body: { error: { code: 400, message } } });

/** What Firebase answers each of its calls, by the last word of its address, and what it was sent. */
let answers: Record<string, Said> = {};
let sent: { call: string; body: Record<string, unknown> }[] = [];

const pageFetch = window.fetch;
beforeAll(() => {
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/identitytoolkit.googleapis.com/')) return pageFetch(input, init);
    const call = pathname.split(':')[1] ?? '';
    sent.push({ call, body: JSON.parse(String(init?.body)) });
    const { status = 200, body } = answers[call] ?? fault('NO_ANSWER_IN_THIS_TEST');
    return Response.json(body, { status });
  };
});
afterAll(() => {
  window.fetch = pageFetch;
});
beforeEach(() => {
  answers = { signInWithPassword: inside, lookup: known };
  sent = [];
});

async function open(page = <Login />, at: string = paths.auth.login) {
  api.on(listLoginProviders, { items: [campus] });
  const screen = await show(page, { at, as: 'nobody' });
  await screen.getByRole('button', { name: 'Continue with Campus' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your Campus account' })).toHaveFocus();
  return {
    ...screen,
    async fill({ email, password } = words) {
      await screen.getByLabelText('Email').fill(email);
      await screen.getByRole('textbox', { name: 'Password' }).fill(password);
      await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    },
  };
}

it('loads nothing of Firebase before it is chosen, and offers nothing where it is not configured', async () => {
  for (const items of [[], [campus]]) {
    api.on(listLoginProviders, { items });
    const screen = await show(<Login />, { at: paths.auth.login, as: 'nobody' });
    await expect.poll(() => api.underWay()).toBe(0);
    const button = screen.getByRole('button', { name: 'Continue with Campus' });
    if (items.length > 0) await expect.element(button).toBeVisible();
    else await expect.element(button).not.toBeInTheDocument();
    expect(loadedCode()).toEqual([]);
    await screen.unmount();
  }
  await open();
  expect(loadedCode().length).toBeGreaterThan(0);
});

it('asks Firebase with the password as it was typed, gives the token to us, and leads to where it was meant to go', async () => {
  const token = makeToken();
  api.on(firebaseLogin, { token });
  api.giveToken(token);
  const screen = await open(<Login />, paths.auth.loginThen(paths.founder.bookings));
  await screen.fill();
  await expect.poll(screen.location).toBe(paths.founder.bookings);
  expect(sent[0]).toMatchObject({ call: 'signInWithPassword', body: words });
  expect(api.calls(firebaseLogin).map(({ body }) => body)).toEqual([{ idToken, role: null }]);
  // Nobody stays logged in there.
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(idToken);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('firebaseLocalStorageDb');
});

it('leads anyone who has no account yet to where one is made, and to a code who has a second factor', async () => {
  api.on(firebaseLogin, { token: null, accountNeeded: true }, { token: null, codeNeeded: true });
  const signup = await open(<Signup />, `${paths.auth.signup}?role=investor&redirect=${paths.founder.bookings}`);
  await signup.fill();
  await expect.poll(signup.location).toBe(paths.auth.finishThen(paths.founder.bookings));
  expect(api.calls(firebaseLogin)[0]?.body).toEqual({ idToken, role: 'investor' });
  await signup.unmount();
  const login = await open();
  await login.fill();
  await expect.element(login.getByRole('heading', { name: 'One more step' })).toBeVisible();
});

it('says in our own words what Firebase refused, and keeps what was typed', async () => {
  const screen = await open();
  for (const [message, said] of [
    ['INVALID_LOGIN_CREDENTIALS', 'The email or the password is not right. Check both and try again.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please wait a few minutes and try again.'],
    ['USER_DISABLED', 'This account has been disabled. Contact us if you think this is a mistake.'],
    ['SOMETHING_NEW', 'Something went wrong. Please try again.'],
  ] as const) {
    answers.signInWithPassword = fault(message);
    await screen.fill();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
    await expect.element(screen.getByLabelText('Email')).toHaveValue(words.email);
    await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveValue(words.password);
  }
});

it('offers the link that confirms an address, to anyone who has not done so, and one to a new password', async () => {
  answers.sendOobCode = { body: { email: words.email } };
  api.on(firebaseLogin, refused('auth/provider-email-unverified'));
  const screen = await open();
  await screen.getByRole('button', { name: 'Send a link to a new password' }).click();
  await expect.element(screen.getByLabelText('Email')).toBeInvalid();
  expect(sent).toEqual([]);
  await screen.fill();
  await expect.element(screen.getByText(/^The other service has not confirmed this email address\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Send me a link to confirm it' }).click();
  await expect.element(screen.getByText(/^A link is on its way\. Open it, and then log in here\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Send a link to a new password' }).click();
  await expect.element(screen.getByText(/^If there is an account with this email/)).toBeVisible();
  const asked = sent.flatMap(({ call, body }) => (call === 'sendOobCode' ? [body.requestType] : []));
  expect(asked).toEqual(['VERIFY_EMAIL', 'PASSWORD_RESET']);
  await screen.getByRole('button', { name: 'Choose another way' }).click();
  await expect.element(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
});

it('links an account of it from the account page', async () => {
  const login = { id: 'l1', label: 'Campus', email: words.email, isUsable: true, linkedAt: at, lastUsedAt: at };
  const before = { items: [], others: [campus], hasPassword: true };
  api.on(listLinkedLogins, before, { ...before, items: [login], others: [] });
  api.on(linkFirebase, refused('auth/linked-login-taken'), { token: null });
  const screen = await show(<LinkedLoginsPart />, { at: paths.member.accountInformation });
  await screen.getByRole('button', { name: 'Link Campus' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Link Campus' });
  await dialog.getByLabelText('Email').fill(words.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(words.password);
  const link = dialog.getByRole('button', { name: 'Link', exact: true });
  await link.click();
  await expect.element(dialog.getByText(/^This login belongs to another account here\./)).toBeVisible();
  await link.click();
  await expect.element(screen.getByRole('heading', { name: 'Campus' })).toBeVisible();
  await expect.element(screen.getByText('Login linked')).toBeVisible();
  expect(api.calls(linkFirebase).map(({ body }) => body)).toEqual([{ idToken }, { idToken }]);
});

const at = new Date(2026, 10, 3, 9, 0).toISOString();
