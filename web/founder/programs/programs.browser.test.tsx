import { beforeEach, describe, expect, it } from 'vitest';
import { listPlans, readSubscription } from '#contract/billing/plans.ts';
import { listDocuments } from '#contract/documents/documents.ts';
import { errors } from '#contract/errors.ts';
import { readCertificate } from '#contract/programs/certificates.ts';
import type { Lesson } from '#contract/programs/course.ts';
import {
  type CourseCard,
  type CourseList,
  enrolInCourse,
  listCourses,
  type OwnCourse,
  readCourse,
  readLesson,
  saveLearning,
} from '#contract/programs/programs.ts';
import { readCheck, readNewestCheck } from '#contract/readiness/readiness.ts';
import { readIdea, readNewestIntake } from '#contract/validation/validation.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { card, outline } from '#tests/components/course-samples.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { prices } from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import CoursePage from './course-page.tsx';
import LessonPage from './lesson-page.tsx';
import Programs from './programs.tsx';

const { founder, member } = paths;
const lessons = outline.modules.flatMap((module) => module.lessons);
const [firstId = '', secondId = ''] = lessons.map(({ id }) => id);
const begun: CourseCard = { ...card, enrolled: true, progress: 14, timeLeft: 45, lessonsDone: 1, nextLesson: secondId };
const own = (changes: Partial<OwnCourse> = {}): OwnCourse => ({
  outline,
  card,
  done: [],
  answers: [],
  bytes: 95_000,
  ...changes,
});
const listOf = (...all: CourseCard[]): CourseList => ({ courses: all, platform: null });
const saved = { progress: 14, timeLeft: 45, lessonsDone: 1, nextLesson: secondId };
const enrolled = { moodleCourseUrl: founder.course(card.id), enrolledAt: '2026-11-27T09:00:00.000Z' };

const check = readCheck.reply.parse(demo['/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17']);
const idea = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);

const [someYes] = check.answers.filter(({ answer, file }) => answer === 'yes' && file === null);
if (!someYes) throw new Error('no answer says yes');

beforeEach(() => {
  window.localStorage.clear();
  api.on(readNewestCheck, { check: null });
  api.on(readNewestIntake, { idea: null });
});

