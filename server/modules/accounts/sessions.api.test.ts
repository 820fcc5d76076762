import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createMember, memberPassword, tokenOfCookie } from '#tests/members.ts';
import { cookieOf, signIn } from '#tests/personas.ts';

let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp();
  call = createCall(test.app);
});
afterAll(() => test.close());

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
async function logInOn(userAgent: string, email: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url: identityPaths.signIn,
    headers: { 'user-agent': userAgent },
    payload: { email, password: memberPassword },
    remoteAddress: '102.89.23.7',
  });
  return { token: String(answer.json().data.token), cookie: cookieOf(answer.headers['set-cookie']) };
}
const list = async (token: string) => (await call(listSessions, { token })).data.items;
const ownId = async (token: string) => (await list(token)).find(({ isThis }) => isThis)?.id ?? '';
const end = (token: string, sessionId: string) => call(endSession, { token, params: { sessionId } });

describe('the list of sessions', () => {
  it('says which browser on which system, when it began, and which one asks', async () => {
    const before = Date.now();
    const { email, token } = await createMember(test, 'ada');
    const phone = await logInOn(android, email);
    const moments = { beganAt: expect.any(String), lastUsedAt: expect.any(String) };
    const onPhone = { id: expect.any(String), browser: 'Chrome', system: 'Android', ...moments };
    const other = { id: expect.any(String), browser: null, system: null, ...moments };
    expect(await list(phone.token)).toEqual([
      { ...onPhone, isThis: true },
      { ...other, isThis: false },
    ]);
    expect(await list(token)).toEqual([
      { ...other, isThis: true },
      { ...onPhone, isThis: false },
    ]);
    for (const { beganAt } of await list(token)) expect(Date.parse(beganAt)).toBeGreaterThanOrEqual(before - 1);
  });

  it('neither shows nor keeps an address', async () => {
    const { email } = await createMember(test, 'bisi');
    const { token } = await logInOn(android, email);
    expect(JSON.stringify(await list(token))).not.toContain('102.89');
    const { rows } = await test.context.database.db.execute<{ id: string }>(sql`select * from identity_sessions`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('102.89');
  });

  it('says ten minutes late at most when one was used last', async () => {
    const { email, token, cookie } = await createMember(test, 'chidi');
    const other = await signIn(test, email, memberPassword);
    const usedLast = async () => (await list(other.token)).find(({ isThis }) => !isThis)?.lastUsedAt ?? '';
    const before = Date.parse(await usedLast());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    await tokenOfCookie(test, cookie).finally(() => vi.useRealTimers());
    expect(Date.parse(await usedLast()) - before).toBeGreaterThanOrEqual(10 * 60_000);
    expect((await list(token))[0]?.beganAt).toBe((await list(other.token))[1]?.beganAt);
  });

  it('leaves out what has expired and what is somebody else’s', async () => {
    const { email, token } = await createMember(test, 'dayo');
    await createMember(test, 'efe');
    const old = await signIn(test, email, memberPassword);
    expect(await list(token)).toHaveLength(2);
    const id = await ownId(old.token);
    await test.context.database.db.execute(
      sql`update identity_sessions set expires_at = now() - interval '1 s' where id = ${id}`,
    );
    expect((await list(token)).map(({ isThis }) => isThis)).toEqual([true]);
  });
});

describe('a session', () => {
  it('is ended from another device: neither its token nor its cookie opens anything', async () => {
    const { email, token } = await createMember(test, 'femi');
    const lost = await signIn(test, email, memberPassword);
    expect((await end(token, await ownId(lost.token))).status).toBe(200);
    const after = await call(listSessions, { token: lost.token });
    expect([after.status, after.code]).toEqual([401, 'auth/user-token-expired']);
    expect(await tokenOfCookie(test, lost.cookie)).toBeNull();
    expect(await list(token)).toHaveLength(1);
  });

  it('of somebody else is as unknown as one that never was, and goes on', async () => {
    const [mine, theirs] = [await createMember(test, 'gbenga'), await createMember(test, 'halima')];
    const id = await ownId(theirs.token);
    const answers = [await end(mine.token, id), await end(mine.token, 'a'.repeat(id.length))];
    for (const { status, json } of answers)
      expect([status, { ...json, requestId: '' }]).toEqual([
        404,
        { status: 'error', code: 'SESSION_UNKNOWN', message: 'This device is not logged in any more.', requestId: '' },
      ]);
    expect(await list(theirs.token)).toHaveLength(1);
    expect(await tokenOfCookie(test, theirs.cookie)).not.toBeNull();
  });

  it('is ended once: the second time there is none', async () => {
    const { email, token } = await createMember(test, 'ife');
    const id = await ownId((await signIn(test, email, memberPassword)).token);
    const both = await Promise.all([end(token, id), end(token, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('logging out everywhere else', () => {
  it('ends every session of the account but the one that asks, and nobody else’s', async () => {
    const stranger = await createMember(test, 'jide');
    const { email, token, cookie } = await createMember(test, 'kunle');
    const others = [await signIn(test, email, memberPassword), await logInOn(android, email)];
    expect((await call(endOtherSessions, { token })).data).toEqual({ ended: 2 });
    for (const other of others) {
      expect((await call(listSessions, { token: other.token })).code).toBe('auth/user-token-expired');
      expect(await tokenOfCookie(test, other.cookie)).toBeNull();
    }
    expect(await list(token)).toHaveLength(1);
    expect(await tokenOfCookie(test, cookie)).not.toBeNull();
    expect(await list(stranger.token)).toHaveLength(1);
    expect((await call(endOtherSessions, { token })).data).toEqual({ ended: 0 });
  });

  it.each([listSessions, endOtherSessions])('needs somebody who is logged in: $summary', async (endpoint) => {
    expect((await call(endpoint, {})).code).toBe('auth/no-token');
  });
});
