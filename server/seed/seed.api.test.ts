import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { signIn } from '#tests/personas.ts';
import { demoPassword, personas } from './personas.ts';
import { findDemoAccounts, seed } from './seed.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

/** Everything that the seed writes, as text. */
async function readAll(): Promise<string> {
  const { rows } = await test.context.database.db.execute<{ line: string }>(sql`
    select to_json(users)::text as line from users
    union all select to_json(founders)::text from founders
    union all select to_json(audit_entries)::text from audit_entries
    union all select to_json(identity_users)::text from identity_users order by 1`);
  return rows.map(({ line }) => line).join('\n');
}

it('makes accounts that one can log in to, with their roles, and says which', async () => {
  const lines = await seed(test.context);
  for (const { email, roles, emailVerified, shows } of Object.values(personas)) {
    expect(decodeJwt((await signIn(test, email, demoPassword)).token)).toMatchObject({
      roles,
      email_verified: emailVerified,
    });
    expect(lines.find((line) => line.includes(email))).toContain(shows);
  }
  expect(lines[0]).toContain(demoPassword);
});

it('changes nothing when it runs again', async () => {
  await seed(test.context);
  const before = await readAll();
  await seed(test.context);
  expect(await readAll()).toBe(before);
});

it('finds the demo accounts that were left in a database', async () => {
  expect(await findDemoAccounts(test.context)).toEqual([]);
  await seed(test.context);
  expect(await findDemoAccounts(test.context)).toEqual(Object.values(personas).map(({ email }) => email));
});
