import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteDocument } from '#contract/documents/documents.ts';
import * as contract from '#contract/documents/exports.ts';
import { publishReport } from '#contract/signing/publication.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { exportJson, publishVersion } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let now = new Date('2026-03-15T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now }, startJobs: true });
  call = createCall(test.app);
});
afterAll(() => test.close());

async function make(token: string, title: string, published = true): Promise<string> {
  now = new Date(now.getTime() + 1000);
  const { id } = (await call(createIdea, { token, body: { intake: { ...BOOKKEEPING, title } } })).data;
  if (published) await call(publishVersion, { token, params: { ideaId: id } });
  return id;
}
const begin = (token: string, body: contract.DocumentExportBody, key?: string) =>
  call(contract.createDocumentExport, { token, body, key });
const list = async (token: string) => (await call(contract.listDocumentExports, { token })).data.items;
const fetchFile = (token: string, exportId: string) =>
  call(contract.readDocumentExportFile, { token, params: { exportId } });

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

describe('an export of many documents', () => {
  it('says which of them everybody may read, where, and under whose names', async () => {
    const [shown, kept] = [await make('ola', 'Shown'), await make('ola', 'Kept')];
    const body = { versionNumber: 1, showFounder: false, company: 'Ice Ltd' };
    const { publication } = (await call(publishReport, { token: 'ola', params: { documentId: shown }, body })).data;
    const { manifest } = await open('ola', (await begin('ola', { documentIds: [shown, kept] })).data.id);
    const listed = new Map(
      manifest.documents.map(({ id, published }: { id: string; published: unknown }) => [id, published]),
    );
    expect(listed.get(shown)).toEqual({
      ...{ path: `/r/${publication.slug}`, version: 1, founderName: null, companyName: 'Ice Ltd' },
      since: publication.publishedAt,
    });
    expect(listed.get(kept)).toBeUndefined();
  });

  it('holds the newest version of each in every format, and a manifest that lists them with their SHA-256', async () => {
    const [rice, draft] = [await make('ada', 'Rice: ₦ / "mill"'), await make('ada', 'Only a draft', false)];
    const answer = await begin('ada', { documentIds: [rice, draft] });
    expect(answer.status).toBe(202);
    expect(answer.data).toMatchObject({ status: 'waiting', total: 2, done: 0, file: null, can: { download: false } });
    const { answer: file, files, manifest } = await open('ada', answer.data.id);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''documents-2026-03-15.zip",
    });
    const [entry] = await list('ada');
    expect(entry).toMatchObject({
      done: 2,
      file: { bytes: file.bytes.length, sha256: createHash('sha256').update(file.bytes).digest('hex') },
      expiresAt: new Date(now.getTime() + 7 * 86_400_000).toISOString(),
      can: { download: true },
    });
    const stem = 'validation/Rice ₦ - mill, version 1';
    expect(Object.keys(files).sort()).toEqual([
      'manifest.json',
      ...['docx', 'json', 'pdf', 'txt'].map((end) => `${stem}.${end}`),
    ]);
    const json = await call(exportJson, { token: 'ada', params: { ideaId: rice, number: 1 } });
    expect(Buffer.from(files[`${stem}.json`] ?? []).equals(json.bytes)).toBe(true);
    expect(await pdfText(files[`${stem}.pdf`] ?? new Uint8Array())).toContain('Rice');
    expect(manifest.documents).toMatchObject([
      { id: draft, name: 'Only a draft', status: 'draft', version: null, note: 'no version yet', files: [] },
      { id: rice, type: 'validation', version: 1, files: [{}, {}, {}, {}] },
    ]);
    for (const listed of manifest.documents[1].files) {
      expect(listed.sha256).toBe(
        createHash('sha256')
          .update(files[listed.path] ?? '')
          .digest('hex'),
      );
    }
  });

  it('takes everything that the filters match, and nothing of anybody else', async () => {
    await make('bola', 'Theirs: palm oil');
    const [palm] = [await make('chi', 'Palm oil'), await make('chi', 'Cold rooms')];
    const { id } = (await begin('chi', { matching: { search: 'PALM', type: 'validation' } })).data;
    const { files, manifest } = await open('chi', id);
    expect(manifest.documents).toMatchObject([{ id: palm }]);
    expect(Object.keys(files)).toHaveLength(5);
    expect(await begin('chi', { matching: { type: 'nda' } })).toMatchObject({ status: 400, code: 'EXPORT_EMPTY' });
  });

  it('is refused for ids of somebody else, for deleted ones and for too many', async () => {
    const theirs = await make('dayo', 'Private', false);
    const mine = await make('efe', 'Mine', false);
    const gone = await make('efe', 'Gone', false);
    await call(deleteDocument, { token: 'efe', params: { documentId: gone } });
    for (const documentIds of [[mine, theirs], [gone], ['never-was-there']]) {
      expect(await begin('efe', { documentIds })).toMatchObject({ status: 404, code: 'DOCUMENT_UNKNOWN' });
    }
    const tooMany = Array.from({ length: 501 }, (_, index) => `document-${index}`);
    for (const documentIds of [[], tooMany]) {
      expect(await begin('efe', { documentIds })).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    }
    await test.context.database.db.execute(sql`
      insert into documents (id, owner_uid, type, name, folded_name, created_at, updated_at)
      select 'document-' || n, 'efe', 'nda', 'NDA', 'nda', now(), now() from generate_series(1, 500) n`);
    expect(await begin('efe', { matching: {} })).toMatchObject({ status: 400, code: 'EXPORT_TOO_LARGE' });
    expect(await list('efe')).toEqual([]);
  });

  it('begins once, however often the same request comes', async () => {
    const id = await make('funmi', 'Once', false);
    const answers = await Promise.all([1, 2, 3].map(() => begin('funmi', { documentIds: [id, id] }, 'one-key')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await list('funmi')).toMatchObject([{ total: 1 }]);
    for (let count = 1; count < 5; count++) expect((await begin('funmi', { documentIds: [id] })).status).toBe(202);
    expect(await begin('funmi', { documentIds: [id] })).toMatchObject({ status: 409, code: 'EXPORT_LIMIT' });
  });

  it('does not exist for anybody else', async () => {
    const document = await make('goke', 'Secret', false);
    const { id } = (await begin('goke', { documentIds: [document] })).data;
    await open('goke', id);
    expect(await list('stranger')).toEqual([]);
    const params = { exportId: id };
    const answers = [
      await fetchFile('stranger', id),
      await call(contract.removeDocumentExport, { token: 'stranger', params }),
      await fetchFile('goke', 'never-was-there'),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'EXPORT_UNKNOWN' });
    expect((await fetchFile('goke', id)).status).toBe(200);
    expect((await call(contract.removeDocumentExport, { token: 'goke', params })).data).toEqual({ id });
    expect(await fetchFile('goke', id)).toMatchObject({ status: 404, code: 'EXPORT_UNKNOWN' });
  });
});
