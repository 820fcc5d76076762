import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts/profile.ts';
import * as contract from '#contract/programs/certificates.ts';
import { enrolInCourse, listCourses, readCourse, saveLearning } from '#contract/programs/programs.ts';
import { NOT_CERTIFIED } from '#domain/learning/certificate.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { pdfPages } from '#tests/pdf-text.ts';

let test: BookingTest;
let courseId: string;
let lessonIds: string[];
beforeAll(async () => {
  test = await createBookingTest();
  const { courses } = (await test.call(listCourses, { token: 'stranger' })).data;
  courseId = courses.find(({ lockedBy }) => lockedBy === null)?.id ?? '';
  const { outline } = (await test.call(readCourse, { token: 'stranger', params: { courseId } })).data;
  lessonIds = outline.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
});
afterAll(() => test.close());

/** A founder of their own, who has finished so many lessons. */
async function founder(token: string, lessons = lessonIds.length) {
  await test.meet(token);
  await test.call(enrolInCourse, { token, body: { courseId } });
  const body = { learner: token, version: '0123456789abcdef', isFinished: true, answers: [] };
  for (const lessonId of lessonIds.slice(0, lessons))
    await test.call(saveLearning, { token, params: { courseId, lessonId }, body });
  return token;
}
const issue = (token: string, id = courseId) =>
  test.call(contract.issueCertificate, { token, params: { courseId: id } });
const read = async (token: string) =>
  (await test.call(contract.readCertificate, { token, params: { courseId } })).data.certificate;
const check = (code: string) => test.call(contract.checkCertificate, { params: { code } });

it('is refused until every lesson is done, and for a course that there is not', async () => {
  const token = await founder('nearly', lessonIds.length - 1);
  expect(await issue(token)).toMatchObject({ status: 409, json: { code: 'COURSE_UNFINISHED' } });
  expect(await issue(token, 'no-such-course')).toMatchObject({ status: 404, json: { code: 'COURSE_UNKNOWN' } });
  expect(await read(token)).toBeNull();
});

it('is one, however often and at once it is asked for', async () => {
  const token = await founder('hasty');
  const answers = await Promise.all(Array.from({ length: 6 }, () => issue(token)));
  expect(new Set(answers.map(({ data }) => data.code)).size).toBe(1);
  expect(await read(token)).toEqual(answers[0]?.data);
});

it('can be checked by anyone with its code, however that is typed', async () => {
  const { data } = await issue(await founder('proud'));
  expect((await check(` ${data.code.toLowerCase()} `)).data).toEqual(data);
  expect(await check('ABCD-EFGH-JKLM-2345')).toMatchObject({ status: 404, json: { code: 'CERTIFICATE_UNKNOWN' } });
  expect((await check('no code')).status).toBe(400);
});

it('keeps the name of its day, and says on paper what it does not certify', async () => {
  const token = await founder('named');
  const { data } = await issue(token);
  await test.call(updateUser, { token, body: { name: 'Somebody Else' } });
  const file = await test.call(contract.readCertificateFile, { token, params: { courseId } });
  const pages = await pdfPages(file.bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(data.name);
  expect(pages[0]).not.toContain('Somebody Else');
  expect(pages[0]).toContain(`/certificates/${data.code}`);
  expect(pages[0]).toContain(NOT_CERTIFIED);
});

it('is nobody else’s to print or to withdraw', async () => {
  const { data } = await issue(await founder('owner'));
  const other = await founder('other', 0);
  const params = { courseId };
  expect(await test.call(contract.readCertificateFile, { token: other, params })).toMatchObject({ status: 404 });
  await test.call(contract.withdrawCertificate, { token: other, params });
  expect((await check(data.code)).status).toBe(200);
});

it('says nothing any more once it is withdrawn, and a new one has another code', async () => {
  const token = await founder('shy');
  const { data: first } = await issue(token);
  for (let time = 0; time < 2; time += 1)
    expect((await test.call(contract.withdrawCertificate, { token, params: { courseId } })).status).toBe(200);
  expect((await check(first.code)).status).toBe(404);
  expect(await read(token)).toBeNull();
  const { data: second } = await issue(token);
  expect(second.code).not.toBe(first.code);
});
