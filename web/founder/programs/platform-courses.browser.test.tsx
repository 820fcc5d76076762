import { beforeEach, describe, expect, it } from 'vitest';
import { listPlans, readSubscription } from '#contract/billing/plans.ts';
import { type CourseCard, enrolInCourse, listCourses, syncCourses } from '#contract/programs/programs.ts';
import { readNewestCheck } from '#contract/readiness/readiness.ts';
import { readNewestIntake } from '#contract/validation/validation.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { card } from '#tests/components/course-samples.ts';
import { show } from '#tests/components/show.tsx';
import { prices, running } from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import Programs from './programs.tsx';

const platformUrl = 'https://learn.example/course/view.php';
const passwordUrl = 'https://learn.example/login/forgot_password.php';
const before = '2026-11-20T09:30:00.000Z';
const now = '2026-11-27T11:00:00.000Z';
const course = (id: string, title: string, change: Partial<CourseCard> = {}): CourseCard => ({
  id,
  title,
  summary: 'Learn it step by step.\n• Short lessons',
  totalModules: 4,
  totalLessons: 0,
  progress: 0,
  timeLeft: null,
  lessonsDone: 0,
  nextLesson: null,
  enrolled: false,
  enrolling: false,
  lockedBy: null,
  opensAt: `${platformUrl}?id=${id}`,
  ...change,
});
const list = (courses: CourseCard[], asOf: string | null = now, isAway = false) => ({
  courses,
  platform: { asOf, isAway, passwordUrl },
});
const open = () => show(<Programs />, { at: paths.founder.programs });
/** The same at once and from the platform. */
function answers(...courses: CourseCard[]) {
  api.on(listCourses, list(courses));
  api.on(syncCourses, list(courses));
}

beforeEach(() => {
  window.localStorage.clear();
  api.on(readNewestCheck, { check: null });
  api.on(readNewestIntake, { idea: null });
});

