import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { signIn } from '#tests/personas.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';

let moodle: FakeMoodle;
let test: TestApp;
beforeAll(async () => {
  moodle = await startMoodle();
  moodle.suffer({ away: 'maintenance' });
  test = await createTestApp({ env: { ...moodle.env, RATE_LIMIT_PER_MINUTE: '100000' } });
});
afterAll(async () => {
  await test.close();
  await moodle.close();
});

const emails = Array.from({ length: 50 }, (_, index) => `founder-${index}@cairn.example`);
const password = 'secret-1';

it('loses no sign-up, no sign-in and no enrolment of fifty founders while the platform is away', async () => {
  for (const [index, email] of emails.entries()) {
    const payload = { name: `Founder ${index}`, email, password, role: 'founder', acceptedConditions: true };
    const headers = { 'x-forwarded-for': `10.0.0.${index}` };
    const answer = await test.app.inject({ method: 'POST', url: identityPaths.signUp, payload, headers });
    expect(answer.statusCode).toBe(200);
  }
  for (const email of emails.slice(0, 5)) expect((await signIn(test, email, password)).token).toBeTruthy();
  // Neither has asked the platform for anything.
  expect(moodle.calls().filter((name) => !/get_site_info|categories/.test(name))).toEqual([]);

  const { db } = test.context.database;
  const { rows } = await db.execute<{ uid: string }>(
    sql`select data->>'uid' as uid from jobs.job where name = 'programs.enrol'`,
  );
  expect(new Set(rows.map(({ uid }) => uid)).size).toBe(50);
  const { platform } = test.context.programs;
  const runAll = () => Promise.allSettled(rows.map(({ uid }) => platform?.enrolWaiting(db, ownerScope(uid))));
  expect((await runAll()).every(({ status }) => status === 'rejected')).toBe(true);
  const open = sql`select count(*)::int as count from plan_enrolments where done_at is null and fault = 'away'`;
  expect((await db.execute<{ count: number }>(open)).rows).toEqual([{ count: 50 }]);

  moodle.suffer({});
  // The platform was left alone for a while: each is tried until its turn has come.
  for (let turns = 0; turns < 200 && moodle.site.enrolments.length < 150; turns += 1) {
    await runAll();
    await new Promise((done) => setTimeout(done, 200));
  }
  expect(moodle.site.users.map(({ email }) => email).sort()).toEqual([...emails].sort());
  expect(moodle.site.enrolments).toHaveLength(150);
  expect((await db.execute<{ uid: string }>(sql`select uid from plan_enrolments where done_at is null`)).rows).toEqual(
    [],
  );
});
