import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { as } from '#tests/personas.ts';
import { checkKeys, rotateKeys } from './keys.ts';
import { identityKeys } from './tables.ts';

let test: TestApp;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z');
  test = await createTestApp({ overrides: { clock: () => now } });
});
afterEach(() => test.close());

const ask = async (authorization: string) => {
  const answer = await test.app.inject({ url: '/api/v1/accounts/me', headers: { authorization } });
  return [answer.statusCode, answer.json().code];
};
const tokenOf = async () => (await as(test, 'founder')).authorization.slice('Bearer '.length);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  it('lives for 15 minutes, and says so when it is over', async () => {
    const token = await tokenOf();
    expect(decodeProtectedHeader(token).alg).toBe('ES256');
    expect(decodeJwt(token)).toMatchObject({ iat: now.getTime() / 1000, exp: now.getTime() / 1000 + 900 });
    now = new Date('2026-11-21T08:14:59Z');
    expect(await ask(`Bearer ${token}`)).toEqual([200, undefined]);
    now = new Date('2026-11-21T08:15:00Z');
    expect(await ask(`Bearer ${token}`)).toEqual([401, 'auth/id-token-expired']);
    await test.close();
    test = await createTestApp({ overrides: { clock: () => now } });
    expect(await ask(`Bearer ${token}`)).toEqual([401, 'auth/invalid-id-token']);
  });

  it('says that it is over also where it was never seen before', async () => {
    const token = await tokenOf();
    now = new Date('2026-11-21T09:00:00Z');
    expect(await ask(`Bearer ${token}`)).toEqual([401, 'auth/id-token-expired']);
  });

  it('is refused when anything in it was changed', async () => {
    const token = await tokenOf();
    const [header = '', , signature = ''] = token.split('.');
    const forged = encode({ ...decodeJwt(token), roles: ['user', 'admin'] });
    const { kid } = decodeProtectedHeader(token);
    const [key] = await test.context.database.db.select().from(identityKeys);
    const hmac = `${encode({ alg: 'HS256', kid })}.${forged}`;
    const confused = createHmac('sha256', key?.publicKey ?? '')
      .update(hmac)
      .digest('base64url');
    const { privateKey } = await generateKeyPair('ES256');
    const forge = (header: object) =>
      new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
    const hostile = [
      `${header}.${forged}.${signature}`,
      `${encode({ alg: 'none', kid })}.${forged}.`,
      `${hmac}.${confused}`,
      await forge({ kid }),
      await forge({ kid: 'unknown' }),
      await forge({}),
      `${token}x`,
      'x.y.z',
      'null',
      'a'.repeat(8000),
      "'; drop table users; --",
    ];
    for (const bad of hostile)
      expect([bad, ...(await ask(`Bearer ${bad}`))]).toEqual([bad, 401, 'auth/invalid-id-token']);
    expect(await ask(`Bearer ${token}`)).toEqual([200, undefined]);
  });

  it('of another site with the same database is refused', async () => {
    const token = await tokenOf();
    const other = await createTestApp({
      env: { PUBLIC_URL: 'https://other.example' },
      overrides: { clock: () => now },
    });
    const keys = await test.context.database.db.select().from(identityKeys);
    await other.context.database.db.insert(identityKeys).values(keys);
    const answer = await other.app.inject({
      url: '/api/v1/accounts/me',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json().code).toBe('auth/invalid-id-token');
    await other.close();
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Token x'])('is missing in %j', async (authorization) => {
    expect(await ask(authorization)).toEqual([401, 'auth/no-token']);
  });
});

describe('the signing keys', () => {
  it('are stored encrypted', async () => {
    await tokenOf();
    const [key] = await test.context.database.db.select().from(identityKeys);
    expect(key?.alg).toBe('ES256');
    expect(key?.privateKey).not.toMatch(/"d"|kty|P-256/);
  });

  it('rotate without logging anybody out', async () => {
    const { db } = test.context.database;
    const token = await tokenOf();
    await rotateKeys(db, now);
    expect(await ask(`Bearer ${token}`)).toEqual([200, undefined]);
    now = new Date('2026-11-21T08:20:00Z');
    const later = await tokenOf();
    expect(decodeProtectedHeader(later).kid).not.toBe(decodeProtectedHeader(token).kid);
    expect(await ask(`Bearer ${later}`)).toEqual([200, undefined]);
  });

  it('are named at start when the secret has changed, with the command that helps', async () => {
    const { db } = test.context.database;
    const { secret } = test.context.config.identity;
    const another = { secret: 'another-secret-of-more-than-32-characters' };
    await expect(checkKeys(db, another, now)).resolves.toBeUndefined();
    await tokenOf();
    await expect(checkKeys(db, { secret }, now)).resolves.toBeUndefined();
    await expect(checkKeys(db, another, now)).rejects.toThrow(/AUTH_SECRET is not the one .*npm run auth:rotate-keys/);
    await expect(checkKeys(db, { ...another, secretBefore: secret }, now)).resolves.toBeUndefined();
    await rotateKeys(db, now);
    await expect(checkKeys(db, another, now)).resolves.toBeUndefined();
  });

  it('that are gone make their tokens invalid', async () => {
    const token = await tokenOf();
    const { kid = '' } = decodeProtectedHeader(token);
    await test.context.database.db.delete(identityKeys).where(eq(identityKeys.id, kid));
    expect(await ask(`Bearer ${token}`)).toEqual([401, 'auth/invalid-id-token']);
  });
});
