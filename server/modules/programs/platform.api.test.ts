import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/programs/programs.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { users } from '#server/modules/accounts/accounts.repo.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { putOnPlan } from '#tests/plans.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';

let moodle: FakeMoodle;
let test: BookingTest;
beforeAll(async () => {
  moodle = await startMoodle();
  test = await createBookingTest({ env: moodle.env });
  await platform().readCatalogue(test.context.database.db);
});
afterAll(async () => {
  await test.close();
  await moodle.close();
});
beforeEach(() => {
  test.reset();
  moodle.suffer({});
});

function platform() {
  const { platform: found } = test.context.programs;
  if (!found) throw new Error('there is no platform outside');
  return found;
}
let people = 0;
async function founder() {
  people += 1;
  const token = `learner-${people}`;
  await test.meet(token);
  return token;
}
const list = async (token: string) => (await test.call(contract.listCourses, { token })).data;
const sync = async (token: string) => (await test.call(contract.syncCourses, { token })).data;
const cardOf = async (token: string, id: string) => (await list(token)).courses.find((course) => course.id === id);
const enrol = (token: string, courseId: string) => test.call(contract.enrolInCourse, { token, body: { courseId } });
const enrolInPlan = (token: string, body: object = {}) =>
  test.call(contract.enrolInPlan, { token, body: { user_id: token, ...body } });
/** One turn of the job that enrols somebody. */
const runJob = (token: string) => platform().enrolWaiting(test.context.database.db, ownerScope(token));
const accountOf = (token: string) => moodle.site.users.find(({ username }) => username === `fp-${token}`);
const coursesOf = (token: string) =>
  moodle.site.enrolments.filter(({ userid }) => userid === accountOf(token)?.id).map(({ courseid }) => courseid);
const queued = async (token: string) => {
  const where = sql`name = 'programs.enrol' and data->>'uid' = ${token}`;
  return (await test.context.database.db.execute<{ id: string }>(sql`select id from jobs.job where ${where}`)).rows
    .length;
};
const freeCourses = [2, 3, 4];

describe('the courses of a plan', () => {
  it('are enrolled in at once, and once however often', async () => {
    const token = await founder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enrolInPlan(token)));
    for (const { status, data } of answers) expect([status, data.categoryId, data.courseCount]).toEqual([200, 2, 3]);
    expect(answers.filter(({ data }) => data.isNewUser)).toHaveLength(1);
    expect(moodle.site.users.filter(({ idnumber }) => idnumber === token)).toHaveLength(1);
    expect(coursesOf(token).sort()).toEqual(freeCourses);
  });

  it('are nobody else’s, and not of a larger plan', async () => {
    const token = await founder();
    expect(await enrolInPlan(token, { user_id: 'somebody-else' })).toMatchObject({
      status: 403,
      code: 'ACCOUNT_NOT_OWN',
    });
    expect(await enrolInPlan(token, { subscription_plan: 'Founder Plan' })).toMatchObject({
      status: 403,
      code: 'PLAN_NOT_OWN',
    });
    expect(accountOf(token)).toBeUndefined();
  });

  it('take the address of the account, whatever the call names', async () => {
    const token = await founder();
    await enrolInPlan(token, { email: 'another@evil.example', name: 'Another', password: 'Sup3r-Secret!' });
    expect(accountOf(token)).toMatchObject({ email: `${token}@example.com`, password: 'Sup3r-Secret!' });
    expect(test.logLines.join('')).not.toContain('Sup3r-Secret!');
  });

  it('wait where the platform is away, and come with the next try of the job', async () => {
    const token = await founder();
    moodle.suffer({ away: 'maintenance' });
    const waits = await enrolInPlan(token, { password: 'Sup3r-Secret!' });
    expect(waits).toMatchObject({ status: 503, code: 'ENROLMENT_WAITS' });
    expect(await queued(token)).toBe(1);
    const stored = sql`select data::text as data from jobs.job where name = 'programs.enrol'`;
    expect(JSON.stringify((await test.context.database.db.execute<{ data: string }>(stored)).rows)).not.toContain(
      'Sup3r',
    );
    expect(await cardOf(token, '2')).toMatchObject({ enrolled: false, enrolling: true });
    await expect(runJob(token)).rejects.toMatchObject({ kind: 'away' });
    expect(await cardOf(token, '2')).toMatchObject({ enrolling: true });
    moodle.suffer({});
    await runJob(token);
    expect(await cardOf(token, '2')).toMatchObject({ enrolled: true, enrolling: false });
    expect(accountOf(token)?.password).not.toBe('Sup3r-Secret!');
  });

  it('follow a change of plan, and stay when the plan ends', async () => {
    const token = await founder();
    await enrolInPlan(token);
    expect(await cardOf(token, '5')).toMatchObject({ lockedBy: 'ideation' });
    await putOnPlan(test, token, 'ideation');
    expect([await queued(token), (await cardOf(token, '5'))?.enrolling]).toEqual([1, true]);
    await runJob(token);
    expect(coursesOf(token).sort()).toEqual([2, 3, 4, 5, 6]);
    await putOnPlan(test, token, 'free');
    await runJob(token);
    expect(await cardOf(token, '5')).toMatchObject({ enrolled: true, lockedBy: null });
    expect(moodle.site.enrolments.every(({ suspended }) => !suspended)).toBe(true);
  });

  it('that the operator has ended there are not begun anew', async () => {
    const token = await founder();
    await enrolInPlan(token);
    const enrolment = moodle.site.findEnrolment(accountOf(token)?.id ?? 0, 3);
    if (enrolment) enrolment.suspended = true;
    await sync(token);
    expect(await cardOf(token, '3')).toMatchObject({ enrolled: false });
    await enrolInPlan(token);
    expect(enrolment?.suspended).toBe(true);
  });

  it('are made anew for somebody whose account was deleted there', async () => {
    const token = await founder();
    await enrolInPlan(token);
    const { users: there, enrolments } = moodle.site;
    const gone = there.splice(
      there.findIndex(({ idnumber }) => idnumber === token),
      1,
    )[0]?.id;
    enrolments.splice(0, enrolments.length, ...enrolments.filter(({ userid }) => userid !== gone));
    await putOnPlan(test, token, 'ideation');
    await expect(runJob(token)).rejects.toMatchObject({ kind: 'away' });
    await runJob(token);
    expect(coursesOf(token).sort()).toEqual([5, 6]);
  });
});

