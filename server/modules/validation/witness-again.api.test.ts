import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { addObservation, createIdea, editObservation, readIdea } from '#contract/validation/validation.ts';
import * as contract from '#contract/validation/witness.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { createFounderNetworks } from './founder-networks.ts';
import { founderNetworks, witnessLinks } from './tables.ts';

const token = 'founder';
const start = new Date('2026-03-15T09:00:00Z');
const phone = { founder: 'f'.repeat(32), customer: 'c'.repeat(32), other: 'o'.repeat(32) };
/** The founder's own network, and that of the customers. */
const own = '127.0.0.1';
const customers = '203.0.113.7';
let now = start;
let address = customers;
let test: TestApp;
let call: ReturnType<typeof createCall>;
/** From `address`, which is the customers' network unless a test says otherwise. */
let elsewhere: ReturnType<typeof createCall>;
let ideaId: string;
let lines: EvidenceRecord[];

const payments = {
  ...oneLine({
    ...{ assumptionId: 'V1', side: 'for', level: 'L5', independence: 'stranger', inSegment: true, count: 2 },
    ...{ date: '2026-03-14', note: 'Two paid for a week at Epe market' },
  }),
  who: 'Mama Titi',
};

beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
  elsewhere = createCall(test.app, () => address);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = start;
  address = customers;
  ideaId = (await call(createIdea, { token, body: { intake: BOOKKEEPING } })).data.id;
  const body = { ...payments, key: ideaId };
  lines = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
});

const create = () =>
  call(contract.createWitnessLink, {
    token,
    params: { ideaId, observationId: lines[0]?.observationId ?? '' },
    body: { evidenceIds: lines.map(({ id }) => id), device: phone.founder },
  });
const list = async () => (await call(contract.listWitnessLinks, { token, params: { ideaId } })).data.items;
/** Makes a link and gives what stands behind the # of its address. */
async function makeToken(): Promise<string> {
  const { id } = (await create()).data;
  const link = (await list()).find((one) => one.id === id);
  return link?.url?.split('/witness#')[1] ?? expect.unreachable('the link has no address');
}
const answer = (link: string, given: 'confirmed' | 'unknown_person', device = phone.customer) =>
  elsewhere(contract.answerWitnessLink, { body: { token: link, answer: given, device } });
const line = async () => {
  const { evidence } = (await call(readIdea, { token, params: { ideaId } })).data;
  return evidence.find(({ id }) => id === lines[0]?.id);
};

describe('after an answer that does not count, somebody is asked again:', () => {
  it('one from the founder’s network, a no, or none in time', async () => {
    const free = [];
    for (const device of [phone.customer, phone.other]) {
      address = own;
      free.push((await answer(await makeToken(), 'confirmed', device)).status);
    }
    expect(free).toEqual([200, 200]);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 2, fromOwnNetwork: 2 } });
    address = customers;
    // The same phone again, on its own data: its new answer counts in place of the one that did not.
    expect((await answer(await makeToken(), 'confirmed')).status).toBe(200);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 2, fromOwnNetwork: 1 } });
    // It counts now, so the same phone says no more.
    const last = await makeToken();
    expect(await answer(last, 'confirmed')).toMatchObject({ status: 409, code: 'WITNESS_ANSWERED' });
    expect(await create()).toMatchObject({ status: 409, code: 'WITNESS_LIMIT' });
    expect((await answer(last, 'unknown_person', 'n'.repeat(32))).status).toBe(200);
    await create();
    expect(await create()).toMatchObject({ status: 409, code: 'WITNESS_LIMIT' });
    now = new Date('2026-04-20T09:00:00Z');
    expect((await create()).status).toBe(201);
  });

  it('answers from the founder’s own network end at twenty for an entry', async () => {
    await create();
    const { db } = test.context.database;
    const [row] = await db.select().from(witnessLinks).where(eq(witnessLinks.ideaId, ideaId)).limit(1);
    if (!row) throw new Error('no link was made');
    const given = { answer: 'confirmed' as const, answeredAt: now, network: row.makerNetwork };
    const answered = (index: number) => {
      const id = `${ideaId}-${index}`;
      return { ...row, ...given, id, tokenHash: id, device: id };
    };
    await db.insert(witnessLinks).values(Array.from({ length: 19 }, (_, index) => answered(index)));
    const open = (await list()).find(({ state }) => state === 'open');
    await call(contract.revokeWitnessLink, { token, params: { ideaId, linkId: open?.id ?? '' } });
    expect((await create()).status).toBe(201);
    await db.insert(witnessLinks).values(answered(19));
    expect(await create()).toMatchObject({ status: 409, code: 'WITNESS_LIMIT' });
  });
});