describe('a course of the platform outside', () => {
  it('that is not taken shows Enrol, enrols once, and says where to go on', async () => {
    const taken = course('2', 'Startup Fundamentals', { enrolled: true });
    api.on(listCourses, list([course('2', 'Startup Fundamentals')]), list([taken]));
    api.on(syncCourses, list([course('2', 'Startup Fundamentals')]), list([taken]));
    api.on(enrolInCourse, { moodleCourseUrl: `${platformUrl}?id=2`, enrolledAt: now });
    const screen = await open();
    await screen.getByRole('button', { name: 'Enrol: Startup Fundamentals' }).click();
    const alert = screen.getByRole('alertdialog');
    const words = 'Continue sends you to the e-learning platform. Log in there with your e-mail and platform password.';
    await expect.element(alert.getByText(words)).toBeVisible();
    await alert.getByRole('button').click();
    const go = screen.getByRole('link', { name: 'Continue: Startup Fundamentals (opens in a new tab)' });
    await expect.element(go).toHaveAttribute('href', `${platformUrl}?id=2`);
    await expect.element(go).toHaveAttribute('target', '_blank');
    await expect.element(go).toHaveAttribute('rel', 'noopener noreferrer');
    expect(api.calls(enrolInCourse)).toHaveLength(1);
  });

  it('that could not be taken says so in the words of the specification', async () => {
    answers(course('2', 'Startup Fundamentals'));
    api.on(enrolInCourse, refused('ENROLMENT_FAILED'), refused('COURSE_LOCKED'));
    const screen = await open();
    const press = () => screen.getByRole('button', { name: 'Enrol: Startup Fundamentals' }).click();
    await press();
    const alert = screen.getByRole('alertdialog');
    await expect.element(alert.getByText('Failed to enroll in course. Please try again.')).toBeVisible();
    expect(alert.getByText('Enrollment failed:').elements()).toHaveLength(0);
    await alert.getByRole('button', { name: 'OK' }).click();
    await press();
    await expect.element(alert.getByText('Enrollment failed: Your plan does not have this course.')).toBeVisible();
  });

  it('without a link says that it is missing', async () => {
    answers(course('2', 'Startup Fundamentals'));
    api.on(enrolInCourse, { moodleCourseUrl: '', enrolledAt: now });
    const screen = await open();
    await screen.getByRole('button', { name: 'Enrol: Startup Fundamentals' }).click();
    const alert = screen.getByRole('alertdialog');
    await expect.element(alert.getByText('Enrolled successfully, but course link is missing.')).toBeVisible();
  });

  it('that the platform has still to confirm is being enrolled', async () => {
    answers(course('2', 'Startup Fundamentals', { enrolling: true }));
    const screen = await open();
    const button = screen.getByRole('button', { name: 'Enrol: Startup Fundamentals' });
    await expect.element(button).toHaveTextContent('Enrolling...');
    await button.click({ force: true });
    expect(api.calls(enrolInCourse)).toHaveLength(0);
  });

  it('that is taken shows how far one is, and what is left where that is known', async () => {
    answers(
      course('2', 'Startup Fundamentals', { enrolled: true, progress: 11, timeLeft: 161 }),
      course('10', 'No Completion Tracking', { enrolled: true, progress: null, totalModules: 0 }),
    );
    const screen = await open();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '11');
    await expect.element(screen.getByText(/^4 modules, .* left$/)).toBeVisible();
    await expect.element(screen.getByText('This course does not count how far you are.')).toBeVisible();
    expect(screen.getByRole('progressbar').elements()).toHaveLength(1);
  });

  it('shows the picture that was copied of it, and no empty place where there is none', async () => {
    const image = `/api/v1/programs/images/${'a'.repeat(32)}`;
    answers(course('2', 'Startup Fundamentals', { image }), course('7', 'Fundraising'));
    const screen = await open();
    await expect.element(screen.getByText('Fundraising')).toBeVisible();
    const pictures = [...screen.container.querySelectorAll('img')];
    expect(pictures.map((one) => [one.getAttribute('src'), one.alt])).toEqual([[image, '']]);
  });

  it('that is taken leads to where its password is set, and no other does', async () => {
    answers(course('2', 'Startup Fundamentals', { enrolled: true }), course('7', 'Fundraising'));
    const screen = await open();
    const link = screen.getByRole('link', { name: /^Set course password/ });
    await expect.element(link).toHaveAttribute('href', passwordUrl);
    expect(link.elements()).toHaveLength(1);
  });

  it('that is finished stays so where it has gained modules since', async () => {
    const finished = { at: before, newModules: 2 };
    answers(course('2', 'Startup Fundamentals', { enrolled: true, progress: 80, totalModules: 10, finished }));
    const screen = await open();
    await expect.element(screen.getByText('Finished 20th Nov, 2026', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/, 2 new modules since then$/)).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  });

  it('of a larger plan says which, and what it costs', async () => {
    api.on(listPlans, prices);
    const terms = { plan: 'ideation', cadence: 'yearly', currency: 'USD' } as const;
    api.on(readSubscription, { subscription: { ...running, terms }, purchase: null });
    answers(course('7', 'Fundraising', { lockedBy: 'founder' }));
    const screen = await open();
    await expect.element(screen.getByText(/It comes with the .* plan\./)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'It costs $29 a month' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Enrol:/ }).elements()).toHaveLength(0);
  });

  it('of a larger plan leaves it to the list to say once that the others are open', async () => {
    api.on(listPlans, prices);
    api.on(readSubscription, { subscription: null, purchase: null });
    const locked = ['7', '8'].map((id) => course(id, `Fundraising ${id}`, { lockedBy: 'founder' }));
    answers(course('2', 'Startup Fundamentals'), ...locked);
    const screen = await open();
    await expect.element(screen.getByText(/It comes with the .* plan\./).nth(1)).toBeVisible();
    expect(screen.getByText('The courses without this note are open to you.').elements()).toHaveLength(1);
    await screen.unmount();
    answers(...locked);
    const allLocked = await open();
    await expect.element(allLocked.getByText(/It comes with the .* plan\./).nth(1)).toBeVisible();
    expect(allLocked.getByText('The courses without this note are open to you.').elements()).toHaveLength(0);
  });

  it('whose summary has signs of HTML shows them as text', async () => {
    answers(course('2', 'Startup Fundamentals', { summary: '<img src=x onerror="document.title=1"> <b>Bold</b>' }));
    const screen = await open();
    await expect.element(screen.getByText('<b>Bold</b>')).toBeVisible();
    expect(screen.container.querySelector('li img, li b')).toBeNull();
  });
});

