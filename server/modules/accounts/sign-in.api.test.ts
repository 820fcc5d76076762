import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { ensurePersona } from '#server/seed/ensure-persona.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { signIn } from '#tests/personas.ts';

const { email } = personas.founder;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await ensurePersona(test.context, personas.founder);
});
afterAll(() => test.close());

const tryPassword = (password: string, options: { email?: string; remoteAddress?: string } = {}) =>
  test.app.inject({
    method: 'POST',
    url: identityPaths.signIn,
    payload: { email: options.email ?? email, password },
    remoteAddress: options.remoteAddress,
  });
const readToken = (cookie: string) => test.app.inject({ url: identityPaths.token, headers: { cookie } });

describe('login', () => {
  it('answers a token whose claims say who it is', async () => {
    const { token } = await signIn(test, email, demoPassword);
    expect(decodeJwt(token)).toMatchObject({
      email,
      name: 'Ada Okafor',
      email_verified: true,
      roles: ['user', 'founder'],
      subscription_plan: 'Free Plan',
    });
  });

  it('says the same of a wrong password and of an unknown e-mail', async () => {
    const wrong = await tryPassword('not-the-password', { remoteAddress: '198.51.100.8' });
    const unknown = await tryPassword('not-the-password', { email: 'nobody@cairn.example' });
    for (const answer of [wrong, unknown])
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/invalid-credential']);
    expect(wrong.json().message).toBe(unknown.json().message);
  });

  it('stops guesses at one account from one address, and lets its owner in from another', async () => {
    await ensurePersona(test.context, personas.investor);
    const investor = { email: personas.investor.email };
    const guess = (_: unknown, index: number) => tryPassword(`guess-${index}`, investor);
    const guesses = await Promise.all(Array.from({ length: 12 }, guess));
    expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await tryPassword(demoPassword, investor);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth/too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await tryPassword(demoPassword, { ...investor, remoteAddress: '198.51.100.7' })).statusCode).toBe(200);
  });

  it('never counts logins that succeed', async () => {
    for (let count = 0; count < 12; count++) expect((await tryPassword(demoPassword)).statusCode).toBe(200);
  });

  it.each([
    [{}, 'auth/invalid-email'],
    [{ email: 'nobody' }, 'auth/invalid-email'],
    [{ email: "' or 1=1 --", password: 'x' }, 'auth/invalid-email'],
    [{ email: 'a\u0000b@cairn.example', password: 'x' }, 'REQUEST_INVALID'],
    [{ email: 'ada@cairn.example', password: 'pass\u0000word' }, 'REQUEST_INVALID'],
    [{ email: { $gt: '' }, password: { $gt: '' } }, 'auth/invalid-email'],
    [{ email: 'ada@cairn.example', password: '' }, 'auth/weak-password'],
    [{ email: 'ada@cairn.example', password: 'x'.repeat(5000) }, 'auth/weak-password'],
  ])('refuses %j', async (payload, code) => {
    const answer = await test.app.inject({ method: 'POST', url: identityPaths.signIn, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it.each(['‮drowssap', "'; drop table users; --", '😀😀😀😀😀😀'])('survives the password %j', async (password) => {
    const answer = await tryPassword(password, { remoteAddress: '198.51.100.9' });
    expect(answer.json().code).toBe('auth/invalid-credential');
  });

  it('refuses what is not JSON, and broken JSON', async () => {
    const send = (type: string, payload: string) =>
      test.app.inject({ method: 'POST', url: identityPaths.signIn, headers: { 'content-type': type }, payload });
    const form = await send('application/x-www-form-urlencoded', `email=${email}&password=${demoPassword}`);
    expect([form.statusCode, form.json().code]).toEqual([415, 'REQUEST_MEDIA_TYPE']);
    const text = await send('text/plain', JSON.stringify({ email, password: demoPassword }));
    expect([text.statusCode, text.json().code]).toEqual([415, 'REQUEST_MEDIA_TYPE']);
    expect((await send('application/json', '{"email":')).json().code).toBe('REQUEST_INVALID');
  });
});

describe('the session', () => {
  it('gives fresh tokens until logout, and none after', async () => {
    const { cookie } = await signIn(test, email, demoPassword);
    expect(decodeJwt((await readToken(cookie)).json().data.token).email).toBe(email);
    const headers = { cookie, origin: test.context.config.http.publicUrl };
    const out = await test.app.inject({ method: 'POST', url: identityPaths.signOut, headers, payload: {} });
    expect([out.statusCode, out.json().data.token]).toEqual([200, null]);
    expect(String(out.headers['set-cookie'])).toMatch(/Max-Age=0/);
    const after = await readToken(cookie);
    expect([after.statusCode, after.json().data.token]).toEqual([200, null]);
  });

  it('is none for a visitor, a made-up cookie and a cookie that was tampered with', async () => {
    const { cookie } = await signIn(test, email, demoPassword);
    for (const other of ['', 'cairn.session_token=made-up.signature', cookie.replace(/=.{4}/, '=AAAA')])
      expect((await readToken(other)).json()).toEqual({ status: 'success', message: 'OK', data: { token: null } });
  });

  it('lets anyone who is logged out log out again', async () => {
    const out = await test.app.inject({ method: 'POST', url: identityPaths.signOut, payload: {} });
    expect(out.statusCode).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
    ['no known page', {}],
  ])('refuses a call with the cookie from %s', async (_from, headers) => {
    const { cookie } = await signIn(test, email, demoPassword);
    const answer = await test.app.inject({
      method: 'POST',
      url: identityPaths.signOut,
      headers: { cookie, ...headers },
      payload: {},
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/unauthorized-domain']);
    expect((await readToken(cookie)).json().data.token).not.toBeNull();
  });

  it.each([
    identityPaths.signIn,
    identityPaths.signUp,
    identityPaths.requestPasswordReset,
    identityPaths.resetPassword,
  ])('refuses %s from another site without a cookie too', async (url) => {
    const headers = { origin: 'https://evil.example' };
    const answer = await test.app.inject({ method: 'POST', url, headers, payload: { email, password: demoPassword } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/unauthorized-domain']);
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'may be opened from our own pages on %s in development',
    async (host) => {
      const headers = { origin: `http://${host}:3000` };
      const payload = { email, password: demoPassword };
      const answer = await test.app.inject({ method: 'POST', url: identityPaths.signIn, headers, payload });
      expect(answer.statusCode).toBe(200);
    },
  );
});

it.each([
  ['POST', '/api/auth/sign-up/email'],
  ['POST', '/api/auth/sign-in/email'],
  ['POST', '/api/auth/sign-in/social'],
  ['POST', '/api/auth/update-user'],
  ['POST', '/api/auth/change-email'],
  ['POST', '/api/auth/delete-user'],
  ['GET', '/api/auth/list-sessions'],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/jwks'],
  ['GET', '/api/auth/error'],
] as const)('does not serve %s %s', async (method, url) => {
  const { cookie } = await signIn(test, email, demoPassword);
  const headers = { cookie, origin: test.context.config.http.publicUrl };
  const answer = await test.app.inject({
    method,
    url,
    headers,
    ...(method === 'POST' && { payload: { role: 'admin' } }),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'ROUTE_UNKNOWN']);
});

it('masks a fault of its own, in the answer and in the log, and leaves no half an account', async () => {
  const broken = await createTestApp();
  const { db } = broken.context.database;
  await ensurePersona(broken.context, personas.founder);
  await db.execute(sql`drop table identity_sessions`);
  const payload = { name: 'Ada', email, password: demoPassword, role: 'founder', acceptedConditions: true };
  const calls = [
    { url: identityPaths.signIn, payload },
    { url: identityPaths.signUp, payload: { ...payload, email: 'new@cairn.example' } },
  ];
  for (const call of calls) {
    const answer = await broken.app.inject({ method: 'POST', ...call });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'SERVER_FAULT']);
    expect(answer.body).not.toMatch(/select|insert|relation|identity_|node_modules| at /i);
  }
  expect(await broken.context.identity.findPerson('new@cairn.example')).toBeUndefined();
  expect(broken.logLines.join('')).toContain('42P01');
  expect(broken.logLines.join('')).not.toMatch(/cairn-demo|@cairn\.example/);
  await broken.close();
});