it('the courses are told to everybody, without an account', async () => {
  const { data } = await test.call(contract.listOutsideCourses, {});
  expect(data.courses?.slice(0, 1)).toEqual([
    { id: '2', title: 'Startup Fundamentals', summary: expect.stringContaining('step by step'), plan: 'free' },
  ]);
  expect(data.courses?.map(({ title }) => title)).not.toContain('Hidden Draft');
  moodle.suffer({ away: 'cut' });
  expect((await test.call(contract.listOutsideCourses, {})).data).toEqual(data);
});

describe('a course', () => {
  it('is taken with a link, ten times at once as once', async () => {
    const token = await founder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enrol(token, '2')));
    for (const { status, data } of answers)
      expect([status, data.moodleCourseUrl]).toEqual([200, `${moodle.url}/course/view.php?id=2`]);
    expect(coursesOf(token)).toEqual([2]);
    expect(await cardOf(token, '2')).toMatchObject({ enrolled: true, opensAt: `${moodle.url}/course/view.php?id=2` });
  });

  it('is asked for twenty times a minute at most: each asks the platform', async () => {
    const token = await founder();
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await enrol(token, '2')).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it('of another plan is locked, one that is hidden is none, and none has lessons here', async () => {
    const token = await founder();
    expect(await enrol(token, '7')).toMatchObject({ status: 403, code: 'COURSE_LOCKED' });
    expect(await enrol(token, '9')).toMatchObject({ status: 404, code: 'COURSE_UNKNOWN' });
    const params = { courseId: '2' };
    expect(await test.call(contract.readCourse, { token, params })).toMatchObject({ code: 'COURSE_UNKNOWN' });
  });

  it('cannot be taken while the platform is away, in the words of the specification; one that is taken opens', async () => {
    const token = await founder();
    await enrol(token, '2');
    moodle.suffer({ away: 'off' });
    expect(await enrol(token, '3')).toMatchObject({
      status: 503,
      code: 'ENROLMENT_FAILED',
      json: { message: 'Failed to enroll in course. Please try again.' },
    });
    expect((await enrol(token, '2')).data.moodleCourseUrl).toContain('id=2');
  });
});

