import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteDocument, renameDocument } from '#contract/documents/documents.ts';
import * as contract from '#contract/documents/exports.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { lockDocument } from '#tests/documents.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { createExportJob } from './export-job.ts';
import { purgeExports } from './jobs.ts';
import { createDocumentStore } from './kind/document-store.ts';

const start = new Date('2026-03-15T09:00:00Z');
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now }, startJobs: true });
  call = createCall(test.app);
});
afterAll(() => test.close());

async function make(token: string, title: string, published = true): Promise<string> {
  const { id } = (await call(createIdea, { token, body: { intake: { ...BOOKKEEPING, title } } })).data;
  if (published) await call(publishVersion, { token, params: { ideaId: id } });
  return id;
}
const begin = (token: string, body: contract.DocumentExportBody, key?: string) =>
  call(contract.createDocumentExport, { token, body, key });
const list = async (token: string) => (await call(contract.listDocumentExports, { token })).data.items;
const fetchFile = (token: string, exportId: string) =>
  call(contract.readDocumentExportFile, { token, params: { exportId } });

const told = async (token: string) => (await call(listNotifications, { token })).data.items.map(({ title }) => title);

/** Waits for the job and opens the file. */
async function open(token: string, exportId: string) {
  await vi.waitFor(
    async () => expect((await list(token)).find(({ id }) => id === exportId)).toMatchObject({ status: 'ready' }),
    { timeout: 30_000, interval: 100 },
  );
  const answer = await fetchFile(token, exportId);
  const files = unzipSync(answer.bytes);
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  return { answer, files, manifest };
}

/** A job of the same kind with a printer of the test's own, on the application's database. */
function jobWith(printOne: (id: string) => Promise<void>) {
  const kind = {
    types: ['validation' as const],
    printNewest: async (_db: unknown, _runTask: unknown, _scope: unknown, id: string) => {
      await printOne(id);
      return [{ name: 'same name.txt', bytes: Buffer.from(id) }];
    },
  };
  const { notifications, accounts } = test.context.modules;
  const ownData = { parts: 0, collect: async function* () {} };
  const given = { ...test.context.platform, ...notifications.gives, ...accounts.gives, ownData };
  const deps = { ...given, clock: () => now, findPublished: async () => undefined };
  return createExportJob({ ...deps, kinds: [kind] });
}

/** An export whose own job never comes: another one is built by hand. */
async function beginByHand(token: string, documentIds: string[]): Promise<string> {
  const { database } = test.context;
  const id = `export-${createHash('sha256').update(documentIds.join()).digest('hex').slice(0, 20)}`;
  await database.db.execute(sql`insert into document_exports (id, owner_uid, document_ids, created_at, expires_at)
    values (${id}, ${token}, ${JSON.stringify(documentIds)}::jsonb, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + interval '7 days')`);
  return id;
}

