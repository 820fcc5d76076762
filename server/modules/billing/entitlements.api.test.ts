import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPaste } from '#contract/narratives/pasted-text.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { MONTHLY_NARRATIVES } from '#domain/narratives/allowance.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { as, uidOf } from '#tests/personas.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('are those of the plan that the account has now, whatever its token says', async () => {
  const call = createCall(test.app);
  const { db } = test.context.database;
  const token = (await as(test, 'founder')).authorization.slice('Bearer '.length);
  const uid = await uidOf(test, 'founder');
  const { id: documentId } = (await call(createIdea, { token, body: { intake: { title: 'Words' } } })).data;
  const readLimit = async () => (await call(readPaste, { token, params: { documentId } })).data.allowance.limit;
  expect(await readLimit()).toBe(MONTHLY_NARRATIVES.free);
  for (const plan of ['ideation', 'founder'] as const) {
    await db.execute(
      sql`update users set doc = jsonb_set(doc, '{founder_sub,name}', ${JSON.stringify(plan)}::jsonb) where uid = ${uid}`,
    );
    expect(await readLimit()).toBe(MONTHLY_NARRATIVES[plan]);
    expect(await test.context.billing.entitlements.of(db, uid)).toEqual({
      monthlyNarratives: MONTHLY_NARRATIVES[plan],
    });
  }
});

it('are those of the plan that everybody begins with, for somebody without an account', async () => {
  const { billing, database } = test.context;
  expect(await billing.entitlements.of(database.db, 'nobody')).toEqual({ monthlyNarratives: MONTHLY_NARRATIVES.free });
});
