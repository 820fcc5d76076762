import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteDocument } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { addObservation, createIdea, readIdea, removeObservation } from '#contract/validation/validation.ts';
import { publishVersion, readEvidenceFile, removeEvidenceFile } from '#contract/validation/versions.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { fileForm } from '#tests/file-form.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
let params: { ideaId: string; observationId: string };
let photo: Buffer;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: '#2e6a4c' } });
  photo = await picture
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { id: ideaId } = (await call(createIdea, { token, body: {} })).data;
  const body = oneLine({
    assumptionId: 'D1',
    side: 'for',
    level: 'L5',
    independence: 'stranger',
    inSegment: true,
    count: 1,
    date: '2026-01-01',
    note: 'Receipt of the deposit',
  });
  const [line] = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
  params = { ideaId, observationId: line?.observationId ?? '' };
});

async function upload(filename: string, bytes: Buffer, who = token) {
  const answer = await test.app.inject({
    method: 'PUT',
    url: `${apiPrefix}/validation/ideas/${params.ideaId}/observations/${params.observationId}/file`,
    headers: { authorization: `Bearer ${who}` },
    payload: fileForm(filename, bytes),
  });
  return { ...answer.json(), status: answer.statusCode };
}
const evidenceFolder = () => join(test.filesDir, 'evidence');
const storedFiles = () => readdirSync(evidenceFolder()).sort();
const sweepFiles = () =>
  test.context.modules.validation.jobs.find(({ name }) => name === 'validation.sweep-files')?.run();
const fileOf = async () => (await call(readIdea, { token, params })).data.evidence[0]?.file;

describe('the file of an item of evidence', () => {
  it('is kept, shown and given back to its owner as a download', async () => {
    expect(await upload('ìwé ẹ̀rí.jpg', photo)).toMatchObject({ status: 200, data: { evidence: [{ revision: 2 }] } });
    const file = await fileOf();
    expect(file).toMatchObject({ name: 'ìwé ẹ̀rí.jpg', mediaType: 'image/jpeg', bytes: expect.any(Number) });
    const { status, headers, bytes } = await call(readEvidenceFile, { token, params });
    expect(status).toBe(200);
    expect(bytes.length).toBe(file?.bytes);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/);
  });

  it('is not given out when it is no longer what was uploaded', async () => {
    const before = storedFiles();
    await upload('receipt.pdf', pdf);
    const [added = ''] = storedFiles().filter((name) => !before.includes(name));
    writeFileSync(join(evidenceFolder(), added), '<script>alert(1)</script>');
    expect(await call(readEvidenceFile, { token, params })).toMatchObject({ status: 500, code: 'FILE_DAMAGED' });
  });

  it('is replaced and removed, and nothing of it stays on the disk', async () => {
    const before = storedFiles();
    await upload('first.pdf', pdf);
    await upload('second.jpg', photo);
    expect(storedFiles()).toHaveLength(before.length + 1);
    expect((await fileOf())?.name).toBe('second.jpg');
    expect((await call(removeEvidenceFile, { token, params })).data.evidence[0]?.file).toBeUndefined();
    expect(await call(removeEvidenceFile, { token, params })).toMatchObject({ status: 404, code: 'FILE_UNKNOWN' });
    await upload('third.pdf', pdf);
    await call(removeObservation, { token, params });
    expect(storedFiles()).toEqual(before);
  });

  it('is named by its hash in a version, which outlives it', async () => {
    await upload('receipt.pdf', pdf);
    const sha256 = (await fileOf())?.sha256;
    await call(publishVersion, { token, params });
    await call(removeObservation, { token, params });
    const { rows } = await test.context.database.db.execute<{ snapshot: string }>(
      `select snapshot from document_versions where document_id = '${params.ideaId}'`,
    );
    expect(JSON.parse(rows[0]?.snapshot ?? '{}').evidence[0].file).toMatchObject({ name: 'receipt.pdf', sha256 });
  });

  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['photo.jpg', Buffer.from('<svg onload="alert(1)"/>')],
    ['../../../escape.exe', pdf],
  ])('is refused when it is no picture and no PDF: %s', async (name, bytes) => {
    const before = storedFiles();
    expect(await upload(name, bytes)).toMatchObject({ status: 400, code: 'FILE_UNREADABLE' });
    expect([storedFiles(), await fileOf()]).toEqual([before, undefined]);
  });

  it('is refused when it is too large, or missing', async () => {
    const large = await upload('large.pdf', Buffer.concat([pdf, Buffer.alloc(3 * 1024 * 1024)]));
    expect(large).toMatchObject({ status: 413, code: 'REQUEST_TOO_LARGE' });
    const form = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
    const url = `${apiPrefix}/validation/ideas/${params.ideaId}/observations/${params.observationId}/file`;
    const empty = await test.app.inject({ method: 'PUT', url, headers: form, payload: '--x--\r\n' });
    expect(empty.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: { file: 'Choose a file.' } });
    const json = await test.app.inject({
      method: 'PUT',
      url,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    expect([json.statusCode, json.json().code]).toEqual([415, 'REQUEST_FORM_NEEDED']);
  });

  it('is unknown to everybody else', async () => {
    await upload('receipt.pdf', pdf);
    const before = storedFiles();
    expect(await upload('mine.pdf', pdf, 'stranger')).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    for (const endpoint of [readEvidenceFile, removeEvidenceFile, removeObservation])
      expect(await call(endpoint, { token: 'stranger', params })).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    expect(await call(readEvidenceFile, { params })).toMatchObject({ status: 401 });
    expect(storedFiles()).toEqual(before);
    await call(deleteDocument, { token, params: { documentId: params.ideaId } });
    expect(await call(readEvidenceFile, { token, params })).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
  });

  it('is cleaned away when a crash or an erasure left it without its item', async () => {
    await upload('receipt.pdf', pdf);
    const known = (await fileOf())?.id;
    const orphan = 'left-by-a-crash';
    await test.context.files.put(`evidence/${orphan}`, pdf);
    await sweepFiles();
    expect(storedFiles()).toContain(orphan);
    for (const name of storedFiles()) utimesSync(join(evidenceFolder(), name), 0, 0);
    await sweepFiles();
    expect(storedFiles()).toContain(known);
    expect(storedFiles()).not.toContain(orphan);
    await test.context.database.db.execute(`delete from documents where id = '${params.ideaId}'`);
    await sweepFiles();
    expect(storedFiles()).not.toContain(known);
  });
});