describe('the list of courses', () => {
  it('says of each what can be done: enrol, continue beside this page, or read what is open', async () => {
    const other = (id: string, changes: Partial<CourseCard>) => ({ ...card, ...changes, id, title: `Course ${id}` });
    api.on(listCourses, listOf(card, other('b', { lockedBy: 'ideation' }), other('c', { ...begun, id: 'c' })));
    api.on(listPlans, prices);
    api.on(readSubscription, { subscription: null, purchase: null });
    const screen = await show(<Programs />, { at: founder.programs });
    await expect.element(screen.getByRole('link', { name: 'It costs ₦15,000 a month' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Check your investment readiness' })).toBeVisible();
    await expect(readOut(screen.container)).toMatchFileSnapshot('said/programs.txt');
    const go = screen.getByRole('link', { name: 'Continue: Course c' });
    await expect.element(go).toHaveAttribute('target', '_blank');
    const cost = screen.getByRole('link', { name: 'It costs ₦15,000 a month' });
    await expect.element(cost).toHaveAttribute('href', member.plans);
  });

  it('says for which blockers of the newest check a course is, which lesson is first, and puts it first', async () => {
    const other = { ...card, id: 'cooking', title: 'Cooking' };
    api.on(listCourses, listOf(other, card));
    const unanswered = { ...check.facts, ideas: [], agreements: [] };
    api.on(readNewestCheck, { check: { ...check, answers: [], facts: unanswered } });
    api.on(readNewestIntake, { idea: { ...idea, intake: completeIntake({}) } });
    const screen = await show(<Programs />, { at: founder.programs });
    await expect.element(screen.getByText('For 3 of your blockers: Customer, Market, Traction.')).toBeVisible();
    const first = screen.getByRole('link', { name: 'First: Find ten people who are not friends, 8 minutes' });
    await expect.element(first).toHaveAttribute('href', founder.lesson(card.id, 'find-ten-strangers'));
    const titles = screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([card.title, 'Cooking']);
  });

  it('says that the work of a course is still open where all of it was read', async () => {
    api.on(
      listCourses,
      listOf({ ...card, enrolled: true, progress: 100, lessonsDone: card.totalLessons, nextLesson: null }),
    );
    const unanswered = { ...check.facts, ideas: [], agreements: [] };
    api.on(readNewestCheck, { check: { ...check, answers: [], facts: unanswered } });
    const screen = await show(<Programs />, { at: founder.programs });
    const words = 'Its work is still open. For 3 of your blockers: Customer, Market, Traction.';
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /^First:/ }).elements()).toHaveLength(0);
  });

  it.each([
    ['names no plan to somebody who has it', null, /^First: Shares that are earned, not given, \d+ minutes$/],
    [
      'names the plan that a lesson comes with',
      'ideation',
      /^First: Shares that are earned, .* minutes, Ideation plan$/,
    ],
  ] as const)('%s', async (_, lockedBy, words) => {
    api.on(listPlans, offline);
    api.on(readSubscription, offline);
    api.on(listCourses, listOf({ ...card, id: 'ready-for-an-investor', title: 'Ready for an investor', lockedBy }));
    api.on(readNewestCheck, { check });
    const screen = await show(<Programs />, { at: founder.programs });
    await expect.element(screen.getByRole('link', { name: words })).toBeVisible();
  });

  it('says of an idea without a readiness check which of its answers a course is for', async () => {
    api.on(listCourses, listOf({ ...card, id: 'cooking', title: 'Cooking' }, card));
    api.on(readNewestIntake, { idea: { ...idea, intake: completeIntake({ ...idea.intake, lastIncident: '' }) } });
    const screen = await show(<Programs />, { at: founder.programs });
    await expect
      .element(
        screen.getByText('For 2 answers that your idea needs: The last time it happened, Result that would stop you.'),
      )
      .toBeVisible();
    const first = screen.getByRole('link', { name: /^First: Ask about the last time/ });
    await expect.element(first).toHaveAttribute('href', founder.lesson(card.id, 'ask-about-the-last-time'));
    expect(screen.getByRole('link', { name: 'Check your investment readiness' }).elements()).toHaveLength(0);
  });

  it('says what to do where nothing is known that a course could be for', async () => {
    api.on(listCourses, listOf(card));
    const screen = await show(<Programs />, { at: founder.programs });
    const way = screen.getByRole('link', { name: 'Check your investment readiness' });
    await expect.element(way).toHaveAttribute('href', founder.evaluate);
  });

  it('asks for all that it shows at once: nothing waits for another answer', async () => {
    const release = api.hold(listCourses, listOf(card));
    await show(<Programs />, { at: founder.programs });
    await expect.poll(() => api.calls(listCourses)).toHaveLength(1);
    await expect.poll(() => api.calls(readNewestCheck)).toHaveLength(1);
    await expect.poll(() => api.calls(readNewestIntake)).toHaveLength(1);
    release();
  });

  it('enrols at one tap, says so, and offers to continue', async () => {
    api.on(listCourses, listOf(card), listOf(begun));
    const release = api.hold(enrolInCourse, enrolled);
    const screen = await show(<Programs />, { at: founder.programs });
    const button = screen.getByRole('button', { name: `Enrol: ${card.title}` });
    await button.click();
    await expect.element(button).toHaveTextContent('Enrolling...');
    release();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('link', { name: `Continue: ${card.title}` })).toBeVisible();
    expect(api.calls(enrolInCourse)).toHaveLength(1);
  });

  it.each([
    ['the sentence of the server', refused('COURSE_LOCKED'), errors.COURSE_LOCKED.message],
    ['what went wrong', offline, 'Network error. Please check your connection and try again.'],
  ])('says in the specified words why enrolling failed: %s', async (_, answer, reason) => {
    api.on(listCourses, listOf(card));
    api.on(enrolInCourse, answer);
    const screen = await show(<Programs />, { at: founder.programs });
    await screen.getByRole('button', { name: `Enrol: ${card.title}` }).click();
    await expect.element(screen.getByText(`Enrollment failed: ${reason}`)).toBeVisible();
  });

  it('tries again at a tap where that may help, and else leads to the plans', async () => {
    api.on(listCourses, listOf(card), listOf(begun));
    api.on(enrolInCourse, offline, refused('ENROLMENT_FAILED'), enrolled);
    const screen = await show(<Programs />, { at: founder.programs });
    await screen.getByRole('button', { name: `Enrol: ${card.title}` }).click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText(errors.ENROLMENT_FAILED.message)).toBeVisible();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText('You are enrolled')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(api.calls(enrolInCourse)).toHaveLength(3);
    await screen.unmount();

    api.on(listCourses, listOf(card));
    api.on(enrolInCourse, refused('COURSE_LOCKED'));
    const locked = await show(<Programs />, { at: founder.programs });
    await locked.getByRole('button', { name: `Enrol: ${card.title}` }).click();
    await locked.getByRole('alertdialog').getByRole('button', { name: 'See the plans' }).click();
    await expect.poll(locked.location).toBe(member.plans);
  });

  it('says where the course has no address', async () => {
    api.on(listCourses, listOf(card));
    api.on(enrolInCourse, { ...enrolled, moodleCourseUrl: '' });
    const screen = await show(<Programs />, { at: founder.programs });
    await screen.getByRole('button', { name: `Enrol: ${card.title}` }).click();
    await expect.element(screen.getByText('Enrolled successfully, but course link is missing.')).toBeVisible();
  });
});

