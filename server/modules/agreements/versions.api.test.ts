import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as agreements from '#contract/agreements/agreements.ts';
import * as contract from '#contract/agreements/versions.ts';
import { readDocument } from '#contract/documents/documents.ts';
import { loanOfAVan } from '#domain/agreements/fixtures/loan-of-a-van.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { vanAnswers, vanLibrary, vanRules } from './fixtures/van-packs.ts';

const token = 'founder';
const library = vanLibrary();
let test: TestApp;
let call: ReturnType<typeof createCall>;
let agreementId: string;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { identity: createTokenIdentity(), packs: library.packs, agreementRules: vanRules },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
});
afterAll(() => test.close());

const whole = { answers: vanAnswers, choices: { 'van.term': 'fixed' } };
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const read = async () => (await call(agreements.readAgreement, { token, params: { agreementId } })).data;
const save = async (changes: object) => {
  const { revision } = await read();
  const body = { revision, editor: 'tab', ...changes };
  return call(agreements.saveAgreementContent, { token, params: { agreementId }, body });
};
const finalise = (key?: string) => call(contract.finaliseAgreement, { token, key, params: { agreementId } });
const reopen = () => call(agreements.reopenAgreement, { token, params: { agreementId } });
const version = (number: number) => call(contract.readAgreementVersion, { token, params: { agreementId, number } });
const statusOf = async () => (await call(readDocument, { token, params: { documentId: agreementId } })).data.status;
beforeEach(async () => {
  library.move(loanOfAVan);
  const created = await call(agreements.createAgreement, { token, body: { kind: 'nda', jurisdiction: 'ng' } });
  agreementId = created.data.id;
  await save(whole);
});

describe('a final document', () => {
  it('is a version, and can be changed only once it is reopened', async () => {
    const { created, version: entry } = (await finalise()).data;
    expect(created).toBe(true);
    expect(entry).toMatchObject({
      number: 1,
      name: 'Loan of a van: Ọ̀nà Ltd, Bola and Chidi',
      kind: 'nda',
      jurisdiction: 'ng',
      templateVersion: '1',
      hasOwnWording: false,
      final: true,
    });
    expect(await statusOf()).toBe('completed');
    expect(await read()).toMatchObject({
      state: 'final',
      versions: { count: 1, hasChanges: false },
      can: { edit: false, acknowledge: false, finalise: false, reopen: true, sign: true },
      suggestions: [],
    });
    for (const refused of [
      await save({ answers: { months: 7 } }),
      await call(agreements.moveAgreementTemplate, { token, params: { agreementId } }),
      await call(agreements.acknowledgeFlag, {
        token,
        params: { agreementId, flagId: 'dear' },
        body: { acknowledged: true },
      }),
    ])
      expect(refused).toMatchObject({ status: 409, code: 'AGREEMENT_FINAL' });
    expect((await reopen()).data).toMatchObject({ state: 'reopened', can: { edit: true, sign: false } });
    expect(await statusOf()).toBe('draft');
    expect((await save({ answers: { months: 7 } })).status).toBe(200);
    expect((await finalise()).data).toMatchObject({ created: true, version: { number: 2 } });
    expect(await statusOf()).toBe('completed');
  });

  it('is one version however often it is made final', async () => {
    const answers = await Promise.all([finalise(), finalise(), finalise(`key-${agreementId}`)]);
    expect(answers.map(({ data }) => data.version.number)).toEqual([1, 1, 1]);
    expect(answers.filter(({ data }) => data.created)).toHaveLength(1);
    await reopen();
    expect((await finalise()).data).toMatchObject({ created: false, version: { number: 1 } });
    expect(await statusOf()).toBe('completed');
    const { data } = await call(contract.listAgreementVersions, { token, params: { agreementId } });
    expect(data.total).toBe(1);
  });

  it('is not reopened twice, nor before it was final', async () => {
    const before = await read();
    expect((await reopen()).data).toMatchObject({ state: 'draft', revision: before.revision });
    await finalise();
    await reopen();
    expect((await reopen()).data).toMatchObject({ state: 'reopened' });
  });

  it('is refused with everything that stands in the way', async () => {
    await save({
      answers: { start: null, rent: naira(1_500_000) },
      choices: { 'van.term': null },
      ownWording: { 'van.rent': 'As agreed.' },
    });
    const refused = await finalise();
    expect(refused).toMatchObject({ status: 409, code: 'AGREEMENT_INCOMPLETE' });
    expect(refused.fields).toEqual({
      'missing.start': 'From',
      'decisions.term': 'Term',
      'problems.rent': 'Too dear.',
      'flags.dear': 'A lot of money.',
      'flags.own.van.rent': 'Own words.',
    });
    expect(await read()).toMatchObject({ state: 'draft', versions: { count: 0 }, can: { finalise: false } });
  });

  it('waits for a lawyer-review flag to be acknowledged', async () => {
    await save({ answers: { rent: naira(600_000) } });
    expect((await finalise()).fields).toEqual({ 'flags.dear': 'A lot of money.' });
    const params = { agreementId, flagId: 'dear' };
    await call(agreements.acknowledgeFlag, { token, params, body: { acknowledged: true } });
    expect((await finalise()).data.created).toBe(true);
    const { report } = (await version(1)).data;
    expect(report.flags).toMatchObject([{ id: 'dear', acknowledgedAt: expect.any(String) }]);
  });
});

