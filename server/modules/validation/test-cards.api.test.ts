import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import * as testCards from '#contract/validation/test-cards.ts';
import * as contract from '#contract/validation/validation.ts';
import { readLiveReport } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { firstBrokenLock } from '#domain/validation/test-records.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { type CallOptions, createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let now = new Date('2026-03-15T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
let ideaId: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  ideaId = (await call(contract.createIdea, { token, body: { intake: { title: 'Kasuwa Ledger' } } })).data.id;
});

const read = async () => (await call(contract.readIdea, { token, params: { ideaId } })).data;
/** Calls an endpoint of this idea. */
const send = <E extends Endpoint>(endpoint: E, body: CallOptions<E>['body'], params: object = {}, key?: string) =>
  call(endpoint, { token, key, body, params: { ideaId, ...params } as CallOptions<E>['params'] });

describe('a test card', () => {
  const share = { kind: 'share', barPercent: '5', sample: 200 } as const;
  const lock = async () => (await send(testCards.lockTestCard, { assumptionId: 'D1', passMark: share })).data.testCard;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  it('is locked with the server’s time and a hash that anyone can work out', async () => {
    const card = await lock();
    expect(card.marks).toMatchObject([
      { revision: 1, passMark: share, lockedAt: '2026-03-15T09:00:00.000Z', reason: '', previousHash: null },
    ]);
    const [stored] = (await read()).testCards;
    expect(stored).toEqual(card);
    expect(stored && firstBrokenLock(stored, sha256)).toBeNull();
  });

  it('is locked once, however many tabs try, until a result is in', async () => {
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => send(testCards.lockTestCard, { assumptionId: 'D1', passMark: share })),
    );
    expect(tries.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(tries.filter((answer) => answer.code === 'TEST_CARD_OPEN')).toHaveLength(4);
    const [card] = (await read()).testCards;
    await send(testCards.recordTestResult, { successes: 12, trials: 200, note: '' }, { testCardId: card?.id });
    expect((await send(testCards.lockTestCard, { assumptionId: 'D1', passMark: share })).status).toBe(201);
  });

  it('gives way to a later test of the same assumption in the report', async () => {
    await call(contract.saveIntake, {
      token,
      params: { ideaId },
      body: { revision: 1, editor: 'tab', changes: BOOKKEEPING },
    });
    const report = async () => (await call(readLiveReport, { token, params: { ideaId } })).data.report;
    const riskiest = 'D1';
    for (const successes of [1, 2, 3, 4, 5, 6]) {
      now = new Date(now.getTime() + 1);
      const { testCard } = (await send(testCards.lockTestCard, { assumptionId: riskiest, passMark: share })).data;
      await send(testCards.recordTestResult, { successes, trials: 200, note: '' }, { testCardId: testCard.id });
    }
    const next = (await report()).tests.find(({ rank, card }) => rank !== null && card.assumptionId === riskiest);
    expect(next?.record?.results[0]?.successes).toBe(6);
  });

  it('shows for ever that its mark was moved', async () => {
    const { id } = await lock();
    now = new Date(now.getTime() + 1);
    const move = (body: object) => send(testCards.movePassMark, body as never, { testCardId: id });
    expect(await move({ passMark: share, reason: 'Same again' })).toMatchObject({
      fields: { passMark: expect.any(String) },
    });
    expect(await move({ passMark: { ...share, barPercent: '2' }, reason: '' })).toMatchObject({
      fields: { reason: 'Fill this in.' },
    });
    const { testCard } = (await move({ passMark: { ...share, barPercent: '2' }, reason: 'Too hard' })).data;
    expect(testCard.marks.map((mark) => mark.passMark)).toEqual([share, { ...share, barPercent: '2' }]);
    expect(testCard.marks[1]).toMatchObject({ revision: 2, reason: 'Too hard', previousHash: testCard.marks[0]?.hash });
    const [stored] = (await read()).testCards;
    expect(stored && firstBrokenLock(stored, sha256)).toBeNull();
  });

  it('keeps every result', async () => {
    const { id } = await lock();
    const record = (successes: number, trials: number) =>
      send(testCards.recordTestResult, { successes, trials, note: 'Counted twice' }, { testCardId: id });
    expect((await record(12, 200)).data.testCard.results).toHaveLength(1);
    expect((await record(24, 200)).data.testCard.results.map((result) => result.successes)).toEqual([12, 24]);
    expect(await record(5, 4)).toMatchObject({ status: 400, fields: { successes: expect.any(String) } });
    expect(await record(-1, 4)).toMatchObject({ status: 400, fields: { successes: expect.any(String) } });
    const shown = { successes: 30, trials: 200, link: 'https://example.com/sheet' };
    expect((await send(testCards.recordTestResult, shown, { testCardId: id })).data.testCard.results[2]).toMatchObject(
      shown,
    );
    const [stored] = (await read()).testCards;
    expect(stored?.results.map(({ link }) => link)).toEqual([undefined, undefined, shown.link]);
    const script = { ...shown, link: 'javascript:alert(1)' };
    expect(await send(testCards.recordTestResult, script, { testCardId: id })).toMatchObject({ status: 400 });
    const unknown = await send(testCards.recordTestResult, { successes: 1, trials: 2 }, { testCardId: 'nothing-here' });
    expect(unknown).toMatchObject({ status: 404, code: 'TEST_CARD_UNKNOWN' });
  });

  it('counts by itself once its days are over, until the founder objects, and again when that is taken back', async () => {
    await send(contract.saveIntake, { revision: 0, editor: 'tab', changes: BOOKKEEPING });
    const { id } = await lock();
    const record = () => send(testCards.recordTestResult, { successes: 24, trials: 200, note: '' }, { testCardId: id });
    const pointsFor = async () => {
      const { report } = (await call(readLiveReport, { token, params: { ideaId } })).data;
      return report.beliefs.find((belief) => belief.id === 'D1')?.score?.r;
    };
    now = new Date('2026-03-23T09:00:00Z');
    await record();
    expect(await pointsFor()).toBe(0);
    now = new Date('2026-03-24T09:00:00Z');
    await record();
    expect(await pointsFor()).toBe(6);
    const object = (reason: string, testCardId = id) => send(testCards.objectToTest, { reason }, { testCardId });
    expect(await object(' ')).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
    expect(await object('They were all from one family', 'nothing-here')).toMatchObject({ code: 'TEST_CARD_UNKNOWN' });
    const { testCard } = (await object('They were all from one family')).data;
    expect(testCard.objection).toEqual({ reason: 'They were all from one family', objectedAt: now.toISOString() });
    expect((await read()).testCards).toEqual([testCard]);
    expect(await pointsFor()).toBe(0);
    const back = (await send(testCards.withdrawObjection, undefined, { testCardId: id })).data;
    expect(back.testCard).not.toHaveProperty('objection');
    expect((await read()).testCards).toEqual([back.testCard]);
    expect(await pointsFor()).toBe(6);
  });

  it('cannot be rewritten even with access to the database', async () => {
    const { id } = await lock();
    const { db } = test.context.database;
    const attempts = [
      sql`update test_marks set pass_mark = '{}' where test_card_id = ${id}`,
      sql`delete from test_marks where test_card_id = ${id}`,
      sql`delete from test_cards where id = ${id}`,
      sql`insert into test_marks values (${id}, 2, '{}', now(), 'forged', ${'0'.repeat(64)}, ${'1'.repeat(64)})`,
      sql`insert into test_results values (${id}, 1, 2, 1, 1, '', now())`,
    ];
    for (const attempt of attempts) await expect(db.execute(attempt)).rejects.toThrow();
    await send(testCards.recordTestResult, { successes: 12, trials: 200, note: '' }, { testCardId: id });
    await expect(db.execute(sql`update test_results set successes = 200`)).rejects.toThrow();
    expect((await read()).testCards[0]?.results).toMatchObject([{ successes: 12, trials: 200 }]);
  });
});
