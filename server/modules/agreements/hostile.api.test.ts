import mammoth from 'mammoth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/agreements/agreements.ts';
import * as versions from '#contract/agreements/versions.ts';
import { deleteDocument, restoreDocument } from '#contract/documents/documents.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { endpointsByTag } from '#contract/endpoints.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { vanAnswers, vanLibrary, vanRules } from './fixtures/van-packs.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
let agreementId: string;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { identity: createTokenIdentity(), packs: vanLibrary().packs, agreementRules: vanRules },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
});
afterAll(() => test.close());

const body = { kind: 'nda', jurisdiction: 'ng' } as const;
const create = async (who = token) => (await call(contract.createAgreement, { token: who, body })).data.id;
const read = async () => (await call(contract.readAgreement, { token, params: { agreementId } })).data;
const save = async (changes: object) => {
  const payload = { revision: (await read()).revision, editor: 'tab', ...changes };
  return call(contract.saveAgreementContent, { token, params: { agreementId }, body: payload });
};
beforeEach(async () => {
  agreementId = await create();
});

/** Every call about one agreement, with a body that it would take. */
const aboutOne: [string, Endpoint][] = Object.entries(endpointsByTag.agreements ?? {}).filter(([, { path }]) =>
  path.includes(':agreementId'),
);
const bodies: Record<string, object> = {
  saveAgreementContent: { revision: 0, editor: 'tab', answers: { months: 3 } },
  acknowledgeFlag: { acknowledged: true },
};
const reach = (name: string, endpoint: Endpoint, who: string, id: string) =>
  call(endpoint, {
    token: who,
    params: { agreementId: id, number: 1, flagId: 'dear' },
    query: name === 'readRedline' ? { from: 1 } : undefined,
    body: bodies[name],
  } as never);

describe("somebody else's agreement", () => {
  it.each(aboutOne)('is unknown to %s, as one that never was', async (name, endpoint) => {
    await save({ answers: vanAnswers, choices: { 'van.term': 'fixed' } });
    await call(versions.finaliseAgreement, { token, params: { agreementId } });
    const before = await read();
    for (const id of [agreementId, 'never-was-there']) {
      const answer = await reach(name, endpoint, 'stranger', id);
      expect([id, answer.status, answer.code]).toEqual([id, 404, 'AGREEMENT_UNKNOWN']);
    }
    expect(await read()).toEqual(before);
  });

  it('contradicts nothing of mine', async () => {
    await save({ answers: vanAnswers });
    const { data } = await call(contract.listContradictions, { token: 'stranger' });
    expect(data.items).toEqual([]);
  });
});

it.each(aboutOne)('a deleted agreement is unknown to %s until it is restored', async (name, endpoint) => {
  await save({ answers: vanAnswers, choices: { 'van.term': 'fixed' } });
  await call(versions.finaliseAgreement, { token, params: { agreementId } });
  await call(deleteDocument, { token, params: { documentId: agreementId } });
  expect(await reach(name, endpoint, token, agreementId)).toMatchObject({ status: 404, code: 'AGREEMENT_UNKNOWN' });
  await call(restoreDocument, { token, params: { documentId: agreementId } });
  expect(await read()).toMatchObject({ state: 'final', content: { answers: vanAnswers } });
});

