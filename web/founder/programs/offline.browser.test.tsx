import { courses } from 'virtual:courses';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listDocuments } from '#contract/documents/documents.ts';
import { readCertificate } from '#contract/programs/certificates.ts';
import type { Lesson } from '#contract/programs/course.ts';
import {
  listCourses,
  type OwnCourse,
  readCourse,
  readLesson,
  readLessons,
  saveLearning,
} from '#contract/programs/programs.ts';
import { readNewestCheck } from '#contract/readiness/readiness.ts';
import { readNewestIntake } from '#contract/validation/validation.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { desktop, phone } from '#tests/components/viewports.ts';
import { memberOnDevice } from '#web/auth/member-on-device.ts';
import { authSession } from '#web/auth/session.ts';
import { paths } from '#web/paths.ts';
import { askBeforeLogOut } from '#web/programs/before-log-out.ts';
import { sendWaiting } from '#web/programs/send-waiting.ts';
import { forgetWaiting, waitingLessons } from '#web/programs/waiting-learning.ts';
import CoursePage from './course-page.tsx';
import LessonPage from './lesson-page.tsx';
import Programs from './programs.tsx';

const { founder } = paths;
const [written] = courses;
if (!written) throw new Error('there is no course');
const { outline, first } = written;
const lessons: Lesson[] = outline.modules.flatMap((module) => module.lessons.map((one) => ({ ...first, ...one })));
const [one, two] = lessons;
if (!one || !two) throw new Error('the course has too few lessons');
const own: OwnCourse = {
  outline,
  done: [],
  answers: [],
  bytes: 94_321,
  card: {
    ...{
      id: outline.id,
      title: outline.title,
      summary: outline.summary,
      totalModules: 3,
      totalLessons: lessons.length,
    },
    ...{ enrolled: true, enrolling: false, opensAt: founder.course(outline.id), lockedBy: null },
    ...{ progress: 0, timeLeft: 60, lessonsDone: 0, nextLesson: one.id },
  },
};
const saved = { progress: 14, timeLeft: 45, lessonsDone: 1, nextLesson: two.id };
const openCourse = (as = {}) => show(<CoursePage />, { at: founder.course(outline.id), as });
const openLesson = (as = {}) => show(<LessonPage />, { at: founder.lesson(outline.id, one.id), as });

beforeEach(() => {
  forgetWaiting();
  window.localStorage.clear();
  api.on(readCourse, own);
  api.on(readCertificate, { certificate: null });
  api.on(readLesson, one);
  api.on(readLessons, { lessons });
  api.on(listDocuments, { items: [], total: 0, page: 1, pageSize: 100 });
  api.on(readNewestCheck, { check: null });
  api.on(readNewestIntake, { idea: null });
});

/** Nobody answers from now on, and there is no network as the browser sees it. */
function goOffline() {
  for (const call of [
    readCourse,
    readLesson,
    readLessons,
    listCourses,
    listDocuments,
    saveLearning,
    readNewestCheck,
    readNewestIntake,
  ])
    api.on(call, offline);
}

async function saveIt() {
  const screen = await openCourse();
  await screen.getByRole('button', { name: 'Save course, 95 KB' }).click();
  await expect.element(screen.getByText('Saved on this phone')).toBeVisible();
  return screen;
}

