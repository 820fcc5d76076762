import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { type IdentityErrorCode, identityErrors } from '#contract/accounts/identity-errors.ts';
import { createLinkedSetup, type LinkedSetup } from '#tests/linked-logins.ts';
import { createFirebaseBrowser } from '#tests/setup/firebase-browser.ts';
import { type FirebaseEmulator, startFirebaseEmulator } from '#tests/setup/firebase-emulator.ts';
import { firebaseSettings } from '#tests/setup/firebase-tokens.ts';

/** Runs with `npm run test:firebase` alone: the emulator is not among our dependencies. */
const { FIREBASE_TOOLS: folder = '' } = process.env;

const password = 'a password at Firebase';
let counter = 0;

describe('what the browser asks the emulator of Firebase Authentication', () => {
  let emulator: FirebaseEmulator;
  let setup: LinkedSetup;
  beforeAll(async () => {
    emulator = await startFirebaseEmulator(folder);
    const env = { ...firebaseSettings(emulator.keysUrl), FIREBASE_AUTH_URL: emulator.url };
    setup = await createLinkedSetup({}, { env });
  });
  afterAll(async () => {
    await setup.close();
    await emulator.close();
  });
  beforeEach(() => {
    counter += 1;
  });

  const emailOf = (name: string) => `${name}-${counter}@cairn.example`;
  const firebase = () => createFirebaseBrowser(emulator.url);
  const log = (email: string, typed = password) => firebase().logIn(email, typed);
  const give = (idToken: string, browser = setup.browser()) => browser.post(identityPaths.firebaseLogin, { idToken });
  const rejectsWith = (call: Promise<unknown>, code: IdentityErrorCode) =>
    expect(call).rejects.toMatchObject({ code, message: identityErrors[code].message });

  it('lets in anyone who has proved their e-mail there', async () => {
    const email = emailOf('proved');
    await emulator.addPerson(email, password, { isVerified: true });
    const browser = setup.browser();
    const idToken = await log(email);
    expect((await give(idToken, browser)).data.accountNeeded).toBe(true);
    expect((await browser.finish()).status).toBe(200);
    expect(decodeJwt((await browser.token()) ?? '')).toMatchObject({ email, name: 'Ada Obi', email_verified: true });
  });

  it('lets nobody in before that, sends the link that proves it, and knows after the next login', async () => {
    const email = emailOf('unproved');
    await emulator.addPerson(email, password);
    const before = await log(email);
    expect((await give(before)).code).toBe('auth/provider-email-unverified');
    await firebase().askForConfirmation(email, password);
    const [link] = await emulator.linksTo(email);
    expect(link?.requestType).toBe('VERIFY_EMAIL');
    await emulator.follow(link?.oobLink ?? '');
    // The token from before says what it said; a new login has a new one.
    expect(decodeJwt(before).email_verified).toBe(false);
    const idToken = await log(email);
    expect((await give(idToken)).data.accountNeeded).toBe(true);
  });

  it('sends a link to a new password, and says the same where there is no account', async () => {
    const email = emailOf('forgot');
    await emulator.addPerson(email, password);
    await firebase().askForNewPassword(email);
    await firebase().askForNewPassword(emailOf('nobody'));
    expect((await emulator.linksTo(email)).map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
    expect(await emulator.linksTo(emailOf('nobody'))).toEqual([]);
  });

  it('says in the sentences of our own table what was refused', async () => {
    const email = emailOf('refused');
    const id = await emulator.addPerson(email, password);
    await rejectsWith(log(email, 'not this one'), 'auth/wrong-password');
    await rejectsWith(log(emailOf('nobody')), 'auth/user-not-found');
    await emulator.keepEmailsPrivate(true);
    await rejectsWith(log(email, 'not this one'), 'auth/invalid-credential');
    await rejectsWith(log(emailOf('nobody')), 'auth/invalid-credential');
    await emulator.keepEmailsPrivate(false);
    await emulator.changePerson(id, { disableUser: true });
    await rejectsWith(log(email), 'auth/user-disabled');
  });

  it.each<[string, IdentityErrorCode]>([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 'auth/too-many-requests'],
    ['QUOTA_EXCEEDED', 'auth/quota-exceeded'],
    ['INVALID_EMAIL', 'auth/invalid-email'],
    ['PASSWORD_LOGIN_DISABLED', 'auth/operation-not-allowed'],
    ['INVALID_LOGIN_CREDENTIALS', 'auth/invalid-credential'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'auth/requires-recent-login'],
    ['TOKEN_EXPIRED', 'auth/provider-login-over'],
    ['EXPIRED_OOB_CODE', 'auth/expired-action-code'],
  ])('says what the emulator never answers, but Firebase does: %s', async (message, code) => {
    const email = emailOf('fault');
    await emulator.addPerson(email, password);
    emulator.failOnce(message);
    await rejectsWith(log(email), code);
  });

  it('says of what it has no word for that something went wrong', async () => {
    emulator.failOnce('SOMETHING_NEW');
    await expect(log(emailOf('fault'))).rejects.toThrow(identityErrors['auth/internal-error'].message);
  });

  it('says that nobody answered', async () => {
    const nowhere = createFirebaseBrowser('http://127.0.0.1:1');
    await rejectsWith(nowhere.logIn(emailOf('away'), password), 'auth/network-request-failed');
  });

  it('never believes what the emulator itself signs: nothing', async () => {
    const email = emailOf('unsigned');
    await emulator.addPerson(email, password, { isVerified: true });
    const unsigned = await emulator.unsignedTokenOf(email, password);
    expect(unsigned).toMatch(/^eyJ.*\.$/);
    expect((await give(unsigned)).code).toBe('auth/provider-answer-invalid');
  });
});
