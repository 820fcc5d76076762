import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createMoodleLearning } from '#server/ports/learning/moodle/moodle.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { signIn } from '#tests/personas.ts';
import { briefOutbound } from '#tests/setup/brief-outbound.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';

let moodle: FakeMoodle;
let test: TestApp;
beforeAll(async () => {
  moodle = await startMoodle();
  moodle.suffer({ away: 'maintenance' });
  const { url: baseUrl, token } = moodle;
  // It waits for nothing between two tries.
  const learning = createMoodleLearning({ baseUrl, token, outbound: briefOutbound, clock: () => new Date() });
  test = await createTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, overrides: { learning } });
});
afterAll(async () => {
  await test.close();
  await moodle.close();
});

const emails = Array.from({ length: 50 }, (_, index) => `founder-${index}@cairn.example`);
const password = 'secret-1';
const signUps = 3;

it('loses no sign-up, no sign-in and no enrolment of fifty founders while the platform is away', async () => {
  for (const email of emails.slice(0, signUps)) {
    const payload = { name: 'Ada Obi', email, password, role: 'founder', acceptedConditions: true };
    const answer = await test.app.inject({ method: 'POST', url: identityPaths.signUp, payload });
    expect(answer.statusCode).toBe(200);
    expect((await signIn(test, email, password)).token).toBeTruthy();
  }
  // What a sign-up does once the password is hashed, which takes the most of its time.
  for (const [index, email] of emails.slice(signUps).entries()) {
    const uid = `founder-${index}`;
    const owner = { uid, email, name: 'Ada Obi', emailVerified: true };
    expect(await test.context.accounts.createRole(owner, uid, ['founder'])).toContain('founder');
  }
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
  expect((await runAll()).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(moodle.site.users.map(({ email }) => email).sort()).toEqual([...emails].sort());
  expect(moodle.site.enrolments).toHaveLength(150);
  expect((await db.execute<{ uid: string }>(sql`select uid from plan_enrolments where done_at is null`)).rows).toEqual(
    [],
  );
});
