import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { listDocuments } from '#contract/documents/documents.ts';
import { changeCheck, createCheck, readCheck, saveAnswers } from '#contract/readiness/readiness.ts';
import {
  compareReadinessVersions,
  exportReadinessDocx,
  exportReadinessJson,
  exportReadinessPdf,
  listReadinessVersions,
  publishReadiness,
  readReadinessVersion,
} from '#contract/readiness/versions.ts';
import { docxMediaType } from '#contract/text.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { buildReadinessReport } from '#domain/readiness/report.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { pdfPages } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'uid-of-ada';
let now = new Date('2026-03-01T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { identity: createTokenIdentity(), clock: () => now },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
});
afterAll(() => test.close());

const create = async (who = token) => (await call(createCheck, { token: who, body: {} })).data.id;
const publish = async (checkId: string, who = token) =>
  (await call(publishReadiness, { token: who, params: { checkId } })).data;
const read = async (checkId: string, who = token) => (await call(readCheck, { token: who, params: { checkId } })).data;
async function sayYes(checkId: string, ...ids: string[]) {
  const { revision } = await read(checkId);
  const changes = ids.map((criterionId) => ({ criterionId, answer: 'yes', grade: 'claimed', note: '' }) as const);
  return call(saveAnswers, { token, params: { checkId }, body: { revision, editor: 'tab', changes } });
}

describe('a published version', () => {
  it('is kept as it was, and anybody can work it out again from the file', async () => {
    const checkId = await create();
    await sayYes(checkId, 'team_1_named', 'team_2_skills', 'team_2_gaps');
    const { created, version } = await publish(checkId);
    expect(created).toBe(true);
    expect(version).toMatchObject({
      number: 1,
      asOf: '2026-03-01',
      round: 'angel_safe',
      ready: false,
      levels: { team: 2 },
    });
    const kept = (await call(readReadinessVersion, { token, params: { checkId, number: 1 } })).data;
    await sayYes(checkId, 'team_3_plan');
    expect((await call(readReadinessVersion, { token, params: { checkId, number: 1 } })).data).toEqual(kept);
    expect(kept.report.grades.claimed.percent).toBe(version.readiness);
    const file = await call(exportReadinessJson, { token, params: { checkId, number: 1 } });
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(version.sha256);
    const { snapshot, report } = JSON.parse(file.bytes.toString());
    expect(canonicalJson(buildReadinessReport(snapshot, readinessRuleSet))).toBe(canonicalJson(report));
    expect(file.bytes.toString()).not.toContain(token);
    const { items } = (await call(listDocuments, { token, query: { type: 'evaluation' } })).data;
    expect(items[0]).toMatchObject({ id: checkId, status: 'completed', versionCount: 1 });
  });

  it('is one with the one before while nothing has changed', async () => {
    const checkId = await create();
    await sayYes(checkId, 'team_1_named');
    await publish(checkId);
    expect((await read(checkId)).versions).toEqual({ count: 1, hasChanges: false });
    expect(await publish(checkId)).toMatchObject({ created: false, version: { number: 1 } });
    await sayYes(checkId, 'team_2_skills');
    expect((await read(checkId)).versions).toEqual({ count: 1, hasChanges: true });
    const both = await Promise.all([publish(checkId), publish(checkId)]);
    expect(both.map(({ version }) => version.number)).toEqual([2, 2]);
    expect(both.filter(({ created }) => created)).toHaveLength(1);
  });

  it('of nothing answered is a draft still', async () => {
    const checkId = await create('newcomer');
    expect((await publish(checkId, 'newcomer')).version).toMatchObject({ readiness: 0, runwayMonths: null });
    expect((await read(checkId, 'newcomer')).status).toBe('draft');
  });

  it('cannot be changed in the database either', async () => {
    const checkId = await create();
    await publish(checkId);
    const change = sql`update document_versions set summary = '{"ready": true}' where document_id = ${checkId}`;
    await expect(test.context.database.db.execute(change)).rejects.toThrow();
  });
});

