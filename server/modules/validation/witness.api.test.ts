import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteDocument } from '#contract/documents/documents.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import {
  addObservation,
  createIdea,
  editObservation,
  readIdea,
  removeObservation,
} from '#contract/validation/validation.ts';
import { exportJson, publishVersion, readLiveReport } from '#contract/validation/versions.ts';
import * as contract from '#contract/validation/witness.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { readRows } from '#tests/owned-rows.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { witnessLinks } from './tables.ts';

const token = 'founder';
const start = new Date('2026-03-15T09:00:00Z');
const phone = { founder: 'f'.repeat(32), customer: 'c'.repeat(32), other: 'o'.repeat(32) };
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
/** From a network that is not the founder's, unless a test says so. */
let elsewhere: ReturnType<typeof createCall>;
let address = '';
let networks = 0;
let ideaId: string;
let lines: EvidenceRecord[];

const talk = {
  ...oneLine({
    assumptionId: 'V1',
    side: 'for',
    level: 'L5',
    independence: 'stranger',
    inSegment: true,
    count: 2,
    date: '2026-03-14',
    note: 'Two paid for a week at Epe market',
  }),
  who: 'Mama Titi, 0803',
};

beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
  elsewhere = createCall(test.app, () => address);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = start;
  // Each test from a network of its own: the limit on answers is one of a network.
  networks += 1;
  address = `203.0.113.${networks}`;
  ideaId = (await call(createIdea, { token, body: { intake: BOOKKEEPING } })).data.id;
  const body = { ...talk, key: ideaId };
  lines = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
});

const observationId = () => lines[0]?.observationId ?? '';
const evidenceIds = () => lines.map(({ id }) => id);
const create = (change: object = {}, who = token) =>
  call(contract.createWitnessLink, {
    token: who,
    params: { ideaId, observationId: observationId() },
    body: { evidenceIds: evidenceIds(), device: phone.founder, ...change },
  });
const list = async () => (await call(contract.listWitnessLinks, { token, params: { ideaId } })).data.items;
/** Makes a link and gives what stands behind the # of its address. */
async function makeToken(): Promise<string> {
  const { id } = (await create()).data;
  const link = (await list()).find((one) => one.id === id);
  return link?.url?.split('/witness#')[1] ?? expect.unreachable('the link has no address');
}
const open = (link: string) => call(contract.openWitnessLink, { body: { token: link } });
const answer = (
  link: string,
  given: 'confirmed' | 'not_like_that' | 'unknown_person',
  device = phone.customer,
  who?: string,
) => elsewhere(contract.answerWitnessLink, { token: who, body: { token: link, answer: given, device } });
const line = async () => (await call(readIdea, { token, params: { ideaId } })).data.evidence[0];

