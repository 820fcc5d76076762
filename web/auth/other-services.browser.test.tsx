import { expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { finishLoginBody, listLoginProviders, startLoginBody } from '#contract/accounts/linked-logins.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { askedCourse } from '#tests/components/course-samples.ts';
import { identityCall, identityCalls, newLoginCall } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '../paths.ts';
import { askedCourseOf, askForCourse } from '../programs/asked-course.ts';
import Finish from './finish.tsx';
import { browser } from './go-to-service.ts';
import Login from './login.tsx';
import Signup from './signup.tsx';
import { makeToken } from './test-token.ts';

const startLogin = identityCall(identityPaths.startLogin, startLoginBody);
const finishLogin = identityCall(identityPaths.finishLogin, finishLoginBody);
const google = { name: 'google', label: 'Google' };
const campus = { name: 'campus', label: 'University of Lagos' };
const away = 'https://accounts.example/authorize?state=1';
const goTo = () => vi.spyOn(browser, 'goTo').mockImplementation(() => undefined);
const login = { label: 'Google', email: 'ada@mail.example', name: 'Ada Obi', role: null };

it('offers nothing where no other service is configured, or where nobody answers', async () => {
  api.on(listLoginProviders, { items: [] }, offline);
  for (const page of [<Login key="login" />, <Signup key="signup" />]) {
    const screen = await show(page, { at: paths.auth.login, as: 'nobody' });
    await expect.poll(() => api.underWay()).toBe(0);
    await expect.element(screen.getByRole('button', { name: 'Continue with' })).not.toBeInTheDocument();
    await screen.unmount();
  }
});

it('goes to the service that is pressed, once, and takes along where the visitor wanted to go', async () => {
  api.on(listLoginProviders, { items: [google, campus] });
  const release = api.hold(startLogin, { url: away });
  const went = goTo();
  const at = paths.auth.loginThen(paths.founder.bookings);
  const screen = await show(<Login />, { at, as: 'nobody' });
  await screen.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.element(screen.getByRole('button', { name: 'Going to Google...' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Continue with University of Lagos' })).toBeDisabled();
  release();
  await expect.poll(() => went.mock.calls).toEqual([[away]]);
  const sent = api.calls(startLogin).map(({ body }) => body);
  expect(sent).toEqual([{ provider: 'google', redirect: paths.founder.bookings, role: null }]);
  // Back by the browser's own button: everything can be pressed again.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

it('says why not, keeps what was typed, and can be pressed again', async () => {
  api.on(listLoginProviders, { items: [google] });
  api.on(startLogin, refused('auth/provider-unavailable'), offline, { url: away });
  const went = goTo();
  const screen = await show(<Signup />, { at: `${paths.auth.signup}?role=investor`, as: 'nobody' });
  await screen.getByLabelText('Full name').fill('Ada Obi');
  for (const said of [/^The other service does not answer just now\./, /^Network error\./]) {
    await screen.getByRole('button', { name: 'Continue with Google' }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByLabelText('Full name')).toHaveValue('Ada Obi');
  }
  await screen.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => went.mock.calls).toEqual([[away]]);
  expect(api.calls(startLogin).at(-1)?.body).toEqual({ provider: 'google', redirect: null, role: 'investor' });
});

it('says on the login page what another service came to, and what the link in a mail came to', async () => {
  const wordsAt = async (query: string) => {
    const screen = await show(<Login />, { at: `${paths.auth.login}?${query}`, as: 'nobody' });
    const said = screen.getByRole('status').first();
    await expect.element(said).toBeVisible();
    const text = said.element().textContent;
    await screen.unmount();
    return text;
  };
  expect(await wordsAt('error=auth/provider-cancelled')).toBe(
    'You stopped at the other service, so nobody was logged in. Try again, or log in another way.',
  );
  expect(await wordsAt('error=auth/expired-action-code')).toBe(
    'This link has expired. Please ask for a new one. Log in first.',
  );
});

it('asks for the code of the person who comes from another service with a second factor, and goes back to the password', async () => {
  api.on(identityCalls.signInWithCode, refused('auth/code-login-over'));
  const screen = await show(<Login />, { at: `${paths.auth.login}?step=code`, as: 'nobody' });
  await screen.getByLabelText('Code').fill('123456');
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(screen.getByText(/^This login has ended\./)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Password' })).toBeVisible();
});

it('makes the account once the conditions are accepted, and leads on to where it was meant to go', async () => {
  const token = makeToken();
  api.on(newLoginCall, login);
  api.on(finishLogin, refused('auth/email-already-in-use'), { token });
  const at = `${paths.auth.finish}?redirect=${encodeURIComponent(paths.founder.bookings)}`;
  const screen = await show(<Finish />, { at, as: 'nobody' });
  await expect.element(screen.getByText('ada@mail.example')).toBeVisible();
  await expect.element(screen.getByLabelText('Full name')).toHaveValue('Ada Obi');
  await screen.getByLabelText('Investor').click();
  const make = screen.getByRole('button', { name: 'Create account' });
  await make.click();
  await expect.element(screen.getByText('Please accept the terms to continue.')).toBeVisible();
  expect(api.calls(finishLogin)).toHaveLength(0);
  await screen.getByRole('checkbox').click();
  await make.click();
  await expect.element(screen.getByText(/^An account with this email already exists\./)).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
  api.giveToken(token);
  await make.click();
  await expect.poll(screen.location).toBe(paths.founder.bookings);
  const sent = { name: 'Ada Obi', role: 'investor', acceptedConditions: true };
  expect(api.calls(finishLogin).map(({ body }) => body)).toEqual([sent, sent]);
});

it('takes the course that a visitor asked for to another service, and into the account that is made after it', async () => {
  const inside = askForCourse(paths.founder.course(askedCourse.id), askedCourse);
  api.on(listLoginProviders, { items: [google] });
  api.on(startLogin, { url: away });
  const went = goTo();
  const before = await show(<Login />, { at: paths.auth.loginThen(inside), as: 'nobody' });
  await before.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => went.mock.calls).toEqual([[away]]);
  expect(api.calls(startLogin)[0]?.body.redirect).toBe(inside);
  await before.unmount();

  const token = makeToken();
  api.on(newLoginCall, login);
  api.on(finishLogin, { token });
  const screen = await show(<Finish />, { at: paths.auth.finishThen(inside), as: 'nobody' });
  await expect.element(screen.getByText(/and you are enrolled in “Talk to customers/)).toBeVisible();
  await screen.getByRole('checkbox').click();
  api.giveToken(token);
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(screen.location).toBe(inside);
  expect(askedCourseOf(inside)).toEqual(askedCourse);
});

it('says when a login has ended, and tries again when nobody answered', async () => {
  api.on(newLoginCall, offline, refused('auth/provider-login-over'));
  const screen = await show(<Finish />, { at: paths.auth.finish, as: 'nobody' });
  await expect.element(screen.getByText(/^Network error\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'This login has ended' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.auth.login);
});
