import { expect, it } from 'vitest';
import { type DocumentExport, listDocumentExports } from '#contract/documents/exports.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followDemoPage } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { show } from '#tests/components/show.tsx';
import { ExportList } from './export-list.tsx';

const made: DocumentExport = {
  id: 'e1',
  status: 'ready',
  total: 1,
  done: 1,
  file: { bytes: 20_000, sha256: 'a'.repeat(64) },
  createdAt: '2026-11-22T19:00:00.000Z',
  expiresAt: '2026-11-29T19:00:00.000Z',
  can: { download: true },
};
const larger = { ...made, id: 'e2', total: 12, done: 12, file: { ...made.file, bytes: 2_621_440 } };
const broken = { ...made, id: 'e3', status: 'failed', total: 3, done: 1, file: null, can: { download: false } };
const running = { ...broken, id: 'e4', status: 'running' };
const waiting = { ...broken, id: 'e5', status: 'waiting', total: 4, done: 0 };
const list = '/documents/exports';

it('says how far each zip file is, how large, until when it is kept, and what failed', async () => {
  const answers = { [list]: { items: [made, larger, broken] } };
  await expect(await readDemoPage({ shown: <ExportList />, at: '/m', answers })).toMatchFileSnapshot(
    'said/exports.txt',
  );
});

it('is nothing where there is no zip file', async () => {
  const said = await readDemoPage({ shown: <ExportList />, at: '/m', answers: { [list]: { items: [] } } });
  expect(said).not.toContain('zip');
});

it('cancels what is under way, and downloads or removes what is made', async () => {
  const said = await followDemoPage({
    shown: <ExportList />,
    at: '/m',
    answers: { [list]: { items: [running, waiting, larger] } },
    whole: true,
    steps: [
      'Cancel export',
      { now: { [list]: { items: [waiting, larger] } } },
      'Cancel export',
      { now: { [list]: { items: [larger] } } },
      'Cancel export',
      'Download zip file',
      'Download zip file',
      'Download zip file',
      'Remove',
      { now: { [list]: { items: [] } } },
      'Remove',
    ],
    replies: {
      [`DELETE ${list}/e4`]: [offline, { id: 'e4' }],
      [`DELETE ${list}/e5`]: { id: 'e5' },
      [`GET ${list}/e2/file`]: [
        refused('EXPORT_UNKNOWN'),
        file('cairn.zip', 'zip', 'application/zip'),
        file('', 'zip', 'application/zip'),
      ],
      [`DELETE ${list}/e2`]: [offline, { id: 'e2' }],
    },
  });
  await expect(said).toMatchFileSnapshot('said/exports-cancelled-and-removed.txt');
});

it.each(['waiting', 'running'] as const)('asks again while one is %s, until it is ready', async (status) => {
  api.on(
    listDocumentExports,
    { items: [{ ...made, status, file: null, can: { download: false } }] },
    { items: [made] },
  );
  const screen = await show(<ExportList />);
  await expect.element(screen.getByRole('progressbar', { name: 'Exporting 1 document' })).toBeVisible();
  await expect.element(screen.getByText('1 document, ready')).toBeVisible();
});
