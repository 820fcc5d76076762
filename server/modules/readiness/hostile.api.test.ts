import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteDocument } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { endpointsByTag } from '#contract/endpoints.ts';
import { addCashEntry, readLedger } from '#contract/readiness/ledger.ts';
import { createCheck, readCheck, saveAnswers } from '#contract/readiness/readiness.ts';
import { exportReadinessJson, publishReadiness } from '#contract/readiness/versions.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
let checkId: string;
let entryId: string;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { identity: createTokenIdentity({ investor: ['user', 'investor'] }) },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
  checkId = (await call(createCheck, { token, body: {} })).data.id;
  const entry = {
    month: '2026-01',
    kind: 'in',
    category: 'Sales',
    amountMinor: 1,
    currency: 'NGN',
    raised: false,
  } as const;
  entryId = (await call(addCashEntry, { token, params: { checkId }, body: entry })).data.id;
  await call(publishReadiness, { token, params: { checkId } });
});
afterAll(() => test.close());

const answer = { criterionId: 'team_1_named', answer: 'yes', grade: 'claimed', note: '' };
const patch = (changes: unknown, more: object = {}) =>
  test.app.inject({
    method: 'PATCH',
    url: `${apiPrefix}/readiness/checks/${checkId}/answers`,
    headers: { authorization: `Bearer ${token}` },
    payload: { revision: 0, editor: 'tab', changes, ...more },
  });
const cashEntry = { month: '2026-01', kind: 'in', category: 'Theft', amountMinor: 9, currency: 'NGN', raised: false };
const bodies: Record<string, object> = {
  saveAnswers: { revision: 0, editor: 'tab', changes: [answer] },
  saveValuation: { revision: 0, editor: 'tab', changes: { currency: 'USD' } },
  changeCheck: { ideaId: null },
  addCashEntry: cashEntry,
  setCashBalance: { balance: null },
  editCashEntry: { ...cashEntry, revision: 1 },
};

describe('somebody else’s', () => {
  const own = Object.entries(endpointsByTag.readiness ?? {}).filter(([, { path }]) => path.includes(':'));

  it.each(own)('%s is not there', async (name, { method, path }) => {
    const url = path
      .replace(':checkId', checkId)
      .replace(':criterionId', 'team_1_named')
      .replace(':entryId', entryId)
      .replace(':number', '1');
    const ask = (who: string, target: string) =>
      test.app.inject({
        method,
        url: `${apiPrefix}${target}`,
        headers: { authorization: `Bearer ${who}` },
        ...(method !== 'GET' && method !== 'DELETE' && { payload: bodies[name] ?? {} }),
      });
    if (name !== 'attachAnswerFile') expect((await ask('thief', url)).statusCode).toBe(404);
    const missing = await ask(token, url.replace(checkId, 'no-such-check').replace(entryId, 'no-such-entry'));
    expect(missing.statusCode).toBe(name === 'attachAnswerFile' ? 415 : 404);
    expect((await ask('investor', url)).statusCode).toBe(403);
  });

  it('stays as it was after all that', async () => {
    expect((await call(readCheck, { token, params: { checkId } })).data).toMatchObject({ revision: 0, answers: [] });
    expect((await call(readLedger, { token, params: { checkId } })).data.entries).toMatchObject([
      { id: entryId, category: 'Sales' },
    ]);
  });

  it('idea is no readiness check, and a deleted check is none either', async () => {
    const { id } = (await call(createIdea, { token, body: {} })).data;
    expect((await call(readCheck, { token, params: { checkId: id } })).code).toBe('CHECK_UNKNOWN');
    const gone = (await call(createCheck, { token, body: {} })).data.id;
    await call(deleteDocument, { token, params: { documentId: gone } });
    expect((await call(publishReadiness, { token, params: { checkId: gone } })).code).toBe('CHECK_UNKNOWN');
  });
});

