import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import mammoth from 'mammoth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDocuments, readDocument } from '#contract/documents/documents.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import {
  addObservation,
  createIdea,
  editObservation,
  readIdea,
  saveIntake,
  setPitchFit,
} from '#contract/validation/validation.ts';
import * as contract from '#contract/validation/versions.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { standingSentence } from '#domain/validation/belief-standing.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { buildReport } from '#domain/validation/report.ts';
import { wholeShares } from '#domain/validation/shares.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { pdfPages } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
const start = new Date('2026-03-15T09:00:00Z');
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
let ideaId: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = start;
  ideaId = (await call(createIdea, { token, body: { intake: BOOKKEEPING } })).data.id;
});

const paid = {
  assumptionId: 'D1',
  side: 'for',
  level: 'L5',
  independence: 'stranger',
  inSegment: true,
  count: 4,
  date: '2026-03-15',
  note: 'Deposits of ₦2,500',
} as const;
const prove = async (change: object = {}) => {
  const body = oneLine({ ...paid, ...change });
  const [line] = (await call(addObservation, { token, params: { ideaId }, body })).data.evidence;
  return line ?? expect.unreachable('nothing was added');
};
/** Replaces a line by another one. */
const correct = ({ observationId, revision }: EvidenceRecord, change: object) => {
  const { key: _key, ...body } = oneLine({ ...paid, ...change });
  const params = { ideaId, observationId };
  return call(editObservation, { token, params, body: { ...body, revision } });
};
const publish = (key?: string) => call(contract.publishVersion, { token, key, params: { ideaId } });
const readOne = (number: number) => call(contract.readVersion, { token, params: { ideaId, number } });
const exportJson = (number: number) => call(contract.exportJson, { token, params: { ideaId, number } });
const live = async () => (await call(contract.readLiveReport, { token, params: { ideaId } })).data.report;