describe('a course', () => {
  it('that was finished is read again, and one that is not there leads to the list', async () => {
    api.on(listCourses, listOf({ ...begun, progress: 100, nextLesson: null }));
    const list = await show(<Programs />, { at: founder.programs });
    await expect.element(list.getByRole('link', { name: `Read again: ${card.title}` })).toBeVisible();
    await list.unmount();
    api.on(readCourse, refused('COURSE_UNKNOWN'));
    const screen = await show(<CoursePage />, { at: founder.course('cooking') });
    const all = screen.getByRole('link', { name: 'See the courses' });
    await expect.element(all).toHaveAttribute('href', founder.programs);
  });

  beforeEach(() => api.on(readCertificate, { certificate: null }));
  it('says what it teaches, what is done and where to go on', async () => {
    api.on(readCourse, own({ card: begun, done: [firstId] }));
    const screen = await show(<CoursePage />, { at: founder.course(card.id) });
    await expect.element(screen.getByRole('link', { name: 'Go on with lesson 2' })).toBeVisible();
    await expect(readOut(screen.container)).toMatchFileSnapshot('said/course.txt');
  });

  it('that a plan does not have opens its first lesson alone', async () => {
    api.on(listPlans, offline);
    api.on(readSubscription, offline);
    api.on(readCourse, own({ card: { ...card, lockedBy: 'ideation' } }));
    const screen = await show(<CoursePage />, { at: founder.course(card.id) });
    await expect.element(screen.getByText('This course comes with the Ideation plan')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'What it costs' })).toHaveAttribute('href', member.plans);
    await expect.element(screen.getByRole('link', { name: lessons[0]?.title ?? '' })).toBeVisible();
    expect(screen.getByRole('link', { name: lessons[1]?.title ?? '' }).elements()).toHaveLength(0);
  });
});

const lesson: Lesson = {
  ...(lessons[0] as Lesson),
  version: '0123456789abcdef',
  body: [{ kind: 'paragraph', spans: [{ kind: 'text', text: 'Ask strangers.' }] }],
  sources: [],
  questions: [
    {
      question: 'Whom do you ask?',
      answers: [
        { text: 'A friend', right: false, why: 'Friends want to please.' },
        { text: 'A stranger', right: true, why: 'A stranger owes you nothing.' },
      ],
    },
  ],
};

