import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import {
  beginSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '#contract/accounts/second-factor.ts';
import { codeOf, wrongCode } from '#tests/authenticator.ts';
import { memberPassword, tokenOfCookie } from '#tests/members.ts';
import { createSecondFactorSetup, type SecondFactorMember, type SecondFactorSetup } from '#tests/second-factor.ts';

let setup: SecondFactorSetup;
beforeAll(async () => {
  setup = await createSecondFactorSetup();
});
afterAll(() => setup.close());

/** `waiting`: the cookie of a login as the victim, whose password the thief knows, that waits for a code. */
interface Scene {
  victim: SecondFactorMember;
  thief: SecondFactorMember;
  waiting: string;
}
type Outcome = [status: number, code: string | undefined];

const outcome = ({ status, code }: { status: number; code: string | undefined }): Outcome => [status, code];
const withCode = async (cookie: string, given: object, remoteAddress?: string) =>
  outcome(await setup.identity.withCode(cookie, given, { ...(remoteAddress && { remoteAddress }) }));
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Array.from({ length: count }, (_, index) => index).reduce<Promise<unknown>>(
    (before, index) => before.then(() => work(index)),
    Promise.resolve(),
  );
const wait = async ({ email }: SecondFactorMember) => (await setup.identity.withPassword(email)).cookie;
const invalid = [400, 'auth/invalid-code'];
const invalidRecovery = [400, 'auth/invalid-recovery-code'];
const over = [400, 'auth/code-login-over'];

/** The answer to the mail of somebody who asked for a new password. */
async function resetPassword(email: string, password: string): Promise<void> {
  await setup.identity.post(identityPaths.requestPasswordReset, { email });
  const count = setup.mails.filter((mail) => mail.to === email && mail.subject === 'Reset your password').length;
  await setup.subjects(email, 2 + count);
  const mail = setup.mails.findLast(({ to, subject }) => to === email && subject === 'Reset your password');
  const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await setup.identity.post(identityPaths.resetPassword, { token, password })).status).toBe(200);
}

