import { expect, it } from 'vitest';
import { enrolInPlan } from '#contract/programs/programs.ts';
import type { Answer } from '#tests/components/answers.ts';
import { html, offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '../paths.ts';
import Login from './login.tsx';
import { makeToken } from './test-token.ts';

async function logIn(token: string) {
  api.on(identityCalls.signIn, { token });
  api.giveToken(token);
  const screen = await show(<Login />, { at: paths.auth.loginThen(paths.founder.bookings), as: 'nobody' });
  await screen.getByLabelText('Email').fill('ada@cairn.example');
  await screen.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
  return screen;
}

it('has the learning platform know of a founder once, with the typed password, and keeps it nowhere', async () => {
  const screen = await logIn(makeToken({ sub: 'ada', subscription_plan: 'Ideation Plan' }));
  await expect.poll(screen.location).toBe(paths.founder.bookings);
  await expect
    .poll(() => api.calls(enrolInPlan).map(({ body }) => body))
    .toEqual([
      {
        user_id: 'ada',
        email: 'ada@cairn.example',
        name: 'Ada Okafor',
        password: 'a long password',
        subscription_plan: 'Ideation Plan',
      },
    ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a long password');
});

it('does not wait for the platform', async () => {
  const release = api.hold(enrolInPlan, { isNewUser: true, categoryId: 2, courseCount: 3 });
  const screen = await logIn(makeToken());
  await expect.poll(screen.location).toBe(paths.founder.bookings);
  release();
});

it.each<[string, Answer<typeof enrolInPlan>]>([
  ['is away', refused('ENROLMENT_WAITS')],
  ['knows nobody of this token', refused('auth/id-token-expired')],
  ['answers with a page', html(502)],
  ['cannot be reached', offline],
])('lets a founder in where the platform %s, without a word of it', async (_what, answer) => {
  api.on(enrolInPlan, answer);
  const screen = await logIn(makeToken());
  await expect.poll(screen.location).toBe(paths.founder.bookings);
  await expect.poll(() => api.calls(enrolInPlan)).toHaveLength(1);
  await expect.poll(() => api.underWay()).toBe(0);
  expect(screen.location()).toBe(paths.founder.bookings);
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

it('says nothing of an investor', async () => {
  const screen = await logIn(makeToken({ roles: ['user', 'investor'] }));
  await expect.poll(screen.location).toBe(paths.founder.bookings);
  expect(api.calls(enrolInPlan)).toHaveLength(0);
});