describe('a published version', () => {
  it('counts what was seen after midnight in Lagos as fresh, and no fresher', async () => {
    now = new Date('2026-03-15T23:30:00Z');
    const line = await prove();
    const seenBefore = (await live()).score;
    expect((await correct(line, { date: '2026-03-16' })).status).toBe(200);
    expect((await live()).score).toEqual(seenBefore);
    expect((await publish()).data.version).toMatchObject({ number: 1, asOf: '2026-03-15' });
  });

  it('holds the live report as it was, and completes the document', async () => {
    await prove();
    const report = await live();
    const { created, version } = (await publish()).data;
    expect(created).toBe(true);
    expect(version).toMatchObject({
      number: 1,
      name: BOOKKEEPING.title,
      asOf: '2026-03-15',
      verdict: report.verdict.id,
    });
    expect(version.shares?.support).toBe(report.score?.support);
    expect(canonicalJson((await readOne(1)).data.report)).toBe(canonicalJson(report));
    const idea = (await call(readIdea, { token, params: { ideaId } })).data;
    expect(idea).toMatchObject({
      status: 'completed',
      versions: { count: 1, hasChanges: false },
      can: { export: true },
    });
    const document = (await call(readDocument, { token, params: { documentId: ideaId } })).data;
    expect(document).toMatchObject({ status: 'completed', versionCount: 1, can: { export: true } });
  });

  it('is the same one when nothing has changed, also for many at once', async () => {
    const first = (await publish()).data.version;
    const again = await Promise.all(Array.from({ length: 6 }, () => publish()));
    for (const { data } of again) expect(data).toEqual({ created: false, version: first });
    expect((await call(contract.listVersions, { token, params: { ideaId } })).data.total).toBe(1);
  });

  it('is told with its verdict in the list of documents, beside its status', async () => {
    const entry = async () =>
      (await call(listDocuments, { token, query: {} })).data.items.find(({ id }) => id === ideaId);
    expect(await entry()).not.toHaveProperty('verdict');
    await prove();
    await publish();
    expect(await entry()).toMatchObject({ status: 'completed', verdict: 'Mostly untested' });
    expect((await readOne(1)).data.version).not.toHaveProperty('isUnlawful');

    const { revision } = (await call(readIdea, { token, params: { ideaId } })).data;
    const changes = { pitch: 'We deliver cocaine to party people in Lekki' };
    await call(saveIntake, { token, params: { ideaId }, body: { revision, editor: 'phone', changes } });
    await call(setPitchFit, { token, params: { ideaId }, body: { fits: true } });
    expect((await publish()).data.version).toMatchObject({ number: 2, isUnlawful: true });
    expect(await entry()).toMatchObject({ verdict: 'No verdict' });
  });

  it('is one report for two tabs and a retried request', async () => {
    await prove();
    const answers = await Promise.all([
      publish(`tab-${ideaId}`),
      publish(`tab-${ideaId}`),
      publish(`other-${ideaId}`),
      publish(),
    ]);
    expect(new Set(answers.map(({ data }) => data.version.sha256)).size).toBe(1);
    expect(new Set(answers.map(({ data }) => data.version.number))).toEqual(new Set([1]));
  });

  it('is a new one when an input changed, or when time has changed the score', async () => {
    await prove();
    await publish();
    now = new Date('2026-03-20T09:00:00Z');
    expect((await publish()).data).toMatchObject({ created: false, version: { number: 1 } });
    now = new Date('2026-09-15T09:00:00Z');
    expect((await publish()).data).toMatchObject({ created: true, version: { number: 2, asOf: '2026-09-15' } });
    await prove({ side: 'against', count: 3 });
    expect((await publish()).data).toMatchObject({ created: true, version: { number: 3 } });
    const { items, total } = (await call(contract.listVersions, { token, params: { ideaId }, query: { limit: 2 } }))
      .data;
    expect([total, items.map(({ number }) => number)]).toEqual([3, [3, 2]]);
    const rest = (await call(contract.listVersions, { token, params: { ideaId }, query: { before: 2 } })).data;
    expect(rest.items.map(({ number }) => number)).toEqual([1]);
  });

  it('stays as it is, whatever happens to the idea and no matter who can write to the database', async () => {
    const line = await prove();
    await publish();
    const before = (await exportJson(1)).bytes;
    await correct(line, { count: 1 });
    await call(saveIntake, {
      token,
      params: { ideaId },
      body: { revision: 2, editor: 'tab', changes: { title: 'Other' } },
    });
    await publish();
    expect((await exportJson(1)).bytes.equals(before)).toBe(true);
    const { db } = test.context.database;
    await expect(db.execute(sql`update document_versions set report = '{}'`)).rejects.toThrow();
    await expect(db.execute(sql`delete from document_versions`)).rejects.toThrow();
    await db.execute(sql`delete from documents where id = ${ideaId}`);
    expect((await readOne(1)).status).toBe(404);
  });

  it('gets no score while the intake cannot be tested, and says which answers to fix', async () => {
    await call(saveIntake, {
      token,
      params: { ideaId },
      body: { revision: 9, editor: 'tab', changes: { segment: 'Everyone' } },
    });
    await prove();
    const { version } = (await publish()).data;
    expect(version).toMatchObject({ verdict: 'not_testable', shares: null });
    const { report } = (await readOne(1)).data;
    expect(report.score).toBeNull();
    expect(report.findings.map(({ field }) => field)).toContain('segment');
    const document = (await call(readDocument, { token, params: { documentId: ideaId } })).data;
    expect(document.status).toBe('draft');
  });

  it('is unknown to everybody else, and where there is none', async () => {
    await publish();
    const of = (who: string, number: number) => ({ token: who, params: { ideaId, number } });
    for (const endpoint of [
      contract.readVersion,
      contract.compareVersions,
      contract.exportJson,
      contract.exportText,
      contract.exportPdf,
    ])
      expect(await call(endpoint, of('stranger', 1))).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    for (const endpoint of [contract.readLiveReport, contract.publishVersion, contract.listVersions])
      expect(await call(endpoint, { token: 'stranger', params: { ideaId } })).toMatchObject({ status: 404 });
    expect(await call(contract.readVersion, of(token, 2))).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
    expect(await call(contract.compareVersions, of(token, 1))).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
  });
});

