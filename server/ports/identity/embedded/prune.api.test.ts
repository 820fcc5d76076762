import { afterEach, beforeEach, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { ensurePersona } from '#server/seed/ensure-persona.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { signIn } from '#tests/personas.ts';
import { rotateKeys } from './keys.ts';
import { createPruneJob } from './prune.ts';
import { identityKeys, identitySessions } from './tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

it('removes what has expired for a day, and leaves what is in use', async () => {
  const { db } = test.context.database;
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const prune = (now: Date) => createPruneJob(db, () => now).run({});
  const count = async () => [
    (await db.select().from(identitySessions)).length,
    (await db.select().from(identityKeys)).length,
  ];
  await ensurePersona(test.context, personas.founder);
  const { cookie } = await signIn(test, personas.founder.email, demoPassword);
  await prune(days(30));
  expect(await count()).toEqual([1, 1]);
  const { data } = (await test.app.inject({ url: identityPaths.token, headers: { cookie } })).json();
  expect(data.token).not.toBeNull();
  await rotateKeys(db, days(0));
  await prune(days(0.5));
  expect(await count()).toEqual([1, 1]);
  await prune(days(32));
  expect(await count()).toEqual([0, 0]);
});