describe('a saved course', () => {
  it('opens without a network, with each lesson, and says so', async () => {
    await (await saveIt()).unmount();
    goOffline();
    const course = await openCourse();
    await expect.element(course.getByText('This is what is saved on this phone', { exact: false })).toBeVisible();
    await expect.element(course.getByRole('heading', { level: 1, name: outline.title })).toBeVisible();
    await course.unmount();
    for (const { id, title } of lessons) {
      const screen = await show(<LessonPage />, { at: founder.lesson(outline.id, id) });
      await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await screen.unmount();
    }
    const list = await show(<Programs />, { at: founder.programs });
    await expect.element(list.getByText('Saved on this phone.')).toBeVisible();
    await expect.element(list.getByRole('link', { name: outline.title, exact: true })).toBeVisible();
    await expect.element(list.getByText('There are other courses', { exact: false })).toBeVisible();
  });

  it('is removed once that is confirmed, and does not open then', async () => {
    const screen = await saveIt();
    const [remove, dialog] = [
      screen.getByRole('button', { name: 'Remove from this phone' }),
      screen.getByRole('alertdialog'),
    ];
    await remove.click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(screen.getByText('Saved on this phone')).toBeVisible();
    await remove.click();
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await expect.element(screen.getByRole('button', { name: 'Save course, 95 KB' })).toBeVisible();
    await screen.unmount();
    goOffline();
    const again = await openCourse();
    await expect.element(again.getByText('No network, and this course is not saved on this phone')).toBeVisible();
  });

  it('is gone from the device once its founder has logged out, and is not shown to the next person', async () => {
    await (await saveIt()).unmount();
    goOffline();
    const other = await openCourse({ sub: 'u2' });
    await expect.element(other.getByText('No network, and this course is not saved on this phone')).toBeVisible();
    await other.unmount();
    memberOnDevice.forget();
    expect(JSON.stringify(window.localStorage)).not.toContain(outline.title);
  });

  it.each([
    ['course', openCourse],
    ['lesson', openLesson],
  ])('that is not there is said at once where the browser knows of no network: its %s', async (_, open) => {
    const release = [api.hold(readCourse, offline), api.hold(readLesson, offline)];
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const screen = await open();
    await expect.element(screen.getByText('No network, and this course is not saved on this phone')).toBeVisible();
    await expect.element(screen.getByText('press “Save course”', { exact: false })).toBeVisible();
    api.on(readCourse, own);
    api.on(readLesson, one);
    onLine.mockRestore();
    for (const answer of release) answer();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('leads to those that are saved where another is asked for', async () => {
    await (await saveIt()).unmount();
    goOffline();
    const screen = await show(<CoursePage />, { at: founder.course('price-and-first-sales') });
    await expect.element(screen.getByText('No network, and this course is not saved on this phone')).toBeVisible();
    const saves = screen.getByRole('link', { name: 'See the courses that are saved here' });
    await expect.element(saves).toHaveAttribute('href', founder.programs);
  });

  it('is still there after a session that ended by itself, once the same founder logs in again', async () => {
    await (await saveIt()).unmount();
    api.giveToken(null);
    await authSession.refreshToken();
    const screen = await openCourse();
    await expect.element(screen.getByText('Saved on this phone')).toBeVisible();
  });

  it('is saved again once the course has lessons that the copy lacks', async () => {
    api.on(readLessons, { lessons: lessons.slice(1) });
    await (await saveIt()).unmount();
    const screen = await openCourse();
    await expect.element(screen.getByRole('button', { name: 'Save course, 95 KB' })).toBeVisible();
  });

  it('takes no more room than it may, and says what helps', async () => {
    await openCourse().then((screen) => screen.unmount());
    const courses = [{ id: 'another', title: 'Another', bytes: 1_950_000 }];
    window.localStorage.setItem('cairn.member.courses', JSON.stringify({ uid: 'u1', courses }));
    const screen = await openCourse();
    await screen.getByRole('button', { name: 'Save course, 95 KB' }).click();
    await expect.element(screen.getByText('Your saved courses take 2,000 KB at most', { exact: false })).toBeVisible();
  });

  it('that the browser does not take leaves nothing behind, and says why', async () => {
    const screen = await openCourse();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await screen.getByRole('button', { name: 'Save course, 95 KB' }).click();
    await expect.element(screen.getByText('This browser has no room for it', { exact: false })).toBeVisible();
    setItem.mockRestore();
    expect(JSON.stringify(window.localStorage)).not.toContain(outline.title);
  });

  it('is not saved when its lessons cannot be read', async () => {
    api.on(readLessons, refused('COURSE_NOT_ENROLLED'));
    const screen = await openCourse();
    await screen.getByRole('button', { name: 'Save course, 95 KB' }).click();
    await expect.element(screen.getByText('The course is not saved')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save course, 95 KB' })).toBeEnabled();
  });
});

describe('what is done without a network', () => {
  async function learnOffline() {
    await (await saveIt()).unmount();
    goOffline();
    const screen = await openLesson();
    await screen.getByRole('radio').first().click();
    await screen.getByRole('button', { name: 'Check my answer' }).click();
    await screen.getByRole('button', { name: 'I have finished' }).click();
    await expect.element(screen.getByText('Not sent yet: 1 answer, 1 finished lesson')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: `Next: ${two?.title}` })).toBeVisible();
    return screen;
  }
  const bodies = () => api.calls(saveLearning).map(({ body }) => body);

  it('is counted at once, also on the course after a reload, and sent once when the network is back', async () => {
    await (await learnOffline()).unmount();
    const screen = await openCourse();
    await expect.element(screen.getByRole('link', { name: 'Go on with lesson 2' })).toBeVisible();
    await expect.element(screen.getByText(`1 of ${lessons.length} lessons`, { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Not sent yet: 1 answer, 1 finished lesson')).toBeVisible();

    const taken: unknown[] = [];
    api.on(saveLearning, ({ body }) => {
      taken.push(body);
      return saved;
    });
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Not sent yet', { exact: false })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Go on with lesson 2' })).toBeVisible();
    expect(taken).toEqual([
      {
        learner: 'u1',
        version: one.version,
        isFinished: true,
        answers: [{ question: 0, answer: 0, answeredAt: expect.any(String) }],
      },
    ]);
    // The copy knows it too: nothing is lost while the network is away again.
    await screen.unmount();
    const again = await openCourse();
    await expect.element(again.getByRole('link', { name: 'Go on with lesson 2' })).toBeVisible();
  });

  it('is sent when the network is back, and the page says no more that there is none', async () => {
    const screen = await learnOffline();
    await expect.element(screen.getByText('No network', { exact: true })).toBeVisible();
    api.on(readCourse, { ...own, done: [one.id] });
    api.on(readLesson, one);
    api.on(saveLearning, saved);
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('No network', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: `Next: ${two?.title}` })).toBeVisible();
  });

  it('is in a course that was being read while it was sent, and in its copy', async () => {
    await (await learnOffline()).unmount();
    const answer = api.hold(readCourse, own);
    api.on(saveLearning, saved);
    const screen = await openCourse();
    await sendWaiting();
    answer();
    await expect.element(screen.getByRole('link', { name: 'Go on with lesson 2' })).toBeVisible();
    await screen.unmount();
    goOffline();
    const again = await openCourse();
    await expect.element(again.getByRole('link', { name: 'Go on with lesson 2' })).toBeVisible();
  });

  const listBefore = { courses: [own.card], platform: null };
  const listAfter = { courses: [{ ...own.card, ...saved }], platform: null };

  it('is in a list that was being read while it was sent', async () => {
    await (await learnOffline()).unmount();
    const asked = Promise.withResolvers<void>();
    api.on(listCourses, () => asked.promise.then(() => listBefore), listAfter);
    api.on(saveLearning, saved);
    const screen = await show(<Programs />, { at: founder.programs });
    await expect.poll(waitingLessons).toEqual([]);
    asked.resolve();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
  });

  it('is in a list that was read before it was sent', async () => {
    await (await learnOffline()).unmount();
    const send = api.hold(saveLearning, saved);
    api.on(listCourses, listBefore, listAfter);
    const screen = await show(<Programs />, { at: founder.programs });
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    send();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
  });

  it('waits for its own founder: nothing of it is shown to another person, or sent with their session', async () => {
    await (await learnOffline()).unmount();
    const before = bodies().length;
    api.on(readCourse, own);
    api.on(saveLearning, saved);
    const other = await openCourse({ sub: 'u2' });
    await expect.element(other.getByRole('link', { name: 'Begin' })).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(other.getByText('Not sent yet', { exact: false })).not.toBeInTheDocument();
    expect(bodies().length).toBe(before);
    await other.unmount();
    await openCourse();
    await expect.poll(() => bodies().at(-1)?.learner).toBe('u1');
  });

  it('waits on where the server cannot take it now, and is dropped where it never can', async () => {
    await (await learnOffline()).unmount();
    api.on(saveLearning, refused('ACCOUNT_NOT_OWN'), refused('LESSON_UNKNOWN'));
    const screen = await openCourse();
    await expect.element(screen.getByText('Not sent yet: 1 answer, 1 finished lesson')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Not sent yet', { exact: false })).not.toBeInTheDocument();
  });

  it('is offered to be sent before logging out', async () => {
    const screen = await learnOffline();
    api.on(saveLearning, saved);
    const leaving = askBeforeLogOut({ canAsk: true });
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByText('Not sent yet: 1 answer, 1 finished lesson')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send and log out' }).click();
    expect(await leaving).toBe('leave');
    expect(waitingLessons()).toEqual([]);
  });

  it('that cannot be sent is removed only when its founder says so, in a step of its own', async () => {
    const screen = await learnOffline();
    const leaving = askBeforeLogOut({ canAsk: true });
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Send and log out' }).click();
    await expect.element(dialog.getByText('It could not be sent')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.getByRole('button', { name: 'Stay logged in' }).click();
    expect(await leaving).toBe('stay');
    expect(waitingLessons()).toHaveLength(1);
    const again = askBeforeLogOut({ canAsk: true });
    await dialog.getByRole('button', { name: 'Send and log out' }).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    const loss = '1 answer and 1 finished lesson were not sent. If you log out now they are lost.';
    await expect.element(dialog.getByText(loss, { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Log out here and lose it' }).click();
    expect(await again).toBe('lose');
  });

  it('can be lost where the device has no code that sends it', async () => {
    const screen = await learnOffline();
    const leaving = askBeforeLogOut({ canAsk: true }, () => Promise.reject(new TypeError('Failed to fetch')));
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Send and log out' }).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.getByRole('button', { name: 'Log out here and lose it' }).click();
    expect(await leaving).toBe('lose');
  });

  it.each([phone, desktop])(
    'that cannot be sent is not removed where the button before was, %i px wide',
    async (...size) => {
      await page.viewport(...size);
      const screen = await learnOffline();
      void askBeforeLogOut({ canAsk: true });
      const dialog = screen.getByRole('alertdialog');
      const placeOf = async (name: string) => {
        const button = dialog.getByRole('button', { name });
        await expect.element(button).toBeVisible();
        return button.element().getBoundingClientRect();
      };
      await dialog.getByRole('button', { name: 'Send and log out' }).click();
      const before = await placeOf('OK');
      await dialog.getByRole('button', { name: 'OK' }).click();
      const lose = await placeOf('Log out here and lose it');
      const isApart = lose.bottom <= before.top || lose.right <= before.left;
      expect(isApart).toBe(true);
      await dialog.getByRole('button', { name: 'Stay logged in' }).click();
    },
  );

  it('keeps somebody logged in where nothing can ask and it cannot be sent', async () => {
    await learnOffline();
    expect(await askBeforeLogOut({ canAsk: false })).toBe('stay');
    expect(waitingLessons()).toHaveLength(1);
  });

  it('takes along what another tab has kept since', async () => {
    const screen = await learnOffline();
    const kept = { ...localStorage };
    await screen.unmount();
    forgetWaiting();
    Object.assign(localStorage, kept);
    expect(waitingLessons()).toEqual([]);
    expect(await askBeforeLogOut({ canAsk: false })).toBe('stay');
    expect(waitingLessons()).toHaveLength(1);
  });

  it('keeps somebody logged in who does not want to send it', async () => {
    const screen = await learnOffline();
    const leaving = askBeforeLogOut({ canAsk: true });
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Stay logged in' }).click();
    expect(await leaving).toBe('stay');
    expect(waitingLessons()).toHaveLength(1);
  });
});
