import { beforeEach, expect, it } from 'vitest';
import type { DocumentExport } from '#contract/documents/exports.ts';
import { createOwnDataExport, readOwnDataExport, readOwnDataExportFile } from '#contract/own-data/own-data.ts';
import { readPreferences } from '#contract/preferences/preferences.ts';
import { listReaders } from '#contract/signing/readers.ts';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { OwnDataCard } from './own-data.tsx';
import SettingsPage from './settings.tsx';

const ready: DocumentExport = {
  id: 'e1',
  status: 'ready',
  total: 60,
  done: 60,
  file: { bytes: 2_621_440, sha256: 'a'.repeat(64) },
  createdAt: '2026-11-22T19:00:00.000Z',
  expiresAt: '2026-11-29T19:00:00.000Z',
  can: { download: true },
};
const running: DocumentExport = { ...ready, status: 'running', done: 15, file: null, can: { download: false } };
const failed: DocumentExport = { ...running, status: 'failed' };
const newest = '/own-data/exports/newest';

beforeEach(() => {
  api.on(readPreferences, { ...FIRST_PREFERENCES, hasAi: false, hasTexts: false });
  api.on(listReaders, { items: [], isCut: false });
});

it.each([
  ['none', null],
  ['waiting', { ...running, status: 'waiting', done: 0 }],
  ['running', running],
  ['ready', ready],
  ['failed', failed],
])('says what becomes of the zip file: %s', async (name, made) => {
  const said = await readDemoPage({ shown: <OwnDataCard />, at: '/m', answers: { [newest]: { newest: made } } });
  await expect(said).toMatchFileSnapshot(`said/own-data-${name}.txt`);
});

it('is asked for once, shows how far it is, and then the file', async () => {
  api.on(readOwnDataExport, { newest: null }, { newest: running }, { newest: ready });
  const release = api.hold(createOwnDataExport, running);
  api.on(readOwnDataExportFile, file('your-data-2026-11-22.zip', 'zip', 'application/zip'));
  const screen = await show(<SettingsPage />, { at: paths.member.settings });
  await screen.getByRole('button', { name: 'Collect my data' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(screen.getByRole('progressbar', { name: 'Collecting your data' })).toBeVisible();
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await expect.poll(() => api.calls(readOwnDataExportFile).length).toBe(1);
  expect(api.calls(createOwnDataExport)).toHaveLength(1);
});

it('leads anyone who logged in too long ago to the login, and says what else went wrong', async () => {
  api.on(readOwnDataExport, { newest: null });
  api.on(createOwnDataExport, offline, refused('auth/requires-recent-login'));
  const screen = await show(<OwnDataCard />, { at: paths.member.settings });
  await screen.getByRole('button', { name: 'Collect my data' }).click();
  await expect.element(screen.getByText(/Network error/)).toBeVisible();
  await screen.getByRole('button', { name: 'Collect my data' }).click();
  await expect.element(screen.getByRole('button', { name: 'Log in again' })).toBeVisible();
});

it('says why the file could not be downloaded', async () => {
  api.on(readOwnDataExport, { newest: ready });
  api.on(readOwnDataExportFile, refused('EXPORT_UNKNOWN'));
  const screen = await show(<OwnDataCard />, { at: paths.member.settings });
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(screen.getByText('There is no such zip file. It may have been removed.')).toBeVisible();
});
