import { expect, it } from 'vitest';
import { createTestApp } from '#tests/app.ts';

it('refuses more requests a minute than configured, with the catalogue error, and says when to come back', async () => {
  const test = await createTestApp({ env: { RATE_LIMIT_PER_MINUTE: '10' } });
  const ask = () => test.app.inject('/api/v1/system/version');
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ status: 'error', code: 'REQUEST_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await test.close();
});

it('counts guesses at tokens, by the address they come from', async () => {
  const test = await createTestApp({ env: { RATE_LIMIT_PER_MINUTE: '10' } });
  const headers = {
    authorization: `Bearer ${Buffer.from('{"alg":"ES256","kid":"\\u0000"}').toString('base64url')}.e30.AA`,
  };
  const guess = async () => (await test.app.inject({ url: '/api/v1/accounts/me', headers })).statusCode;
  const statuses = [];
  for (let count = 0; count < 11; count++) statuses.push(await guess());
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  await test.close();
});

it.each([
  ['0', [200, 429]],
  ['1', [200, 200]],
])('believes as much of X-Forwarded-For as there are proxies (%s)', async (proxies, expected) => {
  const test = await createTestApp({ env: { RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: proxies } });
  const ask = async (...senders: string[]) => {
    const headers = { 'x-forwarded-for': senders.join(', ') };
    return (await test.app.inject({ url: '/api/v1/system/version', headers })).statusCode;
  };
  for (let count = 0; count < 9; count++) await ask(`192.0.2.${count}`, '203.0.113.1');
  expect([await ask('192.0.2.99', '203.0.113.1'), await ask('192.0.2.98', '203.0.113.2')]).toEqual(expected);
  expect(await ask('192.0.2.97', '203.0.113.1')).toBe(429);
  await test.close();
});
