import { afterAll, beforeAll, expect, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { createIdea, readIdea } from '#contract/validation/validation.ts';
import * as versions from '#contract/validation/versions.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { lockDocument } from '#tests/documents.ts';
import { storedSamples } from '#tests/fixtures/versions/samples.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { createDocumentStore } from './document-store.ts';
import { exportedJson } from './version-hash.ts';

const token = 'founder';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
});
afterAll(() => test.close());

it('answers for a version of a formula that no reader knows that it is kept, and logs which it is', async () => {
  const call = createCall(test.app);
  const { id } = (await call(createIdea, { token, body: {} })).data;
  const [sample] = storedSamples;
  if (!sample) throw new Error('there is no sample');
  const { contentHash, snapshot, report, sha256 } = sample;
  const summary = { ...sample.summary, formulaVersion: 'validation-score-99' };
  const { db } = test.context.database;
  const store = createDocumentStore({ clock: () => new Date() });
  await store.addVersion(
    db,
    await lockDocument(store, db, ownerScope(token), id),
    { contentHash, snapshot, report, sha256, summary },
    'completed',
  );
  const params = { ideaId: id, number: 1 };
  for (const answer of [
    await call(versions.readVersion, { token, params }),
    await call(versions.listVersions, { token, params: { ideaId: id } }),
    await call(versions.exportPdf, { token, params }),
  ])
    expect(answer).toMatchObject({ status: 500, code: 'VERSION_UNREADABLE' });
  expect(test.logLines.join('\n')).toContain(`no reader for version 1 of ${id}, formula validation-score-99`);
  // Its file needs no reader: it is what was stored, byte for byte.
  const { bytes } = await call(versions.exportJson, { token, params });
  expect(bytes.toString() === exportedJson({ snapshot, report })).toBe(true);
  expect((await call(readIdea, { token, params: { ideaId: id } })).status).toBe(200);
  const { items } = (await call(listDocuments, { token, query: {} })).data;
  expect(items.map((entry) => [entry.id, entry.verdict])).toEqual([[id, undefined]]);
});
