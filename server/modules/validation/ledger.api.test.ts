import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import * as contract from '#contract/validation/validation.ts';
import * as versions from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { type CallOptions, createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { evidenceItems } from './tables.ts';

const token = 'founder';
const start = new Date('2026-03-15T09:00:00Z');
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
let ideaId: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = start;
  ideaId = (await call(contract.createIdea, { token, body: { intake: { title: 'Kasuwa Ledger' } } })).data.id;
});

const read = async () => (await call(contract.readIdea, { token, params: { ideaId } })).data;
/** Calls an endpoint of this idea. */
const send = <E extends Endpoint>(endpoint: E, body: CallOptions<E>['body'], params: object = {}, key?: string) =>
  call(endpoint, { token, key, body, params: { ideaId, ...params } as CallOptions<E>['params'] });

const heard = {
  assumptionId: 'D1',
  side: 'for',
  level: 'L3',
  independence: 'stranger',
  inSegment: true,
  count: 6,
  date: '2026-03-15',
  note: 'Six traders told me of the last time.\nمتجر 🧺 ₦',
} as const;

describe('importance', () => {
  it('changes with a reason, and every change stays', async () => {
    const params = { assumptionId: 'D1' };
    for (const importance of [4, 2] as const)
      await send(contract.setImportance, { importance, reason: `Traders told me so: ${importance}` }, params);
    expect((await read()).importanceEdits).toEqual([
      { assumptionId: 'D1', importance: 4, reason: 'Traders told me so: 4', date: '2026-03-15' },
      { assumptionId: 'D1', importance: 2, reason: 'Traders told me so: 2', date: '2026-03-15' },
    ]);
  });

  it('does not change without a reason, outside 1 to 5, or of an assumption that is not there', async () => {
    const set = (body: object, assumptionId = 'D1') => send(contract.setImportance, body as never, { assumptionId });
    expect(await set({ importance: 4, reason: '  ' })).toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) },
    });
    expect(await set({ importance: 6, reason: 'A good reason' })).toMatchObject({
      fields: { importance: 'Choose from 1 to 5.' },
    });
    expect(await set({ importance: 4, reason: 'A good reason' }, 'D99')).toMatchObject({ code: 'ASSUMPTION_UNKNOWN' });
    expect((await read()).importanceEdits).toEqual([]);
  });
});

describe('an assumption of one’s own', () => {
  const own = {
    class: 'reach',
    statement: 'The secretary will introduce us',
    importance: 4,
    reason: 'She opens every door',
  } as const;

  it('can be added once a click, and removed while nothing rests on it', async () => {
    const add = () => send(contract.addAssumption, own, {}, 'one-click');
    const [first, second] = [(await add()).data, (await add()).data];
    expect(second).toEqual(first);
    const { id } = first.assumption;
    expect((await read()).ownAssumptions).toEqual([{ id, ...own }]);
    const { evidence } = (await send(contract.addEvidence, { ...heard, assumptionId: id })).data;
    const remove = () => send(contract.removeAssumption, undefined, { assumptionId: id });
    expect(await remove()).toMatchObject({ status: 409, code: 'ASSUMPTION_IN_USE' });
    await send(contract.removeEvidence, undefined, { evidenceId: evidence.id });
    expect((await remove()).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 404, code: 'ASSUMPTION_UNKNOWN' });
  });

  it('ends at twenty', async () => {
    for (let index = 0; index < 20; index++) await send(contract.addAssumption, own);
    expect(await send(contract.addAssumption, own)).toMatchObject({ status: 409, code: 'LEDGER_LIMIT' });
  });
});