describe('a witness link', () => {
  it('asks one person what exactly they confirm, and names nobody', async () => {
    const asked = await open(await makeToken());
    expect(asked.data).toEqual({
      founder: expect.any(String),
      date: '2026-03-14',
      note: 'Two paid for a week at Epe market',
      says: ['You paid, as others did. Your answer does not say how much.'],
      confirms: 'paid',
      expiresAt: '2026-04-14T09:00:00.000Z',
      answered: null,
    });
    expect(asked.bytes.toString()).not.toContain('Titi');
    expect(asked.bytes.toString()).not.toContain('Kasuwa');
  });

  it('records nothing when it is opened, however often: a messenger opens it for its preview', async () => {
    const link = await makeToken();
    const { db } = test.context.database;
    const before = await readRows(db);
    for (let times = 0; times < 3; times++) expect((await open(link)).status).toBe(200);
    expect(await readRows(db)).toEqual(before);
  });

  it('makes what was confirmed verified, for one person, and the report says so without a name', async () => {
    const link = await makeToken();
    const before = (await call(readLiveReport, { token, params: { ideaId } })).data.report.score?.exact.support ?? 0;
    expect((await answer(link, 'confirmed')).data).toEqual({ answer: 'confirmed' });
    const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0, networkNumbers: [1] };
    expect(await line()).toMatchObject({ count: 2, proof: 'asserted', witnessed });
    const after = (await call(readLiveReport, { token, params: { ideaId } })).data.report.score?.exact.support ?? 0;
    expect(after).toBeGreaterThan(before);
    expect(await list()).toMatchObject([{ state: 'answered', answer: 'confirmed', url: null, can: { revoke: false } }]);
    await call(publishVersion, { token, params: { ideaId } });
    const file = (await call(exportJson, { token, params: { ideaId, number: 1 } })).bytes.toString();
    expect(JSON.parse(file).snapshot.evidence).toMatchObject([{ witnessed }]);
    expect(file).not.toContain('Titi');
  });

  it('takes a no: that person does not count, and every reader sees it', async () => {
    await answer(await makeToken(), 'unknown_person');
    const { report } = (await call(readLiveReport, { token, params: { ideaId } })).data;
    expect(report.evidenceNotes).toMatchObject([{ code: 'denied', text: expect.stringMatching(/do not count/) }]);
  });

  it('takes one answer, which its sender may send again and nobody may change', async () => {
    const link = await makeToken();
    await answer(link, 'confirmed');
    const revision = (await call(readIdea, { token, params: { ideaId } })).data.revision;
    expect((await answer(link, 'confirmed')).data).toEqual({ answer: 'confirmed' });
    expect((await call(readIdea, { token, params: { ideaId } })).data.revision).toBe(revision);
    expect(await answer(link, 'not_like_that')).toMatchObject({ status: 409, code: 'WITNESS_ANSWERED' });
    expect(await answer(link, 'confirmed', phone.other)).toMatchObject({ status: 409, code: 'WITNESS_ANSWERED' });
    expect((await open(link)).data).toMatchObject({ answered: 'confirmed' });
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1, denied: 0 } });
  });

  it('takes one answer of several that arrive together', async () => {
    const link = await makeToken();
    const devices = Array.from({ length: 5 }, (_, index) => String(index).repeat(32));
    const answers = await Promise.all(devices.map((device) => answer(link, 'confirmed', device)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1 } });
  });
});

