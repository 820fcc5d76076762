import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEntitlements } from '#contract/billing/entitlements.ts';
import { createDocumentExport } from '#contract/documents/exports.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { createOwnDataExport } from '#contract/own-data/own-data.ts';
import { createQuote } from '#contract/quotes/quotes.ts';
import { createCheck } from '#contract/readiness/readiness.ts';
import { createShareLink } from '#contract/signing/sharing.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { fillEveryTable } from '#tests/every-table.ts';
import { makeFounderYear } from '#tests/founder-year.ts';
import { createVerifiedMember } from '#tests/members.ts';
import { namesOf, readOwnedRows } from '#tests/owned-rows.ts';
import { addCopies } from '#tests/plans.ts';

const now = new Date('2026-03-02T06:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
let ada: Awaited<ReturnType<typeof createVerifiedMember>>;
let rows: Awaited<ReturnType<typeof readOwnedRows>>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { clock: () => now }, env: { RATE_LIMIT_PER_MINUTE: '100000' } });
  call = createCall(test.app);
  ada = await createVerifiedMember(test, 'ada');
  await makeFounderYear(test, { uid: ada.uid, token: ada.token, now });
  await fillEveryTable(test, ada.uid, ada.token);
  rows = await readOwnedRows(test.context.database.db, ada.uid);
}, 120_000);
afterAll(() => test.close());

/** Every file that is somebody's own. */
const files = allEndpoints.filter(
  ({ produces, access }) =>
    produces !== undefined && produces !== 'text/event-stream' && !isFor(access, 'public') && !isFor(access, 'admin'),
);
function isFor(access: Endpoint['access'], who: string) {
  return typeof access === 'string' ? access === who : access.anyRole.every((role) => role === who);
}

/** What each of them answers for each thing of the founder's: the status, whatever the file. */
async function readFiles(): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (const endpoint of files)
    for (const named of namesOf(endpoint, rows).slice(0, 2)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? '');
      const { statusCode } = await test.app.inject({
        method: endpoint.method,
        url: `${apiPrefix}${path}`,
        headers: { authorization: `Bearer ${ada.token}` },
      });
      answers.set(`${endpoint.method} ${endpoint.path} ${JSON.stringify(named)}`, statusCode);
    }
  return answers;
}

it('on the free plan every file comes at every limit as it came before, and versions and exports are made', async () => {
  const before = await readFiles();
  const came = [...before].filter(([, status]) => status === 200).map(([name]) => name.split(' ')[1]);
  expect(new Set(came).size).toBeGreaterThanOrEqual(12);

  const documentId = String(rows.get('documents')?.find(({ version_count }) => Number(version_count) > 0)?.id);
  await call(createCheck, { token: ada.token, body: {} });
  await call(createQuote, { token: ada.token, body: {} });
  await call(createShareLink, {
    token: ada.token,
    params: { documentId },
    body: { label: 'Ife', versionNumber: 1, days: 7 },
  });
  const use = async () => (await call(readEntitlements, { token: ada.token })).data.items;
  for (const { key, used, limit } of await use()) await addCopies(test, ada.uid, key, Math.max(0, (limit ?? 0) - used));
  // In this year everybody who was asked has answered.
  expect((await use()).filter(({ full }) => full === null).map(({ key }) => key)).toEqual(['witnessLinks']);

  expect(await readFiles()).toEqual(before);
  const zip = await call(createDocumentExport, { token: ada.token, body: { documentIds: [documentId] } });
  expect(zip.status).toBeLessThan(300);
  expect((await call(createOwnDataExport, { token: ada.token })).status).toBeLessThan(300);
  const [idea] = rows.get('ideas') ?? [];
  expect((await call(publishVersion, { token: ada.token, params: { ideaId: String(idea?.id) } })).status).toBeLessThan(
    300,
  );
}, 180_000);
