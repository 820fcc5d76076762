import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications, unsubscribeDigest } from '#contract/notifications/notifications.ts';
import { changePreferences } from '#contract/preferences/preferences.ts';
import * as admin from '#contract/programs/admin.ts';
import { issueCertificate } from '#contract/programs/certificates.ts';
import * as contract from '#contract/programs/programs.ts';
import { idleWindow } from '#domain/learning/idle-reminder.ts';
import { operatorScope } from '#server/access/make-scope.ts';
import { erasures } from '#server/modules/own-data/tables.ts';
import { idleHere } from '#server/modules/programs/idle.repo.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';

const version = '0123456789abcdef';
const courseId = 'talk-to-customers';

let people = 0;
async function meetLearner(test: BookingTest) {
  people += 1;
  const token = `idle-${people}`;
  await test.meet(token);
  return token;
}
const send = (test: BookingTest) => test.context.programs.reminders.send();
const mailsTo = async (test: BookingTest, token: string) =>
  (await test.mails()).filter(({ to }) => to === `${token}@example.com`);

describe('a reminder of one of the product’s own courses', () => {
  let test: BookingTest;
  beforeAll(async () => {
    test = await createBookingTest();
    await test.meet('operator');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.context.database.db.execute(sql`delete from course_enrolments`);
    await test.reset();
  });

  const enrol = (token: string, id = courseId) => test.call(contract.enrolInCourse, { token, body: { courseId: id } });
  async function begin(id = courseId) {
    const token = await meetLearner(test);
    await enrol(token, id);
    return token;
  }
  async function lessonsOf(token: string) {
    const { outline } = (await test.call(contract.readCourse, { token, params: { courseId } })).data;
    return outline.modules.flatMap(({ lessons }) => lessons);
  }
  const learn = (token: string, lessonId: string, body: object = { isFinished: true, answers: [] }) =>
    test.call(contract.saveLearning, {
      token,
      params: { courseId, lessonId },
      body: { learner: token, version, isFinished: false, answers: [], ...body },
    });

  it('comes after seven idle days, names the course, the next lesson and how long it takes, and leads there', async () => {
    const token = await begin();
    const [first, second] = await lessonsOf(token);
    await learn(token, first?.id ?? '');
    test.pass({ days: 7, minutes: -1 });
    await send(test);
    expect(await mailsTo(test, token)).toEqual([]);
    test.pass({ minutes: 1 });
    await send(test);
    const [mail, ...others] = await mailsTo(test, token);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Go on with “Talk to customers/);
    expect(mail?.text).toContain(`Your next lesson is “${second?.title}”. It takes ${second?.minutes} minutes to read`);
    expect(mail?.text).toContain(`/m/founder/programs/${courseId}/${second?.id}`);
    const { items } = (await test.call(listNotifications, { token })).data;
    expect(items.map(({ kind }) => kind)).toEqual(['course.idle']);
  });

  it('is sent once, also by two jobs at the same moment, and the second comes after another pause', async () => {
    const token = await begin();
    const [first, second] = await lessonsOf(token);
    test.pass({ days: 8 });
    await Promise.all([send(test), send(test)]);
    test.pass({ days: 8 });
    await send(test);
    expect(await mailsTo(test, token)).toHaveLength(1);
    await learn(token, first?.id ?? '');
    test.pass({ days: 7 });
    await send(test);
    const mails = await mailsTo(test, token);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('This was the last reminder of this course.');
    await learn(token, second?.id ?? '');
    test.pass({ days: 10 });
    await send(test);
    expect(await mailsTo(test, token)).toHaveLength(2);
    const { items } = (await test.call(admin.listStuckLearners, { token: 'operator' })).data;
    expect(items).toEqual([]);
    test.pass({ days: 4 });
    expect((await test.call(admin.listStuckLearners, { token: 'operator' })).data.items).toMatchObject([
      { person: { uid: token }, reminders: 2, remindedAt: expect.any(String) },
    ]);
  });

  it('that fails in the middle is sent by the next turn, and nobody gets two', async () => {
    const { db } = test.context.database;
    const [before, broken, after] = [await begin(), await begin(), await begin()];
    test.pass({ days: 8 });
    await db.execute(sql`create function fail_news() returns trigger language plpgsql as
      $$ begin raise exception 'the process ends here'; end $$`);
    await db.execute(sql`create trigger fail_news before insert on notifications for each row
      when (new.uid = '${sql.raw(broken)}') execute function fail_news()`);
    await expect(send(test)).rejects.toThrow('some reminders of courses could not be sent');
    const counts = async () =>
      Promise.all([before, broken, after].map(async (token) => (await mailsTo(test, token)).length));
    expect(await counts()).toEqual([1, 0, 1]);
    await db.execute(sql`drop trigger fail_news on notifications`);
    await send(test);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it('comes once a week at most, of the course that was left last', async () => {
    const token = await begin();
    test.pass({ days: 1 });
    await enrol(token, 'price-and-first-sales');
    test.pass({ days: 8 });
    await send(test);
    test.pass({ days: 1 });
    await send(test);
    expect((await mailsTo(test, token)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Price, cost'),
    ]);
    test.pass({ days: 6 });
    await send(test);
    expect((await mailsTo(test, token)).at(-1)?.subject).toContain('Talk to customers');
  });

  it('is not sent to somebody who answered without a network since then, or finished', async () => {
    const [answered, done, certified] = [await begin(), await begin(), await begin()];
    const lessons = await lessonsOf(done);
    for (const token of [done, certified]) for (const { id } of lessons) await learn(token, id);
    await test.call(issueCertificate, { token: certified, params: { courseId } });
    test.pass({ days: 5 });
    const answeredAt = test.now().toISOString();
    test.pass({ days: 4 });
    // It reaches us only now.
    await learn(answered, lessons[0]?.id ?? '', { answers: [{ question: 0, answer: 0, answeredAt }] });
    await send(test);
    const counts = async () =>
      Promise.all([answered, done, certified].map(async (token) => (await mailsTo(test, token)).length));
    expect(await counts()).toEqual([0, 0, 0]);
    test.pass({ days: 3 });
    await send(test);
    expect(await counts()).toEqual([1, 0, 0]);
    // The course gains a lesson: the certificate stands.
    for (const token of [done, certified])
      await test.context.database.db.execute(
        sql`delete from lessons_done where uid = ${token} and lesson_id = ${lessons[0]?.id}`,
      );
    await send(test);
    expect(await counts()).toEqual([1, 1, 0]);
  });

  it('is not sent to somebody who left a month ago, whose account ends, or who is gone', async () => {
    const { db } = test.context.database;
    const gone = await begin();
    const ends = await begin();
    await db.execute(sql`delete from users where uid = ${gone}`);
    test.pass({ days: 8 });
    const requestedAt = test.now();
    await db.insert(erasures).values({
      id: 'ends-1',
      uid: ends,
      requestedAt,
      dueAt: new Date(requestedAt.getTime() + 14 * 24 * 3600_000),
    });
    await send(test);
    for (const token of [gone, ends]) expect([token, await mailsTo(test, token)]).toEqual([token, []]);
    const left = await begin();
    test.pass({ days: 31 });
    await send(test);
    expect(await mailsTo(test, left)).toEqual([]);
  });

  it('is looked for among those alone who left between seven and thirty days ago, person by person', async () => {
    const { context } = test;
    const courses = await context.platform.learning.listCourses();
    const list = (afterUid: string, limit: number) =>
      idleHere.listPeople(
        context.database.db,
        operatorScope,
        { courses, ...idleWindow(test.now()) },
        { afterUid, limit },
      );
    await begin();
    test.pass({ days: 24 });
    const [first, second] = [await begin(), await begin()];
    await enrol(first, 'price-and-first-sales');
    test.pass({ days: 7 });
    expect(await list('', 10)).toEqual([first, second]);
    expect(await list('', 1)).toEqual([first]);
    expect(await list(first, 1)).toEqual([second]);
  });

  it('ends by the link in it without a login, and by the settings', async () => {
    const token = await begin();
    test.pass({ days: 7 });
    await send(test);
    const [mail] = await mailsTo(test, token);
    const link = new URL(/Stop these e-mails: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    expect(link.pathname).toBe('/unsubscribe');
    expect(new URL(mail?.unsubscribeUrl ?? '').pathname).toContain('/notifications/unsubscribe/');
    expect((await test.call(unsubscribeDigest, { body: { token: link.hash.slice(1) } })).status).toBe(200);
    const off = { app: ['learning' as const], mail: [] };
    const silent = await begin();
    await test.call(changePreferences, { token: silent, body: { off: { app: ['learning'], mail: ['learning'] } } });
    const inMailOnly = await begin();
    await test.call(changePreferences, { token: inMailOnly, body: { off } });
    const [first] = await lessonsOf(token);
    await learn(token, first?.id ?? '');
    test.pass({ days: 7 });
    await send(test);
    expect(await mailsTo(test, token)).toHaveLength(1);
    expect(await mailsTo(test, silent)).toEqual([]);
    expect(await mailsTo(test, inMailOnly)).toHaveLength(1);
    expect((await test.call(listNotifications, { token: inMailOnly })).data.items).toEqual([]);
    const { rows } = await test.context.database.db.execute<{ uid: string }>(
      sql`select uid from course_reminders where uid = ${silent}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a reminder of a course on the platform outside', () => {
  let moodle: FakeMoodle;
  let test: BookingTest;
  beforeAll(async () => {
    moodle = await startMoodle();
    test = await createBookingTest({ env: moodle.env });
    await test.context.programs.platform?.readCatalogue(test.context.database.db);
  });
  afterAll(async () => {
    await test.close();
    await moodle.close();
  });

  it('says how much is done, and leads to the page from which the course opens', async () => {
    const token = await meetLearner(test);
    const untouched = await meetLearner(test);
    for (const one of [token, untouched]) await test.call(contract.enrolInPlan, { token: one, body: { user_id: one } });
    const id = moodle.site.users.find(({ idnumber }) => idnumber === token)?.id ?? 0;
    moodle.site.enrol(id, 2, { done: 40 });
    await test.call(contract.syncCourses, { token });
    test.pass({ days: 7 });
    await send(test);
    await send(test);
    const mails = await mailsTo(test, token);
    expect(mails.map(({ subject }) => subject)).toEqual(['Go on with “Startup Fundamentals”']);
    expect(mails[0]?.text).toContain('You have done 40% of it.');
    expect(mails[0]?.text).toContain('/m/founder/programs\n');
    expect(await mailsTo(test, untouched)).toEqual([]);
  });
});
