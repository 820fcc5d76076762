import { lessonTitles } from 'virtual:lesson-titles';
import { beforeEach, expect, it } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { BackToLesson } from './back-to-lesson.tsx';

const { founder, member } = paths;
const [courseId = '', lessons = {}] = Object.entries(lessonTitles)[0] ?? [];
const [lessonId = '', title = ''] = Object.entries(lessons)[0] ?? [];
const lesson = founder.lesson(courseId, lessonId);
const line = `Back to the lesson: ${title}`;

beforeEach(() => {
  window.sessionStorage.clear();
});

/** One page after the other in one tab, each opened anew. @returns the last of them. */
async function open(...addresses: string[]) {
  const [first = '', ...rest] = addresses;
  const screen = await show(
    <>
      <BackToLesson />
      <h1>The page</h1>
    </>,
    { at: first },
  );
  await expect.element(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  if (rest.length === 0) return screen;
  await screen.unmount();
  return open(...rest);
}

it.each([
  ['a form', [founder.ideaQuestions('i1', 'problem', 'lastIncident')]],
  ['the day sheet, also after a reload', [founder.ideaDay('i1'), founder.ideaDay('i1')]],
  ['another page of the same idea', [founder.ideaDay('i1'), founder.idea('i1')]],
  ['an idea out of the list of them', [founder.validate, founder.idea('i1')]],
  ['the tool of a lesson', [founder.capTable]],
  ['the plans, for what is locked', [member.billingHistory]],
  ['the work, after the plans were looked up', [founder.idea('i1'), member.billingHistory, founder.idea('i1')]],
])('leads back from %s to the lesson that it was opened from', async (_, work) => {
  const screen = await open(lesson, ...work);
  await screen.getByRole('link', { name: line }).click();
  expect(screen.location()).toBe(`${lesson}#work`);
});

it.each([
  ['nothing was opened from a lesson', [founder.overview, founder.idea('i1')]],
  ['one has left the work', [lesson, founder.idea('i1'), founder.overview, founder.idea('i1')]],
  ['it is another idea', [lesson, founder.idea('i1'), founder.idea('i2')]],
  ['there is no such lesson', [founder.lesson(courseId, 'constructor'), founder.idea('i1')]],
  ['there is no such course', [founder.lesson('constructor', 'name'), founder.idea('i1')]],
  ['it is the lesson itself', [lesson]],
])('says nothing of a lesson where %s', async (_, visited) => {
  const screen = await open(...visited);
  expect(screen.getByText('Back to the lesson').elements()).toHaveLength(0);
});
