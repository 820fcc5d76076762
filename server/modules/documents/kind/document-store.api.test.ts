import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { lockDocument } from '#tests/documents.ts';
import { createDocumentStore } from './document-store.ts';

let test: TestApp;
const store = createDocumentStore({ clock: () => new Date('2026-03-15T09:00:00Z') });
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const [ada, bola] = [ownerScope('ada'), ownerScope('bola')];
const lock = (id: string) => lockDocument(store, test.context.database.db, ada, id);
const version = { contentHash: 'a'.repeat(64), summary: {}, snapshot: '{}', report: '{}', sha256: 'b'.repeat(64) };

it('reopens a finished document and keeps its versions', async () => {
  const { db } = test.context.database;
  const { id } = await store.create(db, ada, { type: 'nda', suggestedName: 'NDA with Bola' });
  await store.addVersion(db, await lock(id), version, 'completed');
  expect(await store.setStatus(db, await lock(id), 'draft')).toMatchObject({ status: 'draft', versionCount: 1 });
  expect(await store.find(db, ada, id)).toMatchObject({ status: 'draft' });
  await store.addVersion(db, await lock(id), version, 'completed');
  expect(await store.find(db, ada, id)).toMatchObject({ status: 'completed', versionCount: 2 });
  expect(await store.lock(db, bola, id)).toBeUndefined();
});

it('duplicates an entry as a draft whose name the content does not change', async () => {
  const { db } = test.context.database;
  const { id } = await store.create(db, ada, { type: 'safe', suggestedName: 'x'.repeat(120) });
  await store.addVersion(db, await lock(id), version, 'completed');
  const copy = await store.duplicate(db, ada, id);
  expect(copy).toMatchObject({ type: 'safe', status: 'draft', versionCount: 0 });
  expect(copy.name).toBe(`Copy of ${'x'.repeat(112)}`);
  expect(await store.touch(db, await lock(copy.id), 'Another name')).toMatchObject({ name: copy.name });
  await expect(store.duplicate(db, bola, id)).rejects.toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
});
