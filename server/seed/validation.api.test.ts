import { afterAll, beforeAll, expect, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { readIdea } from '#contract/validation/validation.ts';
import { exportPdf, listVersions, readLiveReport } from '#contract/validation/versions.ts';
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

it('gives the seasoned founder three ideas with a year behind them, once', async () => {
  const call = createCall(test.app);
  const { items } = (await call(listDocuments, { token, query: { sort: 'name', type: 'validation' } })).data;
  expect(items.map(({ name, status, versionCount }) => [name, status, versionCount])).toEqual([
    ['Cool Crates Jos (demo)', 'completed', 2],
    ['Kasuwa Ledger (demo)', 'completed', 4],
    ['Ward Rota (demo)', 'draft', 0],
  ]);
  const reportOf = async (index: number) =>
    (await call(readLiveReport, { token, params: { ideaId: items[index]?.id ?? '' } })).data.report;
  const [crates, ledger, rota] = [await reportOf(0), await reportOf(1), await reportOf(2)];
  expect([crates.verdict.id, ledger.verdict.id, rota.verdict.id]).toEqual(['contradicted', 'mixed', 'not_testable']);
  const ideaId = items[1]?.id ?? '';
  const idea = (await call(readIdea, { token, params: { ideaId } })).data;
  expect(idea.evidence.length).toBe(15);
  expect(idea.decisions.map(({ kind }) => kind)).toEqual(['pivot', 'persevere']);
  const versions = (await call(listVersions, { token, params: { ideaId } })).data.items;
  const supports = versions.map(({ shares }) => shares?.support ?? 0);
  expect(supports[0]).toBeGreaterThan(supports[3] ?? 100);
  const days = (Date.parse(idea.asOf) - Date.parse(versions[3]?.asOf ?? '')) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect((await call(exportPdf, { token, params: { ideaId, number: 4 } })).status).toBe(200);
});