describe('progress', () => {
  it('that is read while a course is taken leaves the course taken, also one that was ended before', async () => {
    const token = await founder();
    await enrolInPlan(token);
    const ended = moodle.site.findEnrolment(accountOf(token)?.id ?? 0, 3);
    if (ended) ended.suspended = true;
    await sync(token);
    await putOnPlan(test, token, 'ideation');
    const take = async () => {
      await enrol(token, '5');
      if (ended) ended.suspended = false;
      await enrol(token, '3');
    };
    moodle.suffer({ meanwhile: { call: 'core_enrol_get_users_courses', happens: take } });
    const { courses } = await sync(token);
    const taken = courses.filter(({ enrolled }) => enrolled).map(({ id }) => id);
    expect(taken.sort()).toEqual(['2', '3', '4', '5']);
  });

  it('is kept in one statement, however many courses somebody takes', async () => {
    const { db } = test.context.database;
    await db.execute(sql`create sequence kept_courses`);
    await db.execute(sql`create function count_kept() returns trigger language plpgsql as
      $$ begin perform nextval('kept_courses'); return null; end $$`);
    await db.execute(sql`create trigger count_kept after insert on platform_courses
      for each statement execute function count_kept()`);
    const count = async () =>
      (await db.execute<{ n: number }>(sql`select nextval('kept_courses')::integer as n`)).rows[0]?.n ?? 0;
    const token = await founder();
    const counts = [await count()];
    await enrolInPlan(token);
    counts.push(await count());
    await sync(token);
    counts.push(await count());
    await db.execute(sql`drop trigger count_kept on platform_courses`);
    expect((await list(token)).courses.filter(({ enrolled }) => enrolled).length).toBe(3);
    const [before = 0, enrolled = 0, synced = 0] = counts;
    // Each look at the count counts itself.
    expect([enrolled - before - 1, synced - enrolled - 1]).toEqual([1, 1]);
  });

  it('is read anew when it is asked for, in one call for all cards', async () => {
    const token = await founder();
    await enrolInPlan(token);
    const course = moodle.site.findCourse(2);
    if (course) course.minutes = 180;
    await platform().readCatalogue(test.context.database.db);
    moodle.site.enrol(accountOf(token)?.id ?? 0, 2, { done: 11.11 });
    expect(await cardOf(token, '2')).toMatchObject({ progress: 0, timeLeft: 180 });
    const before = moodle.requests.length;
    const { courses, platform: said } = await sync(token);
    expect(moodle.calls().slice(before)).toEqual(['core_enrol_get_users_courses']);
    expect(said).toEqual({
      asOf: test.now().toISOString(),
      isAway: false,
      passwordUrl: `${moodle.url}/login/forgot_password.php`,
    });
    expect(courses.find(({ id }) => id === '2')).toMatchObject({ progress: 11, timeLeft: 161, totalModules: 4 });
    expect(courses.find(({ id }) => id === '3')).toMatchObject({ progress: 0, timeLeft: null });
  });

  it('is none where the course does not count it', async () => {
    const token = await founder();
    await putOnPlan(test, token, 'founder');
    await enrol(token, '10');
    await sync(token);
    expect(await cardOf(token, '10')).toMatchObject({ enrolled: true, progress: null, timeLeft: null });
  });

  it('is what it was last, with its time, where the platform is away', async () => {
    const token = await founder();
    await enrolInPlan(token);
    moodle.site.enrol(accountOf(token)?.id ?? 0, 2, { done: 50 });
    await sync(token);
    const asOf = test.now().toISOString();
    test.pass({ hours: 3 });
    moodle.suffer({ away: 'cut' });
    const { courses, platform: said } = await sync(token);
    expect(said).toEqual({ asOf, isAway: true, passwordUrl: `${moodle.url}/login/forgot_password.php` });
    expect(courses.find(({ id }) => id === '2')).toMatchObject({ enrolled: true, progress: 50 });
  });

  it('asks for the courses of the plan of anybody who has none yet', async () => {
    const token = await founder();
    expect(await queued(token)).toBe(0);
    await sync(token);
    await sync(token);
    expect(await queued(token)).toBe(1);
  });
});

describe('an address', () => {
  async function change(token: string, email: string) {
    const { db } = test.context.database;
    const read = await users.get(db, token);
    if (read) await users.put(db, token, { ...read.doc, email });
  }
  const kept = async (token: string) =>
    (
      await test.context.database.db.execute<{ email: string; is_email_taken: boolean }>(
        sql`select email, is_email_taken from platform_accounts where uid = ${token}`,
      )
    ).rows[0];

  it('that is new here is new there too', async () => {
    const token = await founder();
    await enrolInPlan(token);
    await change(token, 'New@example.com');
    await sync(token);
    expect(accountOf(token)?.email).toBe('new@example.com');
  });

  it('that another account has there changes nothing, and learning goes on', async () => {
    const token = await founder();
    await enrolInPlan(token);
    moodle.site.addUser({ username: 'grace', email: 'grace@example.com' });
    await change(token, 'grace@example.com');
    expect((await sync(token)).platform).toMatchObject({ isAway: false });
    expect(accountOf(token)?.email).toBe(`${token}@example.com`);
    expect(await kept(token)).toEqual({ email: `${token}@example.com`, is_email_taken: true });
    expect(test.logLines.join('')).toContain('E-mail already used in Moodle');
  });
});

it('the token stands in no answer and no line of the log', async () => {
  const token = await founder();
  moodle.suffer({ isTokenRevoked: true });
  const calls = [
    await enrolInPlan(token),
    await enrol(token, '2'),
    await test.call(contract.syncCourses, { token }),
    await test.call(contract.listCourses, { token }),
  ];
  expect(calls.map(({ status }) => status)).toEqual([503, 503, 200, 200]);
  const said = calls.map(({ bytes }) => bytes.toString()).join('') + test.logLines.join('');
  expect(said).toContain('invalidtoken');
  expect(said).not.toContain(moodle.token);
});
