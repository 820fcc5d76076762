import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/programs/programs.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { putOnPlan } from '#tests/plans.ts';

let test: BookingTest;
let free: contract.CourseCard;
let paid: contract.CourseCard;
beforeAll(async () => {
  test = await createBookingTest();
  const { courses } = (await test.call(contract.listCourses, { token: 'stranger' })).data;
  const find = (isFree: boolean) => courses.find(({ lockedBy }) => (lockedBy === null) === isFree);
  free = find(true) as contract.CourseCard;
  paid = find(false) as contract.CourseCard;
});
afterAll(() => test.close());
beforeEach(() => test.reset());

let people = 0;
/** A founder of their own. */
async function founder() {
  people += 1;
  const token = `learner-${people}`;
  await test.meet(token);
  return token;
}
const cardOf = async (token: string, id: string) =>
  (await test.call(contract.listCourses, { token })).data.courses.find((course) => course.id === id);
const outlineOf = async (token: string, courseId: string) =>
  (await test.call(contract.readCourse, { token, params: { courseId } })).data;
const lessonIds = async (token: string, courseId: string) =>
  (await outlineOf(token, courseId)).outline.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
const enrol = (token: string, courseId: string) => test.call(contract.enrolInCourse, { token, body: { courseId } });
const read = (token: string, courseId: string, lessonId: string) =>
  test.call(contract.readLesson, { token, params: { courseId, lessonId } });
const version = '0123456789abcdef';
const finish = (token: string, courseId: string, lessonId: string) =>
  test.call(contract.finishLesson, { token, params: { courseId, lessonId }, body: { version } });

describe('a course', () => {
  it('is taken once, however often it is asked for, and opens where the answer says', async () => {
    const token = await founder();
    expect(await cardOf(token, free.id)).toMatchObject({ enrolled: false, progress: 0 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => enrol(token, free.id)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data.moodleCourseUrl).toBe(`/m/founder/programs/${free.id}`);
    expect(await cardOf(token, free.id)).toMatchObject({ enrolled: true, progress: 0, lockedBy: null });
    expect(await cardOf(await founder(), free.id)).toMatchObject({ enrolled: false });
  });

  it('counts each finished lesson once, to 100 per cent', async () => {
    const token = await founder();
    await enrol(token, free.id);
    const ids = await lessonIds(token, free.id);
    for (const [index, id] of ids.entries()) {
      const { data } = await finish(token, free.id, id);
      expect(data).toMatchObject({
        progress: Math.floor(((index + 1) * 100) / ids.length),
        lessonsDone: index + 1,
        nextLesson: ids[index + 1] ?? null,
      });
      expect((await finish(token, free.id, id)).data).toEqual(data);
    }
    expect(await cardOf(token, free.id)).toMatchObject({ progress: 100, timeLeft: 0, nextLesson: null });
    expect((await outlineOf(token, free.id)).done.sort()).toEqual([...ids].sort());
  });

  it('is open by its first lesson alone until it is taken', async () => {
    const token = await founder();
    const [first = '', second = ''] = await lessonIds(token, free.id);
    const open = await read(token, free.id, first);
    expect(open.data.questions.length).toBeGreaterThan(0);
    expect(open.data.version).toMatch(/^[0-9a-f]{16}$/);
    expect(await read(token, free.id, second)).toMatchObject({ status: 403, code: 'COURSE_NOT_ENROLLED' });
    expect(await finish(token, free.id, first)).toMatchObject({ status: 403, code: 'COURSE_NOT_ENROLLED' });
    await enrol(token, free.id);
    expect((await read(token, free.id, second)).status).toBe(200);
  });

  it('is locked without its plan, and stays open when the plan ends after it was begun', async () => {
    const token = await founder();
    expect(await cardOf(token, paid.id)).toMatchObject({ lockedBy: 'ideation', enrolled: false });
    expect(await enrol(token, paid.id)).toMatchObject({ status: 403, code: 'COURSE_LOCKED' });
    await putOnPlan(test, token, 'ideation');
    expect((await enrol(token, paid.id)).status).toBe(200);
    await putOnPlan(test, token, 'free');
    expect(await cardOf(token, paid.id)).toMatchObject({ lockedBy: null, enrolled: true });
    const [, second = ''] = await lessonIds(token, paid.id);
    expect((await read(token, paid.id, second)).status).toBe(200);
    expect((await enrol(token, paid.id)).status).toBe(200);
  });

  it('that does not exist is said so', async () => {
    const token = await founder();
    expect(await enrol(token, 'no-such-course')).toMatchObject({ status: 404, code: 'COURSE_UNKNOWN' });
    expect(await read(token, free.id, 'no-such-lesson')).toMatchObject({ status: 404, code: 'LESSON_UNKNOWN' });
    expect((await read(token, '../secrets', 'x')).status).toBe(400);
  });
});
