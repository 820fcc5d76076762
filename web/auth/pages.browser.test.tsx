import { expect, it } from 'vitest';
import { createRole } from '#contract/accounts/accounts.ts';
import { enrolInPlan } from '#contract/programs/programs.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { identityCalls } from '#tests/components/identity.ts';
import { reply } from '#tests/components/operator-page.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '../paths.ts';
import AuthLayout from './auth-layout.tsx';
import { makeToken } from './test-token.ts';

const modules = import.meta.glob('/web/auth/*.tsx');
const { auth, founder } = paths;
const reset = `${auth.resetPassword}?token=t1`;
const token = makeToken();

it.each([
  ['login', auth.loginThen(founder.bookings)],
  ['login-verified', `${auth.login}?verified=true`],
  ['login-confirms', `${auth.login}?error=auth/confirm-by-login`],
  ['login-verification-failed', `${auth.login}?error=auth/expired-action-code`],
  ['signup', auth.signupThen(founder.bookings)],
  ['signup-investor', `${auth.signup}?role=investor`],
  ['forgot-password', auth.forgotPassword],
  ['reset-password', reset],
  ['reset-without-link', auth.resetPassword],
  ['reset-refused', `${auth.resetPassword}?error=auth/expired-action-code`],
  ['reset-refused-otherwise', `${auth.resetPassword}?error=unheard-of`],
])('the page %s says all that it should', async (name, at) => {
  const said = await readDemoPage({ at, as: 'nobody', answers: {}, modules });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

const named: Step[] = [
  ['Full name', 'Ada Obi'],
  ['Email', ' Ada@Example.com '],
  ['Password', 'correct horse'],
];
it.each<[string, string, Record<string, unknown>, Step[]]>([
  [
    'sign up',
    auth.signup,
    {
      ...reply(identityCalls.signUp, refused('auth/email-already-in-use'), { token }),
      ...reply(createRole, offline, { uid: 'u1', roles: ['user', 'founder'] }),
      ...reply(enrolInPlan, { isNewUser: false, categoryId: null, courseCount: 1 }),
      ...reply(identityCalls.signOut, { token: null }),
    },
    [
      'Create account',
      ...named,
      ['I accept the', true],
      'Create account',
      'Show password',
      'Create account',
      'Create account',
    ],
  ],
  [
    'sign up as an investor',
    `${auth.signup}?role=investor&redirect=/m/investor/profile`,
    {
      ...reply(identityCalls.signUp, { token: makeToken({ roles: ['user', 'investor'] }) }),
      ...reply(createRole, { uid: 'u1', roles: ['user', 'investor'] }),
    },
    [...named, ['I accept the', true], 'Create account'],
  ],
  [
    'ask for a new password',
    auth.forgotPassword,
    reply(identityCalls.requestPasswordReset, offline, { token: null }),
    ['Send the link', ['Email', 'ada@example.com'], 'Send the link', 'Send the link', 'Send the link again'],
  ],
  [
    'choose a new password',
    reset,
    reply(identityCalls.resetPassword, refused('auth/common-password'), offline, { token: null }),
    [
      'Save new password',
      ['New password', 'correct horse'],
      ['Repeat the new password', 'correct house'],
      'Save new password',
      ['Repeat the new password', 'correct horse'],
      'Save new password',
      'Save new password',
      'Save new password',
    ],
  ],
  [
    'find that a link is used up',
    reset,
    reply(identityCalls.resetPassword, refused('auth/invalid-action-code')),
    [['New password', 'correct horse'], ['Repeat the new password', 'correct horse'], 'Save new password'],
  ],
])('lets somebody %s', async (name, at, replies, steps) => {
  const said = await followDemoPage({ at, as: 'nobody', answers: {}, modules, replies, steps });
  await expect(said).toMatchFileSnapshot(`said/${name.replaceAll(' ', '-')}.txt`);
});

it('tells the person who is signed in that the verification link does not work any more', async () => {
  const said = await readDemoPage({ at: `${auth.login}?error=auth/expired-action-code`, answers: {}, modules });
  await expect(said).toMatchFileSnapshot('said/verification-failed-signed-in.txt');
});

it('has the way home and the small print around it', async () => {
  const screen = await show(<AuthLayout />, { at: auth.login, as: 'nobody' });
  await expect(readOut(screen.container)).toMatchFileSnapshot('said/around.txt');
});
