import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { identityErrors } from '#contract/accounts/identity-errors.ts';
import { listLinkedLogins, removeLinkedLogin } from '#contract/accounts/linked-logins.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { createLinkedSetup, type LinkedSetup, redirectUriOf } from '#tests/linked-logins.ts';
import { addPasskey, createDevice, logInWithPasskey } from '#tests/passkeys.ts';
import { createIdentityCalls } from '#tests/second-factor.ts';
import { type HostileProvider, startHostileProvider } from '#tests/setup/hostile-provider.ts';
import { settingsOf } from '#tests/setup/login-provider.ts';

/** Two services that say what an attacker tells them to; the second one may vouch for its own domain only. */
let evil: HostileProvider;
let school: HostileProvider;
let setup: LinkedSetup;
beforeAll(async () => {
  [evil, school] = await Promise.all([startHostileProvider(), startHostileProvider()]);
  setup = await createLinkedSetup({
    ...settingsOf('evil', evil.issuer),
    ...settingsOf('school', school.issuer),
    OIDC_SCHOOL_EMAIL_DOMAINS: 'school.example',
  });
});
afterAll(async () => {
  await setup.close();
  await Promise.all([evil.close(), school.close()]);
});

let counter = 0;
beforeEach(() => {
  counter += 1;
});

/** A member whom the attacker is after. */
const victim = () => setup.member(`victim-${counter}`);
const says = (subject: string, email: unknown, email_verified: unknown = true) => ({
  claims: { sub: `${subject}-${counter}`, email, email_verified, name: 'Mallory' },
});

/** Nobody got in, nothing was linked, and the victim's own ways in still work. */
async function expectUnharmed({ uid, email }: { uid: string; email: string }) {
  const { items, hasPassword } = await setup.test.context.identity.linkedLogins.list(uid);
  expect([items, hasPassword]).toEqual([[], true]);
  const browser = setup.browser();
  expect((await browser.withPassword(email)).status).toBe(200);
  const { data } = await setup.call(listSessions, { token: (await browser.token()) ?? '' });
  // The one of the sign-up, and the one just now.
  expect(data.items).toHaveLength(2);
}

async function expectRefused(come: { path: string; error: string | null }, code: keyof typeof identityErrors) {
  expect([come.path, come.error]).toEqual(['/auth/login', code]);
}