describe('the platform', () => {
  it('is asked when the page opens, when it is looked at again, and by the button', async () => {
    const at = (progress: number) => list([course('2', 'Startup Fundamentals', { enrolled: true, progress })]);
    api.on(listCourses, at(10));
    api.on(syncCourses, at(20), at(30), at(40));
    const screen = await open();
    const bar = screen.getByRole('progressbar');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '20');
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(bar).toHaveAttribute('aria-valuenow', '30');
    await screen.getByRole('button', { name: 'Update progress' }).click();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
    await expect.element(screen.getByText('Progress as of 27th Nov, 2026 12:00 PM')).toBeVisible();
  });

  it.each([
    ['says nothing to our server', list([course('2', 'A Course', { enrolled: true, progress: 40 })], before, true)],
    ['cannot be asked for want of a network', offline],
  ])('that %s leaves the last known state, with its time', async (_what, answer) => {
    api.on(listCourses, list([course('2', 'A Course', { enrolled: true, progress: 40 })], before));
    api.on(syncCourses, answer);
    const screen = await open();
    await expect.element(screen.getByText('The e-learning platform does not answer just now')).toBeVisible();
    await expect.element(screen.getByText(/Your progress is as of 20th Nov, 2026 10:30 AM/)).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(screen.getByRole('link', { name: /^Continue: A Course/ })).toBeVisible();
  });

  it('that taught when the page was open last leaves the gaps of the founder unasked', async () => {
    answers(course('2', 'Startup Fundamentals'));
    const first = await open();
    await expect.element(first.getByText('Startup Fundamentals')).toBeVisible();
    await expect.poll(() => api.calls(readNewestCheck)).toHaveLength(1);
    await first.unmount();
    const release = api.hold(listCourses, list([course('2', 'Startup Fundamentals')]));
    const again = await open();
    await expect.poll(() => api.calls(listCourses)).toHaveLength(2);
    release();
    await expect.element(again.getByText('Startup Fundamentals')).toBeVisible();
    expect([api.calls(readNewestCheck), api.calls(readNewestIntake)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('that taught last, and does no more, has the gaps asked once that is known', async () => {
    answers(course('2', 'Startup Fundamentals'));
    const first = await open();
    await expect.element(first.getByText('Startup Fundamentals')).toBeVisible();
    await first.unmount();
    api.on(listCourses, { courses: [card], platform: null });
    await open();
    await expect.poll(() => api.calls(readNewestCheck)).toHaveLength(2);
  });

  it('is not asked where the product itself teaches', async () => {
    api.on(listCourses, {
      courses: [course('talk-to-customers', 'Talk to customers', { opensAt: '/m/founder/programs/talk-to-customers' })],
      platform: null,
    });
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: 'Talk to customers' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update progress' }).elements()).toHaveLength(0);
    expect(api.calls(syncCourses)).toHaveLength(0);
  });
});

describe('the list of courses', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => course(`${index}`, `Course ${index}`, { enrolled: index === 3 }));

  it('is searched from eight courses on, and says how many are found', async () => {
    answers(...many(8));
    const screen = await open();
    await screen.getByRole('searchbox', { name: 'Search the courses' }).fill('course 5');
    await expect.element(screen.getByText('1 course.')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Show' }).selectOptions('My courses');
    await expect.element(screen.getByText('No course is like this. Try fewer words, or all courses.')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search the courses' }).fill('');
    await expect.element(screen.getByRole('heading', { name: 'Course 3' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Course \d/ }).elements()).toHaveLength(1);
  });

  it('has nothing to search by where all are seen at a glance', async () => {
    answers(...many(7));
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Course 6' })).toBeVisible();
    expect(screen.getByRole('searchbox').elements()).toHaveLength(0);
  });
});
