import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAgreement } from '#contract/agreements/agreements.ts';
import { deleteDocument, restoreDocument } from '#contract/documents/documents.ts';
import * as contract from '#contract/signing/publication.ts';
import { createShareLink, listShareLinks, readSharedFigures } from '#contract/signing/sharing.ts';
import { addObservation, createIdea, saveIntake } from '#contract/validation/validation.ts';
import { publishVersion, readVersion } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { recompute } from '#domain/validation/published-figures.ts';
import { registerLivePages } from '#server/http/live-pages.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { pdfPages, pdfText } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { publications } from './tables.ts';

const token = 'founder';
const now = new Date('2026-03-15T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
let documentId: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());
/** Nothing else is published, whatever the test before did: a plan has room for so many. */
beforeEach(async () => {
  await test.context.database.db.update(publications).set({ stoppedAt: now });
  documentId = (await call(createIdea, { token, body: { intake: BOOKKEEPING } })).data.id;
  await keepVersion();
});

const keepVersion = () => call(publishVersion, { token, params: { ideaId: documentId } });
const asked = { versionNumber: 1, showFounder: false, company: '' };
const publish = (change: object = {}, who = token) =>
  call(contract.publishReport, { token: who, params: { documentId }, body: { ...asked, ...change } });
const find = (who = token) => call(contract.readPublication, { token: who, params: { documentId } });
const stop = (who = token) => call(contract.stopPublishing, { token: who, params: { documentId } });
const slugOf = async (change: object = {}) => (await publish(change)).data.publication.slug;
const read = (slug: string) => call(contract.readPublicReport, { params: { slug } });
const figures = (slug: string) => call(contract.readPublicFigures, { params: { slug } });
const file = (slug: string) => call(contract.readPublicFile, { params: { slug } });

const noted = { date: '2026-03-14', note: 'Paid at noon.', who: 'Mama Titi', howMet: 'at her stall' };
async function addPaid() {
  const paid = { assumptionId: 'V1', side: 'for', level: 'L5', independence: 'stranger', inSegment: true } as const;
  const body = oneLine({ ...paid, ...noted, count: 4, link: 'https://example.com/receipt' });
  await call(addObservation, { token, params: { ideaId: documentId }, body });
}

