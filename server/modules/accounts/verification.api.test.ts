import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { as, signIn } from '#tests/personas.ts';

const { email } = personas.unverified;
let test: TestApp;
let now: Date;
beforeEach(async () => {
  now = new Date();
  test = await createTestApp({ startJobs: true, overrides: { clock: () => now } });
  await as(test, 'unverified');
  await waitForMails(1);
});
afterEach(() => test.close());

const resend = (headers: Record<string, string>, payload?: object) =>
  test.app.inject({ method: 'POST', url: '/api/v1/auth/resend-verification', headers, payload });
const listMails = async () => (await test.context.mail.outbox?.list(50)) ?? [];
const waitForMails = (count: number) =>
  vi.waitFor(async () => expect(await listMails()).toHaveLength(count), { timeout: 30_000 });
const openLink = async (text = '', { cookie = '' } = {}) => {
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return test.app.inject({ url: link.pathname + link.search, headers: { cookie } });
};
const logIn = () => signIn(test, email, demoPassword);

describe('resend-verification', () => {
  it('takes the token as bearer', async () => {
    const answer = await resend(await as(test, 'unverified'));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'success', message: 'Verification email sent! Please check your inbox.', data: null },
    ]);
    await waitForMails(2);
    expect((await listMails())[0]?.to).toBe(email);
  });

  it('takes the token in the body, and the header first', async () => {
    const token = (await as(test, 'unverified')).authorization.slice('Bearer '.length);
    expect((await resend({}, { token })).json().message).toBe('Verification email sent! Please check your inbox.');
    const answer = await resend({ authorization: 'Bearer nonsense' }, { token });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/invalid-id-token']);
  });

  it('says so when the address is verified already, even to a token that does not know', async () => {
    const session = await logIn();
    await openLink((await listMails())[0]?.text, session);
    const answer = await resend({ authorization: `Bearer ${session.token}` });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'success', message: 'Email is already verified', data: null },
    ]);
    expect(await listMails()).toHaveLength(1);
  });

  it('sends three mails in ten minutes and then asks to wait', async () => {
    const headers = await as(test, 'unverified');
    for (let count = 0; count < 3; count++) expect((await resend(headers)).statusCode).toBe(200);
    const refused = await resend(headers);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth/too-many-requests']);
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await resend(headers)).statusCode).toBe(200);
    await waitForMails(5);
  });

  it('needs a token that is good', async () => {
    const headers = await as(test, 'unverified');
    for (const [given, payload] of [[{}], [{}, {}], [{ authorization: 'Basic x' }, {}]] as const) {
      const answer = await resend(given, payload);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/no-token']);
    }
    for (const payload of [{ token: 'x' }, { token: "' or 1=1" }])
      expect((await resend({}, payload)).json().code).toBe('auth/invalid-id-token');
    for (const token of [5, '\u0000']) expect((await resend({}, { token })).json().code).toBe('REQUEST_INVALID');
    now = new Date(now.getTime() + 3_600_000);
    expect((await resend(headers)).json().code).toBe('auth/id-token-expired');
    expect(await listMails()).toHaveLength(1);
  });
});

describe('the verification link', () => {
  it('verifies once and for all where the account is logged in, however often it is opened', async () => {
    const [mail] = await listMails();
    const session = await logIn();
    for (const { cookie } of [session, session, { cookie: '' }]) {
      const answer = await openLink(mail?.text, { cookie });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth/login?verified=true']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(decodeJwt((await signIn(test, email, demoPassword)).token).email_verified).toBe(true);
  });

  it('is told from one that was made up, and from one that is too old', async () => {
    const open = async (token: string) =>
      (await test.app.inject(`${identityPaths.verifyEmail}?${new URLSearchParams({ token })}`)).headers.location;
    const invalid = '/auth/login?error=auth%2Finvalid-action-code';
    expect(await open('')).toBe(invalid);
    expect(await open('x.y.z')).toBe(invalid);
    expect(await open((await as(test, 'unverified')).authorization.slice('Bearer '.length))).toBe(invalid);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    const late = await openLink((await listMails())[0]?.text).finally(() => vi.useRealTimers());
    expect(late.headers.location).toBe('/auth/login?error=auth%2Fexpired-action-code');
    expect(decodeJwt((await signIn(test, email, demoPassword)).token).email_verified).toBe(false);
  });

  it('leads nowhere else, whatever is added to it', async () => {
    const link = new URL(/https?:\S+/.exec((await listMails())[0]?.text ?? '')?.[0] ?? '');
    const { cookie } = await logIn();
    const url = `${link.pathname}${link.search}&callbackURL=https://evil.example`;
    const answer = await test.app.inject({ url, headers: { cookie } });
    expect(answer.headers.location).toBe('/auth/login?verified=true');
  });
});
