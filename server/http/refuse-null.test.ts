import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandling } from './error-handler.ts';
import { refuseNull, registerNullRefusal } from './refuse-null.ts';

it('refuses a body with a null character in a key, a list or a text, and names the field', async () => {
  const app = Fastify();
  registerErrorHandling(app);
  registerNullRefusal(app);
  app.post('/', async () => 'stored');
  const send = (payload: object) => app.inject({ method: 'POST', url: '/', payload });
  for (const [payload, field] of [
    [{ 'a\0': 1 }, 'form'],
    [{ a: '\0' }, 'a'],
    [{ a: [{ b: 'with\0null' }] }, 'a.0.b'],
  ] as const) {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'REQUEST_INVALID', fields: { [field]: expect.any(String) } },
    ]);
  }
  expect((await send({ a: ['b', 1, null, { c: 'plain' }] })).statusCode).toBe(200);
});

it('does not look into the bytes of a file', () => {
  refuseNull({ file: Buffer.from('\0') });
});
