import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { codeOf } from '#tests/authenticator.ts';
import { createLinkedSetup, type LinkedSetup, redirectUriOf } from '#tests/linked-logins.ts';
import type { LoginBrowser } from '#tests/login-browser.ts';
import { memberPassword } from '#tests/members.ts';
import { createFirebaseBrowser } from '#tests/setup/firebase-browser.ts';
import { type FirebaseEmulator, startFirebaseEmulator } from '#tests/setup/firebase-emulator.ts';
import { firebaseSettings } from '#tests/setup/firebase-tokens.ts';
import { type LoginProvider, settingsOf, startLoginProvider } from '#tests/setup/login-provider.ts';

/** A way into an account: what the port promises holds whichever way somebody came. */
interface Way {
  /** Makes an account, whose e-mail is proved. */
  join(browser: LoginBrowser, email: string): Promise<void>;
  /** Logs in. `email`: of the time of joining. @returns whether a code is needed too. */
  enter(browser: LoginBrowser, email: string): Promise<boolean>;
}

/** A folder in which somebody has installed firebase-tools, which is not among our dependencies: see `npm run test:firebase`. */
const { FIREBASE_TOOLS: firebaseTools } = process.env;

let provider: LoginProvider;
let emulator: FirebaseEmulator | undefined;
let setup: LinkedSetup;
beforeAll(async () => {
  provider = await startLoginProvider({ redirectUri: redirectUriOf('campus') });
  emulator = firebaseTools ? await startFirebaseEmulator(firebaseTools) : undefined;
  const env = emulator && { ...firebaseSettings(emulator.keysUrl), FIREBASE_AUTH_URL: emulator.url };
  setup = await createLinkedSetup(settingsOf('campus', provider.issuer, 'Campus'), { env });
});
afterAll(async () => {
  await setup.close();
  await provider.close();
  await emulator?.close();
});

const emailNow = new Map<string, string>();

const byPassword: Way = {
  async join(browser, email) {
    await browser.signUp(email);
    const { pathname, search } = new URL(await setup.test.context.identity.makeVerificationLink(email));
    await browser.get(pathname + search);
  },
  async enter(browser, email) {
    const { status, data } = await browser.withPassword(emailNow.get(email) ?? email);
    if (status !== 200) throw new Error('the password was refused');
    return data.codeNeeded === true;
  },
};

const byOpenIdConnect: Way = {
  async join(browser, email) {
    provider.next(email, { email, email_verified: true, name: 'Ada Obi' });
    await browser.logIn('campus');
    if ((await browser.finish()).status !== 200) throw new Error('no account was made');
  },
  async enter(browser, email) {
    provider.next(email, { email, email_verified: true, name: 'Ada Obi' });
    const { query, error } = await browser.logIn('campus');
    if (error) throw new Error(error);
    return query.step === 'code';
  },
};

const atFirebase = 'a password at Firebase';
const idTokens = new Set<string>();

/** As the browser does it, with the browser's own code. */
const byFirebase: Way = {
  async join(browser, email) {
    await emulator?.addPerson(email, atFirebase, { isVerified: true });
    const { data } = await giveIdToken(browser, email);
    if (!data.accountNeeded || (await browser.finish()).status !== 200) throw new Error('no account was made');
  },
  async enter(browser, email) {
    const { status, code, data } = await giveIdToken(browser, email);
    if (status !== 200) throw new Error(code);
    return data.codeNeeded === true;
  },
};

/** A token opens one session, and those of one second are the same. */
async function giveIdToken(browser: LoginBrowser, email: string) {
  const firebase = createFirebaseBrowser(emulator?.url ?? '');
  const idToken = await vi.waitFor(
    async () => {
      const fresh = await firebase.logIn(email, atFirebase);
      if (idTokens.has(fresh)) throw new Error('the same token as before');
      return fresh;
    },
    { timeout: 10_000, interval: 100 },
  );
  idTokens.add(idToken);
  return browser.post(identityPaths.firebaseLogin, { idToken });
}

let counter = 0;

