import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type DocumentStatus,
  type DocumentType,
  deleteDocument,
  readDocumentProgress,
} from '#contract/documents/documents.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { lockDocument } from '#tests/documents.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { createDocumentStore } from './kind/document-store.ts';

let test: TestApp;
let call: ReturnType<typeof createCall>;
let now = new Date('2026-03-15T09:00:00Z');
const store = createDocumentStore({ clock: () => now });
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
});
afterAll(() => test.close());

const ada = ownerScope('ada');
const lock = (id: string) => lockDocument(store, test.context.database.db, ada, id);
const progressOf = async (token: string) => (await call(readDocumentProgress, { token })).data;

async function publish(id: string, summary: object, status: DocumentStatus = 'completed') {
  now = new Date(now.getTime() + 60_000);
  const hashes = { contentHash: 'a'.repeat(64), sha256: 'b'.repeat(64) };
  await store.addVersion(
    test.context.database.db,
    await lock(id),
    { ...hashes, summary: { ...summary }, snapshot: '{}', report: '{}' },
    status,
  );
}
const make = async (type: DocumentType) =>
  (await store.create(test.context.database.db, ada, { type, suggestedName: `One ${type}` })).id;

it('claims nothing without a fact', async () => {
  const nothing = { validated: null, readiness: null, agreements: { completed: 0, newest: null }, raised: false };
  expect(await progressOf('ada')).toEqual(nothing);
  const id = await make('validation');
  await publish(id, { ready: true, final: true, signed: true });
  expect(await progressOf('ada')).toEqual(nothing);
});

it('keeps an idea validated by its newest report, whatever is written after it', async () => {
  const [cold, ice] = [await make('validation'), await make('validation')];
  const validated = { documentId: cold, name: 'One validation' };
  await publish(cold, { verdict: 'mixed' });
  expect((await progressOf('ada')).validated).toBeNull();
  await publish(cold, { verdict: 'supported' });
  await publish(ice, { verdict: 'untested' });
  expect((await progressOf('ada')).validated).toEqual(validated);
  expect((await progressOf('bola')).validated).toBeNull();
  await publish(cold, { verdict: 'contradicted' });
  expect((await progressOf('ada')).validated).toBeNull();
});

it('takes readiness from the newest version of the newest completed check', async () => {
  const [older, newer] = [await make('evaluation'), await make('evaluation')];
  await publish(older, { ready: true, readyDocumented: true, readiness: 81.5, round: 'seed' });
  await publish(newer, { ready: true, readyDocumented: true, readiness: 90, round: 'seed' });
  await publish(newer, { ready: true, readyDocumented: false, readiness: 40 });
  expect((await progressOf('ada')).readiness).toEqual({
    documentId: newer,
    name: 'One evaluation',
    ready: false,
    round: null,
    percent: 40,
  });
  await store.setStatus(test.context.database.db, await lock(newer), 'draft');
  expect((await progressOf('ada')).readiness).toMatchObject({
    documentId: older,
    ready: true,
    round: 'seed',
    percent: 81.5,
  });
  await call(deleteDocument, { token: 'ada', params: { documentId: older } });
  expect((await progressOf('ada')).readiness).toBeNull();
});

it('counts agreements that are final, and takes no summary’s word for a raise', async () => {
  const [nda, safe] = [await make('nda'), await make('safe')];
  await publish(nda, { final: 'yes', kind: 'nda' });
  expect((await progressOf('ada')).agreements.completed).toBe(0);
  await publish(nda, { final: true, kind: 'nda', signed: true });
  await publish(safe, { final: true, kind: 'safe' });
  expect(await progressOf('ada')).toMatchObject({
    agreements: { completed: 2, newest: { documentId: safe, name: 'One safe', type: 'safe' } },
    raised: false,
  });
  await publish(safe, { final: true, kind: 'safe', signed: true });
  expect((await progressOf('ada')).raised).toBe(false);
  expect(await progressOf('bola')).toMatchObject({ agreements: { completed: 0 }, raised: false });
});
