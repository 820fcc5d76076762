import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/validation/validation.ts';
import { publishVersion, readLiveReport, readVersion } from '#contract/validation/versions.ts';
import * as witness from '#contract/validation/witness.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
});
afterAll(() => test.close());

const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });
const payment = {
  ...({ assumptionId: 'V1', side: 'for', level: 'L5', independence: 'stranger', inSegment: true, count: 4 } as const),
  date: '2026-03-15',
  paid: naira(80_000),
};

it('asks what was paid at an earlier price, and counts it for today’s only as a part of it', async () => {
  const intake = { ...BOOKKEEPING, price: naira(20_000) };
  const { id: ideaId } = (await call(contract.createIdea, { token, body: { intake } })).data;
  const params = { ideaId };
  const add = async (note: string) =>
    (await call(contract.addObservation, { token, params, body: oneLine({ ...payment, note }) })).data.evidence[0]
      ?.observationId ?? expect.unreachable();
  const read = async () => (await call(contract.readIdea, { token, params })).data;
  const priceTo = async (amount: number) => {
    const { revision } = await read();
    const changes = { price: naira(amount) };
    await call(contract.saveIntake, { token, params, body: { revision, editor: 'phone', changes } });
  };
  const told = async () => {
    const { score, evidenceNotes } = (await call(readLiveReport, { token, params })).data.report;
    return [Math.round(score?.support ?? -1), evidenceNotes.map(({ code }) => code)];
  };
  const answer = (body: { isPart: boolean | null; observationId?: string }, as = token) =>
    call(contract.setPriceFit, { token: as, params, body });

  const first = await add('Four paid and have the receipts');
  const second = await add('Four more paid on another day');
  expect((await read()).evidence.map(({ notedPrice }) => notedPrice)).toEqual([naira(20_000), naira(20_000)]);
  const [full] = await told();
  expect(full).toBeGreaterThan(0);
  expect((await answer({ isPart: false })).data.evidence).toEqual([]);

  await priceTo(500_000);
  expect(await told()).toEqual([0, ['earlier_price', 'earlier_price']]);
  // A version can be kept meanwhile: it counts nothing that nobody answered for.
  await call(publishVersion, { token, params });
  const kept = (await call(readVersion, { token, params: { ...params, number: 1 } })).data;
  expect(kept.snapshot.evidence.map(({ notedPrice }) => notedPrice)).toEqual([naira(20_000), naira(20_000)]);
  expect(JSON.stringify(kept.snapshot)).not.toContain('answeredPrice');

  // Nobody is asked about what does not fit the pitch.
  const setFit = (fits: boolean) =>
    call(contract.setPitchFit, { token, params, body: { fits, observationId: second } });
  await setFit(false);
  const answered = { notedPrice: naira(20_000), answeredPrice: 'NGN 50000000' };
  expect((await answer({ isPart: false })).data.evidence).toMatchObject([{ ...answered, observationId: first }]);
  await setFit(true);
  expect((await answer({ isPart: false })).data.evidence).toMatchObject([{ ...answered, observationId: second }]);
  expect(await told()).toEqual([0, ['earlier_price', 'earlier_price']]);
  expect((await answer({ isPart: true })).data.evidence).toEqual([]);

  const part = (await answer({ isPart: true, observationId: first })).data.evidence;
  expect(part).toMatchObject([{ notedPrice: naira(500_000) }]);
  expect(part[0]).not.toHaveProperty('answeredPrice');
  const [some, codes] = await told();
  expect(some).toBeGreaterThan(0);
  expect(codes).toEqual(expect.arrayContaining(['deposit', 'earlier_price']));

  // What was said of it is taken back: it is asked about again.
  expect(part[0]).toMatchObject({ priceBefore: naira(20_000) });
  const open = (await answer({ isPart: null, observationId: first })).data.evidence;
  expect(open).toMatchObject([{ notedPrice: naira(20_000), observationId: first }]);
  expect(open[0]).not.toHaveProperty('priceBefore');
  expect(await told()).toEqual([0, ['earlier_price', 'earlier_price']]);
  const whole = (await answer({ isPart: null, observationId: second })).data.evidence;
  expect(whole[0]).not.toHaveProperty('answeredPrice');
  expect(await answer({ isPart: null })).toMatchObject({ code: 'REQUEST_INVALID' });
  // Through two higher prices, the first is what it comes back to.
  expect((await answer({ isPart: true, observationId: first })).data.evidence).toHaveLength(1);
  await priceTo(600_000);
  const again = (await answer({ isPart: true, observationId: first })).data.evidence;
  expect(again).toMatchObject([{ notedPrice: naira(600_000), priceBefore: naira(20_000) }]);
  const kept2 = (await call(readLiveReport, { token, params })).data;
  expect(JSON.stringify(kept2)).not.toContain('priceBefore');
  expect((await answer({ isPart: null, observationId: first })).data.evidence).toMatchObject([
    { notedPrice: naira(20_000) },
  ]);

  await priceTo(20_000);
  expect(await told()).toEqual([full, []]);

  expect(await answer({ isPart: true, observationId: 'of-nobody-0' })).toMatchObject({ code: 'EVIDENCE_UNKNOWN' });
  expect(await answer({ isPart: true }, 'somebody-else')).toMatchObject({ code: 'IDEA_UNKNOWN' });
});

