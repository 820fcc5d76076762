import { expect, it } from 'vitest';
import type { Decision } from '#domain/validation/decisions.ts';
import { show } from '#tests/components/show.tsx';
import { ChangeList } from './change-list.tsx';

const none = { added: [], removed: [], changed: [] };
const nothing = { asOf: null, intake: [], assumptions: none, evidence: none, testCards: none, decisions: none };
const pivot: Decision = {
  id: 'd1',
  kind: 'pivot',
  date: '2026-11-20',
  reason: 'Shops do not pay',
  evidenceIds: [],
  testIds: [],
};

it('says that two versions hold the same', async () => {
  const screen = await show(<ChangeList changes={nothing} marks={new Map()} />);
  await expect.element(screen.getByText('Nothing. The two versions hold the same.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 4 }).elements()).toEqual([]);
});

it('names what changed, and no list in which nothing did', async () => {
  const answer = { field: 'title' as const, label: 'Name', before: 'Ice', after: 'Cold storage' };
  const changes = { ...nothing, intake: [answer], decisions: { ...none, added: [pivot] } };
  const screen = await show(<ChangeList changes={changes} marks={new Map()} />);
  const headings = screen.getByRole('heading', { level: 4 });
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Name: “Cold storage” instead of “Ice”');
  expect(headings.elements().map(({ textContent }) => textContent)).toEqual(['Answers changed', 'New decisions']);
  await expect.element(screen.getByText('Nothing. The two versions hold the same.')).not.toBeInTheDocument();
});

it('says of which days two versions are', async () => {
  const changes = { ...nothing, asOf: { before: '2026-11-19', after: '2026-11-20' } };
  const screen = await show(<ChangeList changes={changes} marks={new Map()} />);
  await expect
    .element(screen.getByText('Seen on'))
    .toHaveTextContent('Seen on 20th Nov, 2026 instead of 19th Nov, 2026.');
});
