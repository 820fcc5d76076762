import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { founderRecord, userRecord } from '#contract/accounts/accounts.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { cookieOf, signIn } from '#tests/personas.ts';

const ada = {
  name: 'Ada Okafor',
  email: 'ada@cairn.example',
  password: 'secret-1',
  role: 'founder',
  acceptedConditions: true,
};

let test: TestApp;

const signUp = (changes: object = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: identityPaths.signUp, headers, payload: { ...ada, ...changes } });
const readAccount = (token: string) =>
  test.app.inject({ method: 'GET', url: '/api/v1/accounts/me', headers: { authorization: `Bearer ${token}` } });
const countRows = async (table: string) => {
  const count = sql`select count(*)::int as count from ${sql.identifier(table)}`;
  return (await test.context.database.db.execute<{ count: number }>(count)).rows[0]?.count;
};
const mails = async () => (await test.context.mail.outbox?.list(10)) ?? [];

describe('a sign-up that cannot be', () => {
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each([
    [{ email: 'ada' }, 400, 'auth/invalid-email', 'The email address is badly formatted.'],
    [
      { email: 'ada@cairn.example\r\nbcc: e@x.example' },
      400,
      'auth/invalid-email',
      'The email address is badly formatted.',
    ],
    [{ password: '12345' }, 400, 'auth/weak-password', 'The password must be 6 characters long or more.'],
    [{ password: ' 12345 ' }, 400, 'auth/weak-password', 'The password must be 6 characters long or more.'],
    [{ role: 'admin' }, 400, 'REQUEST_INVALID', expect.any(String)],
    [{ role: 'user' }, 400, 'REQUEST_INVALID', expect.any(String)],
    [{ acceptedConditions: false }, 400, 'REQUEST_INVALID', expect.any(String)],
    [{ name: ' ' }, 400, 'REQUEST_INVALID', expect.any(String)],
    [{ name: 'null\u0000byte' }, 400, 'REQUEST_INVALID', expect.any(String)],
    [{ email: { $ne: null } }, 400, 'auth/invalid-email', expect.any(String)],
    [{ password: ['secret-1'] }, 400, 'auth/weak-password', expect.any(String)],
  ])('refuses %j', async (changes, status, code, message) => {
    const answer = await signUp(changes);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([status, code, message]);
    expect(answer.body).not.toMatch(/select |insert |stack|node_modules|secret-1/i);
    expect(await countRows('identity_users')).toBe(0);
  });

  it('refuses a megabyte', async () => {
    const answer = await signUp({ name: 'x'.repeat(1_000_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'REQUEST_TOO_LARGE']);
  });
});

describe('sign-up', () => {
  beforeEach(async () => {
    test = await createTestApp({ startJobs: true });
  });
  afterEach(() => test.close());

  it('makes user and founder records on the free plan, with exactly the specified fields', async () => {
    const answer = await signUp();
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json().data;
    const { user, founder, claims } = (await readAccount(token)).json().data;
    expect(userRecord.parse(user)).toMatchObject({
      id: claims.sub,
      user_id: claims.sub,
      name: 'Ada Okafor',
      email: 'ada@cairn.example',
      photo_url: null,
      accepted_conditions: true,
      roles: ['user', 'founder'],
      founder_sub: { status: 'active', name: 'free' },
    });
    expect(founderRecord.parse(founder)).toMatchObject({ id: claims.sub, plan_details: { plan_name: 'free' } });
    expect(claims).toEqual({
      sub: expect.stringMatching(/^\w{20,}$/),
      email: 'ada@cairn.example',
      name: 'Ada Okafor',
      email_verified: false,
      roles: ['user', 'founder'],
      subscription_plan: 'Free Plan',
      iat: expect.any(Number),
      exp: claims.iat + 15 * 60,
    });
  });

  it('makes no founder record for an investor', async () => {
    const { token } = (await signUp({ role: 'investor' })).json().data;
    const { user, founder } = (await readAccount(token)).json().data;
    expect([user.roles, founder]).toEqual([['user', 'investor'], null]);
  });

  it('trims and lower-cases the e-mail and trims the password, at login too', async () => {
    expect((await signUp({ email: '  ADA@Cairn.Example ', password: '  secret-1 ' })).statusCode).toBe(200);
    const { token } = await signIn(test, ' Ada@CAIRN.example', ' secret-1  ');
    expect(decodeJwt(token).email).toBe('ada@cairn.example');
  });

  it('sends one verification mail, whose link verifies in the session of the sign-up', async () => {
    const begun = await signUp();
    const { token } = begun.json().data;
    const cookie = cookieOf(begun.headers['set-cookie']);
    const claimsOfSession = async () =>
      decodeJwt((await test.app.inject({ url: identityPaths.token, headers: { cookie } })).json().data.token);
    expect((await claimsOfSession()).email_verified).toBe(false);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 30_000 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'ada@cairn.example', subject: 'Confirm your e-mail address' });
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(mail?.html).toContain(link.href);
    const opened = await test.app.inject({ url: link.pathname + link.search, headers: { cookie } });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/auth/login?verified=true']);
    expect((await readAccount(token)).json().data.claims.email_verified).toBe(false);
    expect((await claimsOfSession()).email_verified).toBe(true);
    const { token: later } = await signIn(test, ada.email, ada.password);
    expect(decodeJwt(later).email_verified).toBe(true);
  });

  it.each(['محمد بن علي', "Robert'); DROP TABLE users;--", '😀 Ọláńrewájú', '<script>alert(1)</script>'])(
    'takes the name %s as it is',
    async (name) => {
      const { token } = (await signUp({ name })).json().data;
      expect((await readAccount(token)).json().data.user.name).toBe(name);
      await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 30_000 });
      expect((await mails())[0]?.html).not.toContain('<script');
    },
  );

  it('refuses an e-mail that has an account, however it is spelt', async () => {
    await signUp();
    const again = await signUp({ email: 'ADA@cairn.example', password: 'other-password' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'auth/email-already-in-use']);
    await expect(signIn(test, ada.email, 'other-password')).rejects.toThrow('auth/invalid-credential');
  });

  it('makes one account of a sign-up that comes five times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    for (const { statusCode, body } of answers)
      if (statusCode === 409) expect(JSON.parse(body).code).toBe('auth/email-already-in-use');
    expect(await countRows('users')).toBe(1);
  });

  it('keeps no field that the contract does not know', async () => {
    const { token } = (await signUp({ emailVerified: true, roles: ['admin'], id: 'mine', image: 'x' })).json().data;
    const { claims } = (await readAccount(token)).json().data;
    expect([claims.email_verified, claims.roles, claims.sub === 'mine']).toEqual([false, ['user', 'founder'], false]);
  });

  it('completes an interrupted sign-up at the next login', async () => {
    await test.context.identity.createPerson({ ...ada, chosenRole: 'founder', emailVerified: false });
    expect(await countRows('users')).toBe(0);
    const { token } = await signIn(test, ada.email, ada.password);
    expect(decodeJwt(token).roles).toEqual(['user', 'founder']);
    expect((await readAccount(token)).json().data.founder).toMatchObject({ plan_details: { plan_name: 'free' } });
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 30_000 });
    await signIn(test, ada.email, ada.password);
    expect(await countRows('users')).toBe(1);
  });

  it('keeps the session in a cookie that scripts cannot read', async () => {
    const answer = await signUp();
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Lax/);
    expect(header).toMatch(/Path=\//);
    expect(answer.body).not.toContain(decodeURIComponent(cookieOf(header).split('=')[1] ?? '').split('.')[0]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('marks the cookie secure where the site is', async () => {
    await test.close();
    test = await createTestApp({ env: { PUBLIC_URL: 'https://cairn.example' }, startJobs: true });
    const header = String((await signUp()).headers['set-cookie']);
    expect(header).toMatch(/^__Secure-/);
    expect(header).toMatch(/Secure;|Secure$/);
  });

  it('leaves no password in the log', async () => {
    await signUp();
    await signUp();
    await signUp({ password: 'pw' });
    expect(test.logLines.join('')).not.toMatch(/secret-1|"pw"/);
  });
});
