import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { listLinkedLogins, listLoginProviders } from '#contract/accounts/linked-logins.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/accounts/second-factor.ts';
import { codeOf } from '#tests/authenticator.ts';
import { createFirebaseSetup, type FirebaseSetup, nowInTokens } from '#tests/firebase.ts';
import { createLinkedSetup } from '#tests/linked-logins.ts';
import type { LoginBrowser } from '#tests/login-browser.ts';
import { toFirebaseClaims } from '#tests/setup/firebase-tokens.ts';

let setup: FirebaseSetup;
beforeAll(async () => {
  setup = await createFirebaseSetup();
});
afterAll(() => setup.close());

describe('logging in with Firebase', () => {
  it('is offered with what a browser needs for it, and nothing secret', async () => {
    const firebase = { apiKey: 'a-key-of-the-test', url: null };
    expect((await setup.call(listLoginProviders)).data.items).toEqual([
      { name: 'firebase', label: 'Campus', firebase },
    ]);
  });

  it('asks somebody new who they want to be, then makes the account, once', async () => {
    const email = setup.newEmail('new');
    const browser = setup.browser();
    const come = await browser.post(identityPaths.firebaseLogin, {
      idToken: await setup.tokenFor(email),
      role: 'investor',
    });
    expect([come.status, come.data]).toEqual([200, { token: null, accountNeeded: true }]);
    expect((await browser.newLogin()).json().data).toEqual({
      label: 'Campus',
      role: 'investor',
      email,
      name: 'Ada Obi',
    });
    const made = await browser.finish({ role: 'investor' });
    const claims = { email, email_verified: true, roles: ['user', 'investor'] };
    expect(decodeJwt(String(made.data.token))).toMatchObject(claims);
    expect((await browser.finish()).code).toBe('auth/provider-login-over');
    const again = await setup.give(setup.browser(), await setup.tokenFor(email, { iat: nowInTokens() - 1 }));
    expect(decodeJwt(String(again.data.token)).sub).toBe(decodeJwt(String(made.data.token)).sub);
  });

  it('opens the account with the same proved e-mail, tells its owner, and stays with the subject from then on', async () => {
    const member = await setup.newMember('linked');
    const browser = setup.browser();
    const { data } = await setup.give(browser, await setup.tokenFor(member.email));
    expect(decodeJwt(String(data.token))).toMatchObject({ sub: member.uid, email: member.email });
    await setup.mailOf(member.email, /Campus/);
    const moved = { sub: `at-firebase-${member.email}`, iat: nowInTokens() - 1 };
    const after = await setup.give(setup.browser(), await setup.tokenFor(setup.newEmail('moved'), moved));
    expect(decodeJwt(String(after.data.token))).toMatchObject({ sub: member.uid, email: member.email });
  });

  it('asks for a code where a second factor is on', async () => {
    const member = await setup.newMember('factor');
    const owner = setup.browser();
    await owner.withPassword(member.email);
    const token = (await owner.token()) ?? '';
    const { key } = (await setup.call(beginSecondFactor, { token })).data;
    await setup.call(confirmSecondFactor, { token, body: { code: await codeOf(key) } });
    const browser = setup.browser();
    const { data } = await setup.give(browser, await setup.tokenFor(member.email));
    expect(data).toEqual({ token: null, codeNeeded: true });
    expect(await browser.token()).toBeNull();
  });

  it('links from the account page, in a session of ten minutes', async () => {
    const member = await setup.newMember('owner');
    const other = setup.newEmail('elsewhere');
    const link = async (browser: LoginBrowser) =>
      browser.post(identityPaths.linkFirebase, { idToken: await setup.tokenFor(other) });
    expect((await link(setup.browser())).code).toBe('auth/no-token');
    const browser = setup.browser();
    await browser.withPassword(member.email);
    expect(await link(browser)).toMatchObject({ status: 200, data: { token: null } });
    const token = (await browser.token()) ?? '';
    const { items, others } = (await setup.call(listLinkedLogins, { token })).data;
    expect([items.map(({ label, email }) => [label, email]), others]).toEqual([[['Campus', other]], []]);
    const came = await setup.give(setup.browser(), await setup.tokenFor(other, { iat: nowInTokens() - 1 }));
    expect(decodeJwt(String(came.data.token)).sub).toBe(member.uid);
  });

  it('is not there where no project is configured', async () => {
    const without = await createLinkedSetup({});
    const come = await setup.give(without.browser(), await setup.tokenFor(setup.newEmail('nobody')));
    expect([come.status, come.code]).toEqual([403, 'auth/operation-not-allowed']);
    await without.close();
  });
});

describe('where the keys cannot be read', () => {
  it.each([500, 404])('nobody gets in, and it is said why: %s', async (status) => {
    const own = await createFirebaseSetup();
    own.keys.answer(status);
    const member = await own.newMember('victim');
    const browser = own.browser();
    const come = await own.give(browser, await own.tokenFor(member.email));
    expect([come.status, come.code]).toEqual([503, 'auth/provider-unavailable']);
    await own.expectUnharmed(browser, member);
    // As soon as they can, it works again.
    own.keys.answer(200);
    expect((await own.give(browser, await own.tokenFor(member.email))).status).toBe(200);
    await own.close();
  });

  it('they are not read again for every token that names an unknown one', async () => {
    await setup.give(setup.browser(), await setup.tokenFor(setup.newEmail('known')));
    const before = setup.keys.timesAsked();
    for (const kid of ['one', 'two', 'three'])
      await setup.give(setup.browser(), await setup.keys.sign(toFirebaseClaims(setup.newEmail('any')), { kid }));
    expect(setup.keys.timesAsked() - before).toBeLessThanOrEqual(1);
  });
});

it('logs no token and no address', () => {
  const all = setup.test.logLines.join('\n');
  expect(all).not.toMatch(/eyJ[\w-]{10,}\.eyJ/);
  expect(all).not.toContain('at-firebase-');
});
