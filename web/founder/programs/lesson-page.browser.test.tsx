import { courseTitles } from 'virtual:course-titles';
import { courses } from 'virtual:courses';
import { expect, it } from 'vitest';
import { listPlans, readSubscription } from '#contract/billing/plans.ts';
import { listDocuments } from '#contract/documents/documents.ts';
import { enrolInCourse, type OwnCourse, readCourse, readLesson } from '#contract/programs/programs.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { prices } from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import LessonPage from './lesson-page.tsx';

const [course] = courses;
if (!course) throw new Error('there is no course');
const { outline, first } = course;
const second = outline.modules.flatMap(({ lessons }) => lessons)[1];
if (!second) throw new Error('the course has one lesson');
const at = paths.founder.lesson(outline.id, second.id);
const own = (lockedBy: OwnCourse['card']['lockedBy']): OwnCourse => ({
  outline,
  done: [],
  answers: [],
  bytes: 95_000,
  card: {
    ...{ id: outline.id, title: outline.title, summary: outline.summary, totalModules: 3, totalLessons: 7 },
    ...{ enrolled: false, enrolling: false, opensAt: paths.founder.course(outline.id), lockedBy },
    ...{ progress: 0, timeLeft: 60, lessonsDone: 0, nextLesson: first.id },
  },
});

it('a lesson of a course that is not taken offers to enrol, and opens then', async () => {
  api.on(readCourse, own(null));
  api.on(readLesson, refused('COURSE_NOT_ENROLLED'), { ...first, ...second });
  api.on(listDocuments, { items: [], total: 0, page: 1, pageSize: 100 });
  api.on(enrolInCourse, { moodleCourseUrl: paths.founder.course(outline.id), enrolledAt: '2026-11-27T09:00:00.000Z' });
  const screen = await show(<LessonPage />, { at });
  await expect.element(screen.getByRole('heading', { name: second.title })).toBeVisible();
  await expect.element(screen.getByText('Check yourself')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Enrol', exact: true }).click();
  await expect.element(screen.getByText('Check yourself')).toBeInTheDocument();
});

it('a lesson of a course that is not taken shows no failure while the course is read', async () => {
  const release = api.hold(readCourse, own(null));
  api.on(readLesson, refused('COURSE_NOT_ENROLLED'));
  const screen = await show(<LessonPage />, { at });
  await expect.element(screen.getByText('Loading the course')).toBeInTheDocument();
  release();
  await expect.element(screen.getByRole('button', { name: 'Enrol', exact: true })).toBeVisible();
});

it('a lesson of a course that the plan lacks says which plan has it', async () => {
  api.on(listPlans, prices);
  api.on(readSubscription, { subscription: null, purchase: null });
  api.on(readCourse, own('founder'));
  api.on(readLesson, refused('COURSE_NOT_ENROLLED'));
  const screen = await show(<LessonPage />, { at });
  await expect.element(screen.getByText('Its first lesson is open to you')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'It costs ₦40,000 a month' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Enrol', exact: true })).not.toBeInTheDocument();
  const open = screen.getByRole('link', { name: 'Read the first lesson' });
  await expect.element(open).toHaveAttribute('href', paths.founder.lesson(outline.id, first.id));
  for (const { id, title, plan } of courseTitles) {
    const isNamed = screen
      .getByRole('link', { name: title })
      .elements()
      .some((link) => link.getAttribute('href') === paths.founder.course(id));
    expect(isNamed || id === outline.id, title).toBe(plan === 'free' || id === outline.id);
  }
});

it('the last lesson says that the course is finished, and leads to the certificate', async () => {
  const ids = outline.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const taken = own(null);
  const finished = { ...taken, done: ids, card: { ...taken.card, enrolled: true, lessonsDone: 7, nextLesson: null } };
  api.on(readCourse, finished);
  api.on(readLesson, { ...first, ...second });
  api.on(listDocuments, { items: [], total: 0, page: 1, pageSize: 100 });
  const screen = await show(<LessonPage />, { at });
  await expect.element(screen.getByText('You have finished the course.')).toBeVisible();
  const certificate = screen.getByRole('link', { name: 'Get the certificate' });
  await expect.element(certificate).toHaveAttribute('href', `${paths.founder.course(outline.id)}#certificate`);
});

it('a lesson goes on where its founder stopped, until it is done', async () => {
  const taken = own(null);
  const enrolled = { ...taken, card: { ...taken.card, enrolled: true } };
  const lesson = { ...first, ...second };
  const stoppedAt = lesson.body.findLastIndex(({ kind }) => kind === 'heading');
  const stopped = lesson.body[stoppedAt];
  if (stopped?.kind !== 'heading' || stoppedAt === 0) throw new Error('the lesson has no heading in its text');
  api.on(readCourse, enrolled);
  api.on(readLesson, lesson);
  api.on(listDocuments, { items: [], total: 0, page: 1, pageSize: 100 });
  const open = async () => {
    const screen = await show(<LessonPage />, { at });
    await expect.element(screen.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
    const passage = screen.getByRole('heading', { name: stopped.text }).element();
    return { ...screen, topOf: () => Math.round(passage.getBoundingClientRect().top), passage };
  };
  const leave = async ({ unmount }: { unmount: () => Promise<void> }) => {
    await unmount();
    window.scrollTo(0, 0);
  };
  const before = await open();
  before.passage.scrollIntoView();
  await expect.poll(() => localStorage.getItem('cairn.member.places')).toContain(`"passage":${stoppedAt}`);
  const top = before.topOf();
  await leave(before);
  const again = await open();
  await expect.poll(again.topOf).toBe(top);
  await leave(again);
  api.on(readCourse, { ...enrolled, done: [second.id] });
  const done = await open();
  await expect.poll(() => localStorage.getItem('cairn.member.places')).not.toContain('passage');
  expect(window.scrollY).toBe(0);
  await done.unmount();
});
