import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { createAttempts } from '#server/limits/attempts.ts';
import { ensurePersona } from '#server/seed/ensure-persona.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { cookieOf, signIn } from '#tests/personas.ts';
import { limits } from './limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ startJobs: true });
  for (const persona of [personas.founder, personas.investor, personas.admin, personas.both])
    await ensurePersona(test.context, persona);
});
afterAll(() => test.close());

const tryPassword = (email: string, password: string, remoteAddress: string, cookie = '') =>
  test.app.inject({
    method: 'POST',
    url: identityPaths.signIn,
    payload: { email, password },
    headers: { cookie, origin: test.context.config.http.publicUrl },
    remoteAddress,
  });
const deviceOf = (cookie: string) => /cairn\.device=[^;]+/.exec(cookie)?.[0] ?? '';
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index}`);
const listMailsTo = async (email: string) =>
  ((await test.context.mail.outbox?.list(50)) ?? []).filter(({ to }) => to === email);
const codeOf = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('signing in', () => {
  it('of the owner is not stopped by one address that guesses without end', async () => {
    const { email } = personas.founder;
    const statuses = [];
    for (let guess = 0; guess < 130; guess++)
      statuses.push((await tryPassword(email, `wrong-${guess}`, '198.51.100.66')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(120).fill(429)]);
    expect((await tryPassword(email, demoPassword, '198.51.100.9')).statusCode).toBe(200);
  });

  it('of the owner is not stopped by many addresses: a known device gets in, and any after a reset', async () => {
    const { email } = personas.admin;
    const { cookie } = await signIn(test, email, demoPassword);
    const device = deviceOf(cookie);
    const attempts = createAttempts(test.context.database.db, test.context.clock);
    const guess = (sender: string) => {
      const stranger = { sender, device: undefined };
      return attempts.take([...limits.signIn(stranger, email), ...limits.signInOfStrangers(stranger, email)]);
    };
    for (const address of addresses(12)) for (let count = 0; count < 10; count++) await guess(address);
    const stranger = await tryPassword(email, demoPassword, '198.51.100.20');
    expect([stranger.statusCode, stranger.json().code]).toEqual([429, 'auth/sign-in-guarded']);
    expect((await tryPassword(email, demoPassword, '203.0.113.1', device)).statusCode).toBe(200);

    const payload = { email };
    await test.app.inject({ method: 'POST', url: identityPaths.requestPasswordReset, payload });
    await vi.waitFor(async () => expect(await listMailsTo(email)).toHaveLength(1), { timeout: 30_000 });
    const token = codeOf((await listMailsTo(email))[0]?.text);
    const body = { token, password: 'cairn-demo-two' };
    const reset = await test.app.inject({ method: 'POST', url: identityPaths.resetPassword, payload: body });
    const fresh = deviceOf(cookieOf(reset.headers['set-cookie']));
    expect((await tryPassword(email, 'cairn-demo-two', '198.51.100.20', fresh)).statusCode).toBe(200);
    // Anyone who had the old password has no device that is known any more.
    expect((await tryPassword(email, 'cairn-demo-two', '198.51.100.21', device)).statusCode).toBe(429);
  });

  it('is bounded on a known device too, and another account is not known there', async () => {
    const device = deviceOf((await signIn(test, personas.investor.email, demoPassword)).cookie);
    const guess = (email: string) => tryPassword(email, 'wrong', '198.51.100.30', device);
    const answers = [];
    for (let count = 0; count < 12; count++) answers.push((await guess(personas.investor.email)).statusCode);
    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
    const made = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await tryPassword(personas.investor.email, demoPassword, '198.51.100.31', made)).statusCode).toBe(200);
  });

  it('twenty times at once with the right password succeeds twenty times', async () => {
    const { email } = personas.both;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryPassword(email, demoPassword, '198.51.100.40')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });
});

it('a stranger gets at most 100 guesses an hour at one account, and the owner gets in, whatever the order', async () => {
  const stepsFrom = (addresses: number) =>
    fc.array(fc.record({ address: fc.nat(addresses - 1), seconds: fc.nat(20) }), { minLength: 100, maxLength: 250 });
  const attack = fc.constantFrom(1, 2, 5, 30).chain(stepsFrom);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(attack, async (steps) => {
      const email = `owner-${run++}@cairn.example`;
      let now = new Date('2026-11-21T08:00:00Z').getTime();
      const attempts = createAttempts(test.context.database.db, () => new Date(now));
      const isLetThrough = async (tryer: { sender: string; device: string | undefined }) => {
        const rules = [...limits.signIn(tryer, email), ...limits.signInOfStrangers(tryer, email)];
        return (await attempts.take(rules)) === 0;
      };
      const guesses: number[] = [];
      for (const { address, seconds } of steps) {
        now += seconds * 1000;
        if (await isLetThrough({ sender: `${email} ${address}`, device: undefined })) guesses.push(now);
      }
      const windowOf = (start: number) => guesses.filter((at) => at >= start && at < start + 3600_000).length;
      // Two windows may meet within an hour: twice the limit is the most that any hour can hold.
      expect(Math.max(...guesses.map(windowOf))).toBeLessThanOrEqual(200);
      expect(await isLetThrough({ sender: 'anywhere', device: 'known' })).toBe(true);
      const isFew = new Set(steps.map(({ address }) => address)).size <= 2;
      if (isFew) expect(await isLetThrough({ sender: `${email} home`, device: undefined })).toBe(true);
    }),
    { numRuns: 12 },
  );
});

describe('links to a new password', () => {
  const ask = (email: string, remoteAddress = '198.51.100.50') =>
    test.app.inject({ method: 'POST', url: identityPaths.requestPasswordReset, payload: { email }, remoteAddress });
  const reset = async (token: string, password: string) => {
    const payload = { token, password };
    return (await test.app.inject({ method: 'POST', url: identityPaths.resetPassword, payload })).statusCode;
  };

  it('are worth nothing once a newer one was sent or used, and a stranger who asks for them leaves one that works', async () => {
    const { email } = personas.investor;
    const codes: string[] = [];
    for (const address of [...addresses(12), '198.51.100.51']) {
      expect((await ask(email, address)).statusCode).toBe(200);
      const sent = Math.min(codes.length + 1, 10);
      await vi.waitFor(async () => expect(await listMailsTo(email)).toHaveLength(sent), { timeout: 30_000 });
      codes.push(codeOf((await listMailsTo(email))[0]?.text));
    }
    const sent = [...new Set(codes)];
    expect(sent).toHaveLength(10);
    for (const old of sent.slice(0, -1)) expect(await reset(old, 'another-one-1')).toBe(400);
    expect(await reset(sent.at(-1) ?? '', '123456')).toBe(400);
    expect(await reset(sent.at(-1) ?? '', 'another-one-2')).toBe(200);
    for (const old of sent) expect(await reset(old, 'another-one-3')).toBe(400);
    expect((await tryPassword(email, 'another-one-2', '198.51.100.52')).statusCode).toBe(200);
  });
});

it.each([['New@Cairn.example'], ['Ada Nwosu'], ['adanwosu']])(
  'nobody can sign up with their own address or name as the password: %s',
  async (password) => {
    const person = { name: 'Ada Nwosu', email: 'new@cairn.example', role: 'founder', acceptedConditions: true };
    const payload = { ...person, password };
    const answer = await test.app.inject({ method: 'POST', url: identityPaths.signUp, payload });
    const sentence = 'This password is your e-mail address or your name, which others know. Choose another.';
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'auth/own-password', message: sentence, fields: { password: sentence } }),
    ]);
  },
);

it.each(['123456', 'Password', 'iloveyou', 'P@ssw0rd'])(
  'nobody can sign up with the common password %s',
  async (password) => {
    const payload = { name: 'Ada', email: 'new@cairn.example', password, role: 'founder', acceptedConditions: true };
    const answer = await test.app.inject({ method: 'POST', url: identityPaths.signUp, payload });
    const sentence = 'This password is one of the most common ones, so it is easy to guess. Choose another.';
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'auth/common-password', message: sentence, fields: { password: sentence } }),
    ]);
  },
);