describe('the job behind an export', () => {
  it('offers nothing half: a fault is tried again from the start, and told after the third', async () => {
    const [a, b] = [await make('hauwa', 'A'), await make('hauwa', 'B')];
    const id = await beginByHand('hauwa', [a, b]);
    const failing = jobWith(async (document) => {
      if (document === b) throw new Error('no printer today');
    });
    await expect(failing.run({ exportId: id })).rejects.toThrow('no printer today');
    expect(await list('hauwa')).toMatchObject([{ status: 'running', done: 1, file: null, can: { download: false } }]);
    expect(await fetchFile('hauwa', id)).toMatchObject({ status: 404, code: 'FILE_UNKNOWN' });
    await expect(failing.run({ exportId: id })).rejects.toThrow();
    await expect(failing.run({ exportId: id })).rejects.toThrow();
    expect(await list('hauwa')).toMatchObject([{ status: 'failed' }]);
    await jobWith(async () => {}).run({ exportId: id });
    expect(await list('hauwa')).toMatchObject([{ status: 'failed' }]);
    expect(await told('hauwa')).toEqual(['Your zip file could not be made']);
    expect(await storedFiles(id)).toEqual([]);
  });

  it('does nothing the second time, and keeps names apart', async () => {
    const ids = [await make('ife', 'A'), await make('ife', 'B')];
    const id = await beginByHand('ife', ids);
    let printed = 0;
    const job = jobWith(async () => {
      printed += 1;
    });
    await job.run({ exportId: id });
    const { files } = await open('ife', id);
    await job.run({ exportId: id });
    expect(printed).toBe(2);
    expect(await told('ife')).toEqual(['Your zip file is ready']);
    expect(Object.keys(files)).toEqual(['validation/same name.txt', 'validation/same name (2).txt', 'manifest.json']);
  });

  it('stops when the founder cancels, and when another attempt has begun', async () => {
    const ids = [await make('jide', 'A'), await make('jide', 'B')];
    const cancelled = await beginByHand('jide', ids);
    const printed: string[] = [];
    await jobWith(async (document) => {
      printed.push(document);
      await call(contract.removeDocumentExport, { token: 'jide', params: { exportId: cancelled } });
    }).run({ exportId: cancelled });
    expect(printed).toEqual(ids.slice(0, 1));
    expect(await list('jide')).toEqual([]);

    const again = await beginByHand('jide', ids);
    let begun = false;
    await jobWith(async () => {
      if (begun) return;
      begun = true;
      await jobWith(async () => {}).run({ exportId: again });
    }).run({ exportId: again });
    expect(await list('jide')).toMatchObject([{ id: again, status: 'ready', done: 2 }]);
    expect((await open('jide', again)).manifest.documents).toHaveLength(2);
  });

  it('says in the manifest what was deleted meanwhile', async () => {
    const id = await make('kemi', 'Gone soon');
    const exported = await beginByHand('kemi', [id]);
    await call(deleteDocument, { token: 'kemi', params: { documentId: id } });
    await jobWith(async () => {}).run({ exportId: exported });
    expect((await open('kemi', exported)).manifest.documents).toEqual([
      { id, note: 'deleted before it was exported', files: [] },
    ]);
  });

  it('removes row and file after seven days, and files that belong to nothing', async () => {
    const id = await make('lola', 'Kept a week', false);
    await call(renameDocument, { token: 'lola', params: { documentId: id }, body: { name: 'Week' } });
    const exported = (await begin('lola', { documentIds: [id] })).data.id;
    await open('lola', exported);
    const stuck = await beginByHand('lola', [id]);
    const orphan = 'orphan-of-a-crash';
    await test.context.files.put(`exports/${orphan}`, Buffer.from('half'));
    const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
    const purge = (at: Date) => purgeExports({ ...test.context.platform, clock: () => at });
    await purge(days(6.9));
    expect(await list('lola')).toMatchObject([
      { id: exported, status: 'ready' },
      { id: stuck, status: 'failed' },
    ]);
    now = days(7);
    expect(await fetchFile('lola', exported)).toMatchObject({ status: 404, code: 'EXPORT_UNKNOWN' });
    now = start;
    const [fileId = ''] = await storedFiles(exported);
    expect(await test.context.files.read(`exports/${fileId}`)).toBeDefined();
    await purge(days(7));
    expect(await list('lola')).toEqual([]);
    expect(await test.context.files.read(`exports/${fileId}`)).toBeUndefined();
    // Stored today by the disk's own clock, which is long after the test's.
    expect(await test.context.files.read(`exports/${orphan}`)).toBeDefined();
    await purge(new Date(Date.now() + 2 * 86_400_000));
    expect(await test.context.files.read(`exports/${orphan}`)).toBeUndefined();
  });
});

async function storedFiles(exportId: string): Promise<string[]> {
  const { rows } = await test.context.database.db.execute<{ file_id: string }>(
    sql`select file_id from document_exports where id = ${exportId} and file_id is not null`,
  );
  return rows.map(({ file_id }) => file_id);
}

describe('every type of document', () => {
  it('of a module that has not said how it prints fails the export instead of leaving it out', async () => {
    const store = createDocumentStore({ clock: () => now });
    const { db } = test.context.database;
    const musa = ownerScope('musa');
    const { id } = await store.create(db, musa, { type: 'nda', suggestedName: 'NDA' });
    const version = { contentHash: 'a'.repeat(64), summary: {}, snapshot: '{}', report: '{}', sha256: 'b'.repeat(64) };
    await store.addVersion(db, await lockDocument(store, db, musa, id), version, 'completed');
    const exported = await beginByHand('musa', [id]);
    await expect(jobWith(async () => {}).run({ exportId: exported })).rejects.toThrow('nda');
  });
});