describe('what is too much or cannot be kept', () => {
  it('takes forty lines of five hundred characters, and no more', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => String(index).padEnd(500, 'x'));
    expect((await save({ answers: { rules: lines } })).status).toBe(200);
    expect((await read()).content.answers.rules).toEqual(lines);
    expect(await save({ answers: { rules: [...lines, 'one more'] } })).toMatchObject({ status: 400 });
    expect(await save({ answers: { rules: ['x'.repeat(501)] } })).toMatchObject({ status: 400 });
  });

  it('takes ten thousand characters of own words for a clause, and no more', async () => {
    expect((await save({ ownWording: { 'van.term': 'x'.repeat(10_000) } })).status).toBe(200);
    expect(await save({ ownWording: { 'van.term': 'x'.repeat(10_001) } })).toMatchObject({ status: 400 });
  });

  it('refuses a body above a megabyte before it reads it', async () => {
    const answers = { never: 'x'.repeat(1_100_000) };
    expect(await save({ answers })).toMatchObject({ status: 413, code: 'REQUEST_TOO_LARGE' });
  });

  it.each([
    ['a control character', { answers: { never: 'a\u0000b' } }, 'answers.never'],
    [
      'an escape in a party',
      { answers: { lender: { ...vanAnswers.lender, name: 'a\u001b[31m' } } },
      'answers.lender.name',
    ],
    ['a control character in own words', { ownWording: { 'van.rent': 'a\u0007' } }, 'ownWording.van.rent'],
    ['an unknown part', { version: 2 }, ''],
    ['a path as a clause', { choices: { '../../etc/passwd': 'x' } }, 'choices.......etc.passwd'],
  ])('refuses %s', async (_what, changes, place) => {
    const refused = await save(changes);
    expect(refused).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    if (place) expect(Object.keys(refused.fields)).toEqual([place]);
    expect((await read()).revision).toBe(0);
  });

  it('refuses a prototype', async () => {
    const answer = await test.app.inject({
      method: 'PATCH',
      url: `${apiPrefix}/agreements/${agreementId}/content`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"revision":0,"editor":"tab","answers":{"__proto__":{"months":3}}}`,
    });
    expect(answer.statusCode).toBe(400);
    expect((await read()).content.answers).toEqual({});
  });

  it('says no to more documents than an account holds', async () => {
    const store = 'hoarder';
    const first = await create(store);
    await test.context.database.db.execute(
      `insert into documents (id, owner_uid, type, name, folded_name, created_at, updated_at)
       select 'filler-' || n, '${store}', 'evaluation', 'Filler', 'filler', now(), now() from generate_series(1, 999) n`,
    );
    const refused = await call(contract.createAgreement, { token: store, body });
    expect(refused).toMatchObject({ status: 409, code: 'DOCUMENT_LIMIT' });
    const copy = await call(contract.duplicateAgreement, { token: store, params: { agreementId: first } });
    expect(copy).toMatchObject({ status: 409, code: 'DOCUMENT_LIMIT' });
  });
});

describe('what is typed stays text in every export', () => {
  const typed = '{{rent}} {{=end}} <script>alert(1)</script> & "quotes" </w:t> %s';

  it('neither runs nor disappears', async () => {
    await save({
      answers: { ...vanAnswers, lender: { ...vanAnswers.lender, name: typed } },
      ownWording: { 'van.rent': typed },
    });
    const open = async (endpoint: Endpoint) =>
      (await call(endpoint, { token, params: { agreementId } } as never)).bytes;
    const flat = (text: string) => text.replace(/\s+/g, ' ');
    const pdf = await pdfText(await open(versions.exportDraftPdf));
    const docx = await mammoth.extractRawText({ buffer: await open(versions.exportDraftDocx) });
    const json = JSON.parse(String(await open(versions.exportDraftJson)));
    for (const text of [pdf, docx.value, String(await open(versions.exportDraftText))])
      expect(flat(text).split(typed).length).toBeGreaterThan(2);
    expect(json.snapshot.content.answers.lender.name).toBe(typed);
    expect(flat(docx.value)).not.toContain('₦1,234.50 1 September');
  });

  it('is in no line of the log', async () => {
    await save({ answers: { never: 'Nobody may read this marmalade.' } });
    await call(versions.exportDraftText, { token, params: { agreementId } });
    expect(test.logLines.join('\n')).not.toContain('marmalade');
  });
});

it('limits how many files one caller may have laid out a minute', async () => {
  const answers = [];
  for (let index = 0; index < 31; index += 1)
    answers.push(await call(versions.exportVersionDocx, { token, params: { agreementId, number: 1 } }));
  expect(answers[0]).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'REQUEST_LIMITED' });
});
