import { decodeJwt, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { createFirebaseSetup, type FirebaseSetup, nowInTokens } from '#tests/firebase.ts';
import { toFirebaseClaims } from '#tests/setup/firebase-tokens.ts';

let setup: FirebaseSetup;
beforeAll(async () => {
  setup = await createFirebaseSetup();
});
afterAll(() => setup.close());

const hour = 3600;
/** Everything but a token that Firebase has signed for us just now, and what it is refused with. */
const refused: [what: string, code: string, make: (right: JWTPayload) => Promise<string> | string][] = [
  ['unsigned, with alg none', 'auth/provider-answer-invalid', (right) => new UnsecuredJWT(right).encode()],
  [
    'with alg none and the name of a key',
    'auth/provider-answer-invalid',
    (right) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', kid: 'of-the-test', typ: 'JWT' })}.${part(right)}.`;
    },
  ],
  [
    'with its signature cut off',
    'auth/provider-answer-invalid',
    async (right) => (await setup.keys.sign(right)).replace(/\.[\w-]+$/, '.'),
  ],
  [
    'with another payload than was signed',
    'auth/provider-answer-invalid',
    async (right) => {
      const [head, , signature] = (await setup.keys.sign({ ...right, email: 'other@cairn.example' })).split('.');
      return `${head}.${Buffer.from(JSON.stringify(right)).toString('base64url')}.${signature}`;
    },
  ],
  [
    'with HS256 and the public key as the secret',
    'auth/provider-answer-invalid',
    async (right) =>
      new SignJWT(right)
        .setProtectedHeader({ alg: 'HS256', kid: 'of-the-test' })
        .sign(Buffer.from(await exportSPKI(setup.keys.publicKey))),
  ],
  [
    'with a key of somebody else under a known name',
    'auth/provider-answer-invalid',
    async (right) =>
      new SignJWT(right)
        .setProtectedHeader({ alg: 'RS256', kid: 'of-the-test' })
        .sign((await generateKeyPair('RS256')).privateKey),
  ],
  ['with an unknown key', 'auth/provider-answer-invalid', (right) => setup.keys.sign(right, { kid: 'unknown' })],
  [
    'without the name of a key',
    'auth/provider-answer-invalid',
    (right) => setup.keys.sign(right, { kid: undefined as never }),
  ],
  [
    'of another issuer',
    'auth/provider-answer-invalid',
    (right) => setup.keys.sign({ ...right, iss: 'https://securetoken.google.com/demo-evil' }),
  ],
  ['for another project', 'auth/provider-answer-invalid', (right) => setup.keys.sign({ ...right, aud: 'demo-evil' })],
  [
    'for several projects',
    'auth/provider-answer-invalid',
    (right) => setup.keys.sign({ ...right, aud: ['demo-cairn', 'demo-evil'] }),
  ],
  ['that has expired', 'auth/provider-login-over', (right) => setup.keys.sign({ ...right, exp: nowInTokens() - 120 })],
  ['without an end', 'auth/provider-answer-invalid', (right) => setup.keys.sign(without(right, 'exp'))],
  [
    'of tomorrow',
    'auth/provider-clock',
    (right) => setup.keys.sign({ ...right, iat: nowInTokens() + 24 * hour, exp: nowInTokens() + 25 * hour }),
  ],
  [
    'of a login an hour ago',
    'auth/provider-login-over',
    (right) => setup.keys.sign({ ...right, auth_time: nowInTokens() - hour }),
  ],
  [
    'of a login to come',
    'auth/provider-clock',
    (right) => setup.keys.sign({ ...right, auth_time: nowInTokens() + hour }),
  ],
  ['that does not say when', 'auth/provider-answer-invalid', (right) => setup.keys.sign(without(right, 'auth_time'))],
  ['without a subject', 'auth/provider-answer-invalid', (right) => setup.keys.sign(without(right, 'sub'))],
  ['with an empty subject', 'auth/provider-answer-invalid', (right) => setup.keys.sign({ ...right, sub: '' })],
  [
    'of a tenant of the project',
    'auth/provider-answer-invalid',
    (right) => setup.keys.sign({ ...right, firebase: { tenant: 'evil', sign_in_provider: 'password' } }),
  ],
  [
    'with an unproved e-mail',
    'auth/provider-email-unverified',
    (right) => setup.keys.sign({ ...right, email_verified: false }),
  ],
  [
    'that says proved as a word',
    'auth/provider-email-unverified',
    (right) => setup.keys.sign({ ...right, email_verified: 'true' }),
  ],
  [
    'that does not say proved',
    'auth/provider-email-unverified',
    (right) => setup.keys.sign(without(right, 'email_verified')),
  ],
  ['without an e-mail', 'auth/provider-email-missing', (right) => setup.keys.sign(without(right, 'email'))],
  [
    'with an e-mail that looks alike',
    'auth/provider-email-missing',
    (right) => setup.keys.sign({ ...right, email: String(right.email).replace('a', 'а') }),
  ],
];