describe.each([
  ['password', byPassword] as const,
  ['OpenID Connect', byOpenIdConnect] as const,
  ...(firebaseTools ? [['Firebase', byFirebase] as const] : []),
])('the identity port, for anyone who comes by %s', (name, way) => {
  const port = () => setup.test.context.identity;
  const tokenOf = async (browser: LoginBrowser) => (await browser.token()) ?? '';

  async function somebody() {
    counter += 1;
    const email = `${name.replaceAll(' ', '-').toLowerCase()}-${counter}@cairn.example`;
    const browser = setup.browser();
    await way.join(browser, email);
    const token = await tokenOf(browser);
    return { email, browser, token, uid: decodeJwt(token).sub ?? '' };
  }

  async function comeAgain(email: string) {
    const browser = setup.browser();
    expect(await way.enter(browser, email)).toBe(false);
    return browser;
  }

  it('believes its own tokens, which say who it is and with which roles, and no others', async () => {
    const { email, token, uid } = await somebody();
    const claims = { sub: uid, email, name: 'Ada Obi', email_verified: true, roles: ['user', 'founder'] };
    expect(await port().verifyToken(token)).toMatchObject(claims);
    const [head, body = '', signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, roles: ['admin'] })).toString('base64url');
    for (const wrong of ['', 'no token', `${head}.${forged}.${signature}`, `${head}.${body}.`, `${token}x`])
      await expect(port().verifyToken(wrong)).rejects.toMatchObject({ code: 'auth/invalid-id-token' });
  });

  it('knows people by uid and by e-mail, and nobody else', async () => {
    const { email, uid } = await somebody();
    const known = { uid, email, name: 'Ada Obi', emailVerified: true, acceptedConditions: true };
    expect(await port().readPerson(uid)).toMatchObject(known);
    expect(await port().findPerson(email.toUpperCase())).toMatchObject(known);
    expect(await port().readRoles(uid)).toEqual(['user', 'founder']);
    const { db } = setup.test.context.database;
    expect(await port().isEmailVerified(db, uid)).toBe(true);
    expect(await port().readPerson('nobody')).toBeUndefined();
    expect(await port().findPerson('nobody@cairn.example')).toBeUndefined();
    expect(await port().readRoles('nobody')).toEqual([]);
    expect(await port().isEmailVerified(db, 'nobody')).toBe(false);
    const taken = { name: 'Ada', email, password: memberPassword, emailVerified: false };
    await expect(port().createPerson(taken)).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  });

  it('opens the same account each time', async () => {
    const { email, uid } = await somebody();
    expect(decodeJwt(await tokenOf(await comeAgain(email))).sub).toBe(uid);
  });

  it('calls somebody by a new name from the next token on', async () => {
    const { browser, uid } = await somebody();
    await setup.test.context.database.db.transaction((tx) => port().changeName(tx, uid, 'Ada Nwosu'));
    expect(decodeJwt(await tokenOf(browser)).name).toBe('Ada Nwosu');
  });

  it('lists sessions, and believes no token of one that was ended', async () => {
    const { email, token, uid } = await somebody();
    const other = await comeAgain(email);
    const otherToken = await tokenOf(other);
    const sessions = await port().listSessions(token);
    expect(sessions.map(({ isOwn }) => isOwn).sort()).toEqual([false, true]);
    const id = sessions.find(({ isOwn }) => !isOwn)?.id ?? '';
    expect(await port().endSession('nobody', id)).toBe(false);
    expect(await port().endSession(uid, id)).toBe(true);
    await expect(port().verifyToken(otherToken)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(await other.token()).toBeNull();
    const third = await tokenOf(await comeAgain(email));
    expect(await port().endOtherSessions(third)).toBe(1);
    await expect(port().verifyToken(token)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(await port().verifyToken(third)).toMatchObject({ sub: uid });
  });

  it('ends the session of the person who logs out', async () => {
    const { browser, token } = await somebody();
    await browser.signOut();
    expect(await browser.token()).toBeNull();
    await expect(port().verifyToken(token)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('takes a new password within ten minutes of the login, which ends every other session', async () => {
    const { email, browser, token } = await somebody();
    const own = await tokenOf(await comeAgain(email));
    await port().changePassword(own, 'four green hills');
    await expect(port().verifyToken(token)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(await browser.token()).toBeNull();
    expect((await setup.browser().withPassword(email, 'four green hills')).status).toBe(200);
    await expect(port().changePassword(own, '123456')).rejects.toMatchObject({ code: 'auth/common-password' });
    await setup.test.context.database.db.execute(
      sql`update identity_sessions set created_at = now() - interval '11 minutes'`,
    );
    for (const late of [() => port().changePassword(own, 'five blue lakes'), () => port().requireRecentSession(own)])
      await expect(late()).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
  });

  it('sends a link to a new password, which works once and ends every session', async () => {
    const { email, browser } = await somebody();
    const stranger = setup.browser();
    await stranger.post(identityPaths.requestPasswordReset, { email });
    const mail = await setup.mailOf(email, /Reset your password/);
    const token = /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
    const reset = (password: string) => stranger.post(identityPaths.resetPassword, { token, password });
    expect((await reset('four green hills')).status).toBe(200);
    expect((await reset('five blue lakes')).code).toBe('auth/invalid-action-code');
    expect(await browser.token()).toBeNull();
    expect((await setup.browser().withPassword(email, 'four green hills')).status).toBe(200);
  });

  it('changes the e-mail and keeps one session; the way in stays what it was', async () => {
    const { email, browser, token, uid } = await somebody();
    const other = await tokenOf(await comeAgain(email));
    const changed = { email: `new-${email}`, keptSessionId: await port().requireRecentSession(token) };
    await setup.test.context.database.db.transaction((tx) => port().changeEmail(tx, uid, changed));
    emailNow.set(email, changed.email);
    expect(decodeJwt(await tokenOf(browser))).toMatchObject({ sub: uid, email: changed.email, email_verified: true });
    // Every process hears of it within a minute.
    await expect
      .poll(
        () =>
          port()
            .verifyToken(other)
            .catch((error: { code: string }) => error.code),
        { timeout: 60_000 },
      )
      .toBe('auth/user-token-expired');
    expect(decodeJwt(await tokenOf(await comeAgain(email))).sub).toBe(uid);
  });

  it('asks for a code after the way in once a second factor is on, and not once it is off again', async () => {
    const { email, token, uid } = await somebody();
    const { key } = await port().secondFactor.begin(token);
    const [recoveryCode = '', another = ''] = await port().secondFactor.confirm(token, await codeOf(key));
    const browser = setup.browser();
    expect(await way.enter(browser, email)).toBe(true);
    expect(await browser.token()).toBeNull();
    expect((await browser.post(identityPaths.signInWithCode, { recoveryCode })).status).toBe(200);
    expect(decodeJwt(await tokenOf(browser)).sub).toBe(uid);
    expect(await port().secondFactor.read(uid)).toMatchObject({ recoveryCodesLeft: 9 });
    await port().secondFactor.end(token, { recoveryCode: another });
    await comeAgain(email);
  });

  it('says which ways in there are', async () => {
    const { uid } = await somebody();
    const { items, hasPassword } = await port().linkedLogins.list(uid);
    expect([items.length, hasPassword]).toEqual(way === byPassword ? [0, true] : [1, false]);
    expect(await port().passkeys.list(uid)).toEqual([]);
  });
});