/** What a thief does who knows the victim's password, and what they are answered last. */
const attempts: [name: string, attempt: (scene: Scene) => Promise<unknown>, answer: unknown][] = [
  ['uses what the password alone gave them', async ({ waiting }) => [await tokenOfCookie(setup.test, waiting)], [null]],
  [
    'gives a code without the password before it',
    async ({ victim }) => withCode('', { code: await codeOf(victim.key) }),
    over,
  ],
  [
    'replays a code that the victim has just used',
    async ({ victim, waiting }) => {
      const code = await codeOf(victim.key);
      expect(await withCode(await wait(victim), { code })).toEqual([200, undefined]);
      return withCode(waiting, { code });
    },
    [400, 'auth/used-code'],
  ],
  [
    'gives a code that was read before the one that the victim has just used',
    async ({ victim, waiting }) => {
      const [before, now] = [await codeOf(victim.key), await codeOf(victim.key, 1)];
      expect(await withCode(await wait(victim), { code: now })).toEqual([200, undefined]);
      return withCode(waiting, { code: before });
    },
    [400, 'auth/used-code'],
  ],
  [
    'gives the same code twice at once, in two browsers',
    async ({ victim, waiting }) => {
      const code = await codeOf(victim.key);
      const other = await wait(victim);
      return (await Promise.all([waiting, other].map((cookie) => withCode(cookie, { code })))).sort();
    },
    [
      [200, undefined],
      [400, 'auth/used-code'],
    ],
  ],
  [
    'gives the same recovery code twice at once, in two browsers',
    async ({ victim, waiting }) => {
      const other = await wait(victim);
      const [recoveryCode] = victim.recoveryCodes;
      return (await Promise.all([waiting, other].map((cookie) => withCode(cookie, { recoveryCode })))).sort();
    },
    [[200, undefined], invalidRecovery],
  ],
  [
    'guesses ten codes, and then has a right one',
    async ({ victim, waiting }) => {
      const code = await wrongCode(victim.key);
      await times(10, () => withCode(waiting, { code }));
      return withCode(waiting, { code: await codeOf(victim.key) });
    },
    [429, 'auth/too-many-requests'],
  ],
  [
    'guesses from fifty addresses, and then has a right one; the victim’s recovery codes go on',
    async ({ victim, waiting }) => {
      const code = await wrongCode(victim.key);
      await times(50, (index) => withCode(waiting, { code }, `203.0.113.${index + 1}`));
      expect(await withCode(waiting, { recoveryCode: victim.recoveryCodes[9] }, '203.0.113.90')).toEqual([
        200,
        undefined,
      ]);
      return withCode(await wait(victim), { code: await codeOf(victim.key) }, '203.0.113.99');
    },
    [429, 'auth/code-guarded'],
  ],
  [
    'guesses five recovery codes in one login, and then has a right one',
    async ({ waiting, victim }) => {
      await times(5, (index) => withCode(waiting, { recoveryCode: `aaaaa-aaaa${index}` }));
      return withCode(waiting, { recoveryCode: victim.recoveryCodes[0] });
    },
    over,
  ],
  [
    'guesses recovery codes, each in a login of its own',
    async ({ victim }) => {
      await times(10, async (index) => withCode(await wait(victim), { recoveryCode: `aaaaa-aaaa${index}` }));
      return withCode(await wait(victim), { recoveryCode: victim.recoveryCodes[0] });
    },
    [429, 'auth/too-many-requests'],
  ],
  [
    'gives a code of their own account',
    async ({ thief, waiting }) => withCode(waiting, { code: await codeOf(thief.key) }),
    invalid,
  ],
  [
    'gives a recovery code of their own account',
    async ({ thief, waiting }) => withCode(waiting, { recoveryCode: thief.recoveryCodes[0] }),
    invalidRecovery,
  ],
  [
    'gives a recovery code from before the victim made new ones',
    async ({ victim, waiting }) => {
      const body = { code: await codeOf(victim.key) };
      expect((await setup.call(renewRecoveryCodes, { token: victim.token, body })).status).toBe(200);
      return withCode(waiting, { recoveryCode: victim.recoveryCodes[0] });
    },
    invalidRecovery,
  ],
  [
    'changes the cookie of a login of their own',
    async ({ victim, thief, waiting }) => {
      const own = await wait(thief);
      const [theirs = '', mine = ''] = [waiting, own].map((cookie) => /two_factor=([^;]+)/.exec(cookie)?.[1]);
      const mixed = `${theirs.split('.')[0]}.${mine.split('.')[1]}`;
      return withCode(own.replace(mine, mixed), { code: await codeOf(victim.key) });
    },
    over,
  ],
  [
    'comes with a code eleven minutes after the password',
    async ({ victim, waiting }) => {
      setup.pass(11 * 60);
      return withCode(waiting, { code: await codeOf(victim.key) });
    },
    over,
  ],
  [
    'has the same login let them in twice',
    async ({ victim, waiting }) => {
      await withCode(waiting, { code: await codeOf(victim.key) });
      return withCode(waiting, { recoveryCode: victim.recoveryCodes[0] });
    },
    over,
  ],
  [
    'asks that the browser be trusted from now on',
    async ({ victim, waiting }) => withCode(waiting, { code: await codeOf(victim.key), trustDevice: true }),
    [400, 'REQUEST_INVALID'],
  ],
  [
    'reads the victim’s mailbox and resets the password',
    async ({ victim }) => {
      await resetPassword(victim.email, 'four brown cows');
      return (await setup.identity.withPassword(victim.email, {}, 'four brown cows')).data;
    },
    { token: null, codeNeeded: true },
  ],
  [
    'goes on with a login that waited when the victim reset the password',
    async ({ victim, waiting }) => {
      await resetPassword(victim.email, 'four brown cows');
      return withCode(waiting, { code: await codeOf(victim.key) });
    },
    over,
  ],
  [
    'turns it off from a stolen session of more than ten minutes',
    async ({ victim }) => {
      setup.pass(11 * 60);
      return outcome(
        await setup.call(endSecondFactor, {
          token: victim.token,
          body: { recoveryCode: victim.recoveryCodes[0] ?? '' },
        }),
      );
    },
    [401, 'auth/requires-recent-login'],
  ],
  [
    'guesses codes to turn it off from a stolen session that has just begun',
    async ({ victim }) => {
      const off = async (code: string) =>
        outcome(await setup.call(endSecondFactor, { token: victim.token, body: { code } }));
      const code = await wrongCode(victim.key);
      await times(10, () => off(code));
      return off(await codeOf(victim.key));
    },
    [429, 'auth/too-many-requests'],
  ],
  [
    'puts a key of their own in place of the victim’s, from a stolen session',
    async ({ victim }) => outcome(await setup.call(beginSecondFactor, { token: victim.token })),
    [409, 'auth/second-factor-on'],
  ],
  [
    'asks for calls of the provider that we do not serve',
    async ({ victim, waiting }) => {
      const paths = ['disable', 'enable', 'get-totp-uri', 'generate-backup-codes', 'verify-totp', 'verify-backup-code'];
      const body = { password: memberPassword, code: await codeOf(victim.key) };
      const answers = paths.map((path) =>
        setup.identity.post(`/api/auth/two-factor/${path}`, body, { cookie: waiting }),
      );
      return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
    },
    [404],
  ],
];

it.each(attempts.map(([name, attempt, answer], index) => ({ name, attempt, answer, index })))(
  'a thief who $name gets nothing',
  async ({ attempt, answer, index }) => {
    const victim = await setup.member(`victim-${index}`);
    const thief = await setup.member(`thief-${index}`);
    expect(await attempt({ victim, thief, waiting: await wait(victim) })).toEqual(answer);
    const { isOn } = (await setup.call(readSecondFactor, { token: (await freshToken(victim)) ?? '' })).data;
    expect(isOn).toBe(true);
  },
);

/** Of the session in which the victim signed up; resetting the password has ended it, and they log in with a recovery code. */
async function freshToken({ email, cookie, recoveryCodes }: SecondFactorMember): Promise<string | null> {
  const token = await tokenOfCookie(setup.test, cookie);
  if (token) return token;
  const waiting = await setup.identity.withPassword(email, {}, 'four brown cows');
  const answer = await setup.identity.withCode(waiting.cookie, { recoveryCode: recoveryCodes[5] });
  return answer.data.token;
}