describe('what counts for more after the answer', () => {
  const { key: _key, ...words } = payments;
  const edit = async (change: object) => {
    const params = { ideaId, observationId: lines[0]?.observationId ?? '' };
    const revision = (await line())?.revision ?? 0;
    return call(editObservation, { token, params, body: { ...words, ...change, revision } });
  };

  it.each([
    ['a warmer contact', { independence: 'warm' }],
    ['a stranger', { independence: 'stranger' }],
    ['inside the segment', { inSegment: true }],
    ['more people', { people: 3 }],
    ['another belief', { says: [...payments.says, { ...payments.says[0], assumptionId: 'D1' }] }],
  ])('is confirmed by nobody, and is asked again: %s', async (_name, more) => {
    const far = { independence: 'friend', inSegment: false };
    await edit(far);
    expect((await answer(await makeToken(), 'confirmed')).status).toBe(200);
    const unanswered = await makeToken();
    await edit(far);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1 } });
    await edit({ ...far, ...more });
    expect(await line()).not.toHaveProperty('witnessed');
    expect((await list()).map(({ state }) => state).sort()).toEqual(['replaced', 'revoked']);
    expect((await answer(unanswered, 'confirmed')).code).toBe('LINK_UNKNOWN');
    expect((await answer(await makeToken(), 'confirmed')).status).toBe(200);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1 } });
  });

  it('is still denied by those who said no', async () => {
    await edit({ independence: 'friend' });
    await answer(await makeToken(), 'unknown_person');
    await edit({});
    expect(await line()).toMatchObject({ witnessed: { confirmed: 0, denied: 1 } });
  });
});

describe('the founder’s other phone, on a network that they worked from,', () => {
  const openIdea = () => elsewhere(readIdea, { token, params: { ideaId } });

  it('confirms nothing, with its cookies cleared', async () => {
    address = '203.0.113.50';
    await openIdea();
    expect((await answer(await makeToken(), 'confirmed', phone.other)).status).toBe(200);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1, fromOwnNetwork: 1 } });
    expect(await list()).toMatchObject([{ answer: 'confirmed', fromOwnNetwork: true }]);
  });

  it('is remembered for thirty days, as a code', async () => {
    const { db } = test.context.database;
    address = '203.0.113.51';
    await openIdea();
    await openIdea();
    const noted = await db.select().from(founderNetworks);
    expect(JSON.stringify(noted)).not.toContain('203.0.113');
    expect(noted.filter(({ seenOn }) => seenOn === '2026-03-15').length).toBe(
      new Set(noted.map(({ network }) => network)).size,
    );
    now = new Date('2026-04-15T09:00:00Z');
    expect((await answer(await makeToken(), 'confirmed', phone.other)).status).toBe(200);
    expect(await line()).toMatchObject({ witnessed: { confirmed: 1, fromOwnNetwork: 0 } });
    await createFounderNetworks({ clock: () => now, secret: 'any' }).sweep(db);
    expect((await db.select().from(founderNetworks)).map(({ seenOn }) => seenOn)).not.toContain('2026-03-15');
  });
});