describe('a published report', () => {
  it('is read by anybody, with nobody’s name until the founder chooses it', async () => {
    expect((await find()).data.publication).toBeNull();
    const { data } = await publish();
    expect(data.publication).toMatchObject({ versionNumber: 1, founderName: null, companyName: null });
    expect(data.publication.slug).toMatch(/^[1-9A-HJ-NP-Za-km-z]{10}$/);
    expect(data.publication.url).toMatch(new RegExp(`^https?://.+/r/${data.publication.slug}$`));
    expect((await find()).data.publication).toEqual(data.publication);
    const { snapshot, report } = (await call(readVersion, { token, params: { ideaId: documentId, number: 1 } })).data;
    const anybody = await read(data.publication.slug);
    expect(anybody.data).toEqual({
      ...{ versionNumber: 1, founderName: null, companyName: null, changedAt: now.toISOString() },
      page: outsiderReport(snapshot, report),
    });
    expect(anybody.bytes.toString()).not.toContain('Ada');
    await publish({ showFounder: true, company: ' Ice Ltd ' });
    expect((await read(data.publication.slug)).data).toMatchObject({ founderName: 'Ada', companyName: 'Ice Ltd' });
    await publish({ company: 'Ice Ltd' });
    expect((await read(data.publication.slug)).data).toMatchObject({ founderName: null, companyName: 'Ice Ltd' });
  });

  it('has to be asked for with the choice of names', async () => {
    for (const bad of [{ showFounder: undefined }, { company: undefined }, { versionNumber: 0 }, { extra: 1 }])
      expect(await publish(bad)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await publish({ versionNumber: 2 })).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
    expect((await find()).data.publication).toBeNull();
  });

  it('shows the version that was chosen, and keeps its address for the next one', async () => {
    const slug = await slugOf();
    await addPaid();
    await keepVersion();
    expect((await read(slug)).data).toMatchObject({ versionNumber: 1, page: { seen: [] } });
    expect(await slugOf({ versionNumber: 2 })).toBe(slug);
    expect((await read(slug)).data).toMatchObject({ versionNumber: 2, page: { seen: [{ kind: 'paid', count: 4 }] } });
  });

  it('says nothing that was noted of anybody, in the page, the figures and every sheet', async () => {
    await addPaid();
    await keepVersion();
    const slug = await slugOf({ versionNumber: 2 });
    const said = [(await read(slug)).bytes.toString(), (await figures(slug)).bytes.toString()];
    const sheets = await pdfText((await file(slug)).bytes);
    for (const word of [noted.note, noted.who, noted.howMet, 'receipt', 'Ada'])
      for (const text of [...said, sheets]) expect(text).not.toContain(word);
    expect(sheets).toMatch(/Evidence ledger\s+1 item, newest first\./);
    expect(JSON.parse(said[1] ?? '').data.figures.entries).toHaveLength(1);
  });

  it('can be worked out again by the person who reads it, and so can a private link', async () => {
    await addPaid();
    await keepVersion();
    const told = (await figures(await slugOf({ versionNumber: 2 }))).data.figures;
    expect(told && recompute(told).map(({ agrees }) => agrees)).toEqual([true, true, true]);
    await call(createShareLink, { token, params: { documentId }, body: { label: 'Ife', versionNumber: 2, days: 1 } });
    const [link] = (await call(listShareLinks, { token, params: { documentId } })).data.items;
    const body = { token: link?.url?.split('#')[1] ?? '' };
    expect((await call(readSharedFigures, { body })).data.figures).toEqual(told);
    const [unchanged] = (await call(listShareLinks, { token, params: { documentId } })).data.items;
    expect(unchanged?.viewCount).toBe(0);
    expect(await call(readSharedFigures, { body: { token: 'x'.repeat(43) } })).toMatchObject({ code: 'LINK_UNKNOWN' });
  });

  it('is a PDF with the names that were chosen and its own address', async () => {
    const { url, slug } = (await publish({ company: 'Ice Ltd' })).data.publication;
    const { headers, bytes } = await file(slug);
    expect(headers['content-type']).toBe('application/pdf');
    const [first = ''] = await pdfPages(bytes);
    expect(first).toContain('Ice Ltd · as of');
    expect(first).not.toContain('Ada');
    expect(first.replaceAll(' ', '')).toContain(url);
  });

  it('is gone at once when its founder stops it, and its address never comes back', async () => {
    const slug = await slugOf();
    expect((await stop()).data).toEqual({ publication: null });
    for (const gone of [read, figures, file])
      expect(await gone(slug)).toMatchObject({ status: 410, code: 'REPORT_STOPPED' });
    expect((await stop()).status).toBe(200);
    expect((await find()).data.publication).toBeNull();
    const again = await slugOf();
    expect(again).not.toBe(slug);
    expect((await read(slug)).status).toBe(410);
    expect((await read(again)).status).toBe(200);
  });

  it('is gone while its document is deleted', async () => {
    const slug = await slugOf();
    await call(deleteDocument, { token, params: { documentId } });
    for (const gone of [read, figures, file]) expect((await gone(slug)).status).toBe(410);
    await call(restoreDocument, { token, params: { documentId } });
    expect((await read(slug)).status).toBe(200);
  });

  it('is the owner’s alone to publish, see and stop', async () => {
    const slug = await slugOf();
    for (const refused of [await publish({}, 'stranger'), await find('stranger'), await stop('stranger')])
      expect(refused).toMatchObject({ status: 404, code: 'DOCUMENT_UNKNOWN' });
    expect((await read(slug)).status).toBe(200);
  });

  it('is not there at an address that nobody gave out', async () => {
    expect(await read('aaaaaaaaaa')).toMatchObject({ status: 404, code: 'REPORT_UNKNOWN' });
    for (const hostile of ['short', 'aaaaaaaaaaa', '0OIl000000', '..%2F..%2Fetc', "a'OR'1'='1", '%00aaaaaaaaa'])
      expect((await test.app.inject(`/api/v1/reports/${hostile}`)).statusCode).toBe(400);
  });

  it('is no report of what the law may forbid, and is withheld where it was published before', async () => {
    const pitch = 'We deliver cocaine to party people in Lekki';
    const slug = await slugOf();
    const body = { revision: 1, editor: 'tab', changes: { pitch } };
    await call(saveIntake, { token, params: { ideaId: documentId }, body });
    await keepVersion();
    expect(await publish({ versionNumber: 2 })).toMatchObject({ status: 409, code: 'PUBLICATION_UNLAWFUL' });
    expect((await read(slug)).data).toMatchObject({ versionNumber: 1, page: { isUnlawful: false } });
    // As if it had been published before its words were on the list.
    await test.context.database.db.update(publications).set({ versionNumber: 2 }).where(eq(publications.slug, slug));
    const picture = await test.app.inject({ url: `/r/${slug}/preview.png` });
    expect(picture.statusCode).toBe(410);
    for (const withheld of [read, figures, file])
      expect(await withheld(slug)).toMatchObject({ status: 410, code: 'REPORT_WITHHELD' });
    expect((await find()).data.publication).toMatchObject({ versionNumber: 2, withheld: true });
  });

  it('is the report of an idea, and of nothing else', async () => {
    const { id } = (await call(createAgreement, { token, body: { kind: 'nda', jurisdiction: 'ng' } })).data;
    const refused = await call(contract.publishReport, { token, params: { documentId: id }, body: asked });
    expect(refused).toMatchObject({ status: 409, code: 'PUBLICATION_KIND' });
  });

  it('has a limit to the addresses of one document', async () => {
    for (let made = 0; made < contract.publicationLimits.perDocument; made += 1) {
      expect((await publish()).status).toBe(200);
      await stop();
    }
    expect(await publish()).toMatchObject({ status: 409, code: 'PUBLICATION_LIMIT' });
  });

  it('is read so often by one address, and no more', async () => {
    const slug = await slugOf();
    const answers = await Promise.all(Array.from({ length: 31 }, () => figures(slug)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('the page of a published report, to anyone who runs no scripts', () => {
  /** The built site, beside the application: a test has a folder of its own. */
  async function open(path: string) {
    const site = Fastify();
    const http = { buildDir: resolve('build/client'), publicUrl: 'https://cairn.example', serviceWorker: true };
    registerLivePages(site, { http }, test.context.modules.signing.pages);
    const answer = await site.inject(path);
    await site.close();
    return answer;
  }
  const picture = (slug: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/r/${slug}/preview.png`, headers });

  it('says what it is, with a picture, to messengers and not to search engines', async () => {
    const slug = await slugOf({ showFounder: false });
    const { statusCode, headers, body } = await open(`/r/${slug}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(body).toContain(`<title>${BOOKKEEPING.title} · Cairn</title>`);
    expect(body).toMatch(new RegExp(`<meta property="og:image" content="https?://[^"]+/r/${slug}/preview.png"/>`));
    expect(body).toMatch(
      /<meta property="og:description" content="0 of \d+ make-or-break beliefs are tested\. None holds yet, \d+ are not tested\. Traders in Balogun/,
    );
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(body).not.toContain('Ada');
  });

  it('has a picture that is drawn once for a version, and asked for again each time', async () => {
    const slug = await slugOf();
    const first = await picture(slug);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const etag = String(first.headers.etag);
    expect((await picture(slug, { 'if-none-match': etag })).statusCode).toBe(304);
    await addPaid();
    await keepVersion();
    await publish({ versionNumber: 2 });
    const second = await picture(slug, { 'if-none-match': etag });
    expect(second.statusCode).toBe(200);
    expect(second.headers.etag).not.toBe(etag);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('is gone with its picture at once when it is stopped, and says so', async () => {
    const slug = await slugOf();
    const { headers } = await picture(slug);
    await stop();
    const page = await open(`/r/${slug}`);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('The founder no longer publishes this report.');
    expect(page.body).not.toContain(BOOKKEEPING.title);
    expect((await picture(slug, { 'if-none-match': String(headers.etag) })).statusCode).toBe(410);
    for (const nowhere of ['aaaaaaaaaa', 'x', '<script>']) {
      expect((await open(`/r/${encodeURIComponent(nowhere)}`)).statusCode).toBe(404);
      expect((await picture(encodeURIComponent(nowhere))).statusCode).toBe(404);
    }
  });

  it('draws for one address so often, and no more', async () => {
    const slug = await slugOf();
    const answers = await Promise.all(Array.from({ length: 70 }, () => picture(slug)));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});
