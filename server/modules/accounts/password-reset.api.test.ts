import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { ensurePersona } from '#server/seed/ensure-persona.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { signIn } from '#tests/personas.ts';

const { email } = personas.founder;
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ startJobs: true });
  await ensurePersona(test.context, personas.founder);
});
afterEach(() => test.close());

const forgot = (address: string) =>
  test.app.inject({ method: 'POST', url: identityPaths.requestPasswordReset, payload: { email: address } });
const reset = (token: string, password: string) =>
  test.app.inject({ method: 'POST', url: identityPaths.resetPassword, payload: { token, password } });
const listMails = async () => (await test.context.mail.outbox?.list(50)) ?? [];
async function askForToken() {
  await forgot(email);
  await vi.waitFor(async () => expect(await listMails()).toHaveLength(1), { timeout: 30_000 });
  const [mail] = await listMails();
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return { mail, link, token: link.searchParams.get('token') ?? '' };
}

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends every session and works once', async () => {
    const before = await signIn(test, email, demoPassword);
    const { mail, link, token } = await askForToken();
    expect(mail).toMatchObject({ to: email, subject: 'Reset your password' });
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth/reset-password');
    const answer = await reset(token, '  new-password ');
    expect([answer.statusCode, answer.json().data]).toEqual([200, { token: null }]);
    const session = await test.app.inject({ url: identityPaths.token, headers: { cookie: before.cookie } });
    expect(session.json().data.token).toBeNull();
    await expect(signIn(test, email, demoPassword)).rejects.toThrow('auth/invalid-credential');
    await signIn(test, email, 'new-password');
    const again = await reset(token, 'a-third-password');
    expect([again.statusCode, again.json().code]).toEqual([400, 'auth/invalid-action-code']);
    await signIn(test, email, 'new-password');
  });

  it('gives the same answer for an e-mail that nobody has, and mails nobody', async () => {
    const [unknown, known] = [await forgot('nobody@cairn.example'), await forgot(email.toUpperCase())];
    expect(unknown.json()).toEqual({
      status: 'success',
      message: 'If there is an account with this email, a link to reset the password is on its way.',
      data: { token: null },
    });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    await vi.waitFor(async () => expect(await listMails()).toHaveLength(1), { timeout: 30_000 });
    expect((await listMails()).map(({ to }) => to)).toEqual([email]);
  });

  it('lets one of two uses of the same link through that come at once', async () => {
    const { token } = await askForToken();
    const answers = await Promise.all([reset(token, 'password-a'), reset(token, 'password-b')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('refuses a link that is too old, or made up', async () => {
    const { token } = await askForToken();
    await test.context.database.db.execute(sql`update identity_verifications set expires_at = now() - interval '1 s'`);
    for (const bad of [token, 'made-up', "' or 1=1 --", '../x', '']) {
      const answer = await reset(bad, 'new-password');
      expect([bad, answer.statusCode, answer.json().code]).toEqual([bad, 400, 'auth/invalid-action-code']);
    }
    expect((await reset('\u0000', 'new-password')).json().code).toBe('REQUEST_INVALID');
    await signIn(test, email, demoPassword);
  });

  it('keeps the link usable when the new password is too short', async () => {
    const { token } = await askForToken();
    const answer = await reset(token, ' 12345 ');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'auth/weak-password',
        message: 'The password must be 6 characters long or more.',
        fields: { password: 'The password must be 6 characters long or more.' },
      }),
    ]);
    expect((await reset(token, 'new-password')).statusCode).toBe(200);
  });

  it('sends five links an hour for one e-mail, known or not', async () => {
    for (const address of [email, 'nobody@cairn.example']) {
      for (let count = 0; count < 5; count++) expect((await forgot(address)).statusCode).toBe(200);
      const refused = await forgot(address);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth/too-many-requests']);
    }
  });

  it('keeps neither the link nor its code readable in the tables of the provider', async () => {
    const { token } = await askForToken();
    const { rows } = await test.context.database.db.execute<{ identifier: string }>(
      sql`select identifier, value from identity_verifications`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(test.logLines.join('')).not.toContain(token);
  });
});
