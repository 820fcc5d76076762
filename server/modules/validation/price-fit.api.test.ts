import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/validation/validation.ts';
import { publishVersion, readLiveReport, readVersion } from '#contract/validation/versions.ts';
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
  const answer = (body: { isPart: boolean; observationId?: string }, as = token) =>
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

  await priceTo(20_000);
  expect(await told()).toEqual([full, []]);

  expect(await answer({ isPart: true, observationId: 'of-nobody-0' })).toMatchObject({ code: 'EVIDENCE_UNKNOWN' });
  expect(await answer({ isPart: true }, 'somebody-else')).toMatchObject({ code: 'IDEA_UNKNOWN' });
});
