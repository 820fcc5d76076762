import { symmetricDecrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { buildApp } from '#server/app.ts';
import { type Context, createContext } from '#server/context.ts';
import type { Database } from '#server/db/client.ts';
import { ensurePersona } from '#server/seed/ensure-persona.ts';
import { demoPassword, type PersonaKey, personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { signIn } from '#tests/personas.ts';
import { revokeKeys, rotateKeys } from './keys.ts';
import { createPruneJob } from './prune.ts';
import { toSecretConfig } from './secrets.ts';
import { identityEndedSessions, identityKeys, identitySessions } from './tables.ts';

/** The process where things are ended, and another on the same database that hears nothing by itself. */
let test: TestApp;
let deaf: { app: TestApp['app']; context: Context };
let now: Date;
beforeEach(async () => {
  now = new Date();
  test = await createTestApp({ overrides: { clock: () => now } });
  const { database, config, log } = test.context;
  const withoutNews: Database = { ...database, listen: async () => async () => {} };
  const context = await createContext(config, log, { clock: () => now, database: withoutNews });
  deaf = { context, app: await buildApp(context) };
});
afterEach(async () => {
  await deaf.app.close();
  await deaf.context.jobs.stop();
  await test.close();
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const call = async (app: TestApp['app'], token: string, path: string = readOwnAccount.path) => {
  const answer = await app.inject({ url: `${apiPrefix}${path}`, headers: { authorization: `Bearer ${token}` } });
  return answer.statusCode === 200 ? '' : answer.json().code;
};
const logIn = async (persona: PersonaKey) => {
  await ensurePersona(test.context, personas[persona]);
  return signIn(test, personas[persona].email, demoPassword);
};
const signOut = (cookie: string) =>
  test.app.inject({
    method: 'POST',
    url: identityPaths.signOut,
    headers: { cookie, origin: test.context.config.http.publicUrl },
    payload: {},
  });
/** A token as the person who has stolen the signing key and the secret can make it. */
async function forge(token: string, change: object): Promise<string> {
  const { kid = '' } = decodeProtectedHeader(token);
  const [row] = await test.context.database.db.select().from(identityKeys).where(eq(identityKeys.id, kid));
  const jwk = await symmetricDecrypt({
    key: toSecretConfig(test.context.config.identity),
    data: JSON.parse(row?.privateKey ?? ''),
  });
  const key = await importJWK(JSON.parse(jwk), 'ES256');
  return new SignJWT({ ...decodeJwt(token), ...change }).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
}

describe('the tokens of a session', () => {
  it('end at sign-out: here at once, elsewhere within a minute though no news came, and others stay', async () => {
    const [leaving, staying] = [await logIn('founder'), await logIn('founder')];
    for (const { app } of [test, deaf]) expect(await call(app, leaving.token)).toBe('');
    expect((await signOut(leaving.cookie)).statusCode).toBe(200);
    expect(await call(test.app, leaving.token)).toBe('auth/user-token-expired');
    pass(59);
    expect(await call(deaf.app, leaving.token)).toBe('auth/user-token-expired');
    for (const { app } of [test, deaf]) expect(await call(app, staying.token)).toBe('');
  });

  it('end when their owner ends it from another device, alone or with all others', async () => {
    const [one, other, own] = [await logIn('founder'), await logIn('founder'), await logIn('founder')];
    for (const { app } of [test, deaf])
      for (const { token } of [one, other, own]) expect(await call(app, token)).toBe('');
    const owner = createCall(test.app);
    const { items } = (await owner(listSessions, { token: one.token })).data;
    const sessionId = items.find(({ isThis }) => isThis)?.id ?? '';
    await owner(endSession, { token: own.token, params: { sessionId } });
    expect(await call(test.app, one.token)).toBe('auth/user-token-expired');
    expect(await call(test.app, other.token)).toBe('');
    expect((await owner(endOtherSessions, { token: own.token })).data).toEqual({ ended: 1 });
    expect(await call(test.app, other.token)).toBe('auth/user-token-expired');
    pass(59);
    for (const { token } of [one, other]) expect(await call(deaf.app, token)).toBe('auth/user-token-expired');
    for (const { app } of [test, deaf]) expect(await call(app, own.token)).toBe('');
  });

  it('are news to a process that listens', async () => {
    const { token } = await logIn('founder');
    expect(await call(test.app, token)).toBe('');
    await test.context.database.db.delete(identitySessions);
    await vi.waitFor(async () => expect(await call(test.app, token)).toBe('auth/user-token-expired'), {
      timeout: 30_000,
    });
  });

  it('end with every session when the password is reset', async () => {
    const before = await logIn('founder');
    await test.context.jobs.start();
    const payload = { email: personas.founder.email };
    await test.app.inject({ method: 'POST', url: identityPaths.requestPasswordReset, payload });
    await vi.waitFor(async () => expect(await test.context.mail.outbox?.list(5)).toHaveLength(1), { timeout: 30_000 });
    const [mail] = (await test.context.mail.outbox?.list(5)) ?? [];
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = { token, password: 'a brand new one' };
    expect(
      (await test.app.inject({ method: 'POST', url: identityPaths.resetPassword, payload: reset })).statusCode,
    ).toBe(200);
    expect(await call(test.app, before.token)).toBe('auth/user-token-expired');
    expect(await call(test.app, (await signIn(test, payload.email, 'a brand new one')).token)).toBe('');
  });

  it('are remembered as ended for longer than any of them lives, and forgotten after a day', async () => {
    const { db } = test.context.database;
    const { token, cookie } = await logIn('founder');
    await signOut(cookie);
    pass(890);
    expect(await call(deaf.app, token)).toBe('auth/user-token-expired');
    const ended = async () => (await db.select().from(identityEndedSessions)).length;
    expect(await ended()).toBeGreaterThan(0);
    await createPruneJob(db, () => new Date(Date.now() + 2 * 86_400_000)).run({});
    expect(await ended()).toBe(0);
  });
});

describe('a signing key', () => {
  it('that is rotated verifies what it signed before, and nothing that a thief signs with it after', async () => {
    const { token } = await logIn('founder');
    for (const { app } of [test, deaf]) expect(await call(app, token)).toBe('');
    await rotateKeys(test.context.database.db, now);
    pass(61);
    const iat = Math.floor(now.getTime() / 1000);
    const stolen = await forge(token, { roles: ['user', 'admin'], iat, exp: iat + 900 });
    for (const { app } of [test, deaf]) {
      expect(await call(app, token)).toBe('');
      expect(await call(app, stolen)).toBe('auth/invalid-id-token');
    }
  });

  it('that is revoked verifies nothing within a minute, in a process that had believed its token too', async () => {
    const { token, cookie } = await logIn('founder');
    for (const { app } of [test, deaf]) expect(await call(app, token)).toBe('');
    const stolen = await forge(token, {});
    await revokeKeys(test.context.database.db);
    await vi.waitFor(async () => expect(await call(test.app, token)).toBe('auth/invalid-id-token'), {
      timeout: 30_000,
    });
    pass(59);
    for (const { app } of [test, deaf]) {
      expect(await call(app, token)).toBe('auth/invalid-id-token');
      expect(await call(app, stolen)).toBe('auth/invalid-id-token');
    }
    const { data } = (await deaf.app.inject({ url: identityPaths.token, headers: { cookie } })).json();
    for (const { app } of [test, deaf]) expect(await call(app, data.token)).toBe('');
  });

  it('makes no token that lives a year', async () => {
    const { token } = await logIn('founder');
    const { iat = 0 } = decodeJwt(token);
    const stolen = await forge(token, { roles: ['user', 'admin'], exp: iat + 365 * 86_400 });
    expect(await call(test.app, stolen)).toBe('auth/invalid-id-token');
  });
});

describe('an operator', () => {
  it('who is one no more is refused at once, whatever the token says', async () => {
    const { token } = await logIn('admin');
    const audit = listAuditEntries.path;
    for (const { app } of [test, deaf]) expect(await call(app, token, audit)).toBe('');
    await test.context.accounts.admins.change('revoke', personas.admin.email, 'test');
    for (const { app } of [test, deaf]) expect(await call(app, token, audit)).toBe('ACCESS_ROLE_MISSING');
    expect(await call(test.app, token)).toBe('');
  });
});