describe('evidence', () => {
  it('says at the field what it lacks: a note, or people that the segment has not', async () => {
    await send(contract.saveIntake, { revision: 0, editor: 'tab', changes: BOOKKEEPING });
    const refused = async (change: object) => (await send(contract.addEvidence, { ...heard, ...change })).fields;
    expect(await refused({ note: ' ' })).toEqual({ note: 'Say what you saw or heard, in a few words.' });
    expect(await refused({ count: 8001 })).toEqual({
      count:
        'You say that there are 8,000 of them in your segment. Give no more than that, or correct the size of the segment.',
    });
    expect(await refused({ proof: 'verified' })).toEqual({ form: 'Unrecognized key: "proof"' });
    expect((await read()).evidence).toEqual([]);
  });

  it('has the proof that stands behind it, whatever was chosen before that was so', async () => {
    await send(contract.saveIntake, { revision: 0, editor: 'tab', changes: BOOKKEEPING });
    const { evidence } = (await send(contract.addEvidence, { ...heard, link: 'https://example.com/a' })).data;
    expect(evidence.proof).toBe('artefact');
    const { db } = test.context.database;
    const { id } = evidence;
    const chosen = async () => (await db.select().from(evidenceItems).where(eq(evidenceItems.id, id)))[0]?.proof;
    expect(await chosen()).toBeNull();
    await db.update(evidenceItems).set({ proof: 'verified', note: '' }).where(eq(evidenceItems.id, id));
    expect((await read()).evidence).toMatchObject([{ proof: 'asserted', note: '', link: 'https://example.com/a' }]);
    const { report } = (await send(versions.readLiveReport, undefined)).data;
    expect(report.evidenceNotes).toMatchObject([{ evidenceId: id, code: 'no_note' }]);
    expect(report.beliefs.find((belief) => belief.id === 'D1')?.score?.r).toBeCloseTo(6 * 1.5 * 0.4, 12);
    const edit = (note: string) =>
      send(contract.editEvidence, { ...heard, note, link: evidence.link, revision: 1 }, { evidenceId: id });
    expect(await edit('')).toMatchObject({ status: 400, fields: { note: expect.any(String) } });
    expect((await edit('Six told me of it')).data.evidence.proof).toBe('artefact');
    expect(await chosen()).toBe('verified');
  });

  it('is added, edited and removed, with every word kept', async () => {
    const { evidence, revision } = (await send(contract.addEvidence, { ...heard, link: 'https://example.com/a' })).data;
    expect(evidence).toMatchObject({ ...heard, link: 'https://example.com/a', revision: 1 });
    expect((await read()).evidence).toEqual([evidence]);
    const params = { evidenceId: evidence.id };
    const edited = (await send(contract.editEvidence, { ...heard, count: 7, revision: 1 }, params)).data;
    expect(edited).toMatchObject({ revision: revision + 1, evidence: { count: 7, revision: 2 } });
    expect(edited.evidence).not.toHaveProperty('link');
    await send(contract.removeEvidence, undefined, params);
    expect((await read()).evidence).toEqual([]);
    expect(await send(contract.removeEvidence, undefined, params)).toMatchObject({
      status: 404,
      code: 'EVIDENCE_UNKNOWN',
    });
  });

  it('does not overwrite what another tab has changed', async () => {
    const { evidence } = (await send(contract.addEvidence, heard)).data;
    const edit = (count: number) =>
      send(contract.editEvidence, { ...heard, count, revision: 1 }, { evidenceId: evidence.id });
    expect((await edit(7)).status).toBe(200);
    expect(await edit(8)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect((await read()).evidence[0]?.count).toBe(7);
  });

  it('is one item for one click, also when the click is sent several times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(contract.addEvidence, heard, {}, `click-${ideaId}`)),
    );
    expect(new Set(answers.map((answer) => answer.data.evidence.id)).size).toBe(1);
    expect((await read()).evidence).toHaveLength(1);
  });

  it('counts every one of many that arrive together', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(contract.addEvidence, { ...heard, count: index + 1 })),
    );
    const idea = await read();
    expect(idea.evidence.map((item) => item.count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(idea.revision).toBe(11);
  });

  it('is about an assumption of this idea, and lies not in the future', async () => {
    const refused = await send(contract.addEvidence, { ...heard, assumptionId: 'D99', date: '2026-03-16' });
    expect(refused).toMatchObject({
      status: 400,
      fields: {
        assumptionId: 'Choose the assumption this is about.',
        date: 'This date is in the future. Enter the day you observed it.',
      },
    });
    expect((await read()).evidence).toEqual([]);
  });

  it('may be dated by the calendar of a founder for whom the next day has begun', async () => {
    now = new Date('2026-03-15T23:30:00Z');
    const dated = (date: string) => send(contract.addEvidence, { ...heard, date });
    expect(await dated('2026-03-17')).toMatchObject({ status: 400, fields: { date: expect.any(String) } });
    const { evidence } = (await dated('2026-03-16')).data;
    expect(evidence.date).toBe('2026-03-16');
    const decision = {
      kind: 'persevere' as const,
      reason: 'They told us of the last time',
      evidenceIds: [evidence.id],
      testIds: [],
    };
    const decide = (date: string) => send(contract.addDecision, { ...decision, date });
    expect(await decide('2026-03-17')).toMatchObject({ status: 400 });
    expect((await decide('2026-03-16')).status).toBe(201);
  });
});

describe('a decision', () => {
  it('rests on evidence or a test of this idea, and stays', async () => {
    const { evidence } = (await send(contract.addEvidence, heard)).data;
    const decide = (body: object) =>
      send(contract.addDecision, {
        kind: 'pivot',
        date: '2026-03-15',
        reason: 'They do not pay',
        evidenceIds: [],
        testIds: [],
        ...body,
      } as never);
    expect(await decide({})).toMatchObject({ status: 400, fields: { evidenceIds: expect.any(String) } });
    expect(await decide({ evidenceIds: ['not-mine-0'] })).toMatchObject({
      fields: { evidenceIds: expect.any(String) },
    });
    expect(await decide({ evidenceIds: [evidence.id], date: '2026-04-01' })).toMatchObject({
      fields: { date: 'This date is in the future.' },
    });
    const { decision } = (await decide({ evidenceIds: [evidence.id] })).data;
    expect((await read()).decisions).toEqual([decision]);
    const { db } = test.context.database;
    await expect(db.execute(sql`update decisions set reason = 'other'`)).rejects.toThrow();
  });
});

it('takes the same key for another idea as another call', async () => {
  const other = (await call(contract.createIdea, { token, body: { intake: { title: 'Gona Cold' } } })).data.id;
  const first = await send(contract.addEvidence, heard, {}, 'same-key');
  const second = await send(contract.addEvidence, heard, { ideaId: other }, 'same-key');
  expect(second.status).toBe(409);
  expect(second.json).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await send(contract.addEvidence, heard, {}, 'same-key')).data).toEqual(first.data);
  expect((await call(contract.readIdea, { token, params: { ideaId: other } })).data.evidence).toEqual([]);
});
