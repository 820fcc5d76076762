import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { createAgreement } from '#contract/agreements/agreements.ts';
import { chooseDocumentIdea, deleteDocument, listDocuments, renameDocument } from '#contract/documents/documents.ts';
import type { AnswerChange } from '#contract/readiness/answers.ts';
import { addCashEntry } from '#contract/readiness/ledger.ts';
import {
  changeCheck,
  createCheck,
  readCheck,
  readNewestCheck,
  saveAnswers,
  saveValuation,
} from '#contract/readiness/readiness.ts';
import { readLiveReadiness } from '#contract/readiness/versions.ts';
import { addObservation, createIdea, removeObservation, saveIntake } from '#contract/validation/validation.ts';
import { DIMENSION_IDS, DIMENSIONS } from '#domain/readiness/dimensions.ts';
import { buildReadinessReport } from '#domain/readiness/report.ts';
import { makeReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { identity: createTokenIdentity() },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
});
afterAll(() => test.close());

const create = async (who = token, key?: string) => (await call(createCheck, { token: who, key, body: {} })).data;
const read = async (checkId: string, who = token) => (await call(readCheck, { token: who, params: { checkId } })).data;
const live = async (checkId: string, who = token) =>
  (await call(readLiveReadiness, { token: who, params: { checkId } })).data.report;
const yes = (criterionId: string, more: Partial<AnswerChange> = {}): AnswerChange => ({
  criterionId,
  answer: 'yes',
  grade: 'claimed',
  note: '',
  ...more,
});
const save = (checkId: string, revision: number, editor: string, ...changes: AnswerChange[]) =>
  call(saveAnswers, { token, params: { checkId }, body: { revision, editor, changes } });

describe('a readiness check', () => {
  it('starts empty, as a draft in All Documents', async () => {
    const check = await create();
    expect(check).toMatchObject({
      name: 'Investment readiness: Angel or SAFE',
      status: 'draft',
      revision: 0,
      round: 'angel_safe',
      investorWeights: null,
      answers: [],
      valuation: null,
      ledger: { entries: [], balance: null },
      versions: { count: 0, hasChanges: true },
      can: { edit: true, publish: true, export: false, delete: true },
    });
    const { items } = (await call(listDocuments, { token, query: { type: 'evaluation' } })).data;
    expect(items).toMatchObject([{ id: check.id, name: check.name, status: 'draft' }]);
  });

  it('is made once, however often its request is sent, also at the same time', async () => {
    const checks = await Promise.all(Array.from({ length: 8 }, () => create(token, 'same-click')));
    expect(new Set(checks.map(({ id }) => id)).size).toBe(1);
    expect((await create(token, 'another-click')).id).not.toBe(checks[0]?.id);
  });

  it('is the newest one of its founder once it was worked on last, and nobody else’s', async () => {
    const newest = async (who: string) => (await call(readNewestCheck, { token: who })).data.check;
    const founder = 'founder-of-two';
    expect(await newest(founder)).toBeNull();
    const first = await create(founder);
    const second = await create(founder);
    expect(await newest(founder)).toEqual(await read(second.id, founder));
    const params = { checkId: first.id };
    await call(changeCheck, { token: founder, params, body: { round: 'friends_and_family' } });
    expect(await newest(founder)).toEqual(await read(first.id, founder));
    expect(await newest('founder-of-none')).toBeNull();
  });

  it('follows the round with its name, and takes an investor’s weights and gives them back', async () => {
    const { id: checkId } = await create();
    const weights = {
      ...Object.fromEntries(DIMENSION_IDS.map((id) => [id, DIMENSIONS[id].weight])),
      team: 10,
      legal: 15,
    };
    const change = async (body: object) => call(changeCheck, { token, params: { checkId }, body });
    expect((await change({ round: 'seed' })).data).toMatchObject({ revision: 1, name: 'Investment readiness: Seed' });
    expect((await change({ investorWeights: weights })).data.revision).toBe(2);
    expect(await read(checkId)).toMatchObject({ round: 'seed', investorWeights: { team: 10, legal: 15 } });
    expect((await live(checkId)).lenses.investor.problem).toBeNull();
    await change({ investorWeights: null });
    expect((await read(checkId)).investorWeights).toBeNull();
    const wrong = await change({ investorWeights: { ...weights, team: 20 } });
    expect([wrong.status, Object.values(wrong.fields)[0]]).toEqual([
      400,
      'The weights add to 110%. They must add to 100%.',
    ]);
  });

  it('gives the browser all that the report is made from', async () => {
    const { id: checkId } = await create();
    await save(checkId, 0, 'tab', yes('team_1_named'), yes('legal_1_makers', { note: 'Ọ̀rẹ́ mi' }));
    const state = await read(checkId);
    const answers = Object.fromEntries(
      state.answers.map(({ criterionId, answer, grade, evidence, note }) => [
        criterionId,
        { answer, grade, evidence, note },
      ]),
    );
    const snapshot = makeReadinessSnapshot({ ...state, answers });
    expect(buildReadinessReport(snapshot, readinessRuleSet)).toEqual(await live(checkId));
  });
});

