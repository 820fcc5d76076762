import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocumentExport } from '#contract/documents/exports.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { as, uidOf } from '#tests/personas.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('lets a founder on the free plan export everything: no plan is asked for', async () => {
  const call = createCall(test.app);
  const token = (await as(test, 'founder')).authorization.slice('Bearer '.length);
  const { rows } = await test.context.database.db.execute<{ plan: string }>(
    sql`select doc -> 'founder_sub' ->> 'name' as plan from users where uid = ${await uidOf(test, 'founder')}`,
  );
  expect(rows).toEqual([{ plan: 'free' }]);
  await call(createIdea, { token, body: { intake: { title: 'Free for all' } } });
  const answer = await call(createDocumentExport, { token, body: { matching: {} } });
  expect([answer.status, answer.data.total]).toEqual([202, 1]);
});
