import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { listLinkedLogins } from '#contract/accounts/linked-logins.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from '#contract/accounts/second-factor.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { codeOf } from '#tests/authenticator.ts';
import { createHostileSetup, type HostileSetup, says } from '#tests/hostile-logins.ts';
import type { LoginBrowser } from '#tests/login-browser.ts';
import { openProofLink } from '#tests/members.ts';
import { addPasskey, createDevice, logInWithPasskey } from '#tests/passkeys.ts';
import { createIdentityCalls } from '#tests/second-factor.ts';

let setup: HostileSetup;
let calls: ReturnType<typeof createIdentityCalls>;
beforeAll(async () => {
  setup = await createHostileSetup();
  calls = createIdentityCalls(setup.test);
});
afterAll(() => setup.close());

let counter = 0;
let email = '';
let attacker: LoginBrowser;
beforeEach(async () => {
  counter += 1;
  email = `owner-${counter}@cairn.example`;
  attacker = setup.browser();
  await attacker.signUp(email, theirPassword);
});

const theirPassword = 'the attacker knows it';
const ownPassword = 'four green hills';
const run = (query: ReturnType<typeof sql>) => setup.test.context.database.db.execute(query);
const tokenOf = async (browser: LoginBrowser) => (await browser.token()) ?? '';

/** The owner asks for a new password and chooses one by the link of the mail. */
async function resetPassword(owner: LoginBrowser): Promise<void> {
  await owner.post(identityPaths.requestPasswordReset, { email });
  const mail = await setup.mailOf(email, /Reset your password/);
  const token = /token=([\w.-]+)/.exec(mail.text)?.[1];
  expect((await owner.post(identityPaths.resetPassword, { token, password: ownPassword })).status).toBe(200);
}

/** Opens the link of the mail in a browser, as it follows it. */
async function openLink(browser: LoginBrowser, of = email) {
  const { pathname, search } = new URL(await setup.test.context.identity.makeVerificationLink(of));
  return (await browser.get(pathname + search)).headers.location;
}

/** What an account could have while nobody had proved its e-mail, before that was refused. */
async function plantWaysIn() {
  const token = await tokenOf(attacker);
  const uid = decodeJwt(token).sub ?? '';
  await run(sql`update identity_users set email_verified = true where id = ${uid}`);
  const device = createDevice();
  expect((await addPasskey(calls, attacker.cookies.header(), device)).status).toBe(200);
  setup.evil.answer(says(`attacker-${counter}`, `mallory-${counter}@mail.example`));
  expect((await attacker.linkWith('evil')).error).toBeNull();
  const change = { name: 'Mallory', email: `mallory-${counter}@cairn.example` };
  expect((await setup.call(updateUser, { token, body: change })).status).toBe(200);
  const { key } = (await setup.call(beginSecondFactor, { token })).data;
  const confirmed = await setup.call(confirmSecondFactor, { token, body: { code: await codeOf(key) } });
  await run(sql`update identity_users set email_verified = false where id = ${uid}`);
  return { token, uid, device, recoveryCode: confirmed.data.recoveryCodes[0] ?? '' };
}

type Planted = Awaited<ReturnType<typeof plantWaysIn>>;

/** Whatever the attacker comes back with lets nobody in; the owner has one session. */
async function expectClosed({ token, device, uid }: Planted, owner: LoginBrowser): Promise<void> {
  expect((await logInWithPasskey(calls, device)).code).toBe('auth/passkey-unknown');
  expect(await attacker.token()).toBeNull();
  expect((await setup.call(readOwnAccount, { token })).code).toBe('auth/user-token-expired');
  setup.evil.answer(says(`attacker-${counter}`, `mallory-${counter}@mail.example`));
  const stranger = setup.browser();
  expect((await stranger.logIn('evil')).path).toBe('/auth/finish');
  const own = await tokenOf(owner);
  expect(decodeJwt(own)).toMatchObject({ sub: uid, email_verified: true });
  expect((await setup.call(listPasskeys, { token: own })).data.items).toEqual([]);
  expect((await setup.call(listLinkedLogins, { token: own })).data.items).toEqual([]);
  expect((await setup.call(readEmailChange, { token: own })).data.change).toBeNull();
  expect((await setup.call(readSecondFactor, { token: own })).data.isOn).toBe(false);
  expect((await setup.call(listSessions, { token: own })).data.items).toHaveLength(1);
  expect((await setup.mailOf(email, /Your account is yours/)).text).toContain('passkeys, linked logins');
}

