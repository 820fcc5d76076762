import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listInvoices } from '#contract/billing/billing.ts';
import { confirmBooking, holdBooking } from '#contract/bookings/holds.ts';
import { archiveService, listAllServices } from '#contract/consultation/admin-services.ts';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { acceptOffer } from '#contract/quotes/answers.ts';
import { readQuoteFile } from '#contract/quotes/files.ts';
import { listQuotes, readQuote } from '#contract/quotes/quotes.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { restore } from '#server/db/backup/restore.ts';
import type { Database } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';
import { createDiskFiles } from '#server/ports/files/disk.ts';
import { seed } from '#server/seed/seed.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { makeFolder, openBareDatabase, readRows } from '#tests/backup.ts';
import { createQuoteCalls } from '#tests/quotes.ts';

const folder = makeFolder();
const paper = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const dayMs = 24 * 3_600_000;
let source: TestApp;
let rows: Record<string, string[]>;
let file: { quoteId: string; fileId: string };

beforeAll(async () => {
  source = await createTestApp();
  await seed(source.context);
  const { attach, draft } = createQuoteCalls(source);
  const quoteId = await draft();
  const { data } = await attach(quoteId, 'Term sheet.pdf', paper);
  file = { quoteId, fileId: data.files[0]?.id ?? '' };
  rows = await readRows(source.context.database);
});
afterAll(async () => {
  await source.close();
  folder.remove();
});

/** The whole product on a restored database and its restored files. */
async function open(database: Database, dataDir: string): Promise<TestApp> {
  return createTestApp({ overrides: { database }, env: { DATA_DIR: dataDir } });
}

/** The restored product does what needs its triggers, its sequences and its files. */
async function expectAtWork(test: TestApp): Promise<void> {
  const { call, token } = createQuoteCalls(test);
  const [founder, seasoned, admin] = [await token('founder'), await token('seasonedFounder'), await token('admin')];
  expect((await call(readQuoteFile, { token: founder, params: file })).bytes).toEqual(paper);

  const audited = async () => (await call(listAuditEntries, { token: admin })).data;
  const before = await audited();
  const [, service] = (await call(listAllServices, { token: admin })).data.items;
  const params = { serviceId: service?.id ?? '' };
  await call(archiveService, { token: admin, params, body: { version: service?.version ?? 0 } });
  const after = await audited();
  expect(after.total).toBe(before.total + 1);
  expect(after.items[0]).toMatchObject({ action: 'service.archive', subjectId: params.serviceId });

  const quotes = (await call(listQuotes, { token: seasoned })).data.items;
  const read = await Promise.all(
    quotes.map(async ({ id }) => (await call(readQuote, { token: seasoned, params: { quoteId: id } })).data),
  );
  const open = read.find(({ can }) => can.accept);
  const { version = 0, totalMinor: amountMinor = 0, currency = 'NGN' } = open?.offers[0] ?? {};
  const answer = { version, total: { amountMinor, currency } };
  await call(acceptOffer, { token: seasoned, params: { quoteId: open?.id ?? '' }, body: answer });
  const invoices = (await call(listInvoices, { token: seasoned })).data.items;
  const ofQuotes = invoices.filter(({ subject }) => subject.kind === 'quote');
  const [next = 0, last = 0] = ofQuotes.map(({ number }) => Number(number?.split('-')[2]));
  expect([ofQuotes.length, next]).toEqual([2, last + 1]);

  const [free] = (await call(listAllServices, { token: admin })).data.items;
  const [from, to] = [1, 20].map((days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10));
  const query = { from: from ?? '', to: to ?? '', zone: 'UTC' };
  const { days } = (await call(listFreeTimes, { token: founder, params: { serviceId: free?.id ?? '' }, query })).data;
  const startsAt = days.flatMap(({ times }) => times)[0]?.startsAt ?? '';
  const request = { serviceId: free?.id ?? '', adviserId: null, startsAt, zone: 'UTC' };
  const { id: bookingId } = (await call(holdBooking, { token: founder, body: request })).data;
  const body = { currency: null, method: null };
  const { booking } = (await call(confirmBooking, { token: founder, params: { bookingId }, body })).data;
  expect(booking.stage).toBe('confirmed');
}

describe('a backup of the whole seed', () => {
  it('comes back row by row and byte by byte, and the product works on', async () => {
    const seeded = { database: source.context.database, files: source.context.files };
    const manifest = await backUp(seeded, folder.in('first'), new Date());
    for (const table of ['audit_entries', 'invoice_lines', 'journal_lines', 'document_versions', 'booking_events'])
      expect(manifest.tables[table], table).toBeGreaterThan(0);

    const same = { database: await openBareDatabase(), files: createDiskFiles(folder.in('same/files')) };
    await restore(same, folder.in('first'));
    expect(await readRows(same.database)).toEqual(rows);
    const test = await open(same.database, folder.in('same'));
    await expectAtWork(test);
    await test.close();
  }, 180_000);

  it.runIf(inject('testDatabase').kind === 'postgres')(
    'goes to the other engine and back',
    async () => {
      const seeded = { database: source.context.database, files: source.context.files };
      await backUp(seeded, folder.in('out'), new Date());
      const embedded = { database: await openPglite({}), files: createDiskFiles(folder.in('embedded/files')) };
      await restore(embedded, folder.in('out'));
      expect(await readRows(embedded.database)).toEqual(rows);

      await backUp(embedded, folder.in('home'), new Date());
      const home = { database: await openBareDatabase(), files: createDiskFiles(folder.in('home-again/files')) };
      await restore(home, folder.in('home'));
      expect(await readRows(home.database)).toEqual(rows);
      for (const [database, dataDir] of [
        [embedded.database, 'embedded'],
        [home.database, 'home-again'],
      ] as const) {
        const test = await open(database, folder.in(dataDir));
        await expectAtWork(test);
        await test.close();
      }
    },
    180_000,
  );
});
