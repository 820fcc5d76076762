import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import * as admin from '#contract/programs/admin.ts';
import * as contract from '#contract/programs/programs.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { users } from '#server/modules/accounts/accounts.repo.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';

const operator = { token: 'operator' };
const version = '0123456789abcdef';

describe('the operator of a platform outside', () => {
  let moodle: FakeMoodle;
  let test: BookingTest;
  beforeAll(async () => {
    moodle = await startMoodle();
    moodle.suffer({ away: 'maintenance' });
    test = await createBookingTest({ env: moodle.env });
    await test.meet('operator');
  });
  afterAll(async () => {
    await test.close();
    await moodle.close();
  });
  beforeEach(() => {
    test.reset();
    moodle.suffer({});
  });

  let people = 0;
  async function founder() {
    people += 1;
    const token = `taught-${people}`;
    await test.meet(token);
    return token;
  }
  const enrolInPlan = (token: string) => test.call(contract.enrolInPlan, { token, body: { user_id: token } });
  const runJob = (token: string) =>
    test.context.programs.platform?.enrolWaiting(test.context.database.db, ownerScope(token));
  const read = async () => (await test.call(admin.readLearning, operator)).data;
  const listFailed = async () => (await test.call(admin.listFailedEnrolments, operator)).data;
  const listStuck = async () => (await test.call(admin.listStuckLearners, operator)).data;
  const lastAudit = async () => (await test.call(listAuditEntries, operator)).data.items[0];

  it('reads why the courses could not be read, reads them now, and the audit keeps it', async () => {
    moodle.suffer({ away: 'maintenance' });
    const away = (await test.call(admin.syncLearning, operator)).data;
    expect(away).toMatchObject({
      courses: [],
      platform: {
        readAt: null,
        triedAt: test.now().toISOString(),
        problem: 'The learning platform does not answer (HTTP 503).',
      },
    });
    expect(await lastAudit()).toMatchObject({ action: 'learning.sync', detail: { worked: false } });
    moodle.suffer({ isEmailLoginOff: true });
    const now = (await test.call(admin.syncLearning, operator)).data;
    expect(now.platform).toMatchObject({
      readAt: test.now().toISOString(),
      problem: null,
      lacks: 'Turn on ‘Allow log in via email’.',
    });
    expect(now.courses[0]).toEqual({
      id: '2',
      title: 'Startup Fundamentals',
      plan: 'free',
      totalModules: 4,
      totalLessons: 0,
      minutes: null,
    });
    expect(await lastAudit()).toMatchObject({ action: 'learning.sync', detail: { worked: true } });
    expect(await read()).toEqual(now);
    expect(JSON.stringify(now)).not.toContain(moodle.token);
  });

  it('keeps the courses that were read where the next reading fails', async () => {
    await test.call(admin.syncLearning, operator);
    moodle.suffer({ isTokenRevoked: true });
    const { courses, platform } = (await test.call(admin.syncLearning, operator)).data;
    expect([courses.length, platform?.problem]).toEqual([9, 'The learning platform refuses our calls (invalidtoken).']);
  });

  it('sees who could not be enrolled with cause, tries and next try, and tries again', async () => {
    const token = await founder();
    moodle.suffer({ away: 'maintenance' });
    await enrolInPlan(token);
    expect((await read()).platform?.untried).toBe(1);
    expect((await listFailed()).items).toEqual([]);
    await expect(runJob(token)).rejects.toMatchObject({ kind: 'away' });
    const retry = () => test.call(admin.retryEnrolment, { ...operator, params: { uid: token } });
    const cause = 'The learning platform does not answer (HTTP 503).';
    expect((await retry()).data).toEqual({ cause });
    const { items, total } = await listFailed();
    expect([total, items[0]]).toEqual([
      1,
      {
        person: { uid: token, name: 'Taught-1', email: `${token}@example.com` },
        plan: 'free',
        requestedAt: test.now().toISOString(),
        cause,
        tries: 2,
        triedAt: test.now().toISOString(),
        nextTryAt: new Date(test.now().getTime() + 30_000).toISOString(),
      },
    ]);
    moodle.suffer({});
    expect((await retry()).data).toEqual({ cause: null });
    expect(await listFailed()).toMatchObject({ items: [], total: 0 });
    expect(await lastAudit()).toMatchObject({
      action: 'learning.try-again',
      subjectKind: 'subscriber',
      subjectId: token,
      detail: { plans: ['free'], worked: true },
    });
    expect(await retry()).toMatchObject({ status: 404, code: 'ENROLMENT_UNKNOWN' });
    const is = moodle.site.users.filter(({ idnumber }) => idnumber === token);
    expect(is).toHaveLength(1);
  });

  it('sees the cause that no further try mends', async () => {
    const token = await founder();
    moodle.site.addUser({ username: 'one', email: `${token}@example.com` });
    moodle.site.addUser({ username: 'two', email: `${token}@example.com` });
    await enrolInPlan(token);
    await expect(runJob(token)).rejects.toMatchObject({ kind: 'email_taken' });
    expect((await listFailed()).items).toMatchObject([
      { person: { uid: token }, cause: 'E-mail already used in Moodle.' },
    ]);
  });

  it('sees whose new address another account there has', async () => {
    const token = await founder();
    await enrolInPlan(token);
    moodle.site.addUser({ username: 'grace', email: 'grace@example.com' });
    const { db } = test.context.database;
    const record = await users.get(db, token);
    if (record) await users.put(db, token, { ...record.doc, email: 'grace@example.com' });
    await test.call(contract.syncCourses, { token });
    expect((await read()).platform?.takenEmails).toMatchObject({ total: 1, people: [{ uid: token }] });
  });

  it('sees who has begun there and has not come further for 14 days', async () => {
    const token = await founder();
    await test.call(admin.syncLearning, operator);
    await enrolInPlan(token);
    const id = moodle.site.users.find(({ idnumber }) => idnumber === token)?.id ?? 0;
    const reach = async (done: number) => {
      moodle.site.enrol(id, 2, { done });
      await test.call(contract.syncCourses, { token });
    };
    test.pass({ days: 1 });
    await reach(20);
    const since = test.now().toISOString();
    test.pass({ days: 13, hours: 23 });
    expect((await listStuck()).items).toEqual([]);
    await reach(20);
    test.pass({ hours: 1 });
    expect((await listStuck()).items).toMatchObject([
      { person: { uid: token }, course: { id: '2', title: 'Startup Fundamentals' }, since },
    ]);
    await reach(50);
    expect((await listStuck()).items).toEqual([]);
    test.pass({ days: 15 });
    expect((await listStuck()).total).toBe(1);
    await reach(100);
    expect((await listStuck()).items).toEqual([]);
  });
});