describe('somebody who signed up with another’s e-mail', () => {
  it('can add nothing that opens the account, nor change its e-mail', async () => {
    const token = await tokenOf(attacker);
    const refused = [403, 'auth/email-unverified'];
    const passkey = await addPasskey(calls, attacker.cookies.header(), createDevice());
    expect([passkey.status, passkey.code]).toEqual(refused);
    const options = await attacker.post(identityPaths.passkeyOptions, {});
    expect([options.status, options.code]).toEqual(refused);
    const link = await attacker.link('evil');
    expect([link.status, link.code]).toEqual(refused);
    const factor = await setup.call(beginSecondFactor, { token });
    expect([factor.status, factor.code]).toEqual(refused);
    const change = await setup.call(updateUser, { token, body: { name: 'Ada', email: `m-${counter}@cairn.example` } });
    expect([change.status, change.code]).toEqual(refused);
    // The name alone is no way in.
    expect((await setup.call(updateUser, { token, body: { name: 'Ada Obi', email } })).status).toBe(200);
  });

  it('comes back with nothing once the owner has reset the password', async () => {
    const planted = await plantWaysIn();
    const owner = setup.browser();
    await resetPassword(owner);
    expect((await owner.withPassword(email, theirPassword)).code).toBe('auth/invalid-credential');
    expect((await owner.withPassword(email, ownPassword)).data.token).toEqual(expect.any(String));
    await expectClosed(planted, owner);
  });

  it('comes back with nothing once anyone who has mailbox and password has opened the link', async () => {
    const planted = await plantWaysIn();
    const owner = setup.browser();
    await owner.withPassword(email, theirPassword);
    await owner.post(identityPaths.signInWithCode, { recoveryCode: planted.recoveryCode });
    expect(await openLink(owner)).toBe('/auth/login?verified=true');
    await expectClosed(planted, owner);
  });

  it('is not helped by a mail program that opens the link, nor by an owner who opens it unawares', async () => {
    const [token, owner] = [await tokenOf(attacker), setup.browser()];
    expect(await openLink(owner)).toBe('/auth/login?error=auth%2Fconfirm-by-login');
    expect(await owner.token()).toBeNull();
    // The attacker logs in elsewhere: the link is not in that browser.
    const other = setup.browser();
    await other.withPassword(email, theirPassword);
    for (const browser of [attacker, other])
      expect(decodeJwt(await tokenOf(browser))).toMatchObject({ email_verified: false });
    expect((await setup.call(beginSecondFactor, { token })).code).toBe('auth/email-unverified');
    await resetPassword(owner);
    expect([await attacker.token(), await other.token()]).toEqual([null, null]);
  });

  it('is not helped by a link for another account, opened in the session of this one', async () => {
    const other = `other-${counter}@cairn.example`;
    await setup.browser().signUp(other);
    expect(await openLink(attacker, other)).toBe('/auth/login?error=auth%2Fconfirm-by-login');
    await attacker.withPassword(email, theirPassword);
    expect(decodeJwt(await tokenOf(attacker))).toMatchObject({ email_verified: false });
  });

  it('cannot complete a change of e-mail that began before that was refused', async () => {
    const { uid } = await plantWaysIn();
    const links = [];
    for (const to of [email, `mallory-${counter}@cairn.example`]) {
      const { text } = await setup.mailOf(to, /^Confirm (the change|your new)/);
      links.push(/#([\w.-]+)/.exec(text)?.[1] ?? '');
    }
    const answers = [];
    for (const token of links) {
      const url = '/api/v1/accounts/email-links/confirm';
      answers.push((await setup.test.app.inject({ method: 'POST', url, payload: { token } })).json().code);
    }
    expect(answers).toEqual([undefined, 'auth/email-unverified']);
    expect((await setup.test.context.identity.readPerson(uid))?.email).toBe(email);
  });
});

describe('somebody who has mailbox and password', () => {
  it('confirms by logging in, where they opened the link without being logged in, and stays logged in on the device of the sign-up', async () => {
    const owner = setup.browser();
    await openLink(owner);
    const { data } = await owner.withPassword(email, theirPassword);
    expect(decodeJwt(String(data.token))).toMatchObject({ email_verified: true });
    expect(owner.cookies.names()).not.toContain('cairn.confirm');
    expect(decodeJwt(await tokenOf(attacker))).toMatchObject({ email_verified: true });
    expect(await openLink(owner)).toBe('/auth/login?verified=true');
  });

  it('keeps passkeys, second factor and linked logins when they reset the password later, and is told of them', async () => {
    expect((await openProofLink(setup.test, { email, cookie: attacker.cookies.header() })).headers.location).toBe(
      '/auth/login?verified=true',
    );
    const [token, device] = [await tokenOf(attacker), createDevice()];
    await addPasskey(calls, attacker.cookies.header(), device);
    setup.evil.answer(says(`owner-${counter}`, `owner-${counter}@mail.example`));
    await attacker.linkWith('evil');
    const { key } = (await setup.call(beginSecondFactor, { token })).data;
    await setup.call(confirmSecondFactor, { token, body: { code: await codeOf(key) } });
    await resetPassword(setup.browser());
    expect(await attacker.token()).toBeNull();
    expect((await logInWithPasskey(calls, device)).status).toBe(200);
    const { text } = await setup.mailOf(email, /^Your password was changed/);
    expect(text).toContain('These open your account too, as before: the passkey “My phone”, your evil login.');
    expect(text).toContain('A code of your authenticator app is asked for, as before.');
  });
});

it('ends a login whose password was replaced while it was checked', async () => {
  const uid = decodeJwt(await tokenOf(attacker)).sub ?? '';
  await run(
    sql.raw(`
    create function replace_password() returns trigger language plpgsql as $$ begin
      update identity_accounts set password = 'another' where user_id = new.user_id; return new; end $$`),
  );
  await run(
    sql.raw(`create trigger replace_password after insert on identity_sessions
    for each row when (new.user_id = '${uid}') execute function replace_password()`),
  );
  const browser = setup.browser();
  const answer = await browser.withPassword(email, theirPassword);
  await run(sql`drop trigger replace_password on identity_sessions`);
  expect([answer.status, answer.code]).toEqual([401, 'auth/invalid-credential']);
  expect(await browser.token()).toBeNull();
});
