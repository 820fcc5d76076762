import { afterAll, beforeAll, expect, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { readCheck } from '#contract/readiness/readiness.ts';
import { listReadinessVersions, readLiveReadiness } from '#contract/readiness/versions.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { as } from '#tests/personas.ts';
import { seed } from './seed.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  await seed(test.context);
  await seed(test.context);
  token = (await as(test, 'seasonedFounder')).authorization.slice('Bearer '.length);
});
afterAll(() => test.close());

it('gives the seasoned founder a readiness check with a year behind it, once', async () => {
  const call = createCall(test.app);
  const { items } = (await call(listDocuments, { token, query: { type: 'evaluation' } })).data;
  expect(items).toMatchObject([{ status: 'completed', versionCount: 4 }]);
  const checkId = items[0]?.id ?? '';
  const state = (await call(readCheck, { token, params: { checkId } })).data;
  expect(state).toMatchObject({
    versions: { count: 4, hasChanges: true },
    facts: { profile: { emailVerified: true } },
  });
  expect(new Set(state.ledger.entries.map(({ month }) => month)).size).toBe(12);
  const { items: history } = (await call(listReadinessVersions, { token, params: { checkId } })).data;
  const readiness = history.map((version) => version.readiness).reverse();
  // At the second the test of the price had failed: the idea was contradicted, and nothing of its validation counted.
  const [, contradicted, ...later] = readiness;
  expect(contradicted).toBe(Math.min(...readiness));
  const others = readiness.filter((one) => one !== contradicted);
  expect(others).toEqual(others.toSorted((a, b) => a - b));
  expect(later).toHaveLength(2);
  expect(new Set(readiness).size).toBeGreaterThan(2);
  expect(new Set(history.map(({ asOf }) => asOf)).size).toBe(4);
  const { report } = (await call(readLiveReadiness, { token, params: { checkId } })).data;
  expect(report).toMatchObject({ ready: false, cash: { runway: { cashPositive: false } } });
  expect(report.blockers.length).toBeGreaterThan(0);
  expect(report.proofGap).toBeGreaterThan(0);
  expect(report.valuation?.range.value).toBeNull();
});