describe('comparing two versions', () => {
  it('says how much of the change came from which input, exactly', async () => {
    await publish();
    await prove();
    await prove({ assumptionId: 'D2', level: 'L3' });
    await publish();
    await prove({ side: 'against', count: 2 });
    await publish();
    const compare = async (number: number, other?: number) =>
      (await call(contract.compareVersions, { token, params: { ideaId, number }, query: { with: other } })).data;
    const { from, to, comparison } = await compare(3);
    expect([from.number, to.number]).toEqual([2, 3]);
    expect(comparison.changes.evidence.added).toHaveLength(1);
    const whole = await compare(3, 1);
    expect([whole.from.number, whole.to.number]).toEqual([1, 3]);
    expect(await compare(1, 3)).toEqual(whole);
    const tenths = (value: number) => Math.round(value * 10);
    const moved = whole.comparison.steps.reduce((sum, step) => sum + tenths(step.delta.support), 0);
    expect(moved).toBe(tenths((whole.to.shares?.support ?? 0) - (whole.from.shares?.support ?? 0)));
    expect(whole.comparison.steps.length).toBeGreaterThan(1);
  });
});

describe('the export', () => {
  it('is canonical JSON whose hash is on record, and gives the same report again', async () => {
    await prove();
    const { version } = (await publish()).data;
    const { bytes, headers } = await exportJson(1);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(version.sha256);
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Kasuwa Ledger, version 1.json')}`,
    );
    const { snapshot, report } = JSON.parse(bytes.toString());
    expect(canonicalJson({ snapshot, report })).toBe(bytes.toString());
    expect(canonicalJson(buildReport(snapshot))).toBe(canonicalJson(report));
  });

  it('can be worked out again by a script that shares no code with the product', async () => {
    await prove();
    await prove({ assumptionId: 'V1', side: 'against', level: 'L3', independence: 'warm', date: '2025-01-31' });
    await publish();
    const folder = mkdtempSync(join(tmpdir(), 'cairn-export-'));
    const file = join(folder, 'report.json');
    writeFileSync(file, (await exportJson(1)).bytes);
    const { stdout } = await promisify(execFile)(process.execPath, ['docs/recompute.mjs', file]);
    rmSync(folder, { recursive: true });
    expect(stdout.match(/ {2}agrees/g)).toHaveLength(6);
  });

  it('is a PDF, the same each time, with the figures of the version', async () => {
    await publish();
    await prove();
    await publish();
    const print = () => call(contract.exportPdf, { token, params: { ideaId, number: 2 } });
    const [{ bytes, headers }, again] = await Promise.all([print(), print()]);
    expect(headers['content-type']).toBe('application/pdf');
    expect(again.bytes.equals(bytes)).toBe(true);
    const { version, report } = (await readOne(2)).data;
    const [first = '', ...others] = await pdfPages(bytes);
    const { score } = report;
    expect(first).toContain(`Support ${score && wholeShares(score).support}%`);
    expect(report.verdict.label).toBe('Untested');
    expect(first).toContain('Mostly untested');
    expect(first).not.toContain('Ada');
    expect(others.join(' ')).toContain(score?.support.toFixed(1));
    expect(others.join(' ')).toContain('What changed since version 1');
    expect(others.join(' ')).toContain(version.sha256.slice(0, 8));
  });

  it('names the founder and the company as they choose, in the PDF and the Word file', async () => {
    await publish();
    const wordsWith = async (query: { founder?: 'yes'; company?: string }) => {
      const asked = { token, params: { ideaId, number: 1 }, query };
      const [pdf] = await pdfPages((await call(contract.exportPdf, asked)).bytes);
      const word = await mammoth.extractRawText({ buffer: (await call(contract.exportDocx, asked)).bytes });
      return [pdf, word.value];
    };
    for (const words of await wordsWith({ founder: 'yes', company: 'Ice Ltd' }))
      expect(words).toContain('Ada · Ice Ltd · as of');
    for (const words of await wordsWith({ company: 'Ice Ltd' })) {
      expect(words).toContain('Ice Ltd · as of');
      expect(words).not.toContain('Ada');
    }
  });

  it('is a text short enough for a message', async () => {
    await prove({ note: `Deposits ${'🧺'.repeat(500)}` });
    await publish();
    const { bytes, headers } = await call(contract.exportText, { token, params: { ideaId, number: 1 } });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(bytes.length).toBeLessThan(1024);
    const { snapshot, report } = (await readOne(1)).data;
    const { counts, shares } = outsiderReport(snapshot, report);
    const lines = bytes.toString().split('\n');
    expect(lines.slice(1, 3)).toEqual([standingSentence(counts), 'Verdict: Mostly untested']);
    expect(lines[3]).toMatch(new RegExp(`^Support ${shares?.support}%, Against `));
  });
});