describe('the operator of the product’s own courses', () => {
  let test: BookingTest;
  beforeAll(async () => {
    test = await createBookingTest();
    await test.meet('operator');
  });
  afterAll(() => test.close());

  it('sees which there are, and that there is nothing to read or to try', async () => {
    const { data } = await test.call(admin.readLearning, operator);
    expect([data.platform, data.courses.length]).toEqual([null, 4]);
    expect(await test.call(admin.syncLearning, operator)).toMatchObject({ status: 409, code: 'LEARNING_BUILT_IN' });
    expect((await test.call(admin.listFailedEnrolments, operator)).data.items).toEqual([]);
  });

  it('sees who has enrolled, has not finished, and finished no lesson for 14 days', async () => {
    const token = 'reader-1';
    await test.meet(token);
    const courseId = 'talk-to-customers';
    await test.call(contract.enrolInCourse, { token, body: { courseId } });
    const { outline } = (await test.call(contract.readCourse, { token, params: { courseId } })).data;
    const ids = outline.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    const finish = (lessonId = '') =>
      test.call(contract.saveLearning, {
        token,
        params: { courseId, lessonId },
        body: { learner: token, version, isFinished: true, answers: [] },
      });
    const list = async () => (await test.call(admin.listStuckLearners, operator)).data;
    test.pass({ days: 14, minutes: -1 });
    expect((await list()).total).toBe(0);
    test.pass({ minutes: 1 });
    expect((await list()).items).toMatchObject([
      { person: { uid: token }, course: { id: courseId, title: outline.title } },
    ]);
    await finish(ids[0]);
    const since = test.now().toISOString();
    expect((await list()).total).toBe(0);
    test.pass({ days: 20 });
    expect(await list()).toMatchObject({ total: 1, items: [{ since }] });
    for (const id of ids) await finish(id);
    test.pass({ days: 20 });
    expect((await list()).total).toBe(0);
  });

  it('is an operator', async () => {
    for (const endpoint of [
      admin.readLearning,
      admin.listFailedEnrolments,
      admin.listStuckLearners,
      admin.syncLearning,
    ])
      expect((await test.call(endpoint, { token: 'reader-1' })).status).toBe(403);
    const retry = { token: 'reader-1', params: { uid: 'reader-2' } };
    expect((await test.call(admin.retryEnrolment, retry)).status).toBe(403);
  });
});
