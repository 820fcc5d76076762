import { beforeEach, expect, it } from 'vitest';
import { listPlans, readSubscription } from '#contract/billing/plans.ts';
import { errors } from '#contract/errors.ts';
import { readCertificate } from '#contract/programs/certificates.ts';
import {
  type CourseCard,
  enrolInCourse,
  listCourses,
  type OwnCourse,
  readCourse,
} from '#contract/programs/programs.ts';
import { readNewestCheck } from '#contract/readiness/readiness.ts';
import { readNewestIntake } from '#contract/validation/validation.ts';
import { type Answer, offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { card, first, outline } from '#tests/components/course-samples.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { askForCourse } from '#web/programs/asked-course.ts';
import CoursePage from './course-page.tsx';
import Programs from './programs.tsx';

const { founder } = paths;
const enrolled = { moodleCourseUrl: card.opensAt, enrolledAt: '2026-11-27T09:00:00.000Z' };
const own = (changes: Partial<CourseCard> = {}): OwnCourse => ({
  outline,
  card: { ...card, ...changes },
  done: [],
  answers: [],
  bytes: 95_000,
});
const begun = own({ enrolled: true, nextLesson: outline.modules[0]?.lessons[0]?.id ?? null });

beforeEach(() => {
  window.sessionStorage.clear();
  api.on(readNewestCheck, { check: null });
  api.on(readNewestIntake, { idea: null });
  api.on(readCertificate, { certificate: null });
  api.on(listPlans, offline);
  api.on(readSubscription, offline);
});

const inside = founder.course(card.id);
const asked = { id: card.id, title: card.title, plan: outline.plan };

it('enrols somebody who asked for the course before logging in, once, whatever is opened after it', async () => {
  api.on(readCourse, own(), begun);
  api.on(enrolInCourse, enrolled);
  const address = askForCourse(inside, asked);
  const screen = await show(<CoursePage />, { at: address });
  await screen.getByRole('alertdialog', { name: 'You are enrolled' }).getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('link', { name: 'Begin' })).toBeVisible();
  expect(screen.location()).toBe(inside);
  await screen.unmount();

  api.on(readCourse, own());
  const again = await show(<CoursePage />, { at: address });
  await expect.element(again.getByRole('button', { name: 'Enrol' })).toBeVisible();
  await expect.poll(again.location).toBe(inside);
  expect(api.calls(enrolInCourse)).toHaveLength(1);
});

it.each([
  ['an address that nobody here asked for', () => `${inside}?enrol=${card.id}`],
  ['another page than the one that was asked for', () => askForCourse(inside, asked) && inside],
])('enrols nobody by %s', async (_, address) => {
  api.on(readCourse, own());
  const screen = await show(<CoursePage />, { at: address() });
  await expect.element(screen.getByRole('button', { name: 'Enrol' })).toBeVisible();
  await expect.poll(screen.location).toBe(inside);
  expect(api.calls(enrolInCourse)).toHaveLength(0);
});

it('asks for nothing where the founder is in the course already', async () => {
  api.on(readCourse, begun);
  const screen = await show(<CoursePage />, { at: askForCourse(inside, asked) });
  await expect.element(screen.getByRole('link', { name: 'Begin' })).toBeVisible();
  await expect.poll(screen.location).toBe(inside);
  expect(api.calls(enrolInCourse)).toHaveLength(0);
});

it('leads from the refusal of a plan to what it costs and to the first lesson', async () => {
  api.on(readCourse, own({ lockedBy: 'ideation' }));
  api.on(enrolInCourse, refused('COURSE_LOCKED'));
  const screen = await show(<CoursePage />, { at: askForCourse(inside, asked) });
  await screen.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const lesson = screen.getByRole('link', { name: 'Read the first lesson' });
  await expect.element(lesson).toHaveAttribute('href', founder.lesson(card.id, first.id));
  await expect
    .poll(() => document.activeElement?.contains(lesson.element()) && document.activeElement !== document.body)
    .toBe(true);
  await expect.element(screen.getByRole('link', { name: 'What it costs' })).toBeInViewport();
  expect(document.activeElement?.textContent).toContain('What it costs');
  expect(document.activeElement?.tagName).toBe('DIV');
});

it.each<[string, Partial<CourseCard>, Answer<typeof enrolInCourse>, string]>([
  [
    'a plan does not have',
    { lockedBy: 'ideation' },
    refused('COURSE_LOCKED'),
    `Enrollment failed: ${errors.COURSE_LOCKED.message}`,
  ],
  ['the learning platform does not answer for', {}, refused('ENROLMENT_FAILED'), errors.ENROLMENT_FAILED.message],
  [
    'there is no network for',
    {},
    offline,
    'Enrollment failed: Network error. Please check your connection and try again.',
  ],
])('says why it could not enrol in a course that %s', async (_, changes, answer, words) => {
  api.on(listCourses, {
    courses: [
      { ...card, ...changes },
      { ...card, id: 'b', title: 'Another' },
    ],
    platform: null,
  });
  api.on(enrolInCourse, answer);
  const screen = await show(<Programs />, { at: askForCourse(founder.programs, asked) });
  await expect.element(screen.getByRole('alertdialog').getByText(words)).toBeVisible();
  expect(api.calls(enrolInCourse).map(({ body }) => body)).toEqual([{ courseId: card.id }]);
  expect(screen.location()).toBe(founder.programs);
});
