import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiPrefix } from '#contract/endpoint.ts';
import { readResultFile, removeResultFile } from '#contract/validation/result-files.ts';
import { lockTestCard, recordTestResult } from '#contract/validation/test-cards.ts';
import * as contract from '#contract/validation/validation.ts';
import { exportPdf, publishVersion, readVersion } from '#contract/validation/versions.ts';
import { countEvidence } from '#domain/validation/counted-evidence.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { fileForm } from '#tests/file-form.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
let test: TestApp;
let call: ReturnType<typeof createCall>;
let photo: Buffer;
let params: { ideaId: string; testCardId: string; number: number };

beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
  photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#2e6a4c' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { id: ideaId } = (await call(contract.createIdea, { token, body: { intake: BOOKKEEPING } })).data;
  const passMark = { kind: 'count', atLeast: 3, sample: 10 } as const;
  const locked = await call(lockTestCard, {
    token,
    params: { ideaId },
    body: { assumptionId: 'D1', passMark },
  });
  params = { ideaId, testCardId: locked.data.testCard.id, number: 1 };
  const body = { successes: 0, trials: 10 };
  await call(recordTestResult, { token, params, body });
});

async function upload(filename: string, bytes: Buffer, { who = token, number = 1 } = {}) {
  const { ideaId, testCardId } = params;
  const answer = await test.app.inject({
    method: 'PUT',
    url: `${apiPrefix}/validation/ideas/${ideaId}/test-cards/${testCardId}/results/${number}/file`,
    headers: { authorization: `Bearer ${who}` },
    payload: fileForm(filename, bytes),
  });
  return { ...answer.json(), status: answer.statusCode };
}
const folder = () => join(test.filesDir, 'results');
const storedFiles = () => {
  try {
    return readdirSync(folder()).sort();
  } catch {
    return [];
  }
};
const resultOf = async () => (await call(contract.readIdea, { token, params })).data.testCards[0]?.results[0];

describe('the file behind the result of a test', () => {
  it('is drawn anew, kept, and given back to its owner as a download', async () => {
    expect(await upload('ìwé ẹ̀rí.jpg', photo)).toMatchObject({ status: 200, data: { revision: expect.any(Number) } });
    expect(await resultOf()).toMatchObject({ successes: 0, file: { name: 'ìwé ẹ̀rí.jpg' } });
    const { status, headers, bytes } = await call(readResultFile, { token, params });
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('is replaced and removed; the result itself stays as it was entered', async () => {
    const before = storedFiles();
    const { file: _none, ...entered } = (await resultOf()) ?? expect.unreachable('no result');
    await upload('first.pdf', pdf);
    await upload('second.jpg', photo);
    expect(storedFiles()).toHaveLength(before.length + 1);
    expect((await resultOf())?.file?.name).toBe('second.jpg');
    expect((await call(removeResultFile, { token, params })).data.testCard.results).toEqual([entered]);
    expect(await call(removeResultFile, { token, params })).toMatchObject({ status: 404, code: 'FILE_UNKNOWN' });
    expect(await call(readResultFile, { token, params })).toMatchObject({ status: 404, code: 'FILE_UNKNOWN' });
    expect(storedFiles()).toEqual(before);
  });

  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['photo.jpg', Buffer.from('<svg onload="alert(1)"/>')],
    ['../../../escape.exe', pdf],
  ])('is refused when it is no picture and no PDF: %s', async (name, bytes) => {
    const before = storedFiles();
    expect(await upload(name, bytes)).toMatchObject({ status: 400, code: 'FILE_UNREADABLE' });
    expect([storedFiles(), (await resultOf())?.file]).toEqual([before, undefined]);
  });

  it('is refused when it is too large, or there is no such result', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(3 * 1024 * 1024)]);
    expect(await upload('large.pdf', large)).toMatchObject({ status: 413, code: 'REQUEST_TOO_LARGE' });
    expect(await upload('a.pdf', pdf, { number: 2 })).toMatchObject({ status: 404, code: 'TEST_RESULT_UNKNOWN' });
    const elsewhere = { ...params, testCardId: 'nothing-here' };
    expect(await call(readResultFile, { token, params: elsewhere })).toMatchObject({ code: 'TEST_CARD_UNKNOWN' });
  });

  it('is unknown to everybody else', async () => {
    await upload('receipt.pdf', pdf);
    expect(await upload('mine.pdf', pdf, { who: 'stranger' })).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    for (const endpoint of [readResultFile, removeResultFile])
      expect(await call(endpoint, { token: 'stranger', params })).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    expect(await call(readResultFile, { params })).toMatchObject({ status: 401 });
    expect((await resultOf())?.file?.name).toBe('receipt.pdf');
  });

  it('makes the result an artefact, and is named by its hash in a version', async () => {
    await upload('receipt.pdf', pdf);
    const { file } = (await resultOf()) ?? expect.unreachable('no result');
    const { ideaId } = params;
    const { version } = (await call(publishVersion, { token, params: { ideaId } })).data;
    const of = { ideaId, number: version.number };
    const kept = (await call(readVersion, { token, params: of })).data;
    expect(kept.snapshot.testCards[0]?.results[0]?.file).toEqual(file);
    const [line] = countEvidence(kept.snapshot).items;
    expect(line).toMatchObject({ testId: params.testCardId, side: 'against', proof: 'artefact' });
    expect((await call(exportPdf, { token, params: of, query: {} })).status).toBe(200);
  });

  it('is cleaned away when nothing names it, and stays when a result does', async () => {
    await upload('receipt.pdf', pdf);
    const known = (await resultOf())?.file?.id;
    await test.context.files.put('results/left-by-a-crash', pdf);
    for (const name of storedFiles()) utimesSync(join(folder(), name), 0, 0);
    const sweep = () =>
      test.context.modules.validation.jobs.find(({ name }) => name === 'validation.sweep-result-files')?.run();
    await sweep();
    expect(storedFiles()).toContain(known);
    expect(storedFiles()).not.toContain('left-by-a-crash');
    await test.context.database.db.execute(`delete from documents where id = '${params.ideaId}'`);
    await sweep();
    expect(storedFiles()).not.toContain(known);
  });
});
