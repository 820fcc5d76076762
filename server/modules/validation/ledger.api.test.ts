import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import * as contract from '#contract/validation/validation.ts';
import * as versions from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { type CallOptions, createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { evidenceItems, observations } from './tables.ts';

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

const add = (change: object = {}) => send(contract.addObservation, oneLine({ ...heard, ...change }));
/** Adds an observation that says one thing, and gives its line. */
const addLine = async (change: object = {}) => {
  const [line] = (await add(change)).data.evidence;
  return line ?? expect.unreachable('nothing was added');
};
const edit = (line: EvidenceRecord, change: object) => {
  const { key: _key, ...body } = oneLine({ ...heard, link: line.link, ...change });
  return send(contract.editObservation, { ...body, revision: 1 }, { observationId: line.observationId });
};
const removeLine = ({ observationId }: EvidenceRecord) =>
  send(contract.removeObservation, undefined, { observationId });

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
    const click = () => send(contract.addAssumption, own, {}, 'one-click');
    const [first, second] = [(await click()).data, (await click()).data];
    expect(second).toEqual(first);
    const { id } = first.assumption;
    expect((await read()).ownAssumptions).toEqual([{ id, ...own }]);
    const line = await addLine({ assumptionId: id });
    const remove = () => send(contract.removeAssumption, undefined, { assumptionId: id });
    expect(await remove()).toMatchObject({ status: 409, code: 'ASSUMPTION_IN_USE' });
    await removeLine(line);
    expect((await remove()).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 404, code: 'ASSUMPTION_UNKNOWN' });
  });

  it('ends at twenty', async () => {
    for (let index = 0; index < 20; index++) await send(contract.addAssumption, own);
    expect(await send(contract.addAssumption, own)).toMatchObject({ status: 409, code: 'LEDGER_LIMIT' });
  });
});