describe('answers', () => {
  it('are saved one by one and survive being read anew', async () => {
    const { id: checkId } = await create();
    const link = { kind: 'link', url: 'https://example.com/roles' } as const;
    const first = (await save(checkId, 0, 'tab', yes('team_1_named', { grade: 'documented', evidence: link }))).data;
    expect(first).toMatchObject({ revision: 1, changedElsewhere: [] });
    const second = (await save(checkId, 1, 'tab', yes('team_1_named', { grade: 'documented', note: 'Since May' })))
      .data;
    expect(second.answers).toMatchObject([{ note: 'Since May', evidence: link }]);
    expect((await read(checkId)).answers).toEqual(second.answers);
    expect((await live(checkId)).dimensions[0]?.levels).toMatchObject({
      documented: { level: 1 },
      verified: { level: 0 },
    });
    const taken = (await save(checkId, 2, 'tab', yes('team_1_named', { evidence: null }))).data;
    expect(taken.answers).toMatchObject([{ evidence: null, grade: 'claimed' }]);
  });

  it('that are the same again change nothing', async () => {
    const { id: checkId } = await create();
    const once = (await save(checkId, 0, 'tab', yes('team_1_named'))).data;
    expect((await save(checkId, 0, 'tab', yes('team_1_named'))).data).toEqual(once);
    expect((await read(checkId)).revision).toBe(1);
  });

  it('to different criteria in two tabs both stay; to the same one are compared first', async () => {
    const { id: checkId } = await create();
    await save(checkId, 0, 'first', yes('team_1_named', { note: 'Ada' }));
    const second = (await save(checkId, 0, 'second', yes('legal_1_makers'))).data;
    expect(second.changedElsewhere).toMatchObject([{ criterionId: 'team_1_named', note: 'Ada' }]);
    const clash = await save(checkId, 0, 'second', yes('team_1_named', { note: 'Bola' }), yes('legal_1_places'));
    expect(clash).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect(Object.keys(clash.fields)).toEqual(['team_1_named']);
    expect((await read(checkId)).answers).toHaveLength(2);
    expect((await save(checkId, 2, 'second', yes('team_1_named', { note: 'Bola' }))).status).toBe(200);
  });

  it('of many tabs at the same moment all count', async () => {
    const { id: checkId } = await create();
    const ids = readinessRuleSet.dimensions.flatMap(({ levels }) => levels[0]?.criteria.map(({ id }) => id) ?? []);
    const answers = await Promise.all(ids.map((id, index) => save(checkId, 0, `tab-${index}`, yes(id))));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const state = await read(checkId);
    expect(state.answers.map(({ criterionId }) => criterionId).sort()).toEqual(ids.toSorted());
    expect(state.revision).toBe(ids.length);
  });

  it('that prove nothing are sent back with a sentence, and nothing of the batch is kept', async () => {
    const { id: checkId } = await create();
    const refused = await save(
      checkId,
      0,
      'tab',
      yes('team_1_named'),
      yes('legal_1_makers', { grade: 'documented' }),
      yes('astrology_1'),
      yes('market_1_place', { evidence: { kind: 'held', evidenceId: 'of-nobody' } }),
    );
    expect([refused.status, refused.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(Object.keys(refused.fields).sort()).toEqual([
      'changes.1.evidence',
      'changes.2.criterionId',
      'changes.3.evidence',
    ]);
    expect(await read(checkId)).toMatchObject({ revision: 0, answers: [] });
  });
});

describe('the inputs of the valuation', () => {
  it('are merged method by method', async () => {
    const { id: checkId } = await create();
    const put = (revision: number, editor: string, changes: object) =>
      call(saveValuation, { token, params: { checkId }, body: { revision, editor, changes } });
    const regionalAverage = { amountMinor: 90_000_000, source: 'A survey', date: '2026-01-31' };
    expect((await put(0, 'first', { currency: 'USD', regionalAverage })).data).toMatchObject({
      revision: 1,
      valuation: { currency: 'USD', regionalAverage, scorecard: null },
    });
    const scorecard = { scores: { team: '125' }, weights: null };
    expect((await put(0, 'second', { scorecard })).data.valuation).toMatchObject({ regionalAverage, scorecard });
    const clash = await put(0, 'second', { currency: 'NGN' });
    expect([clash.code, Object.keys(clash.fields)]).toEqual(['RECORD_CHANGED', ['currency']]);
    expect((await put(2, 'second', { scorecard: null })).data.valuation).toMatchObject({ scorecard: null });
    expect((await put(3, 'second', {})).data.revision).toBe(3);
  });
});

describe('what the founder holds already', () => {
  const who = 'holder';
  const stranger = {
    side: 'for',
    independence: 'stranger',
    inSegment: true,
    date: '2026-01-01',
    note: 'Talked to them',
  } as const;

  it('answers criteria by itself, as claimed where a link stands behind it, and stops when it is gone', async () => {
    const { id: ideaId } = (await call(createIdea, { token: who, body: { intake: BOOKKEEPING } })).data;
    const { id: checkId } = (await call(createCheck, { token: who, body: { ideaId } })).data;
    const item = { ...stranger, assumptionId: 'D1', level: 'L3', count: 10 } as const;
    const add = (change: object) =>
      call(addObservation, { token: who, params: { ideaId }, body: oneLine({ ...item, ...change }) });
    const [line] = (await add({ link: 'https://example.com/notes' })).data.evidence;
    await add({ count: 5 });
    const [facts] = (await read(checkId, who)).facts.ideas;
    expect(facts?.strangerInterviews).toEqual({ claimed: 15, documented: 0, verified: 0 });
    const resultOf = async (id: string) => (await live(checkId, who)).criteria.find((one) => one.id === id)?.result;
    expect(await resultOf('customer_4_ten')).toMatchObject({
      answer: 'yes',
      grade: 'claimed',
      origin: 'fact',
      evidence: [{ kind: 'fact', reference: { id: ideaId } }],
    });
    await call(removeObservation, { token: who, params: { ideaId, observationId: line?.observationId ?? '' } });
    expect(await resultOf('customer_4_ten')).toMatchObject({ answer: 'unanswered', origin: 'none' });
    expect(await resultOf('customer_3_five')).toMatchObject({ grade: 'claimed' });
    await call(deleteDocument, { token: who, params: { documentId: ideaId } });
    expect((await read(checkId, who)).facts.ideas).toEqual([]);
  });

  it('is the founder’s own: nobody else’s ideas count', async () => {
    await call(createIdea, { token: 'neighbour', body: { intake: BOOKKEEPING } });
    const { id } = await create('newcomer');
    expect((await read(id, 'newcomer')).facts).toMatchObject({ ideas: [], agreements: [], earlierChecks: [] });
  });
});

describe('a check for one startup', () => {
  const who = 'two-startups';
  const idea = async (title: string) =>
    (await call(createIdea, { token: who, body: { intake: { ...BOOKKEEPING, title } } })).data.id;
  const begin = async (ideaId: string | null) =>
    (await call(createCheck, { token: who, body: { ideaId, round: 'angel_safe' } })).data;
  const factsOf = async (checkId: string) => (await read(checkId, who)).facts;

  it('rests on that idea, its documents and its ledger, and on nothing of another', async () => {
    const [fish, cold] = [await idea('Fish box'), await idea('Cold rooms')];
    const [one, other] = [await begin(fish), await begin(cold)];
    expect([one.name, one.idea?.name]).toEqual(['Fish box, investment readiness: Angel or SAFE', 'Fish box']);
    expect((await factsOf(other.id)).ideas.map(({ id }) => id)).toEqual([cold]);
    const nda = { kind: 'nda', jurisdiction: 'ng', ideaId: fish } as const;
    const { id: agreementId } = (await call(createAgreement, { token: who, body: nda })).data;
    expect((await factsOf(one.id)).agreements.map(({ id }) => id)).toEqual([agreementId]);
    expect((await factsOf(other.id)).agreements).toEqual([]);
    const entry = {
      month: '2026-05',
      kind: 'in',
      category: 'Sales',
      amountMinor: 5,
      currency: 'NGN',
      raised: false,
    } as const;
    await call(addCashEntry, { token: who, params: { checkId: one.id }, body: entry });
    expect((await read(one.id, who)).ledger.entries).toHaveLength(1);
    expect((await read(other.id, who)).ledger.entries).toEqual([]);
    expect((await read((await begin(fish)).id, who)).ledger.entries).toHaveLength(1);
  });

  it('without an idea takes nothing of any, until one is chosen; its ledger then goes there', async () => {
    const ideaId = await idea('Later');
    const { id: checkId, idea: none } = await begin(null);
    expect([none, (await factsOf(checkId)).ideas]).toEqual([null, []]);
    const entry = { month: '2026-05', kind: 'in', category: 'Sales', amountMinor: 5, currency: 'NGN', raised: false };
    await call(addCashEntry, { token: who, params: { checkId }, body: entry as never });
    const change = (chosen: string | null, caller = who) =>
      call(changeCheck, { token: caller, params: { checkId }, body: { ideaId: chosen } });
    expect((await change(ideaId)).data.name).toBe('Later, investment readiness: Angel or SAFE');
    const placed = await read(checkId, who);
    expect([placed.idea?.id, placed.facts.ideas.length, placed.ledger.entries.length]).toEqual([ideaId, 1, 1]);
    await call(deleteDocument, { token: who, params: { documentId: ideaId } });
    expect([(await read(checkId, who)).idea, (await factsOf(checkId)).ideas]).toEqual([null, []]);
    expect(await change(ideaId)).toMatchObject({ status: 200 });
    expect(await change(checkId)).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    const strangers = (await call(createIdea, { token, body: {} })).data.id;
    expect(await change(strangers)).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
  });

  it('has the name that its idea has now, until its founder names it', async () => {
    const long = 'A box of ice for fishers who sell far from the sea, on every market day';
    const ideaId = await idea('Fish crates');
    const { id: checkId } = await begin(ideaId);
    const { id: other } = await begin(await idea('Fish crates, large'));
    const nameOf = async (id: string) => (await read(id, who)).name;
    const rename = (documentId: string, name: string) =>
      call(renameDocument, { token: who, params: { documentId }, body: { name } });
    const changes = { title: long };
    await call(saveIntake, { token: who, params: { ideaId }, body: { revision: 1, editor: 'tab', changes } });
    expect(await nameOf(checkId)).toBe(`${long.slice(0, 59)}…, investment readiness: Angel or SAFE`);
    await rename(ideaId, 'Ice box');
    expect(await nameOf(checkId)).toBe('Ice box, investment readiness: Angel or SAFE');
    expect((await call(listDocuments, { token: who, query: { search: 'ice box, inv' } })).data.total).toBe(1);
    await rename(checkId, 'For the angel');
    await rename(ideaId, 'Ice');
    expect([await nameOf(checkId), await nameOf(other)]).toEqual([
      'For the angel',
      'Fish crates, large, investment readiness: Angel or SAFE',
    ]);
  });

  it('names agreements that are for no startup yet, and counts them once they are', async () => {
    const ideaId = await idea('Placed');
    const { id: checkId } = await begin(ideaId);
    const body = { kind: 'nda', jurisdiction: 'ng' } as const;
    const { id: documentId } = (await call(createAgreement, { token: who, body })).data;
    const counted = async () => {
      const { unplaced, facts } = await read(checkId, who);
      return [unplaced.map(({ id }) => id), facts.agreements.map(({ id }) => id)];
    };
    const choose = (id: string, chosen: string | null, caller = who) =>
      call(chooseDocumentIdea, { token: caller, params: { documentId: id }, body: { ideaId: chosen } });
    expect(await counted()).toEqual([[documentId], []]);
    expect((await choose(documentId, ideaId)).data).toMatchObject({ ideaId });
    expect(await counted()).toEqual([[], [documentId]]);
    expect(await choose(documentId, ideaId, 'stranger')).toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
    expect(await choose(documentId, checkId)).toMatchObject({ code: 'IDEA_UNKNOWN' });
    expect(await choose(checkId, ideaId)).toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
    expect((await choose(documentId, null)).data).toMatchObject({ ideaId: null });
  });
});