describe('somebody who wants another’s account by linking', () => {
  it.each([
    ['false', false],
    ['missing', undefined],
    ['the word true', 'true'],
    ['1', 1],
  ])('does not get it by an e-mail that the service has not confirmed: email_verified is %s', async (_, verified) => {
    const member = await victim();
    const browser = setup.browser();
    evil.answer({ claims: { ...says('unproved', member.email).claims, email_verified: verified } });
    await expectRefused(await browser.logIn('evil'), 'auth/provider-email-unverified');
    expect(await browser.token()).toBeNull();
    await expectUnharmed(member);
  });

  it('does not get it by an e-mail that the service may not vouch for', async () => {
    const member = await victim();
    school.answer(says('pupil', member.email));
    await expectRefused(await setup.browser().logIn('school'), 'auth/provider-email-unverified');
    school.answer(says('pupil', `${member.email}@school.example.evil.example`));
    expect((await setup.browser().logIn('school')).error).not.toBeNull();
    await expectUnharmed(member);
  });

  it.each([
    ['with the Kelvin sign, which lower case turns into k', 'kate', '\u212Aate', 'auth/provider-email-missing'],
    ['with a dotless i', 'ivy', 'ıvy', 'auth/provider-email-missing'],
    ['with a Cyrillic a', 'ada', 'аda', 'auth/provider-email-missing'],
    ['with a full-width letter', 'ann', 'ａnn', 'auth/provider-email-missing'],
    ['with a null character', 'nul', 'nul\u0000', 'auth/provider-email-missing'],
    ['with a blank before it', 'blank', ' blank', 'auth/provider-email-missing'],
  ] as const)('does not get it by an address that looks alike: %s', async (_, own, other, code) => {
    const member = await setup.member(`${own}-${counter}`);
    evil.answer(says('alike', member.email.replace(own, other)));
    await expectRefused(await setup.browser().logIn('evil'), code);
    await expectUnharmed(member);
  });

  it.each([
    ['a plus and a tag', 'plus', 'plus+tag'],
    ['a dot more', 'dots', 'd.ots'],
  ])('gets an account of their own, and no other’s, with %s', async (_, own, other) => {
    const member = await setup.member(`${own}-${counter}`);
    const browser = setup.browser();
    evil.answer(says('own', member.email.replace(own, other)));
    expect((await browser.logIn('evil')).path).toBe('/auth/finish');
    const made = await browser.finish();
    expect(decodeJwt(String(made.data.token)).sub).not.toBe(member.uid);
    await expectUnharmed(member);
  });

  it('finds no back door in an account that they had made with the victim’s e-mail before', async () => {
    const email = `hijacked-${counter}@cairn.example`;
    const attacker = setup.browser();
    await attacker.signUp(email, 'the attacker knows it');
    const stolen = (await attacker.token()) ?? '';
    const uid = decodeJwt(stolen).sub ?? '';
    const device = createDevice();
    const calls = createIdentityCalls(setup.test);
    expect((await addPasskey(calls, attacker.cookies.header(), device)).status).toBe(200);
    const change = { name: 'Mallory', email: `mallory-${counter}@cairn.example` };
    expect((await setup.call(updateUser, { token: stolen, body: change })).status).toBe(200);
    // A login of the attacker's own cannot be linked to an address that they have not proved.
    expect((await attacker.link('evil')).code).toBe('auth/email-unverified');

    const owner = setup.browser();
    evil.answer(says('the owner', email));
    expect((await owner.logIn('evil')).path).toBe('/m/overview');
    const token = (await owner.token()) ?? '';
    expect(decodeJwt(token)).toMatchObject({ sub: uid, email_verified: true });
    expect((await setup.mailOf(email, /Your account is yours/)).text).toContain('nobody had confirmed');

    expect(await attacker.token()).toBeNull();
    expect((await setup.call(readOwnAccount, { token: stolen })).code).toBe('auth/user-token-expired');
    expect((await setup.browser().withPassword(email, 'the attacker knows it')).code).toBe('auth/invalid-credential');
    expect((await logInWithPasskey(calls, device)).code).toBe('auth/passkey-unknown');
    expect((await setup.call(readEmailChange, { token })).data.change).toBeNull();
    expect((await setup.call(listSessions, { token })).data.items).toHaveLength(1);
    const { items, hasPassword } = (await setup.call(listLinkedLogins, { token })).data;
    expect([items.map((one) => one.email), hasPassword]).toEqual([[email], false]);
    // Once the address is proved, it happens to nobody again.
    const again = setup.browser();
    evil.answer(says('the owner', email));
    await again.logIn('evil');
    expect(await owner.token()).not.toBeNull();
  });

  it('cannot use the link to a new password from before the owner came', async () => {
    const email = `mailbox-${counter}@cairn.example`;
    const attacker = setup.browser();
    await attacker.signUp(email);
    await attacker.post(identityPaths.requestPasswordReset, { email });
    const mail = await setup.mailOf(email, /Reset your password/);
    const code = /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
    evil.answer(says('the owner', email));
    await setup.browser().logIn('evil');
    const reset = await attacker.post(identityPaths.resetPassword, { token: code, password: 'four green hills' });
    expect(reset.code).toBe('auth/invalid-action-code');
  });

  it('does not get in by a subject that the user information swaps', async () => {
    const member = await victim();
    evil.answer({
      claims: { sub: `me-${counter}`, email: undefined },
      info: { sub: `you-${counter}`, email: member.email, email_verified: true },
    });
    await expectRefused(await setup.browser().logIn('evil'), 'auth/provider-answer-invalid');
    await expectUnharmed(member);
  });

  it('does not get in by the same subject of another service', async () => {
    const browser = setup.browser();
    const email = `twice-${counter}@mail.example`;
    evil.answer(says('the same', email));
    await browser.logIn('evil');
    const { sub } = decodeJwt(String((await browser.finish()).data.token));
    const other = setup.browser();
    school.answer(says('the same', `pupil-${counter}@school.example`));
    expect((await other.logIn('school')).path).toBe('/auth/finish');
    expect(decodeJwt(String((await other.finish()).data.token)).sub).not.toBe(sub);
  });

  it.each([
    ['says that it is another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['was made for another client', { claims: { aud: 'another-site' } }],
    ['has another nonce', { claims: { nonce: 'of-another-login' } }],
    ['has no nonce', { claims: { nonce: undefined } }],
    ['is signed by nobody’s key', { isForged: true }],
    ['comes with another issuer in the address', { back: { iss: 'https://accounts.google.com' } }],
  ])('does not get in by an answer that %s', async (_, wrong) => {
    const member = await victim();
    const { claims } = says('liar', member.email);
    evil.answer({ ...wrong, claims: { ...claims, ...('claims' in wrong ? wrong.claims : {}) } });
    const browser = setup.browser();
    await expectRefused(await browser.logIn('evil'), 'auth/provider-answer-invalid');
    expect(await browser.token()).toBeNull();
    await expectUnharmed(member);
  });

  it('cannot mix two services up: an answer at the other’s address is for nobody', async () => {
    const member = await victim();
    evil.answer({ ...says('mixed', member.email), backTo: redirectUriOf('school') });
    const browser = setup.browser();
    await expectRefused(await browser.logIn('evil'), 'auth/provider-login-over');
    await expectUnharmed(member);
  });

  it('cannot have the victim log in as the attacker: the state belongs to the browser where it began', async () => {
    const attacker = setup.browser();
    evil.answer(says('attacker', `attacker-${counter}@mail.example`));
    const forged = await attacker.travel((await attacker.start('evil')).data.url);
    const other = setup.browser();
    await expectRefused(await other.comeBack(forged), 'auth/provider-login-over');
    // Nor with a login of its own under way, and the attacker's code in it.
    const own = new URL((await other.start('evil')).data.url).searchParams.get('state') ?? '';
    const crossed = new URL(forged);
    crossed.searchParams.set('state', own.replace(/.$/, own.endsWith('A') ? 'B' : 'A'));
    await expectRefused(await other.comeBack(crossed.href), 'auth/provider-login-over');
    for (const origin of ['https://evil.example', 'null']) {
      const headers = { origin, cookie: other.cookies.header() };
      const url = identityPaths.startLogin;
      const { app } = setup.test;
      const begun = await app.inject({ method: 'POST', url, headers, payload: { provider: 'evil' } });
      expect([begun.statusCode, begun.json().code]).toEqual([403, 'auth/unauthorized-domain']);
    }
    expect(await other.token()).toBeNull();
  });

  it('cannot play a code back, in the same browser or with its cookies stolen', async () => {
    const browser = setup.browser();
    evil.answer(says('replay', `replay-${counter}@mail.example`));
    const back = await browser.travel((await browser.start('evil')).data.url);
    const stolen = browser.cookies.header();
    expect((await browser.comeBack(back)).path).toBe('/auth/finish');
    await expectRefused(await browser.comeBack(back), 'auth/provider-login-over');
    const answer = await setup.test.app.inject({
      url: back.slice('http://localhost:3000'.length),
      headers: { cookie: stolen },
    });
    expect(String(answer.headers.location)).toContain('error=auth%2Fprovider-login-over');
    // With a login of their own, whose state they put there: the service has spent the code.
    const other = setup.browser();
    const state = new URL((await other.start('evil')).data.url).searchParams.get('state') ?? '';
    const again = new URL(back);
    again.searchParams.set('state', state);
    await expectRefused(await other.comeBack(again.href), 'auth/provider-login-over');
  });

  it('cannot use a code of another login with it: nonce and verifier are of that one', async () => {
    const [one, two] = [setup.browser(), setup.browser()];
    evil.answer(says('crossed', `crossed-${counter}@mail.example`));
    const first = new URL(await one.travel((await one.start('evil')).data.url));
    const second = new URL((await two.start('evil')).data.url);
    first.searchParams.set('state', second.searchParams.get('state') ?? '');
    await expectRefused(await two.comeBack(first.href), 'auth/provider-answer-invalid');
  });

  it.each([
    'https://evil.example/m/overview',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '/auth/login?redirect=//evil.example',
    '/m/overview\r\nset-cookie: a=b',
  ])('cannot have it lead away from the site: %j', async (redirect) => {
    const browser = setup.browser();
    evil.answer(says('leads away', `away-${counter}@mail.example`));
    const come = await browser.logIn('evil', { redirect });
    expect([come.path, come.redirect]).toEqual(['/auth/finish', null]);
    await browser.finish();
    const again = await browser.logIn('evil', { redirect });
    expect(again.location).toBe('http://localhost:3000/m/overview');
  });

  it('cannot link their own login to the account of whoever is logged in when the answer comes', async () => {
    const member = await victim();
    const attacker = await setup.member(`attacker-${counter}`);
    const browser = setup.browser();
    await browser.withPassword(attacker.email);
    evil.answer(says('attacker', `any-${counter}@mail.example`));
    const back = await browser.travel((await browser.link('evil')).data.url);
    await browser.signOut();
    await browser.withPassword(member.email);
    const come = await browser.comeBack(back);
    expect([come.path, come.error]).toEqual(['/m/profile/account-information', 'auth/linked-login-session']);
    const { identity } = setup.test.context;
    for (const { uid } of [member, attacker]) expect((await identity.linkedLogins.list(uid)).items).toEqual([]);
  });

  it('cannot link without a session, or in one that is older than ten minutes', async () => {
    const member = await victim();
    expect((await setup.browser().link('evil')).code).toBe('auth/no-token');
    const browser = setup.browser();
    await browser.withPassword(member.email);
    await setup.test.context.database.db.execute(
      sql`update identity_sessions set created_at = now() - interval '11 minutes' where user_id = ${member.uid}`,
    );
    expect((await browser.link('evil')).code).toBe('auth/requires-recent-login');
    const token = (await browser.token()) ?? '';
    const removed = await setup.call(removeLinkedLogin, { token, params: { linkedLoginId: 'any' } });
    expect([removed.status, removed.code]).toEqual([401, 'auth/requires-recent-login']);
  });

  it('cannot take over a login that is linked to another account, nor remove it', async () => {
    const member = await victim();
    const browser = setup.browser();
    await browser.withPassword(member.email);
    evil.answer(says('of the victim', `victims-${counter}@mail.example`));
    await browser.linkWith('evil');
    const { items } = await setup.test.context.identity.linkedLogins.list(member.uid);
    const attacker = await setup.member(`attacker-${counter}`);
    const theirs = setup.browser();
    await theirs.withPassword(attacker.email);
    const come = await theirs.linkWith('evil');
    expect([come.path, come.error]).toEqual(['/m/profile/account-information', 'auth/linked-login-taken']);
    const token = (await theirs.token()) ?? '';
    const removed = await setup.call(removeLinkedLogin, { token, params: { linkedLoginId: items[0]?.id ?? '' } });
    expect([removed.status, removed.code]).toEqual([404, 'LINKED_LOGIN_UNKNOWN']);
    expect((await setup.test.context.identity.linkedLogins.list(member.uid)).items).toHaveLength(1);
  });

  it('does not get in once their e-mail at the service is the victim’s: the subject says who they are', async () => {
    const member = await victim();
    const browser = setup.browser();
    evil.answer(says('attacker', `attacker-${counter}@mail.example`));
    await browser.logIn('evil');
    const { sub } = decodeJwt(String((await browser.finish()).data.token));
    await browser.signOut();
    evil.answer(says('attacker', member.email));
    expect((await browser.logIn('evil')).path).toBe('/m/overview');
    const token = (await browser.token()) ?? '';
    expect(decodeJwt(token)).toMatchObject({ sub, email: `attacker-${counter}@mail.example` });
    await expectUnharmed(member);
  });

  it('does not get in with an address that the service has given to somebody else since', async () => {
    const member = await victim();
    const browser = setup.browser();
    evil.answer(says('first holder', member.email));
    expect((await browser.logIn('evil')).path).toBe('/m/overview');
    evil.answer(says('second holder', member.email));
    const other = setup.browser();
    await expectRefused(await other.logIn('evil'), 'auth/linked-login-other');
    expect(await other.token()).toBeNull();
  });

  it('of two who claim the same address at once by two logins, one is linked', async () => {
    const email = `race-${counter}@cairn.example`;
    await setup.browser().signUp(email);
    const browsers = [setup.browser(), setup.browser()];
    const backs: string[] = [];
    for (const [index, browser] of browsers.entries()) {
      evil.answer(says(`racer ${index}`, email));
      backs.push(await browser.travel((await browser.start('evil')).data.url));
    }
    const comes = await Promise.all(browsers.map((browser, index) => browser.comeBack(backs[index] ?? '')));
    expect(comes.map(({ error }) => error).sort()).toEqual(['auth/linked-login-other', null]);
  });

  it('cannot remove both of two ways in at once', async () => {
    const browser = setup.browser();
    evil.answer(says('only', `only-${counter}@school.example`));
    await browser.logIn('evil');
    await browser.finish();
    school.answer(says('only', `only-${counter}@school.example`));
    await browser.linkWith('school');
    const token = (await browser.token()) ?? '';
    const { items } = (await setup.call(listLinkedLogins, { token })).data;
    expect(items).toHaveLength(2);
    const removed = await Promise.all(
      items.map(({ id }) => setup.call(removeLinkedLogin, { token, params: { linkedLoginId: id } })),
    );
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what goes wrong on the way', () => {
  const back = (error: string) => ({ back: { error, code: '' } });

  it.each([
    ['stopped there', back('access_denied'), 'auth/provider-cancelled'],
    ['was not asked there', back('interaction_required'), 'auth/provider-cancelled'],
    ['met a fault there', back('server_error'), 'auth/provider-unavailable'],
    ['met a service that does not know us', back('unauthorized_client'), 'auth/provider-answer-invalid'],
    ['met a service that answers no token', { status: 502 }, 'auth/provider-unavailable'],
    [
      'met a clock that is ten minutes behind',
      { claims: { exp: Math.floor(Date.now() / 1000) - 600, iat: Math.floor(Date.now() / 1000) - 900 } },
      'auth/provider-clock',
    ],
    ['has no e-mail there', { claims: { email: undefined, email_verified: undefined } }, 'auth/provider-email-missing'],
    ['has something else than an e-mail there', { claims: { email: 'no address' } }, 'auth/provider-email-missing'],
  ] as const)('says so to whoever %s, and keeps where they wanted to go', async (_, wrong, code) => {
    const { claims } = says('visitor', `visitor-${counter}@mail.example`);
    evil.answer({ ...wrong, claims: { ...claims, ...('claims' in wrong ? wrong.claims : {}) } });
    const come = await setup.browser().logIn('evil', { redirect: '/m/notifications?x=1' });
    expect([come.path, come.error, come.redirect]).toEqual(['/auth/login', code, '/m/notifications?x=1']);
    expect(identityErrors[code].message.length).toBeGreaterThan(40);
  });

  it('says so of a login that took longer than ten minutes, and keeps where they wanted to go', async () => {
    const browser = setup.browser();
    evil.answer(says('slow', `slow-${counter}@mail.example`));
    const come = await browser.travel((await browser.start('evil', { redirect: '/m/notifications' })).data.url);
    await setup.test.context.database.db.execute(
      sql`update identity_verifications set expires_at = now() - interval '1 second' where value like '%"verifier"%'`,
    );
    const late = await browser.comeBack(come);
    expect([late.error, late.redirect]).toEqual(['auth/provider-login-over', '/m/notifications']);
  });

  it('begins nothing at a service that is away, or that nobody configured', async () => {
    const away = await startHostileProvider();
    const own = await createLinkedSetup(settingsOf('away', away.issuer));
    away.away(true);
    const begun = await own.browser().start('away');
    expect([begun.status, begun.code]).toEqual([503, 'auth/provider-unavailable']);
    const unknown = await own.browser().start('nobody');
    expect([unknown.status, unknown.code]).toEqual([403, 'auth/operation-not-allowed']);
    away.away(false);
    // It is asked again the next time.
    expect((await own.browser().start('away')).status).toBe(200);
    await own.close();
    await away.close();
  });

  it('says so when the service goes away while somebody is there', async () => {
    const away = await startHostileProvider();
    const own = await createLinkedSetup(settingsOf('away', away.issuer));
    away.answer(says('left alone', `alone-${counter}@mail.example`));
    const browser = own.browser();
    const come = await browser.travel((await browser.start('away', { redirect: '/m/notifications' })).data.url);
    await away.close();
    const late = await browser.comeBack(come);
    expect([late.path, late.error, late.redirect]).toEqual([
      '/auth/login',
      'auth/provider-unavailable',
      '/m/notifications',
    ]);
    await own.close();
  });

  it('leaves neither tokens nor codes in the log', async () => {
    evil.answer(says('logged', `logged-${counter}@mail.example`, false));
    const browser = setup.browser();
    const back = await browser.travel((await browser.start('evil')).data.url);
    await browser.comeBack(back);
    const log = setup.test.logLines.join('\n');
    expect(log).toContain('auth/provider-email-unverified');
    const { searchParams } = new URL(back);
    for (const secret of [searchParams.get('code'), searchParams.get('state'), `logged-${counter}@mail.example`])
      expect(log).not.toContain(secret ?? '');
  });
});