describe('a version', () => {
  it('keeps what it was made from and all that is printed of it', async () => {
    await save({ ownWording: { 'van.rent': 'The rent is a song.' } });
    const flag = { agreementId, flagId: 'own.van.rent' };
    await call(agreements.acknowledgeFlag, { token, params: flag, body: { acknowledged: true } });
    await finalise();
    const { version: entry, snapshot, report } = (await version(1)).data;
    expect(entry.hasOwnWording).toBe(true);
    expect(snapshot).toEqual({
      content: { ...whole, ownWording: { 'van.rent': 'The rent is a song.' } },
      template: { kind: 'nda', jurisdiction: 'ng', version: '1', fixedTextHash: entry.fixedTextHash },
      clauses: [
        { id: 'van.term', version: 1, wording: 'fixed', own: false },
        { id: 'van.rent', version: 2, wording: 'due', own: true },
      ],
    });
    expect(report.document.clauses.map(({ title }) => title)).toEqual(['Term', 'Rent']);
    expect(JSON.stringify(report.document)).toContain('1 September 2026');
    expect(report.notices.join('\n')).toContain(entry.fixedTextHash);
    for (const words of [
      'not legal advice',
      'version 1, for Nigeria',
      '2026-11-01',
      '2027-11-01',
      'not been reviewed by',
    ])
      expect(report.notices.join('\n')).toContain(words);
  });

  it('never changes when the library does', async () => {
    await finalise();
    const before = (await version(1)).data;
    const [term, ...others] = loanOfAVan.clauses;
    library.move({ ...loanOfAVan, version: '2', clauses: [{ ...term, title: 'Duration' }, ...others] } as never);
    await reopen();
    await call(agreements.moveAgreementTemplate, { token, params: { agreementId } });
    await finalise();
    expect((await version(1)).data).toEqual(before);
    const after = (await version(2)).data;
    expect(after.version).toMatchObject({ templateVersion: '2' });
    expect(after.version.fixedTextHash).not.toBe(before.version.fixedTextHash);
    expect(after.report.document.clauses[0]?.title).toBe('Duration');
  });

  it('has the hash of its template whatever is answered', async () => {
    await finalise();
    await reopen();
    await save({ answers: { months: 9, rent: naira(1) } });
    await finalise();
    const [one, two] = [(await version(1)).data.version, (await version(2)).data.version];
    expect(two.fixedTextHash).toBe(one.fixedTextHash);
    expect(two.sha256).not.toBe(one.sha256);
  });

  it('is exported as the very bytes that its SHA-256 was taken of', async () => {
    const { sha256 } = (await finalise()).data.version;
    const { bytes, headers } = await call(contract.exportVersionJson, { token, params: { agreementId, number: 1 } });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(headers['content-disposition']).toContain('version%201.json');
  });

  it('cannot be altered in the database either', async () => {
    await finalise();
    const change = sql`update document_versions set report = '{}' where document_id = ${agreementId}`;
    await expect(test.context.database.db.execute(change)).rejects.toThrow();
    const template = sql`update agreement_templates set fixed_text = '{}'`;
    await expect(test.context.database.db.execute(template)).rejects.toThrow();
    const state = sql`update agreements set state = 'draft' where id = ${agreementId}`;
    await expect(test.context.database.db.execute(state)).rejects.toThrow();
  });

  it('is listed newest first, page by page', async () => {
    for (const months of [3, 4, 5]) {
      await save({ answers: { months } });
      await finalise();
      await reopen();
    }
    const list = async (query: object) =>
      (await call(contract.listAgreementVersions, { token, params: { agreementId }, query })).data;
    expect(await list({ limit: 2 })).toMatchObject({ total: 3, items: [{ number: 3 }, { number: 2 }] });
    expect(await list({ before: 2 })).toMatchObject({ items: [{ number: 1 }] });
    expect(await version(4)).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
  });
});

describe('a redline', () => {
  const redline = (query: { from: number; to?: number }) =>
    call(contract.readRedline, { token, params: { agreementId }, query });

  it('shows what changed between two versions and to the draft', async () => {
    await finalise();
    await reopen();
    await save({ answers: { months: 9 } });
    await finalise();
    await reopen();
    await save({ answers: { paid: false } });
    const { data } = await redline({ from: 1, to: 2 });
    expect(data).toMatchObject({
      from: 1,
      to: 2,
      cover: [{ variable: 'months', label: 'For how long', before: '6 months', after: '9 months' }],
      clauses: [
        { id: 'van.term', change: 'changed' },
        { id: 'van.rent', change: 'same' },
      ],
    });
    expect(data.clauses[0]?.paragraphs[0]).toContainEqual({ kind: 'removed', text: '6' });
    expect(data.clauses[0]?.paragraphs[0]).toContainEqual({ kind: 'added', text: '9' });
    const draft = (await redline({ from: 2 })).data;
    expect(draft.to).toBeNull();
    expect(draft.clauses.map(({ id, change, number }) => [id, change, number])).toEqual([
      ['van.term', 'changed', '1'],
      ['van.rent', 'removed', null],
      ['van.gift', 'added', '2'],
    ]);
  });

  it('is of versions that exist', async () => {
    await finalise();
    expect(await redline({ from: 2 })).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
    expect(await redline({ from: 1, to: 7 })).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
    expect((await redline({ from: 1, to: 1 })).data.clauses.map(({ change }) => change)).toEqual(['same', 'same']);
  });
});
