import { describe, expect, it } from 'vitest';
import { offline } from '#tests/components/answers.ts';
import { type DemoAnswers, readDemoPage } from '#tests/components/demo-page.tsx';
import assistant from '#tests/fixtures/demo/assistant.json';
import founder from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/overview.tsx');
const upcoming = '/consultation/bookings?tab=upcoming&page=1&pageSize=10';
const latestIdea = '/documents?type=validation&sort=date&pageSize=1';
const idea = '019afa28-3600-7ca4-a947-f44901701112';
const newest = `/validation/ideas/${idea}/versions?limit=1`;
const [booking] = founder[upcoming].items;
const [version] = assistant['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112/versions'].items;
const held = { ...booking, id: 'b8', stage: 'held', status: 'pending', holdExpiresAt: '2026-11-22T19:42:00Z' };
const entry = { ...founder[latestIdea].items[0], id: idea, versionCount: 4 };
const read = (changed: DemoAnswers) =>
  readDemoPage({ at: paths.founder.overview, answers: { ...founder, ...changed }, modules });
const withIdea = (changed: object) => ({ [latestIdea]: { ...founder[latestIdea], items: [{ ...entry, ...changed }] } });

it('leads to the report of an idea that was published', async () => {
  const said = await read({ ...withIdea({}), [newest]: { items: [version], total: 4 } });
  expect(said).toContain('Add evidence to “Ward Rota (demo)”');
  expect(said).toContain('Your newest report says: Mixed');
  expect(said).toContain(`[{href=${paths.founder.idea(idea)}} See the next step]`);
});

it('says no verdict while the one that there is cannot be read', async () => {
  const said = await read({ ...withIdea({}), [newest]: offline });
  expect(said).toContain('Your progress could not be read');
  expect(said).not.toContain('Ward Rota (demo)”');
});

it('calls an idea without a name untitled', async () => {
  const said = await read(withIdea({ name: '', versionCount: 0 }));
  expect(said).toContain('Carry on with “Untitled idea”');
});

it.each([
  ['takes a time that is only held for no next consultation', [held], true],
  ['finds the next consultation behind a time that is only held', [held, booking], false],
])('%s', async (_name, items, isEmpty) => {
  const said = await read({ [upcoming]: { ...founder[upcoming], items } });
  expect(said.includes('Your next consultation will be here')).toBe(isEmpty);
});

describe('the course in progress', () => {
  const course = {
    ...{ id: 'talk-to-customers', title: 'Talk to customers', summary: '', totalModules: 3, totalLessons: 7 },
    ...{ enrolled: true, enrolling: false, opensAt: '/m/founder/programs/talk-to-customers', lockedBy: null },
    ...{ progress: 28, timeLeft: 30, lessonsDone: 2, nextLesson: 'find-ten-strangers' },
  };

  it('stands below all else, with its next lesson', async () => {
    const said = await read({ '/programs/courses': { courses: [course], platform: null } });
    const [, below] = said.split('Recent documents');
    expect(below?.slice(below.indexOf('Your course'))).toMatchInlineSnapshot(`
      "Your course
      ### Talk to customers
      Progress2 of 7 lessons, 28%
      {role=progressbar, aria-valuenow=28, aria-valuemin=0, aria-valuemax=100, aria-valuetext=2 of 7 lessons, 28%}
      Next lesson: Find ten people who are not friends
      [{aria-label=Continue: Talk to customers, href=/m/founder/programs/talk-to-customers/find-ten-strangers} Continue]
      {aria-live=polite}
      {aria-live=assertive}
      "
    `);
  });

  it.each([
    ['none is taken', { courses: [{ ...course, enrolled: false }], platform: null }],
    ['nobody can say', offline],
  ])('is not there where %s', async (_, answer) => {
    expect(await read({ '/programs/courses': answer })).not.toContain('Your course');
  });
});
