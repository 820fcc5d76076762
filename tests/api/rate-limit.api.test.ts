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
