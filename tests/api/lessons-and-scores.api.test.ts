import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrolInCourse, listCourses, readCourse, readLesson, saveLearning } from '#contract/programs/programs.ts';
import { createCheck, readCheck, saveAnswers } from '#contract/readiness/readiness.ts';
import { publishReadiness } from '#contract/readiness/versions.ts';
import { createIdea, readIdea } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { putOnPlan } from '#tests/plans.ts';

const token = 'learner';
let test: BookingTest;
beforeAll(async () => {
  test = await createBookingTest();
  await test.meet(token);
});
afterAll(() => test.close());

/** Takes every course and finishes every lesson. @returns how many there were. */
async function finishEverything(): Promise<number> {
  let finished = 0;
  await putOnPlan(test, token, 'founder');
  for (const { id: courseId } of (await test.call(listCourses, { token })).data.courses) {
    await test.call(enrolInCourse, { token, body: { courseId } });
    const { outline } = (await test.call(readCourse, { token, params: { courseId } })).data;
    for (const { id: lessonId } of outline.modules.flatMap(({ lessons }) => lessons)) {
      const params = { courseId, lessonId };
      const { version } = (await test.call(readLesson, { token, params })).data;
      const body = { learner: token, version, isFinished: true, answers: [] };
      expect((await test.call(saveLearning, { token, params, body })).status).toBe(200);
      finished += 1;
    }
    expect((await test.call(readCourse, { token, params: { courseId } })).data.card.progress).toBe(100);
  }
  return finished;
}

it('finished lessons change no score: the work does', async () => {
  const ideaId = (await test.call(createIdea, { token, body: { intake: BOOKKEEPING } })).data.id;
  const checkId = (await test.call(createCheck, { token, body: { ideaId } })).data.id;
  const sayYes = (criterionId: string, revision: number) =>
    test.call(saveAnswers, {
      token,
      params: { checkId },
      body: { revision, editor: 'tab', changes: [{ criterionId, answer: 'yes', grade: 'claimed', note: '' }] },
    });
  const idea = async () => (await test.call(readIdea, { token, params: { ideaId } })).data;
  const check = async () => (await test.call(readCheck, { token, params: { checkId } })).data;
  const publish = async () => (await test.call(publishReadiness, { token, params: { checkId } })).data;
  await sayYes('team_1_named', (await check()).revision);
  const { version } = await publish();
  const before = { idea: await idea(), check: await check() };

  expect(await finishEverything()).toBeGreaterThan(15);

  expect({ idea: await idea(), check: await check() }).toEqual(before);
  expect(await publish()).toEqual({ created: false, version });
  await sayYes('legal_1_makers', (await check()).revision);
  expect(await publish()).toMatchObject({ created: true, version: { number: 2 } });
});