describe('a verdict cannot be bought by a witness link:', () => {
  it('the founder’s own session and device are refused', async () => {
    const link = await makeToken();
    expect(await answer(link, 'confirmed', phone.other, token)).toMatchObject({ status: 409, code: 'WITNESS_OWN' });
    expect(await answer(link, 'confirmed', phone.founder)).toMatchObject({ status: 409, code: 'WITNESS_OWN' });
    expect(await line()).not.toHaveProperty('witnessed');
  });

  it('a private window on the founder’s own network verifies nothing, and is shown with its note', async () => {
    const reportNow = async () => (await call(readLiveReport, { token, params: { ideaId } })).data.report;
    const before = await reportNow();
    address = '127.0.0.1';
    expect((await answer(await makeToken(), 'confirmed', phone.other)).status).toBe(200);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1, fromOwnNetwork: 1 } });
    expect(await list()).toMatchObject([{ answer: 'confirmed', fromOwnNetwork: true }]);
    const { score, evidenceNotes } = await reportNow();
    expect(score).toEqual(before.score);
    expect(evidenceNotes).toMatchObject([
      { code: 'networks', text: expect.stringContaining('does not count as somebody else’s word') },
    ]);
  });

  it('one phone answers once for an idea', async () => {
    const [first, second] = [await makeToken(), await makeToken()];
    await answer(first, 'confirmed');
    expect(await answer(second, 'confirmed')).toMatchObject({ status: 409, code: 'WITNESS_ANSWERED' });
    expect((await answer(second, 'confirmed', phone.other)).status).toBe(200);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 2, networks: 1 } });
    const { report } = (await call(readLiveReport, { token, params: { ideaId } })).data;
    expect(report.evidenceNotes).toMatchObject([
      { code: 'networks', text: expect.stringMatching(/^2 people .* one network/) },
    ]);
  });

  it('one phone does not answer for another entry of the same idea either, and its first answer stays', async () => {
    const first = await makeToken();
    await answer(first, 'confirmed');
    const body = { ...talk, key: `${ideaId}-other`, note: 'Another two paid for a week at Epe market' };
    const [before] = lines;
    lines = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
    const second = await makeToken();
    expect(await answer(second, 'confirmed')).toMatchObject({ status: 409, code: 'WITNESS_ANSWERED' });
    const { evidence } = (await call(readIdea, { token, params: { ideaId } })).data;
    expect(evidence.find(({ id }) => id === before?.id)).toMatchObject({ witnessed: { confirmed: 1 } });
    expect(evidence.find(({ id }) => id === lines[0]?.id)).not.toHaveProperty('witnessed');
    expect((await answer(second, 'confirmed', phone.other)).status).toBe(200);
  });

  it('an entry has twenty links at most, and an idea five hundred, whatever became of them', async () => {
    const says = [{ assumptionId: 'V1', side: 'for' as const, level: 'L5' as const, count: 25 }];
    const body = { ...talk, key: `${ideaId}-crowd`, people: 25, says };
    lines = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
    for (let made = 0; made < 20; made += 1) expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 409, code: 'WITNESS_LIMIT' });

    const { db } = test.context.database;
    const [row] = await db.select().from(witnessLinks).where(eq(witnessLinks.ideaId, ideaId)).limit(1);
    if (!row) throw new Error('no link was made');
    await db.update(witnessLinks).set({ revokedAt: now }).where(eq(witnessLinks.ideaId, ideaId));
    const revoked = (index: number) => {
      const id = `${ideaId}-${index}`;
      return { ...row, id, tokenHash: id, revokedAt: now };
    };
    await db.insert(witnessLinks).values(Array.from({ length: 479 }, (_, index) => revoked(index)));
    expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 409, code: 'WITNESS_LIMIT' });
  });

  it('there are no more links than people', async () => {
    await create();
    await create();
    expect(await create()).toMatchObject({ status: 409, code: 'WITNESS_LIMIT' });
    const [newest] = await list();
    const params = { ideaId, linkId: newest?.id ?? '' };
    expect((await call(contract.revokeWitnessLink, { token, params })).data.state).toBe('revoked');
    expect((await create()).status).toBe(201);
  });

  it('what is changed after the answer is confirmed by nobody', async () => {
    const link = await makeToken();
    await answer(link, 'confirmed');
    const { key: _key, ...words } = talk;
    const edit = (change: object, revision: number) =>
      call(editObservation, {
        token,
        params: { ideaId, observationId: observationId() },
        body: { ...words, ...change, revision },
      });
    const [changed] = (await edit({ note: 'Two paid for a whole year' }, 1)).data.evidence;
    expect(changed).not.toHaveProperty('witnessed');
    expect(await list()).toMatchObject([{ state: 'outdated' }]);
    const [back] = (await edit({ who: 'Somebody else' }, 2)).data.evidence;
    expect(back).toMatchObject({ who: 'Somebody else', witnessed: { confirmed: 1 } });
  });

  const { key: _ofTalk, ...words } = talk;
  const editTo = (change: object) =>
    line().then((now) =>
      call(editObservation, {
        token,
        params: { ideaId, observationId: observationId() },
        body: { ...words, ...change, revision: now?.revision ?? 0 },
      }),
    );
  const live = async () => (await call(readLiveReport, { token, params: { ideaId } })).data.report;
  const removed = async () => (await call(readIdea, { token, params: { ideaId } })).data.removedAgainst;

  it('a no stands whatever the founder rewords, until the same person says yes', async () => {
    await answer(await makeToken(), 'not_like_that');
    const denied = (await live()).score;
    await editTo({ note: 'Two of them paid me for one week' });
    expect(await line()).toMatchObject({ count: 2, witnessed: { confirmed: 0, denied: 1, deniedEarlier: 1 } });
    expect((await live()).score).toEqual(denied);
    expect((await live()).evidenceNotes).toMatchObject([{ code: 'denied' }]);
    expect(await removed()).toBeUndefined();
    await call(publishVersion, { token, params: { ideaId } });
    const file = (await call(exportJson, { token, params: { ideaId, number: 1 } })).bytes.toString();
    expect(JSON.parse(file).snapshot.evidence).toMatchObject([{ witnessed: { denied: 1, deniedEarlier: 1 } }]);
    await answer(await makeToken(), 'confirmed', phone.other);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1, denied: 1 } });
    expect((await answer(await makeToken(), 'confirmed')).status).toBe(200);
    const witnessed = { confirmed: 2, denied: 0, networks: 1, fromOwnNetwork: 0, networkNumbers: [1] };
    expect((await line())?.witnessed).toEqual(witnessed);
    expect((await list()).map(({ state }) => state).sort()).toEqual(['answered', 'answered', 'replaced']);
  });

  it('a no goes with its entry to another belief, side or level, and that leaves a trace', async () => {
    await answer(await makeToken(), 'unknown_person');
    const [said] = talk.says;
    await editTo({ says: [{ ...said, level: 'L1' }] });
    expect(await line()).toMatchObject({ level: 'L1', witnessed: { denied: 1, deniedEarlier: 1 } });
    expect(await removed()).toBeUndefined();
    await editTo({ says: [{ ...said, assumptionId: 'D1', level: 'L3' }] });
    expect(await line()).toMatchObject({ assumptionId: 'D1', witnessed: { denied: 1, deniedEarlier: 1 } });
    expect(await removed()).toEqual([{ date: '2026-03-15', entries: 0, denied: 1 }]);
  });

  it('an entry that was denied is neither lowered nor removed without a trace, however soon', async () => {
    await answer(await makeToken(), 'not_like_that');
    await editTo({ people: 1, says: talk.says.map((one) => ({ ...one, count: 1 })) });
    expect(await removed()).toEqual([{ date: '2026-03-15', entries: 0, denied: 1 }]);
    await call(removeObservation, { token, params: { ideaId, observationId: observationId() } });
    expect(await removed()).toEqual([{ date: '2026-03-15', entries: 0, denied: 2 }]);
    expect((await live()).caseAgainst.map(({ text }) => text)).toContain(
      '2 entries that somebody asked said no to were removed or lowered on 15 March 2026.',
    );
  });

  it('who confirmed it confirms the changed words on a new link, from the same phone', async () => {
    await answer(await makeToken(), 'confirmed');
    await editTo({ note: 'Two paid for a whole year' });
    expect((await answer(await makeToken(), 'confirmed')).status).toBe(200);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1, denied: 0 } });
    await editTo({});
    expect(await line()).not.toHaveProperty('witnessed');
  });

  it('a source that was read is confirmed by nobody', async () => {
    const says = [{ assumptionId: 'V1', side: 'for' as const, level: 'L1' as const, count: 2 }];
    const body = { ...talk, key: `${ideaId}-read`, says };
    lines = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
    expect(await create()).toMatchObject({ status: 409, code: 'WITNESS_OUT_OF_REACH' });
  });

  it('an answer is not taken back by the founder', async () => {
    await answer(await makeToken(), 'not_like_that');
    const [link] = await list();
    const params = { ideaId, linkId: link?.id ?? '' };
    expect(await call(contract.revokeWitnessLink, { token, params })).toMatchObject({ code: 'WITNESS_ANSWERED' });
    expect(await line()).toMatchObject({ witnessed: { denied: 1 } });
  });
});