describe('an answer', () => {
  it.each([
    ['claims to be verified', [{ ...answer, grade: 'verified' }], 'changes.0.grade'],
    ['is documented by nothing', [{ ...answer, grade: 'documented' }], 'changes.0.evidence'],
    ['points at a fact', [{ ...answer, evidence: { kind: 'fact', reference: {} } }], 'changes.0.evidence.kind'],
    ['names a file itself', [{ ...answer, evidence: { kind: 'file', id: 'x', name: 'x' } }], 'changes.0.evidence.kind'],
    [
      'runs a script',
      [{ ...answer, evidence: { kind: 'link', url: 'javascript:alert(1)' } }],
      'changes.0.evidence.url',
    ],
    ['has an endless note', [{ ...answer, note: 'x'.repeat(2001) }], 'changes.0.note'],
    ['has control characters', [{ ...answer, note: 'a\u0000b' }], 'changes.0.note'],
    ['has half a character', [{ ...answer, note: 'a\ud83d' }], 'changes.0.note'],
    ['is to no criterion', [{ ...answer, criterionId: 'team_9_none' }], 'changes.0.criterionId'],
    ['is to a prototype', [{ ...answer, criterionId: '__proto__' }], 'changes.0.criterionId'],
    ['brings fields of its own', [{ ...answer, isAdmin: true }], 'changes.0'],
    ['comes with too many others', Array(51).fill(answer), 'changes'],
    ['comes alone with nothing', [], 'changes'],
  ])('that %s is refused, and nothing is kept', async (_what, changes, field) => {
    const refused = await patch(changes);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'REQUEST_INVALID']);
    expect(Object.keys(refused.json().fields)[0]).toBe(field);
    expect((await call(readCheck, { token, params: { checkId } })).data.answers).toEqual([]);
  });

  it('cannot be verified in the database either', async () => {
    const forge = sql`insert into readiness_answers (check_id, criterion_id, answer, grade, revision, editor, updated_at)
      values (${checkId}, 'team_1_named', 'yes', 'verified', 1, 'x', now())`;
    await expect(test.context.database.db.execute(forge)).rejects.toThrow();
  });

  it.each([
    '<script>alert("xss")</script>',
    "Robert'); DROP TABLE readiness_answers; --",
    '{{constructor.constructor("return process")()}}',
    'Ọjà Ìbàdàn: ẹ̀wà, ọ̀nà, ṣé 🧺 متجر',
  ])('keeps text that only looks dangerous to the letter: %s', async (note) => {
    const { id } = (await call(createCheck, { token, body: {} })).data;
    const changes = [{ ...answer, note } as never];
    await call(saveAnswers, { token, params: { checkId: id }, body: { revision: 0, editor: 'tab', changes } });
    await call(publishReadiness, { token, params: { checkId: id } });
    const file = await call(exportReadinessJson, { token, params: { checkId: id, number: 1 } });
    expect(JSON.parse(file.bytes.toString()).snapshot.answers.team_1_named.note).toBe(note);
    expect(test.logLines.join('')).not.toContain(JSON.stringify(note).slice(1, -1));
  });
});

describe('a save that fails half-way', () => {
  it('keeps nothing at all', async () => {
    const { id } = (await call(createCheck, { token, body: {} })).data;
    await test.context.database.db.execute(sql`
      create function fail_on_legal() returns trigger language plpgsql as $$
      begin if new.criterion_id = 'legal_1_makers' then raise exception 'the disk is full'; end if; return new; end $$`);
    await test.context.database.db.execute(sql`
      create trigger fail before insert on readiness_answers for each row execute function fail_on_legal()`);
    const changes = [answer, { ...answer, criterionId: 'legal_1_makers' }] as never;
    const save = () =>
      call(saveAnswers, { token, params: { checkId: id }, body: { revision: 0, editor: 'tab', changes } });
    expect(await save()).toMatchObject({ status: 500, code: 'SERVER_FAULT' });
    expect((await call(readCheck, { token, params: { checkId: id } })).data).toMatchObject({
      revision: 0,
      answers: [],
    });
    await test.context.database.db.execute(sql`drop trigger fail on readiness_answers`);
    expect((await save()).data.answers).toHaveLength(2);
  });
});
