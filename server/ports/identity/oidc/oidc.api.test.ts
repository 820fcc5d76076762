import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { listLinkedLogins, listLoginProviders, removeLinkedLogin } from '#contract/accounts/linked-logins.ts';
import { removePasskey } from '#contract/accounts/passkeys.ts';
import { updatePassword } from '#contract/accounts/profile.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/accounts/second-factor.ts';
import { codeOf } from '#tests/authenticator.ts';
import { createLinkedSetup, type LinkedSetup, redirectUriOf } from '#tests/linked-logins.ts';
import type { LoginBrowser } from '#tests/login-browser.ts';
import { type LoginProvider, settingsOf, startLoginProvider } from '#tests/setup/login-provider.ts';

let campus: LoginProvider;
let google: LoginProvider;
let setup: LinkedSetup;
beforeAll(async () => {
  campus = await startLoginProvider({ redirectUri: redirectUriOf('campus'), isConform: true });
  google = await startLoginProvider({ redirectUri: redirectUriOf('google') });
  setup = await createLinkedSetup({
    ...settingsOf('google', google.issuer, 'Google'),
    ...settingsOf('campus', campus.issuer, 'Campus'),
  });
});
afterAll(async () => {
  await setup.close();
  await Promise.all([campus.close(), google.close()]);
});

const person = (email: string) => ({ email, email_verified: true, name: 'Ada at Google' });

/** Somebody new, all the way to an account. */
async function signUpWith(browser: LoginBrowser, email: string, provider = 'google') {
  (provider === 'google' ? google : campus).next(`subject of ${email}`, person(email));
  const come = await browser.logIn(provider);
  expect([come.status, come.path]).toEqual([302, '/auth/finish']);
  const made = await browser.finish();
  expect(made.status).toBe(200);
  return String(made.data.token);
}

