import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { ideaQuery } from '#web/founder/documents/idea-queries.ts';
import { useIdeaChange } from './use-idea-change.ts';

const idea: IdeaState = {
  id: 'i1',
  name: 'Cold storage',
  status: 'draft',
  revision: 7,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  asOf: '2026-11-21',
  intake: completeIntake({}),
  importanceEdits: [],
  ownAssumptions: [],
  evidence: [],
  testCards: [],
  decisions: [],
  versions: { count: 1, hasChanges: false },
  can: { edit: true, publish: true, export: true, delete: true },
};

/** An idea, and a change of its name that the server has confirmed as this revision. */
function Renamed({ revision }: { revision: number }) {
  const { data } = useQuery(ideaQuery('i1'));
  const applyChange = useIdeaChange('i1');
  return (
    <>
      <p>{data && `${data.name}, revision ${data.revision}${data.versions.hasChanges ? ', changed' : ''}`}</p>
      <button type="button" onClick={() => applyChange(revision, () => ({ name: 'Paid cold storage' }))}>
        Rename
      </button>
    </>
  );
}

/** Reads the idea and applies the change. */
async function change(revision: number) {
  const screen = await show(<Renamed revision={revision} />);
  await expect.element(screen.getByText('Cold storage, revision 7', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Rename' }).click();
  return screen;
}

beforeEach(() => api.on(readIdea, idea));

it('shows what the server has confirmed at once, without reading the idea again', async () => {
  const screen = await change(8);
  await expect.element(screen.getByText('Paid cold storage, revision 8, changed')).toBeVisible();
  expect(api.calls(readIdea)).toHaveLength(1);
});

it('never goes back to an earlier revision', async () => {
  const screen = await change(6);
  await expect.element(screen.getByText('Paid cold storage, revision 7, changed')).toBeVisible();
});

it('reads the whole idea again when something else was changed elsewhere', async () => {
  const elsewhere = { ...idea, name: 'Paid cold storage', revision: 9, decisions: [] };
  const screen = await show(<Renamed revision={9} />);
  await expect.element(screen.getByText('Cold storage, revision 7', { exact: true })).toBeVisible();
  const release = api.hold(readIdea, elsewhere);
  await screen.getByRole('button', { name: 'Rename' }).click();
  await expect.element(screen.getByText('Paid cold storage, revision 7, changed')).toBeVisible();
  release();
  await expect.element(screen.getByText('Paid cold storage, revision 9', { exact: true })).toBeVisible();
});
