import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPrefix } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { createIdea } from '#contract/validation/validation.ts';
import type { Database } from '#server/db/client.ts';
import { createIdempotencyJob, idempotencyKeys, oncePerKey } from '#server/http/idempotency.ts';
import { createTestApp } from '#tests/app.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let database: Database;
let runs: number;
beforeEach(async () => {
  database = await openTestDatabase();
  runs = 0;
});
afterEach(() => database.close());

const once = { uid: 'ada', key: 'key', call: 'POST /x', body: { name: 'Idea' } };
const send = (change: Partial<typeof once> = {}, work = async () => ({ run: ++runs })) =>
  database.db.transaction((tx) => oncePerKey(tx, { ...once, ...change }, work));

describe('an idempotency key', () => {
  it('makes repeats and parallel requests one, with one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"run":1}']));
    expect(runs).toBe(1);
  });

  it('belongs to one person', async () => {
    await send();
    expect(await send({ uid: 'tunde' })).toEqual({ run: 2 });
  });

  it('is refused with another body or for another call', async () => {
    await send();
    await expect(send({ body: { name: 'Other' } })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await expect(send({ call: 'POST /y' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is free again when the work failed', async () => {
    const failing = async () => Promise.reject(new AppError('SERVICE_UNAVAILABLE'));
    await expect(send({}, failing as never)).rejects.toThrow(AppError);
    expect(await send()).toEqual({ run: 1 });
  });

  it('is forgotten after three days', async () => {
    await send();
    const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);
    await createIdempotencyJob(database.db, inDays(2.9)).run({});
    expect(await database.db.select().from(idempotencyKeys)).toHaveLength(1);
    await createIdempotencyJob(database.db, inDays(3.1)).run({});
    expect(await database.db.select().from(idempotencyKeys)).toHaveLength(0);
  });
});

it('is refused when it is too long, and not cut: two keys could become one', async () => {
  const test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  const create = (key: string) =>
    test.app.inject({
      method: 'POST',
      url: `${apiPrefix}${createIdea.path}`,
      headers: { authorization: 'Bearer ada', 'idempotency-key': key },
      payload: {},
    });
  const refused = await create('k'.repeat(201));
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'REQUEST_INVALID',
      fields: { 'idempotency-key': 'The Idempotency-Key header must be 200 characters long or fewer.' },
    }),
  ]);
  expect((await create('k'.repeat(200))).statusCode).toBe(201);
  await test.close();
});
