import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/endpoint.ts';
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
type Learned = EndpointInput<typeof contract.saveLearning>['body'];
const learn = (token: string, courseId: string, lessonId: string, more: Partial<Learned>) =>
  test.call(contract.saveLearning, {
    token,
    params: { courseId, lessonId },
    body: { learner: token, version, isFinished: false, answers: [], ...more },
  });
const finish = (token: string, courseId: string, lessonId: string) =>
  learn(token, courseId, lessonId, { isFinished: true });

it('no courses of a platform outside are told of where there is none', async () => {
  expect((await test.call(contract.listOutsideCourses, {})).data).toEqual({ courses: null });
});

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

  it('is given whole to who takes it, in the bytes that it says before', async () => {
    const token = await founder();
    const params = { courseId: free.id };
    expect(await test.call(contract.readLessons, { token, params })).toMatchObject({ code: 'COURSE_NOT_ENROLLED' });
    await enrol(token, free.id);
    const { lessons } = (await test.call(contract.readLessons, { token, params })).data;
    expect(lessons.map(({ id }) => id)).toEqual(await lessonIds(token, free.id));
    expect(lessons[1]).toEqual((await read(token, free.id, lessons[1]?.id ?? '')).data);
    const { outline, bytes } = await outlineOf(token, free.id);
    expect(bytes).toBe(Buffer.byteLength(JSON.stringify({ outline, lessons })));
    expect(await test.call(contract.readLessons, { token, params: { courseId: 'no-such-course' } })).toMatchObject({
      code: 'COURSE_UNKNOWN',
    });
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

describe('what devices tell of a lesson', () => {
  const answeredAt = '2026-03-14T09:00:00.000Z';
  async function learner() {
    const token = await founder();
    await enrol(token, free.id);
    const [lessonId = ''] = await lessonIds(token, free.id);
    const own = () => outlineOf(token, free.id);
    return { token, lessonId, own, tell: (more: Partial<Learned>) => learn(token, free.id, lessonId, more) };
  }

  it('is joined: each answer once, as early as it was given, and done stays done', async () => {
    const { tell, own, lessonId } = await learner();
    const [first, second] = [
      { question: 0, answer: 2, answeredAt },
      { question: 1, answer: 0, answeredAt },
    ];
    await tell({ isFinished: true, answers: [{ ...first, answeredAt: '2026-03-14T10:00:00.000Z' }, first] });
    await Promise.all([tell({ answers: [first, second] }), tell({ answers: [second] }), tell({ answers: [] })]);
    const { done, answers, card } = await own();
    expect(done).toEqual([lessonId]);
    expect(card.lessonsDone).toBe(1);
    expect(answers).toEqual([first, second].map((given) => ({ ...given, lessonId, version })));
  });

  it('keeps answers of each version of its text, and none from tomorrow', async () => {
    const { tell, own } = await learner();
    const given = { question: 0, answer: 1, answeredAt: '2036-01-01T00:00:00.000Z' };
    await tell({ answers: [given] });
    await tell({ version: 'fedcba9876543210', answers: [{ ...given, answeredAt }] });
    expect((await own()).answers.map((one) => [one.version, one.answeredAt])).toEqual([
      ['fedcba9876543210', answeredAt],
      [version, test.now().toISOString()],
    ]);
  });

  it('is refused from a device whose session is of somebody else by now', async () => {
    const { tell, own } = await learner();
    const other = await founder();
    expect(await tell({ learner: other, isFinished: true })).toMatchObject({ status: 403, code: 'ACCOUNT_NOT_OWN' });
    expect((await own()).done).toEqual([]);
  });

  it('is taken from who takes the course alone, and read by nobody else', async () => {
    const { tell, own, lessonId } = await learner();
    await tell({ answers: [{ question: 0, answer: 1, answeredAt }] });
    const other = await founder();
    expect(await learn(other, free.id, lessonId, {})).toMatchObject({ code: 'COURSE_NOT_ENROLLED' });
    expect((await outlineOf(other, free.id)).answers).toEqual([]);
    expect((await own()).answers).toHaveLength(1);
  });
});