describe('a lesson', () => {
  beforeEach(() => api.on(listDocuments, { items: [], total: 0, page: 1, pageSize: 100 }));
  const open = () => show(<LessonPage />, { at: founder.lesson(card.id, firstId) });

  it('says why an answer is wrong, and asks again', async () => {
    api.on(readLesson, lesson);
    api.on(readCourse, own({ card: begun }));
    api.on(saveLearning, saved);
    const screen = await open();
    await screen.getByRole('radio', { name: 'A friend' }).click();
    await screen.getByRole('button', { name: 'Check my answer' }).click();
    await expect.element(screen.getByText('Friends want to please.')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on, and ask me again later' }).click();
    await screen.getByRole('radio', { name: 'A stranger' }).click();
    await screen.getByRole('button', { name: 'Check my answer' }).click();
    await expect.element(screen.getByText('A stranger owes you nothing.')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on' }).click();
    await expect.element(screen.getByText('1 of them took another try.')).toBeVisible();
    await expect
      .poll(() => api.calls(saveLearning).map(({ body }) => body.answers.map(({ answer }) => answer)))
      .toEqual([[0], [1]]);
  });

  it('asks later what was answered wrong, and nothing that was right, also on another device', async () => {
    const [asked] = lesson.questions;
    if (!asked) throw new Error('the lesson asks nothing');
    const [first, second] = [asked, { ...asked, question: 'Whom do you believe?' }];
    const given = (question: number, answer: number) => ({
      ...{ lessonId: firstId, version: lesson.version, question, answer },
      answeredAt: '2026-11-27T09:00:00.000Z',
    });
    api.on(readLesson, { ...lesson, questions: [first, second] });
    api.on(readCourse, own({ card: begun, answers: [given(0, 1), given(1, 0)] }));
    const screen = await open();
    await expect.element(screen.getByText('1 question left of 2')).toBeVisible();
    await expect.element(screen.getByText('Whom do you believe?')).toBeVisible();
  });

  it('does not take an answer to an older text for a wrong one', async () => {
    const old = { lessonId: firstId, version: 'fedcba9876543210', question: 0, answer: 0 };
    api.on(readLesson, lesson);
    api.on(readCourse, own({ card: begun, answers: [{ ...old, answeredAt: '2026-11-27T09:00:00.000Z' }] }));
    api.on(saveLearning, saved);
    const screen = await open();
    await screen.getByRole('radio', { name: 'A stranger' }).click();
    await screen.getByRole('button', { name: 'Check my answer' }).click();
    await screen.getByRole('button', { name: 'Go on' }).click();
    await expect.element(screen.getByText('Each of them at the first try.')).toBeVisible();
  });

  it('that is open to everybody ends in the way to the others', async () => {
    api.on(readLesson, lesson);
    api.on(readCourse, own(), own({ card: begun }));
    api.on(enrolInCourse, enrolled);
    const screen = await open();
    await expect.element(screen.getByText(/This is the first of 7 lessons/)).toBeVisible();
    await expect.element(screen.getByText(/what you answer here is not kept/)).toBeVisible();
    await screen.getByRole('button', { name: 'Enrol', exact: true }).click();
    await expect.element(screen.getByText(/Finish this lesson to go on/)).toBeVisible();
    await expect.element(screen.getByText(/what you answer here is not kept/)).not.toBeInTheDocument();
  });

  it('says which of how many it is', async () => {
    api.on(readLesson, lesson);
    api.on(readCourse, own({ card: begun }));
    const screen = await open();
    await expect.element(screen.getByText(/, lesson 1 of 7/)).toBeVisible();
  });

  it('that is not there leads to the lessons of its course', async () => {
    api.on(readLesson, refused('LESSON_UNKNOWN'));
    api.on(readCourse, own({ card: begun }));
    const screen = await open();
    const lessonsLink = screen.getByRole('link', { name: 'See its lessons' });
    await expect.element(lessonsLink).toHaveAttribute('href', founder.course(card.id));
  });

  it('is finished without any answer, as the version that was read', async () => {
    api.on(readLesson, lesson);
    api.on(readCourse, own({ card: begun }));
    api.on(saveLearning, saved);
    const screen = await open();
    await screen.getByRole('button', { name: 'I have finished' }).click();
    await expect.element(screen.getByRole('link', { name: `Next: ${lessons[1]?.title}` })).toBeVisible();
    await expect
      .poll(() => api.calls(saveLearning).map(({ body }) => body))
      .toEqual([{ learner: 'u1', version: lesson.version, isFinished: true, answers: [] }]);
    await expect.element(screen.getByText('Not sent yet', { exact: false })).not.toBeInTheDocument();
  });
});
