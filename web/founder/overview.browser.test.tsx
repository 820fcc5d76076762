import { expect, it } from 'vitest';
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
