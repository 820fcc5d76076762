import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteDocument, restoreDocument } from '#contract/documents/documents.ts';
import * as contract from '#contract/signing/sharing.ts';
import { addObservation, createIdea } from '#contract/validation/validation.ts';
import { publishVersion, readVersion } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createDocumentStore } from '#server/modules/documents/kind/document-store.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { lockDocument } from '#tests/documents.ts';
import { storedSamples } from '#tests/fixtures/versions/samples.ts';
import { oneLine } from '#tests/observation.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
const start = new Date('2026-03-15T09:00:00Z');
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
let documentId: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = start;
  documentId = (await call(createIdea, { token, body: { intake: BOOKKEEPING } })).data.id;
  await call(publishVersion, { token, params: { ideaId: documentId } });
});

const requestBody = { label: 'Ife at Delta Fund', versionNumber: 1, days: 14 };
const create = (change: object = {}, options: { token?: string; key?: string } = {}) =>
  call(contract.createShareLink, { token, params: { documentId }, body: { ...requestBody, ...change }, ...options });
const list = async () => (await call(contract.listShareLinks, { token, params: { documentId } })).data.items;
/** Makes a link, and reads its address from the list. */
async function make(change: object = {}) {
  const { id } = (await create(change)).data;
  const link = (await list()).find((one) => one.id === id);
  if (!link) throw new Error('the link is not listed');
  return link;
}
const tokenIn = (url: string | null) => url?.split('#')[1] ?? '';
const open = (linkToken: string) => call(contract.openSharedDocument, { body: { token: linkToken } });
const read = (linkToken: string) => call(contract.readSharedFile, { body: { token: linkToken } });
const revoke = (linkId: string) => call(contract.revokeShareLink, { token, params: { documentId, linkId } });
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

describe('a private link', () => {
  it('opens the version for anyone who has it, and both sides see who looked', async () => {
    const link = await make();
    expect(link).toMatchObject({ label: 'Ife at Delta Fund', state: 'open', viewCount: 0, can: { revoke: true } });
    const opened = await open(tokenIn(link.url));
    expect(opened.data).toMatchObject({ title: BOOKKEEPING.title, type: 'validation', sharedBy: 'Ada', viewCount: 1 });
    const file = await read(tokenIn(link.url));
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(await pdfText(file.bytes)).toContain(BOOKKEEPING.title);
    expect((await list())[0]).toMatchObject({ viewCount: 2, views: [{ at: now.toISOString() }, {}] });
    const kinds = async () => (await open(tokenIn(link.url))).data.views.map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['downloaded', 'opened']);
    now = new Date(now.getTime() + 60_000);
    expect(await kinds()).toEqual(['downloaded', 'opened', 'opened']);
  });

  it('stops when it expires, when it is revoked and while the document is deleted, all with one answer', async () => {
    const refused = { status: 404, code: 'LINK_UNKNOWN' };
    const expiring = tokenIn((await make({ days: 1 })).url);
    const revoked = await make();
    expect((await revoke(revoked.id)).data).toMatchObject({
      state: 'revoked',
      url: null,
      revokedAt: now.toISOString(),
    });
    passDays(1);
    expect((await revoke(revoked.id)).data.revokedAt).toBe(start.toISOString());
    const kept = tokenIn((await make()).url);
    for (const gone of [expiring, tokenIn(revoked.url), 'x'.repeat(43)]) {
      expect(await open(gone)).toMatchObject(refused);
      expect(await read(gone)).toMatchObject(refused);
    }
    await call(deleteDocument, { token, params: { documentId } });
    expect(await open(kept)).toMatchObject(refused);
    expect(await read(kept)).toMatchObject(refused);
    await call(restoreDocument, { token, params: { documentId } });
    expect((await open(kept)).status).toBe(200);
    expect((await list()).map(({ state }) => state).toSorted()).toEqual(['expired', 'open', 'revoked']);
  });

  it('is made once however often it is sent, and never for a version that is not there', async () => {
    const first = await create({}, { key: 'once-0123456789' });
    const second = await create({}, { key: 'once-0123456789' });
    expect(second.data).toEqual(first.data);
    expect(JSON.stringify(first.json)).not.toContain('/shared#');
    expect(await list()).toHaveLength(1);
    expect(await create({ versionNumber: 2 })).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
    for (const bad of [{ days: 0 }, { days: 91 }, { label: '' }, { versionNumber: 0 }])
      expect(await create(bad)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
  });

  it('is the owner’s alone', async () => {
    const link = await make();
    const stranger = 'stranger';
    const theirs = { token: stranger, params: { documentId } };
    expect(await create({}, { token: stranger })).toMatchObject({ status: 404, code: 'DOCUMENT_UNKNOWN' });
    expect(await call(contract.listShareLinks, theirs)).toMatchObject({ status: 404 });
    const revoking = { ...theirs, params: { documentId, linkId: link.id } };
    expect(await call(contract.revokeShareLink, revoking)).toMatchObject({ status: 404 });
    expect((await open(tokenIn(link.url))).status).toBe(200);
  });

  it('leaves its token in no log', async () => {
    const linkToken = tokenIn((await make()).url);
    await open(linkToken);
    expect(test.logLines.join('\n')).not.toContain(linkToken);
  });

  it('has a limit to a document, whatever became of them', async () => {
    for (let made = 0; made < 50; made += 1) {
      const { status, data } = await create();
      expect(status).toBe(201);
      await call(contract.revokeShareLink, { token, params: { documentId, linkId: data.id } });
    }
    expect(await create()).toMatchObject({ status: 409, code: 'SHARE_LINK_LIMIT' });
    expect(await list()).toHaveLength(50);
  });
});

