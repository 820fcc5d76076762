import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cancelEmailChange, resendEmailChange, stopEmailLink } from '#contract/accounts/email-change.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { createEmailChangeSetup, tokenIn } from '#tests/email-change.ts';
import { memberPassword, tokenOfCookie } from '#tests/members.ts';
import { signIn } from '#tests/personas.ts';

let setup: Awaited<ReturnType<typeof createEmailChangeSetup>>;
beforeAll(async () => {
  setup = await createEmailChangeSetup();
});
afterEach(() => setup.setAhead(0));
afterAll(() => setup.test.close());

type Member = Awaited<ReturnType<typeof setup.member>>;
/** `stolen`: a session of the victim that the thief has, just begun. `address`: a mailbox that the thief reads. */
interface Scene {
  victim: Member;
  thief: Member;
  stolen: { token: string; cookie: string; email: string };
  address: string;
}

const invalid = [400, 'auth/invalid-action-code'];
const confirm = (token: string) => setup.confirmed(token);

/** What a thief does, and what they are answered last. */
const attempts: [name: string, attempt: (scene: Scene) => Promise<unknown>, answer: unknown][] = [
  [
    'confirms at their own mailbox alone, with a stolen session',
    async ({ stolen, address }) => confirm((await setup.begin(stolen, address)).newToken),
    { isChanged: false },
  ],
  [
    'uses the link of their own mailbox for both sides',
    async ({ stolen, address }) => {
      const { newToken } = await setup.begin(stolen, address);
      await confirm(newToken);
      return confirm(newToken);
    },
    invalid,
  ],
  [
    'has the mails sent again to get a second link',
    async ({ stolen, address }) => {
      await confirm((await setup.begin(stolen, address)).newToken);
      await setup.call(resendEmailChange, { token: stolen.token });
      await setup.findMail(stolen.email, /^Confirm the change/, 2);
      const links = setup.mails.filter(({ to }) => to === address).map(tokenIn);
      expect(new Set(links).size).toBe(1);
      return confirm(links[0] ?? '');
    },
    invalid,
  ],
  [
    'has a stolen session that began more than ten minutes ago',
    async ({ stolen, address }) => {
      setup.setAhead(11 / 60);
      const token = (await tokenOfCookie(setup.test, stolen.cookie)) ?? '';
      const { status, code } = await setup.ask(token, address);
      return [status, code];
    },
    [401, 'auth/requires-recent-login'],
  ],
  [
    'replaces the change that the victim has confirmed at the old address',
    async ({ victim, stolen, address }) => {
      const { oldToken } = await setup.begin(victim, `own-${address}`);
      await confirm(oldToken);
      await setup.ask(stolen.token, address);
      expect(await confirm(oldToken)).toEqual(invalid);
      return confirm(tokenIn(await setup.findMail(address, /^Confirm your new/)));
    },
    { isChanged: false },
  ],
  [
    'confirms after the victim has stopped it',
    async ({ stolen, address }) => {
      const { oldToken, newToken } = await setup.begin(stolen, address);
      await setup.call(stopEmailLink, { body: { token: oldToken } });
      return confirm(newToken);
    },
    invalid,
  ],
  [
    'confirms after the victim has cancelled it',
    async ({ victim, stolen, address }) => {
      const { newToken } = await setup.begin(stolen, address);
      await setup.call(cancelEmailChange, { token: victim.token });
      return confirm(newToken);
    },
    invalid,
  ],
  [
    'puts the old link of their own account to the new link of the victim’s',
    async ({ thief, stolen, address }) => {
      const { newToken } = await setup.begin(stolen, address);
      const own = await setup.begin(thief, `own-${address}`);
      await confirm(newToken);
      return confirm(own.oldToken);
    },
    { isChanged: false },
  ],
  [
    'names the victim in the call of their own session',
    async ({ victim, thief, address }) => {
      const body = { name: 'Ada', email: address, uid: victim.uid, id: victim.uid };
      const { status, code } = await setup.call(updateUser, { token: thief.token, body });
      return [status, code];
    },
    [400, 'REQUEST_INVALID'],
  ],
  [
    'asks for the victim’s address for their own account, written another way',
    async ({ victim, thief }) => {
      await setup.ask(thief.token, ` ${victim.email.toUpperCase()} `);
      return confirm(tokenIn(await setup.findMail(thief.email, /^Confirm the change/)));
    },
    { isChanged: false },
  ],
  [
    'signs up with the new address while the victim’s change waits',
    async ({ victim, address }) => {
      const newEmail = `own-${address}`;
      const { oldToken, newToken } = await setup.begin(victim, newEmail);
      await setup.member(newEmail.slice(0, newEmail.indexOf('@')));
      await confirm(newToken);
      return confirm(oldToken);
    },
    [409, 'auth/email-already-in-use'],
  ],
  [
    'changes the last letters of a link of their own',
    async ({ stolen, address }) => {
      const { newToken } = await setup.begin(stolen, address);
      return confirm(`${newToken.slice(0, -2)}${newToken.endsWith('AA') ? 'BB' : 'AA'}`);
    },
    invalid,
  ],
  [
    'waits until the victim’s own change is through and uses what they had before',
    async ({ victim, stolen, address }) => {
      const waiting = await setup.begin(stolen, address);
      await confirm(waiting.newToken);
      const { oldToken, newToken } = await setup.begin(victim, `own-${address}`);
      await confirm(oldToken);
      await confirm(newToken);
      expect(await tokenOfCookie(setup.test, stolen.cookie)).toBeNull();
      victim.email = `own-${address}`;
      return confirm(waiting.oldToken);
    },
    invalid,
  ],
];

it.each(attempts.map(([name, attempt, answer], index) => ({ name, attempt, answer, index })))(
  'a thief who $name gets nothing',
  async ({ attempt, answer, index }) => {
    const victim = await setup.member(`victim-${index}`);
    const thief = await setup.member(`thief-${index}`);
    const stolen = { ...(await signIn(setup.test, victim.email, memberPassword)), email: victim.email };
    const address = `mailbox-${index}@cairn.example`;
    expect(await attempt({ victim, thief, stolen, address })).toEqual(answer);
    setup.setAhead(0);
    expect((await setup.own(victim.token)).user).toMatchObject({ id: victim.uid, email: victim.email });
    expect((await setup.own(thief.token)).user).toMatchObject({ id: thief.uid, email: thief.email });
    const login = await signIn(setup.test, victim.email, memberPassword);
    expect((await setup.own(login.token)).user.id).toBe(victim.uid);
    await expect(signIn(setup.test, address, memberPassword)).rejects.toThrow('auth/invalid-credential');
  },
);