describe('an observation', () => {
  it('says at the field what it lacks: a note, or people that the segment has not', async () => {
    await send(contract.saveIntake, { revision: 0, editor: 'tab', changes: BOOKKEEPING });
    const refused = async (change: object) => (await add(change)).fields;
    expect(await refused({ note: ' ' })).toEqual({ note: 'Say what you saw or heard, in a few words.' });
    expect(await refused({ count: 8001 })).toEqual({
      'says.0.count':
        'You say that there are 8,000 of them in your customer group. Give no more than that, or correct the size of the group.',
    });
    expect(await refused({ proof: 'verified' })).toEqual({ form: 'Unrecognized key: "proof"' });
    expect((await read()).evidence).toEqual([]);
  });

  it('has the proof that stands behind it, whatever was chosen before that was so', async () => {
    await send(contract.saveIntake, { revision: 0, editor: 'tab', changes: BOOKKEEPING });
    const line = await addLine({ link: 'https://example.com/a' });
    expect(line.proof).toBe('artefact');
    const { db } = test.context.database;
    const { id, observationId } = line;
    const chosen = async () => (await db.select().from(evidenceItems).where(eq(evidenceItems.id, id)))[0]?.proof;
    expect(await chosen()).toBeNull();
    await db.update(evidenceItems).set({ proof: 'verified' }).where(eq(evidenceItems.id, id));
    await db.update(observations).set({ note: '' }).where(eq(observations.id, observationId));
    expect((await read()).evidence).toMatchObject([{ proof: 'asserted', note: '', link: 'https://example.com/a' }]);
    const { report } = (await send(versions.readLiveReport, undefined)).data;
    expect(report.evidenceNotes).toMatchObject([{ evidenceId: id, code: 'no_note' }]);
    expect(report.beliefs.find((belief) => belief.id === 'D1')?.score?.r).toBeCloseTo(6 * 1.5 * 0.4, 12);
    expect(await edit(line, { note: '' })).toMatchObject({ status: 400, fields: { note: expect.any(String) } });
    expect((await edit(line, { note: 'Six told me of it' })).data.evidence).toMatchObject([{ proof: 'artefact' }]);
    expect(await chosen()).toBe('verified');
  });

  it('is added, edited and removed, with every word kept', async () => {
    const change = { link: 'https://example.com/a', who: 'Mama Titi 📞', howMet: 'at her stall' };
    const { evidence, revision } = (await add(change)).data;
    expect(evidence).toMatchObject([{ ...heard, ...change, people: 6, revision: 1 }]);
    expect((await read()).evidence).toEqual(evidence);
    const [line = expect.unreachable('nothing was added')] = evidence;
    const edited = (await edit(line, { count: 7, link: undefined })).data;
    expect(edited).toMatchObject({
      revision: revision + 1,
      evidence: [{ id: line.id, count: 7, who: '', revision: 2 }],
    });
    expect(edited.evidence[0]).not.toHaveProperty('link');
    await removeLine(line);
    expect((await read()).evidence).toEqual([]);
    expect(await removeLine(line)).toMatchObject({ status: 404, code: 'EVIDENCE_UNKNOWN' });
  });

  it('says several things of the same people, who count once, and no report names them', async () => {
    await send(contract.saveIntake, { revision: 0, editor: 'tab', changes: BOOKKEEPING });
    const says = [
      { assumptionId: 'D1', side: 'for', level: 'L3', count: 9 },
      { assumptionId: 'V1', side: 'for', level: 'L5', count: 4 },
      { assumptionId: 'V1', side: 'against', level: 'L5', count: 5 },
    ] as const;
    const paid = { amountMinor: 600_000, currency: 'NGN' as const };
    const talk = { ...oneLine(heard), who: 'Sikirat and her row', people: 9, paid, says: [...says] };
    const { evidence } = (await send(contract.addObservation, talk)).data;
    const observation = { id: evidence[0]?.observationId ?? '', people: 9, paid };
    expect(evidence).toHaveLength(3);
    for (const line of evidence) expect(line.observation).toEqual(observation);
    await send(versions.publishVersion, undefined);
    const { bytes } = await call(versions.exportJson, { token, params: { ideaId, number: 1 } });
    expect(JSON.parse(bytes.toString()).snapshot.evidence).toMatchObject([
      { observation },
      { observation },
      { observation },
    ]);
    expect(bytes.toString()).not.toContain('Sikirat');
    const kept = evidence.find(({ assumptionId }) => assumptionId === 'D1');
    const { key: _key, ...body } = talk;
    const change = { ...body, says: [says[0]], revision: 1 };
    const edited = (await send(contract.editObservation, change, { observationId: observation.id })).data.evidence;
    expect(edited).toMatchObject([{ id: kept?.id, assumptionId: 'D1', count: 9 }]);
    expect((await read()).evidence).toEqual(edited);
  });

  it('says nothing twice, and by no more people than were there', async () => {
    const says = (...some: { side: 'for' | 'against'; count: number }[]) => ({
      ...oneLine(heard),
      says: some.map((one) => ({ assumptionId: 'D1', level: 'L3' as const, ...one })),
    });
    const refused = async (body: ReturnType<typeof says>) => (await send(contract.addObservation, body)).fields;
    expect(await refused(says({ side: 'for', count: 4 }, { side: 'against', count: 3 }))).toMatchObject({
      'says.0.count': 'This is more than the people you saw. Those for and those against add up to no more than them.',
    });
    expect(await refused(says({ side: 'for', count: 1 }, { side: 'for', count: 1 }))).toEqual({
      'says.1.assumptionId': 'This is here already, on the same side.',
    });
    expect(await refused(says())).toEqual({ says: expect.stringMatching(/at least one belief/) });
    expect((await read()).evidence).toEqual([]);
  });

  it('does not overwrite what another tab has changed', async () => {
    const line = await addLine();
    expect((await edit(line, { count: 7 })).status).toBe(200);
    expect(await edit(line, { count: 8 })).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect((await read()).evidence[0]?.count).toBe(7);
  });

  it('is one for one key, however often and late it is sent, and whatever has become of it', async () => {
    const body = oneLine(heard);
    const send6 = () => Promise.all(Array.from({ length: 6 }, () => send(contract.addObservation, body)));
    const answers = await send6();
    const [line = expect.unreachable('nothing was added')] = answers[0]?.data.evidence ?? [];
    for (const { status, data } of answers) expect([status, data]).toEqual([201, { revision: 2, evidence: [line] }]);
    await edit(line, { count: 2 });
    now = new Date(start.getTime() + 9 * 86_400_000);
    expect((await send(contract.addObservation, body)).data).toMatchObject({ revision: 3, evidence: [{ count: 2 }] });
    expect((await read()).evidence).toHaveLength(1);
  });

  it('is one of this idea: the same key in another idea is another observation', async () => {
    const other = (await call(contract.createIdea, { token, body: { intake: { title: 'Gona Cold' } } })).data.id;
    const body = oneLine(heard);
    const first = (await send(contract.addObservation, body)).data.evidence;
    const second = (await send(contract.addObservation, body, { ideaId: other })).data.evidence;
    expect(second[0]?.observationId).not.toBe(first[0]?.observationId);
    const { observationId = '' } = first[0] ?? {};
    const elsewhere = await send(contract.removeObservation, undefined, { ideaId: other, observationId });
    expect(elsewhere).toMatchObject({ status: 404, code: 'EVIDENCE_UNKNOWN' });
  });

  it('is remembered by number and day once it spoke against the idea and is removed, for every later version', async () => {
    const against = { side: 'against', level: 'L5', count: 3 } as const;
    const minutesLater = (minutes: number) => {
      now = new Date(start.getTime() + minutes * 60_000);
    };
    const [typo, refused, turned, spokeFor] = [
      await addLine({ ...against, note: 'A typing error of mine' }),
      await addLine({ ...against, note: 'Three refused to pay' }),
      await addLine({ ...against, note: 'Three more refused to pay' }),
      await addLine({ note: 'Six told me of the last time' }),
    ];
    minutesLater(15);
    await removeLine(typo);
    expect(await read()).not.toHaveProperty('removedAgainst');
    minutesLater(16);
    await removeLine(refused);
    await edit(turned, { note: 'Three more refused to pay', side: 'for' });
    await removeLine(spokeFor);
    expect((await read()).removedAgainst).toEqual([{ date: '2026-03-15', entries: 2, people: 6 }]);
    const fresh = await addLine({ ...against, note: 'Refused before a version' });
    await send(versions.publishVersion, undefined);
    await removeLine(fresh);
    expect((await read()).removedAgainst).toEqual([{ date: '2026-03-15', entries: 3, people: 9 }]);
  });

  it.each([
    ['an opinion', { level: 'L2' }, 9],
    ['a source', { level: 'L1' }, 9],
    ['an older day', { date: '1991-03-15' }, 9],
    ['friends', { independence: 'friend' }, 9],
    ['people out of the segment', { inSegment: false }, 9],
    ['fewer people', { count: 1 }, 8],
  ])('is remembered as removed where an edit makes it weaker: to %s', async (_, change, people) => {
    const nine = { side: 'against', level: 'L5', count: 9, note: 'Nine refused to pay' } as const;
    const [typo, refused] = [await addLine(nine), await addLine(nine)];
    await edit(typo, { ...nine, ...change });
    expect(await read()).not.toHaveProperty('removedAgainst');
    now = new Date(start.getTime() + 16 * 60_000);
    expect((await edit(refused, { ...nine, note: 'Nine of them refused to pay' })).status).toBe(200);
    expect(await read()).not.toHaveProperty('removedAgainst');
    const weaken = (revision: number, to: object) => {
      const { key: _key, ...body } = oneLine({ ...heard, ...nine, ...to });
      return send(contract.editObservation, { ...body, revision }, { observationId: refused.observationId });
    };
    expect((await weaken(2, change)).status).toBe(200);
    expect((await read()).removedAgainst).toEqual([{ date: '2026-03-15', entries: 1, people }]);
    await removeLine(refused);
    expect((await read()).removedAgainst).toEqual([{ date: '2026-03-15', entries: 1, people: 9 }]);
    await send(versions.publishVersion, undefined);
    const { bytes } = await call(versions.exportJson, { token, params: { ideaId, number: 1 } });
    const told = JSON.parse(bytes.toString());
    expect(told.snapshot.removedAgainst).toEqual([{ date: '2026-03-15', entries: 1, people: 9 }]);
  });

  it('is told once as moved, and as nobody removed, however often it goes to another belief', async () => {
    const refused = await addLine({ side: 'against', note: 'Six refused to talk' });
    now = new Date(start.getTime() + 16 * 60_000);
    for (const [index, assumptionId] of ['D2', 'D1', 'D2'].entries()) {
      const { key: _key, ...body } = oneLine({ ...heard, side: 'against', note: 'Six refused to talk', assumptionId });
      const change = { ...body, revision: index + 1 };
      const { status } = await send(contract.editObservation, change, { observationId: refused.observationId });
      expect(status).toBe(200);
    }
    expect((await read()).removedAgainst).toEqual([{ date: '2026-03-15', entries: 0, moved: 1 }]);
  });

  it('counts every one of many that arrive together', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => add({ count: index + 1 })));
    const idea = await read();
    expect(idea.evidence.map((item) => item.count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(idea.revision).toBe(11);
  });

  it('is about an assumption of this idea, and lies not in the future', async () => {
    const refused = await add({ assumptionId: 'D99', date: '2026-03-16' });
    expect(refused).toMatchObject({
      status: 400,
      fields: {
        'says.0.assumptionId': 'Choose what it is about.',
        date: 'This date is in the future. Enter the day you observed it.',
      },
    });
    expect((await read()).evidence).toEqual([]);
  });

  it('may be dated by the calendar of a founder for whom the next day has begun', async () => {
    now = new Date('2026-03-15T23:30:00Z');
    const dated = (date: string) => add({ date });
    expect(await dated('2026-03-17')).toMatchObject({ status: 400, fields: { date: expect.any(String) } });
    const evidence = await addLine({ date: '2026-03-16' });
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
    const evidence = await addLine();
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