describe('logging in with another service', () => {
  it('is offered as the operator configured it, in that order, without anything secret', async () => {
    const { items } = (await setup.call(listLoginProviders)).data;
    expect(items).toEqual([
      { name: 'google', label: 'Google' },
      { name: 'campus', label: 'Campus' },
    ]);
  });

  it('sends the browser there with PKCE, state and nonce, and with the one address to come back to', async () => {
    const browser = setup.browser();
    const { data } = await browser.start('google');
    const url = new URL(data.url);
    const query = Object.fromEntries(url.searchParams);
    expect(url.origin).toBe(google.issuer);
    expect(query).toEqual({
      client_id: 'cairn',
      response_type: 'code',
      redirect_uri: redirectUriOf('google'),
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const again = new URL((await browser.start('google')).data.url).searchParams;
    for (const fresh of ['state', 'nonce', 'code_challenge']) expect(again.get(fresh)).not.toBe(query[fresh]);
  });

  it('makes an account only once the role was chosen and the conditions were accepted', async () => {
    const browser = setup.browser();
    google.next('new-1', person('ngozi@mail.example'));
    const come = await browser.logIn('google', { redirect: '/m/founder/documents?all=1', role: 'investor' });
    expect([come.path, come.redirect]).toEqual(['/auth/finish', '/m/founder/documents?all=1']);
    expect(await browser.token()).toBeNull();
    expect((await browser.newLogin()).json().data).toEqual({
      label: 'Google',
      email: 'ngozi@mail.example',
      name: 'Ada at Google',
      role: 'investor',
    });
    for (const missing of [{ acceptedConditions: false }, { role: 'admin' }, { role: undefined }, { name: ' ' }])
      expect((await browser.finish(missing)).status).toBe(400);
    expect(await setup.test.context.identity.findPerson('ngozi@mail.example')).toBeUndefined();

    const made = await browser.finish({ name: 'Ngozi Ade', role: 'investor' });
    const token = String(made.data.token);
    expect(decodeJwt(token)).toMatchObject({
      email: 'ngozi@mail.example',
      name: 'Ngozi Ade',
      email_verified: true,
      roles: ['user', 'investor'],
      subscription_plan: 'Free Plan',
    });
    const { user, founder } = (await setup.call(readOwnAccount, { token })).data;
    expect([user.name, user.accepted_conditions, founder]).toEqual(['Ngozi Ade', true, null]);
    expect(await browser.token()).not.toBeNull();
    // It is over then.
    expect((await browser.finish()).code).toBe('auth/provider-login-over');
  });

  it('opens the same account again, from any browser, and leads to where the visitor wanted to go', async () => {
    const token = await signUpWith(setup.browser(), 'bisi@mail.example');
    const browser = setup.browser();
    google.next('subject of bisi@mail.example', person('bisi@mail.example'));
    const come = await browser.logIn('google', { redirect: '/m/notifications' });
    expect([come.status, come.location]).toEqual([302, 'http://localhost:3000/m/notifications']);
    expect(decodeJwt((await browser.token()) ?? '').sub).toBe(decodeJwt(token).sub);
    await browser.signOut();
    expect(await browser.token()).toBeNull();
    google.next('subject of bisi@mail.example', person('bisi@mail.example'));
    expect((await browser.logIn('google')).location).toBe('http://localhost:3000/m/overview');
  });

  it('reads e-mail and name from the user information where the ID token has neither', async () => {
    await signUpWith(setup.browser(), 'campus@school.example', 'campus');
    expect(await setup.test.context.identity.findPerson('campus@school.example')).toMatchObject({
      emailVerified: true,
    });
  });

  it('works in two tabs at once, and a second answer of one is over', async () => {
    const browser = setup.browser();
    google.next('tabs', person('tabs@mail.example'));
    const [one, two] = [await browser.start('google'), await browser.start('google')];
    const [first, second] = [await browser.travel(one.data.url), await browser.travel(two.data.url)];
    expect((await browser.comeBack(second)).path).toBe('/auth/finish');
    expect((await browser.comeBack(first)).path).toBe('/auth/finish');
    expect((await browser.comeBack(first)).error).toBe('auth/provider-login-over');
    const both = await Promise.all([browser.finish(), browser.finish()]);
    const uids = both.flatMap(({ data }) => (data?.token ? [decodeJwt(data.token).sub] : []));
    expect(uids.length).toBeGreaterThan(0);
    expect(new Set(uids).size).toBe(1);
  });

  it('finds the account with the same proved e-mail, links it, and tells its owner', async () => {
    const member = await setup.member('chidi');
    const browser = setup.browser();
    google.next('chidi at google', person('Chidi@Cairn.example'));
    expect((await browser.logIn('google')).path).toBe('/m/overview');
    expect(decodeJwt((await browser.token()) ?? '').sub).toBe(member.uid);
    expect((await setup.mailOf(member.email, /Google login was linked/)).text).toContain('Google opens your account');
    // The password goes on working, and the other session too.
    expect((await setup.browser().withPassword(member.email)).status).toBe(200);
    expect((await setup.call(readOwnAccount, { token: member.token })).status).toBe(200);
  });

  it('asks for the code too where a second factor is on', async () => {
    const browser = setup.browser();
    const token = await signUpWith(browser, 'code@mail.example');
    const { key } = (await setup.call(beginSecondFactor, { token })).data;
    const on = await setup.call(confirmSecondFactor, { token, body: { code: await codeOf(key) } });
    const other = setup.browser();
    google.next('subject of code@mail.example', person('code@mail.example'));
    const come = await other.logIn('google', { redirect: '/m/notifications' });
    expect([come.path, come.query]).toEqual(['/auth/login', { step: 'code', redirect: '/m/notifications' }]);
    expect(await other.token()).toBeNull();
    const wrong = await other.post('/api/auth/sign-in/code', { recoveryCode: 'aaaaa-aaaaa' });
    expect([wrong.status, wrong.code]).toEqual([400, 'auth/invalid-recovery-code']);
    expect(await other.token()).toBeNull();
    const right = await other.post('/api/auth/sign-in/code', { recoveryCode: on.data.recoveryCodes[0] });
    expect(right.status).toBe(200);
    expect(decodeJwt((await other.token()) ?? '').sub).toBe(decodeJwt(token).sub);
  });
});

describe('the logins of an account', () => {
  it('are listed; another one is linked and removed, and every other device is logged out then', async () => {
    const member = await setup.member('dayo');
    const read = async (token: string) => (await setup.call(listLinkedLogins, { token })).data;
    expect(await read(member.token)).toEqual({
      items: [],
      others: [
        { name: 'google', label: 'Google' },
        { name: 'campus', label: 'Campus' },
      ],
      hasPassword: true,
    });
    const browser = setup.browser();
    await browser.withPassword(member.email);
    campus.next('dayo-at-school', person('dayo@school.example'));
    const come = await browser.linkWith('campus');
    expect([come.path, come.query]).toEqual(['/m/profile/account-information', { linked: 'campus' }]);
    const token = (await browser.token()) ?? '';
    const { items, others } = await read(token);
    expect(items).toEqual([
      {
        id: expect.any(String),
        label: 'Campus',
        email: 'dayo@school.example',
        isUsable: true,
        linkedAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    expect(others).toEqual([{ name: 'google', label: 'Google' }]);
    expect((await setup.call(readOwnAccount, { token })).data.user.email).toBe(member.email);
    await setup.mailOf(member.email, /Campus login was linked/);

    const gone = await setup.call(removeLinkedLogin, { token, params: { linkedLoginId: items[0]?.id ?? '' } });
    expect([gone.status, gone.json.message]).toEqual([200, 'Login removed']);
    const again = await setup.call(removeLinkedLogin, { token, params: { linkedLoginId: items[0]?.id ?? '' } });
    expect([again.status, again.code]).toEqual([404, 'LINKED_LOGIN_UNKNOWN']);
    await setup.mailOf(member.email, /Campus login was removed/);
    expect((await setup.call(readOwnAccount, { token: member.token })).code).toBe('auth/user-token-expired');
    expect((await setup.call(readOwnAccount, { token })).status).toBe(200);
    const stranger = setup.browser();
    campus.next('dayo-at-school', person('dayo@school.example'));
    expect((await stranger.logIn('campus')).path).toBe('/auth/finish');
  });

  it('keep a last way in: a password can be added, and then the login goes', async () => {
    const browser = setup.browser();
    const token = await signUpWith(browser, 'last@mail.example');
    const { items, hasPassword } = (await setup.call(listLinkedLogins, { token })).data;
    expect(hasPassword).toBe(false);
    const params = { linkedLoginId: items[0]?.id ?? '' };
    const refused = await setup.call(removeLinkedLogin, { token, params });
    expect([refused.status, refused.code]).toEqual([409, 'auth/last-way-in']);
    expect((await setup.call(updatePassword, { token, body: { password: 'four green hills' } })).status).toBe(200);
    expect((await setup.call(removeLinkedLogin, { token, params })).status).toBe(200);
    expect((await setup.browser().withPassword('last@mail.example', 'four green hills')).status).toBe(200);
  });

  it('let a passkey that is not there be unknown, as before', async () => {
    const { token } = await setup.member('efe');
    const unknown = await setup.call(removePasskey, { token, params: { passkeyId: 'nothing' } });
    expect([unknown.status, unknown.code]).toEqual([404, 'PASSKEY_UNKNOWN']);
  });
});