it('confirms no sum that nobody named, and takes no more than the note says for a part', async () => {
  const intake = { ...BOOKKEEPING, price: naira(3_000) };
  const { id: ideaId } = (await call(contract.createIdea, { token, body: { intake } })).data;
  const params = { ideaId };
  const { paid: _none, ...unsummed } = payment;
  const add = async (note: string) => {
    const body = oneLine({ ...unsummed, count: 1, note });
    return (await call(contract.addObservation, { token, params, body })).data.evidence[0] ?? expect.unreachable();
  };
  const [named, silent] = [await add('One man pay 3k at the stall'), await add('She paid and has the receipt')];
  const ask = async () => {
    const body = { evidenceIds: [silent.id], device: 'f'.repeat(32) };
    const at = { ...params, observationId: silent.observationId };
    await call(witness.createWitnessLink, { token, params: at, body });
  };
  const links = async () => (await call(witness.listWitnessLinks, { token, params })).data.items;
  await ask();
  const [link] = await links();
  const from = createCall(test.app, () => '203.0.113.9');
  const body = { token: link?.url?.split('#')[1] ?? '', answer: 'confirmed' as const, device: 'c'.repeat(32) };
  await from(witness.answerWitnessLink, { body });

  const { revision } = (await call(contract.readIdea, { token, params })).data;
  const changes = { price: naira(20_000) };
  await call(contract.saveIntake, { token, params, body: { revision, editor: 'phone', changes } });
  await call(contract.setPriceFit, { token, params, body: { isPart: true } });
  const { evidence } = (await call(contract.readIdea, { token, params })).data;
  const now = (id: string) => evidence.find((one) => one.id === id);
  expect(now(named.id)?.observation).toMatchObject({ paid: naira(3_000) });
  // A form that was opened before the sum was read would clear it: it is refused.
  expect(now(named.id)?.revision).toBeGreaterThan(named.revision);
  const change = { ...params, observationId: named.observationId };
  const { key: _key, ...asItWas } = oneLine({ ...unsummed, count: 1, note: 'One man pay 3k at the stall' });
  const stale = { ...asItWas, revision: named.revision };
  expect(await call(contract.editObservation, { token, params: change, body: stale })).toMatchObject({
    code: 'RECORD_CHANGED',
  });
  expect(now(silent.id)).toMatchObject({ notedPrice: naira(20_000) });
  expect(now(silent.id)).not.toHaveProperty('witnessed');
  expect((await links()).map(({ state }) => state)).toEqual(['replaced']);
  const { evidenceNotes } = (await call(readLiveReport, { token, params })).data.report;
  expect(evidenceNotes).toContainEqual(expect.objectContaining({ evidenceId: named.id, code: 'deposit' }));

  // The sum that was read goes with the answer; one that the founder typed since then stays.
  const undo = async ({ observationId }: { observationId: string }) =>
    (await call(contract.setPriceFit, { token, params, body: { isPart: null, observationId } })).data.evidence[0];
  const undone = await undo(named);
  expect(undone).toMatchObject({ notedPrice: naira(3_000) });
  expect(undone).not.toHaveProperty('observation');
  await call(contract.setPriceFit, { token, params, body: { isPart: true, observationId: silent.observationId } });
  const { note, date, people, who, howMet, independence, inSegment, assumptionId, side, level, count } = silent;
  const edited = { note, date, people, who, howMet, independence, inSegment, paid: naira(4_000) };
  const editBody = { ...edited, says: [{ assumptionId, side, level, count }], revision: silent.revision };
  const at = { ...params, observationId: silent.observationId };
  await call(contract.editObservation, { token, params: at, body: editBody });
  expect(await undo(silent)).toMatchObject({ notedPrice: naira(3_000), observation: { paid: naira(4_000) } });
});
