import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { listDocuments } from '#contract/documents.ts';
import { changeCheck, createCheck, readCheck, saveAnswers } from '#contract/readiness.ts';
import {
  exportReadinessJson,
  listReadinessVersions,
  publishReadiness,
  readReadinessVersion,
} from '#contract/readiness-versions.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { buildReadinessReport } from '#domain/readiness/report.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
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
});