describe('the page that a private link shows', () => {
  const pageOf = async (versionNumber: number) => {
    const link = await make({ versionNumber });
    return (await open(tokenIn(link.url))).data.page ?? expect.unreachable('the link shows no page');
  };

  it('is the one-page report of the version, without what was noted of anybody', async () => {
    const paid = { assumptionId: 'V1', side: 'for', level: 'L5', independence: 'stranger', inSegment: true } as const;
    const noted = { date: '2026-03-14', note: 'Paid at noon.', who: 'Mama Titi', howMet: 'at her stall' };
    const body = oneLine({ ...paid, ...noted, count: 4, link: 'https://example.com/receipt' });
    await call(addObservation, { token, params: { ideaId: documentId }, body });
    await call(publishVersion, { token, params: { ideaId: documentId } });
    const { snapshot, report } = (await call(readVersion, { token, params: { ideaId: documentId, number: 2 } })).data;
    expect(JSON.stringify(snapshot)).toContain(noted.note);
    const page = await pageOf(2);
    expect(page).toEqual(outsiderReport(snapshot, report));
    expect(page.seen).toMatchObject([{ kind: 'paid', count: 4 }]);
    for (const word of [noted.note, noted.who, noted.howMet, body.link])
      expect(JSON.stringify(page)).not.toContain(word);
    expect((await pageOf(1)).seen).toEqual([]);
  });

  it('is made of a version of an earlier formula too', async () => {
    const earlier = storedSamples.filter(
      ({ type, summary }) => type === 'validation' && summary.formulaVersion === 'validation-score-1',
    );
    expect(earlier).not.toEqual([]);
    const { db } = test.context.database;
    const store = createDocumentStore({ clock: () => now });
    for (const { contentHash, snapshot, report, sha256, summary } of earlier) {
      const entry = await lockDocument(store, db, ownerScope(token), documentId);
      const version = { contentHash, snapshot, report, sha256, summary };
      const { number } = await store.addVersion(db, entry, version, 'completed');
      const { verdict, title } = JSON.parse(report);
      const page = await pageOf(number);
      expect(page).toMatchObject({ title, verdict: { label: verdict.label }, asOf: summary.asOf });
      expect(page.stones.length).toBeGreaterThan(0);
    }
  });
});
