import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import { listPasskeys, passkeyLimit, removePasskey, renamePasskey } from '#contract/accounts/passkeys.ts';
import { createVerifiedMember, tokenOfCookie } from '#tests/members.ts';
import { addPasskey, createDevice, logInWithPasskey, optionsFor } from '#tests/passkeys.ts';
import { createSecondFactorSetup, type SecondFactorSetup } from '#tests/second-factor.ts';

let setup: SecondFactorSetup;
beforeAll(async () => {
  setup = await createSecondFactorSetup();
});
afterAll(() => setup.close());

const list = async (token: string) => (await setup.call(listPasskeys, { token })).data.items;
const failed = [400, 'auth/passkey-failed'];
const outcome = ({ status, code }: { status: number; code: string | undefined }) => [status, code];

/** A member with a second factor and a passkey. */
async function memberWithPasskey(name: string) {
  const [member, device] = [await setup.member(name), createDevice()];
  expect((await addPasskey(setup.identity, member.cookie, device)).status).toBe(200);
  const [passkey] = await list(member.token);
  return { ...member, device, passkeyId: passkey?.id ?? '' };
}

describe('a passkey', () => {
  it('counts as both factors, is listed, named and removed, and its owner is told by mail', async () => {
    const { token, email, uid, device, passkeyId } = await memberWithPasskey('ada');
    expect(await list(token)).toEqual([{ id: passkeyId, name: 'My phone', createdAt: expect.any(String) }]);
    const answer = await logInWithPasskey(setup.identity, device);
    expect([answer.status, decodeJwt(answer.data.token ?? '').sub]).toEqual([200, uid]);
    expect(await tokenOfCookie(setup.test, answer.cookie)).not.toBeNull();
    const params = { passkeyId };
    await setup.call(renamePasskey, { token, params, body: { name: ' Phone of Ada ' } });
    expect(await list(token)).toMatchObject([{ name: 'Phone of Ada' }]);
    expect((await setup.call(removePasskey, { token, params })).json.message).toBe('Passkey removed');
    expect(await list(token)).toEqual([]);
    expect((await setup.subjects(email, 3)).slice(1)).toEqual(['A passkey was added', 'A passkey was removed']);
    expect((await setup.call(removePasskey, { token, params })).code).toBe('PASSKEY_UNKNOWN');
  });

  it('is of this site and asks for face, finger or PIN, when it is made and when it is used', async () => {
    const { cookie, token } = await createVerifiedMember(setup.test, 'bisi');
    const { options } = await optionsFor(setup.identity, 'new', cookie);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Cairn' },
      user: { name: 'bisi@cairn.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect((await optionsFor(setup.identity, 'login')).options).toMatchObject({ userVerification: 'required' });
    for (const odd of [{ isVerified: false }, { origin: 'https://evil.example' }, { rpId: 'evil.example' }])
      expect((await addPasskey(setup.identity, cookie, createDevice(), odd)).status).not.toBe(200);
    expect(await list(token)).toEqual([]);
  });

  it(`is one of ${passkeyLimit} at most`, async () => {
    const { cookie, token } = await createVerifiedMember(setup.test, 'chidi');
    for (let made = 0; made < passkeyLimit; made++) await addPasskey(setup.identity, cookie, createDevice());
    const more = await optionsFor(setup.identity, 'new', cookie);
    expect([more.status, more.code]).toEqual([409, 'auth/passkeys-full']);
    expect(await list(token)).toHaveLength(passkeyLimit);
  });
});

type Scene = Awaited<ReturnType<typeof memberWithPasskey>> & { thief: Awaited<ReturnType<typeof memberWithPasskey>> };

const attempts: [name: string, attempt: (scene: Scene) => Promise<unknown>, answer: unknown][] = [
  [
    'removes the passkey of another account',
    async ({ passkeyId, thief }) =>
      outcome(await setup.call(removePasskey, { token: thief.token, params: { passkeyId } })),
    [404, 'PASSKEY_UNKNOWN'],
  ],
  [
    'renames the passkey of another account',
    async ({ passkeyId, thief }) => {
      const body = { name: 'Mine' };
      return outcome(await setup.call(renamePasskey, { token: thief.token, params: { passkeyId }, body }));
    },
    [404, 'PASSKEY_UNKNOWN'],
  ],
  [
    'signs with their own device for the victim’s passkey',
    async ({ device, thief }) => {
      const { options, cookie } = await optionsFor(setup.identity, 'login');
      const { id, rawId } = device.sign(options);
      const response = { ...thief.device.sign(options), id, rawId };
      return outcome(await setup.identity.post(identityPaths.signInWithPasskey, { response }, { cookie }));
    },
    failed,
  ],
  [
    'sends once more what the victim has sent to log in',
    async ({ device }) => {
      const { options, cookie } = await optionsFor(setup.identity, 'login');
      const response = device.sign(options);
      const send = () => setup.identity.post(identityPaths.signInWithPasskey, { response }, { cookie });
      expect((await send()).status).toBe(200);
      return outcome(await send());
    },
    failed,
  ],
  [
    'sends what the victim signed for another challenge',
    async ({ device }) => {
      const { options } = await optionsFor(setup.identity, 'login');
      const { cookie } = await optionsFor(setup.identity, 'login');
      const response = device.sign(options);
      return outcome(await setup.identity.post(identityPaths.signInWithPasskey, { response }, { cookie }));
    },
    failed,
  ],
  [
    'uses a challenge that is more than five minutes old',
    async ({ device }) => {
      const { options, cookie } = await optionsFor(setup.identity, 'login');
      setup.pass(6 * 60);
      const response = device.sign(options);
      return outcome(await setup.identity.post(identityPaths.signInWithPasskey, { response }, { cookie }));
    },
    failed,
  ],
  [
    'has the victim sign on a page of their own',
    async ({ device }) =>
      outcome(await logInWithPasskey(setup.identity, device, { origin: 'https://evil.example', rpId: 'evil.example' })),
    failed,
  ],
  [
    'has the device, but neither face nor PIN',
    async ({ device }) => outcome(await logInWithPasskey(setup.identity, device, { isVerified: false })),
    failed,
  ],
  [
    'has copied the device, and comes with an older count of signatures',
    async ({ device }) => {
      expect((await logInWithPasskey(setup.identity, device, { counter: 9 })).status).toBe(200);
      return outcome(await logInWithPasskey(setup.identity, device, { counter: 8 }));
    },
    failed,
  ],
  [
    'logs in with a passkey that was removed',
    async ({ device, token, passkeyId }) => {
      await setup.call(removePasskey, { token, params: { passkeyId } });
      return outcome(await logInWithPasskey(setup.identity, device));
    },
    [400, 'auth/passkey-unknown'],
  ],
  [
    'adds a passkey of their own from a stolen session of more than ten minutes',
    async ({ cookie }) => {
      setup.pass(11 * 60);
      return outcome(await optionsFor(setup.identity, 'new', cookie));
    },
    [401, 'auth/requires-recent-login'],
  ],
  [
    'has the answer to a challenge of theirs added to the victim’s account',
    async ({ cookie, thief }) => {
      const theirs = await optionsFor(setup.identity, 'new', thief.cookie);
      const challenge = theirs.cookie.split('; ').filter((part) => !thief.cookie.includes(part));
      const body = { name: 'Mine', response: createDevice().make(theirs.options) };
      const from = { cookie: [cookie, ...challenge].join('; ') };
      return outcome(await setup.identity.post(identityPaths.addPasskey, body, from));
    },
    failed,
  ],
  [
    'adds a passkey with the password alone',
    async ({ email }) =>
      outcome(await optionsFor(setup.identity, 'new', (await setup.identity.withPassword(email)).cookie)),
    [401, 'auth/no-token'],
  ],
];

it.each(attempts.map(([name, attempt, answer], index) => ({ name, attempt, answer, index })))(
  'a thief who $name gets nothing',
  async ({ attempt, answer, index }) => {
    const victim = await memberWithPasskey(`victim-${index}`);
    const thief = await memberWithPasskey(`thief-${index}`);
    expect(await attempt({ ...victim, thief })).toEqual(answer);
  },
);
