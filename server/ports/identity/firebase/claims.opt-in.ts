import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { removeLinkedLogin } from '#contract/accounts/linked-logins.ts';
import { createLinkedSetup, type LinkedSetup } from '#tests/linked-logins.ts';
import { createFirebaseBrowser } from '#tests/setup/firebase-browser.ts';
import { type FirebaseEmulator, startFirebaseEmulator } from '#tests/setup/firebase-emulator.ts';
import { firebaseSettings } from '#tests/setup/firebase-tokens.ts';

/** Runs with `npm run test:firebase` alone: the emulator is not among our dependencies. */
const { FIREBASE_TOOLS: folder = '' } = process.env;

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const password = 'a password at Firebase';
let emulator: FirebaseEmulator;
let setup: LinkedSetup;
beforeAll(async () => {
  emulator = await startFirebaseEmulator(folder, publicKey);
  const account = { FIREBASE_CLIENT_EMAIL: 'cairn@demo-cairn.iam.example', FIREBASE_PRIVATE_KEY: privateKey };
  const env = { ...firebaseSettings(emulator.keysUrl), FIREBASE_AUTH_URL: emulator.url, ...account };
  setup = await createLinkedSetup({}, { env });
});
afterAll(async () => {
  await setup.close();
  await emulator.close();
});

const claimsOf = async (id: string) => JSON.parse((await emulator.findPerson(id)).customAttributes ?? '{}');
const expectClaims = (id: string, claims: object) =>
  vi.waitFor(async () => expect(await claimsOf(id)).toEqual(claims), { timeout: 30_000 });

async function join(email: string, id: string) {
  const browser = setup.browser();
  const idToken = await createFirebaseBrowser(emulator.url).logIn(email, password);
  const { data } = await browser.post(identityPaths.firebaseLogin, { idToken });
  if (data.accountNeeded) await browser.finish();
  await expectClaims(id, { team: 'blue', roles: ['user', 'founder'], subscription_plan: 'Free Plan' });
  return { browser, token: (await browser.token()) ?? '' };
}

async function addPerson(email: string) {
  const id = await emulator.addPerson(email, password, { isVerified: true });
  await emulator.changePerson(id, { customAttributes: '{"team":"blue"}' });
  return id;
}

it('writes roles and plan beside what others have written, and again when they change', async () => {
  const email = 'told@cairn.example';
  const id = await addPerson(email);
  const { browser } = await join(email, id);
  const person = await setup.test.context.identity.findPerson(email);
  await setup.test.context.accounts.admins.change('grant', email, 'a test');
  await browser.token();
  await expectClaims(id, { team: 'blue', roles: ['user', 'founder', 'admin'], subscription_plan: 'Free Plan' });
  expect(person?.email).toBe(email);
});

it('takes them back when the login is removed, and when the account is', async () => {
  const email = 'gone@cairn.example';
  const id = await addPerson(email);
  const { token } = await join(email, id);
  const { identity, database } = setup.test.context;
  await identity.changePassword(token, 'four green hills');
  const { sub } = await identity.verifyToken(token);
  const [login] = (await identity.linkedLogins.list(sub)).items;
  const removed = await setup.call(removeLinkedLogin, { token, params: { linkedLoginId: login?.id ?? '' } });
  expect(removed.status).toBe(200);
  await expectClaims(id, { team: 'blue' });

  const other = 'erased@cairn.example';
  const otherId = await addPerson(other);
  await join(other, otherId);
  const uid = (await identity.findPerson(other))?.uid ?? '';
  await database.db.transaction((tx) => identity.removePerson(tx, uid));
  await expectClaims(otherId, { team: 'blue' });
});

it('leaves alone what has no room for more', async () => {
  const email = 'full@cairn.example';
  const id = await emulator.addPerson(email, password, { isVerified: true });
  const full = JSON.stringify({ notes: 'x'.repeat(980) });
  await emulator.changePerson(id, { customAttributes: full });
  const browser = setup.browser();
  const idToken = await createFirebaseBrowser(emulator.url).logIn(email, password);
  await browser.post(identityPaths.firebaseLogin, { idToken });
  expect((await browser.finish()).status).toBe(200);
  await vi.waitFor(() => expect(setup.test.logLines.join('\n')).toContain('There is no room left'), {
    timeout: 30_000,
  });
  expect((await emulator.findPerson(id)).customAttributes).toBe(full);
});
