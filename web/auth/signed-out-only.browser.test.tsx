import { expect, it } from 'vitest';
import { api } from '#tests/components/api.ts';
import { askedCourse as course } from '#tests/components/course-samples.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { markSignedIn } from '../components/signed-in.ts';
import { paths } from '../paths.ts';
import { askedCourseOf, askForCourse } from '../programs/asked-course.ts';
import Login from './login.tsx';
import { makeToken } from './test-token.ts';

it('says why somebody who did not log out stands here, keeps the session, and leads back once it is found', async () => {
  markSignedIn(true);
  const inside = askForCourse(paths.founder.course(course.id), course);
  const screen = await show(<Login />, { at: paths.auth.loginThen(inside), as: 'unknown' });
  await expect
    .element(screen.getByText(/We could not reach the server to see whether you are logged in/))
    .toBeVisible();
  expect(localStorage.getItem('cairn.signedIn')).toBe('1');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(api.tokenCalls).toBe(4);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.location()).toBe(paths.auth.loginThen(inside));
  api.giveToken(makeToken());
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(screen.location).toBe(inside);
  // It may be the session of somebody else: they asked for no course.
  expect(askedCourseOf(inside)).toBeNull();
});

it('keeps the course that was asked for by who logs in here', async () => {
  const inside = askForCourse(paths.founder.course(course.id), course);
  const screen = await show(<Login />, { at: paths.auth.loginThen(inside), as: 'nobody' });
  await screen.getByLabelText('Email').fill('ada@cairn.example');
  await screen.getByLabelText('Password', { exact: true }).fill('four green hills');
  api.on(identityCalls.signIn, { token: makeToken() });
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(screen.location).toBe(inside);
  expect(askedCourseOf(inside)).toEqual(course);
});

it.each<[string, boolean, string]>([
  ['confirmed by it', true, `${paths.member.overview}?verified=true`],
  ['not confirmed by it', false, paths.member.overview],
])('leads on from the login that the link of the mail asked for, the address %s', async (_, email_verified, target) => {
  const at = `${paths.auth.login}?error=auth/confirm-by-login`;
  const screen = await show(<Login />, { at, as: 'nobody' });
  await screen.getByLabelText('Email').fill('ada@cairn.example');
  await screen.getByLabelText('Password', { exact: true }).fill('four green hills');
  api.on(identityCalls.signIn, { token: makeToken({ email_verified }) });
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(screen.location).toBe(target);
});
