import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteDocument } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import {
  changeCheck,
  createCheck,
  readAnswerFile,
  readCheck,
  removeAnswerFile,
  saveAnswers,
} from '#contract/readiness/readiness.ts';
import { addObservation, createIdea, removeObservation } from '#contract/validation/validation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { fileForm } from '#tests/file-form.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
const criterionId = 'team_1_named';
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`);
let test: TestApp;
let call: ReturnType<typeof createCall>;
let checkId: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  checkId = (await call(createCheck, { token, body: {} })).data.id;
});

async function put(path: string, filename: string, bytes: Buffer, who = token) {
  const answer = await test.app.inject({
    method: 'PUT',
    url: `${apiPrefix}${path}`,
    headers: { authorization: `Bearer ${who}` },
    payload: fileForm(filename, bytes),
  });
  return { ...answer.json(), status: answer.statusCode };
}
const attach = (filename: string, bytes: Buffer, who = token, id = criterionId) =>
  put(`/readiness/checks/${checkId}/answers/${id}/file`, filename, bytes, who);
const params = () => ({ checkId, criterionId });
const answerOf = async () => (await call(readCheck, { token, params: { checkId } })).data.answers[0];
const folder = () => join(test.filesDir, 'readiness');
const stored = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);

async function holdFile(bytes: Buffer) {
  const { id: ideaId } = (await call(createIdea, { token, body: { intake: { title: 'Ọjà' } } })).data;
  await call(changeCheck, { token, params: { checkId }, body: { ideaId } });
  const item = { assumptionId: 'D1', side: 'for', level: 'L3', independence: 'stranger' } as const;
  const body = oneLine({ ...item, inSegment: true, count: 1, date: '2026-01-01', note: 'Interview notes' });
  const [line] = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
  const evidenceId = line?.observationId ?? '';
  await put(`/validation/ideas/${ideaId}/observations/${evidenceId}/file`, 'notes.pdf', bytes);
  return { ideaId, evidenceId };
}

describe('the file of an answer', () => {
  it('makes it a documented yes, and comes back to its owner as a download', async () => {
    const bytes = pdf('roles');
    expect(await attach('ìwé.pdf', bytes)).toMatchObject({ status: 200, data: { revision: 1 } });
    expect(await answerOf()).toMatchObject({
      answer: 'yes',
      grade: 'documented',
      evidence: { kind: 'file', name: 'ìwé.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      file: { name: 'ìwé.pdf', mediaType: 'application/pdf', bytes: bytes.length, heldBy: null },
    });
    const file = await call(readAnswerFile, { token, params: params() });
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/);
    for (const who of ['neighbour', 'stranger'])
      expect((await call(readAnswerFile, { token: who, params: params() })).code).toBe('CHECK_UNKNOWN');
  });

  it('may be a table, which is downloaded and never shown', async () => {
    const bytes = Buffer.from('Month,Spent\r\nOctober,"₦45,000"\r\n');
    expect(await attach('spent.csv', bytes)).toMatchObject({ status: 200 });
    expect(await answerOf()).toMatchObject({ grade: 'documented', file: { name: 'spent.csv', mediaType: 'text/csv' } });
    const file = await call(readAnswerFile, { token, params: params() });
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''spent.csv",
      'x-content-type-options': 'nosniff',
    });
  });

  it('replaces the one before, and leaves the answer claimed when it is removed', async () => {
    const before = stored();
    await attach('a.pdf', pdf('first'));
    await attach('b.pdf', pdf('second'));
    expect(stored()).toHaveLength(before.length + 1);
    const removed = (await call(removeAnswerFile, { token, params: params() })).data.answer;
    expect(removed).toMatchObject({ answer: 'yes', grade: 'claimed', evidence: null, file: null });
    expect(stored()).toEqual(before);
    expect((await call(removeAnswerFile, { token, params: params() })).code).toBe('FILE_UNKNOWN');
    expect((await call(readAnswerFile, { token, params: params() })).code).toBe('FILE_UNKNOWN');
  });

  it('gives way to a link, and its bytes go in the night', async () => {
    await attach('a.pdf', pdf('third'));
    const evidence = { kind: 'link', url: 'https://example.com/x' } as const;
    const changes = [{ criterionId, answer: 'yes', grade: 'documented', note: '', evidence } as const];
    await call(saveAnswers, { token, params: { checkId }, body: { revision: 1, editor: 'tab', changes } });
    expect(await answerOf()).toMatchObject({ evidence, file: null });
    const before = stored();
    for (const name of before) utimesSync(join(folder(), name), new Date(0), new Date(0));
    await test.context.modules.readiness.jobs[0]?.run();
    expect(stored()).toHaveLength(before.length - 1);
  });

  it.each([
    ['a script', 'a.pdf', Buffer.from('<script>alert(1)</script>')],
    ['another name for a file', 'a.svg', pdf('x')],
    ['nothing', 'a.png', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, filename, bytes) => {
    expect(await attach(filename, bytes)).toMatchObject({ status: 400, code: 'PROOF_UNREADABLE' });
    expect(await answerOf()).toBeUndefined();
  });

  it('needs a check of one’s own and a criterion that exists', async () => {
    const before = stored();
    expect(await attach('a.pdf', pdf('x'), 'neighbour')).toMatchObject({ status: 404, code: 'CHECK_UNKNOWN' });
    expect(await attach('a.pdf', pdf('x'), token, 'no_such')).toMatchObject({ status: 404, code: 'CRITERION_UNKNOWN' });
    expect(stored()).toEqual(before);
  });
});

describe('a file that the validation ledger holds', () => {
  it('is pointed at, not kept twice, and opens from the answer', async () => {
    const bytes = pdf('held');
    const { ideaId, evidenceId } = await holdFile(bytes);
    const before = stored();
    await attach('the same under another name.pdf', bytes);
    expect(stored()).toEqual(before);
    const heldBy = { ideaId, evidenceId };
    expect(await answerOf()).toMatchObject({ grade: 'documented', file: { name: 'notes.pdf', heldBy } });
    expect((await call(readAnswerFile, { token, params: params() })).bytes.equals(bytes)).toBe(true);
  });

  it('can be chosen, and proves nothing any more once it is gone', async () => {
    const { ideaId, evidenceId } = await holdFile(pdf('chosen'));
    const state = (await call(readCheck, { token, params: { checkId } })).data;
    expect(state.heldFiles[0]).toMatchObject({ ideaId, evidenceId, ideaName: 'Ọjà', note: 'Interview notes' });
    const choose = (who: string, id: string) => {
      const evidence = { kind: 'held', evidenceId } as const;
      const changes = [{ criterionId, answer: 'yes', grade: 'documented', note: '', evidence } as const];
      return call(saveAnswers, { token: who, params: { checkId: id }, body: { revision: 0, editor: 'tab', changes } });
    };
    expect((await choose(token, checkId)).data.answers).toMatchObject([{ file: { heldBy: { evidenceId } } }]);
    const others = (await call(createCheck, { token: 'neighbour', body: {} })).data.id;
    expect(Object.keys((await choose('neighbour', others)).fields)).toEqual(['changes.0.evidence']);
    await call(removeObservation, { token, params: { ideaId, observationId: evidenceId } });
    expect(await answerOf()).toMatchObject({ evidence: null, file: null });
    expect((await call(readAnswerFile, { token, params: params() })).code).toBe('FILE_UNKNOWN');
  });
});

it('keeps its files while its check can be restored', async () => {
  await attach('a.pdf', pdf('erased'));
  const before = stored();
  for (const name of before) utimesSync(join(folder(), name), new Date(0), new Date(0));
  await call(deleteDocument, { token, params: { documentId: checkId } });
  expect((await call(readAnswerFile, { token, params: params() })).code).toBe('CHECK_UNKNOWN');
  await test.context.modules.readiness.jobs[0]?.run();
  expect(stored()).toEqual(before);
});