describe('a link that opens nothing', () => {
  it('is expired, revoked, of a deleted idea, of other words, or none: alike', async () => {
    const unknown = { status: 404, code: 'LINK_UNKNOWN' };
    expect(await open('x'.repeat(43))).toMatchObject(unknown);
    const revoked = await makeToken();
    await call(contract.revokeWitnessLink, { token, params: { ideaId, linkId: (await list())[0]?.id ?? '' } });
    expect(await open(revoked)).toMatchObject(unknown);
    const link = await makeToken();
    now = new Date('2026-04-14T09:00:00Z');
    expect(await open(link)).toMatchObject(unknown);
    expect(await answer(link, 'confirmed')).toMatchObject(unknown);
    now = start;
    expect((await open(link)).status).toBe(200);
    await call(deleteDocument, { token, params: { documentId: ideaId } });
    expect(await open(link)).toMatchObject(unknown);
  });

  it('is nobody else’s to make, see or revoke', async () => {
    await create();
    const linkId = (await list())[0]?.id ?? '';
    expect(await create({}, 'stranger')).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    const stranger = { token: 'stranger', params: { ideaId, linkId } };
    expect(await call(contract.listWitnessLinks, stranger)).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    expect(await call(contract.revokeWitnessLink, stranger)).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    expect(await create({ evidenceIds: ['not-mine-0'] })).toMatchObject({ status: 404, code: 'EVIDENCE_UNKNOWN' });
    expect(await create({ device: 'short' })).toMatchObject({ status: 400, fields: { device: expect.any(String) } });
  });
});
