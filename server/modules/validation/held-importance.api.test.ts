import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/validation/validation.ts';
import { exportJson, publishVersion, readLiveReport } from '#contract/validation/versions.ts';
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

const refused = {
  ...({ assumptionId: 'P1', side: 'against', level: 'L4', independence: 'stranger', inSegment: true } as const),
  ...{ count: 9, date: new Date().toISOString().slice(0, 10), note: 'Nine offices refused the licence' },
};

it('keeps what a refused belief mattered when the answer that it came from is changed', async () => {
  const intake = { ...BOOKKEEPING, regulatedTouchpoints: ['data' as const] };
  const { id: ideaId } = (await call(contract.createIdea, { token, body: { intake } })).data;
  const params = { ideaId };
  const change = async (changes: object) => {
    const { revision } = (await call(contract.readIdea, { token, params })).data;
    const saved = await call(contract.saveIntake, { token, params, body: { revision, editor: 'phone', changes } });
    expect(saved.status).toBe(200);
  };
  const told = async () => {
    const { report } = (await call(readLiveReport, { token, params })).data;
    return [report.beliefs.find(({ id }) => id === 'P1')?.importance, report.verdict.id];
  };
  const held = async () => (await call(contract.readIdea, { token, params })).data.heldImportance;

  const [high] = await told();
  await change({ regulatedTouchpoints: ['none'] });
  const [low] = await told();
  expect(high).toBeGreaterThan(low as number);
  expect(await held()).toBeUndefined();

  await change({ regulatedTouchpoints: ['data'] });
  await call(contract.addObservation, { token, params, body: oneLine(refused) });
  const before = await told();
  expect(before).toEqual([high, 'contradicted']);
  await change({ regulatedTouchpoints: ['none'] });
  expect(await told()).toEqual(before);
  expect(await held()).toEqual({ P1: high });
  await change({ title: 'Another name' });
  expect(await held()).toEqual({ P1: high });

  await call(publishVersion, { token, params });
  const file = (await call(exportJson, { token, params: { ideaId, number: 1 } })).bytes.toString();
  expect(JSON.parse(file).snapshot.heldImportance).toEqual({ P1: high });
});