describe('two versions', () => {
  it('are compared answer by answer, whichever is named first', async () => {
    const checkId = await create();
    await publish(checkId);
    await sayYes(checkId, 'team_1_named');
    await publish(checkId);
    const compare = (number: number, other?: number) =>
      call(compareReadinessVersions, { token, params: { checkId, number }, query: { with: other } });
    const { from, to, comparison } = (await compare(2)).data;
    expect([from.number, to.number]).toEqual([1, 2]);
    expect(comparison.steps).toMatchObject([{ kind: 'answer', criterionId: 'team_1_named' }]);
    expect(comparison.total?.claimed).toBe(to.readiness - from.readiness);
    expect((await compare(1, 2)).data).toEqual((await compare(2, 1)).data);
    for (const [number, other] of [
      [1, undefined],
      [2, 9],
    ] as const)
      expect((await compare(number, other)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('an export', () => {
  it('is a download of its kind', async () => {
    const checkId = await create();
    await publish(checkId);
    const params = { checkId, number: 1 };
    const pdf = await call(exportReadinessPdf, { token, params });
    expect([pdf.headers['content-type'], pdf.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    const docx = await call(exportReadinessDocx, { token, params });
    expect([docx.headers['content-type'], docx.bytes.subarray(0, 2).toString()]).toEqual([docxMediaType, 'PK']);
    expect(docx.headers['content-disposition']).toContain(encodeURIComponent('version 1.docx'));
    expect((await call(exportReadinessDocx, { token, params: { checkId, number: 2 } })).code).toBe('VERSION_UNKNOWN');
  });

  it('bears the idea’s name, and the founder’s and the company’s as they choose', async () => {
    const ideaId = (await call(createIdea, { token, body: { intake: { ...BOOKKEEPING, title: 'Fish box' } } })).data.id;
    const { id: checkId } = (await call(createCheck, { token, body: { ideaId, round: 'angel_safe' } })).data;
    await publish(checkId);
    const params = { checkId, number: 1 };
    const named = { token, params, query: { founder: 'yes', company: 'Ice Ltd' } } as const;
    const [pdf, docx] = [await call(exportReadinessPdf, named), await call(exportReadinessDocx, named)];
    const name = encodeURIComponent('Fish box, investment readiness');
    for (const { headers } of [pdf, docx]) expect(headers['content-disposition']).toContain(`''${name}`);
    const [first] = await pdfPages(pdf.bytes);
    const word = await mammoth.extractRawText({ buffer: docx.bytes });
    for (const words of [first, word.value]) {
      expect(words).toContain('Investment readiness of “Fish box”');
      expect(words).toContain('Ada · Ice Ltd · as of');
    }
    const [unnamed] = await pdfPages((await call(exportReadinessPdf, { token, params })).bytes);
    expect(unnamed).not.toMatch(/Ada|Ice Ltd/);
  });

  it('of many documents has a check in every format', async () => {
    const checkId = await create('collector');
    await publish(checkId, 'collector');
    const { versions } = test.context.readiness;
    const runTask = test.context.workers.runJobFor('collector');
    const print = (id: string) => versions.printNewest(test.context.database.db, runTask, ownerScope('collector'), id);
    const files = await print(checkId);
    expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['pdf', 'docx', 'json']);
    const draft = await create('collector');
    expect(await print(draft)).toEqual([]);
  });
});

describe('the history of a check', () => {
  it('is one list, newest first, with what a chart draws', async () => {
    const checkId = await create();
    const steps = [['team_1_named'], ['team_2_skills', 'team_2_gaps'], ['team_3_plan']];
    for (const [index, ids] of steps.entries()) {
      now = new Date(Date.UTC(2026, 3 + index, 1, 9));
      await sayYes(checkId, ...ids);
      await publish(checkId);
    }
    await call(changeCheck, { token, params: { checkId }, body: { round: 'grant' } });
    await publish(checkId);
    const list = (query: object) => call(listReadinessVersions, { token, params: { checkId }, query });
    const { items, total } = (await list({})).data;
    expect(total).toBe(4);
    expect(items.map(({ asOf, levels, round }) => [asOf, levels.team, round])).toEqual([
      ['2026-06-01', 3, 'grant'],
      ['2026-06-01', 3, 'angel_safe'],
      ['2026-05-01', 2, 'angel_safe'],
      ['2026-04-01', 1, 'angel_safe'],
    ]);
    expect((await list({ before: 3, limit: 1 })).data.items.map(({ number }) => number)).toEqual([2]);
  });

  it('answers the criterion of an earlier check from the next day on', async () => {
    now = new Date('2026-08-01T09:00:00Z');
    const checkId = await create('repeater');
    await publish(checkId, 'repeater');
    expect(await read(checkId, 'repeater')).toMatchObject({
      facts: { earlierChecks: [] },
      versions: { hasChanges: false },
    });
    now = new Date('2026-08-02T09:00:00Z');
    const earlierChecks = [{ id: checkId, asOf: '2026-08-01', round: 'angel_safe' }];
    expect(await read(checkId, 'repeater')).toMatchObject({ facts: { earlierChecks }, versions: { hasChanges: true } });
  });

  it('takes no earlier check of another startup, nor of none', async () => {
    const who = 'of-two-startups';
    const begin = async (title: string | null) => {
      const intake = { ...BOOKKEEPING, title: title ?? '' };
      const ideaId = title === null ? null : (await call(createIdea, { token: who, body: { intake } })).data.id;
      return { ideaId, checkId: (await call(createCheck, { token: who, body: { ideaId } })).data.id };
    };
    now = new Date('2026-09-01T09:00:00Z');
    const [fish, none] = [await begin('Fish box'), await begin(null)];
    for (const { checkId } of [fish, none]) await publish(checkId, who);
    now = new Date('2026-09-02T09:00:00Z');
    const earlierOf = async (checkId: string) => (await read(checkId, who)).facts.earlierChecks.map(({ id }) => id);
    const again = (await call(createCheck, { token: who, body: { ideaId: fish.ideaId } })).data.id;
    expect(await earlierOf(again)).toEqual([fish.checkId]);
    expect(await earlierOf((await begin('Cold rooms')).checkId)).toEqual([]);
    expect(await earlierOf(none.checkId)).toEqual([none.checkId]);
  });
});