function without(claims: JWTPayload, name: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

describe('somebody who wants another’s account by a token', () => {
  it.each(refused)('does not get it by one %s', async (_, code, make) => {
    const member = await setup.newMember('victim');
    const browser = setup.browser();
    const come = await setup.give(browser, await make(toFirebaseClaims(member.email)));
    expect([come.status >= 400, come.code]).toEqual([true, code]);
    await setup.expectUnharmed(browser, member);
  });

  it('does not get it by one of our own, or by what is none', async () => {
    const member = await setup.newMember('victim');
    const owner = setup.browser();
    await owner.withPassword(member.email);
    const browser = setup.browser();
    expect((await setup.give(browser, (await owner.token()) ?? '')).code).toBe('auth/provider-answer-invalid');
    for (const none of ['', 'none', 'a.b', `${'a'.repeat(9000)}.b.c`])
      expect((await setup.give(browser, none)).code).toBe('REQUEST_INVALID');
    await setup.expectUnharmed(browser, member);
  });

  it('does not get in with a token that was used', async () => {
    const member = await setup.newMember('victim');
    const idToken = await setup.tokenFor(member.email);
    const comes = await Promise.all([setup.browser(), setup.browser()].map((browser) => setup.give(browser, idToken)));
    expect(comes.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = setup.browser();
    expect((await setup.give(late, idToken)).code).toBe('auth/provider-login-over');
    expect(await late.token()).toBeNull();
  });

  it('does not get in from a page of another site', async () => {
    const idToken = await setup.tokenFor(setup.newEmail('victim'));
    const headers = { origin: 'https://evil.example' };
    const answer = await setup.test.app.inject({
      method: 'POST',
      url: identityPaths.firebaseLogin,
      headers,
      payload: { idToken },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/unauthorized-domain']);
  });

  it('cannot link a login that belongs to another account, nor to an account whose e-mail is unproved', async () => {
    const member = await setup.newMember('victim');
    await setup.give(setup.browser(), await setup.tokenFor(member.email));
    const attacker = await setup.newMember('attacker');
    const browser = setup.browser();
    await browser.withPassword(attacker.email);
    const idToken = await setup.tokenFor(member.email, { iat: nowInTokens() - 1 });
    expect((await browser.post(identityPaths.linkFirebase, { idToken })).code).toBe('auth/linked-login-taken');
    const unproved = setup.browser();
    await unproved.signUp(setup.newEmail('unproved'));
    const own = await setup.tokenFor(setup.newEmail('own'));
    expect((await unproved.post(identityPaths.linkFirebase, { idToken: own })).code).toBe('auth/email-unverified');
  });

  it('keeps no way into an account that they had made with the owner’s e-mail before', async () => {
    const email = setup.newEmail('hijacked');
    const attacker = setup.browser();
    await attacker.signUp(email, 'the attacker knows it');
    const stolen = (await attacker.token()) ?? '';
    const owner = setup.browser();
    const token = String((await setup.give(owner, await setup.tokenFor(email))).data.token);
    expect(decodeJwt(token)).toMatchObject({ sub: decodeJwt(stolen).sub, email_verified: true });
    expect((await setup.mailOf(email, /Your account is yours/)).text).toContain('nobody had confirmed');
    expect(await attacker.token()).toBeNull();
    expect((await setup.call(readOwnAccount, { token: stolen })).code).toBe('auth/user-token-expired');
    expect((await setup.browser().withPassword(email, 'the attacker knows it')).code).toBe('auth/invalid-credential');
    expect((await setup.call(listSessions, { token })).data.items).toHaveLength(1);
  });
});
