import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDocumentExport, listDocumentExports } from '#contract/documents/exports.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import * as contract from '#contract/own-data/own-data.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { fillEveryTable } from '#tests/every-table.ts';
import { makeFounderYear } from '#tests/founder-year.ts';
import { createMember, createVerifiedMember } from '#tests/members.ts';
import { readOwnedRows, readRows } from '#tests/owned-rows.ts';
import { folderRules, tableRules } from './rules.ts';

const now = new Date('2026-03-02T06:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
let ada: Awaited<ReturnType<typeof createMember>>;
let eve: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { clock: () => now },
    startJobs: true,
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
  ada = await createVerifiedMember(test, 'ada');
  eve = await createMember(test, 'eve');
  await makeFounderYear(test, { uid: ada.uid, token: ada.token, now });
  await fillEveryTable(test, ada.uid, ada.token);
  const sealed = await test.context.platform.accountSeal.seal(toSend);
  await db().execute(sql`update refunds set bank_details = ${sealed}, bank_details_at = now() where id = 'refund'`);
  await db().execute(sql`insert into audit_entries (at, actor_name, action, subject_kind, subject_id, detail)
    values (${now.toISOString()}, 'Bola', 'comp.give', 'subscriber', ${ada.uid}, ${JSON.stringify({ plan: 'founder' })})`);
}, 120_000);
afterAll(() => test.close());

const toSend = { bankName: 'Zenith', accountName: 'Ada Obi', accountNumber: '1012345678', swift: '' };
const db = () => test.context.database.db;

const begin = (token: string) => call(contract.createOwnDataExport, { token });
const read = async (token: string) => (await call(contract.readOwnDataExport, { token })).data.newest;

/** Waits for the job and opens the file. */
async function open(token: string) {
  await vi.waitFor(async () => expect(await read(token)).toMatchObject({ status: 'ready' }), {
    timeout: 60_000,
    interval: 100,
  });
  const made = await read(token);
  const answer = await call(contract.readOwnDataExportFile, { token, params: { exportId: made?.id ?? '' } });
  return { made, answer, files: unzipSync(answer.bytes) };
}

type Row = Record<string, unknown>;
/** Of the operators' log, what is about the member and not about one thing of theirs. */
const isAboutMember = ({ subject_kind: kind }: Row) => kind === 'account' || kind === 'subscriber';
const rowsIn = (bytes: Uint8Array | undefined): Row[] => (bytes ? (JSON.parse(strFromU8(bytes)) as Row[]) : []);
const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

describe('everything of a member’s in one zip file', () => {
  let zip: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    await call(createIdea, { token: eve.token, body: { intake: { ...BOOKKEEPING, title: 'Eve’s own' } } });
    const begun = await begin(ada.token);
    expect(begun.status).toBe(202);
    expect((await begin(ada.token)).code).toBe('EXPORT_UNDER_WAY');
    zip = await open(ada.token);
  }, 120_000);

  it('is made part by part, and downloaded under its day', () => {
    expect(zip.made).toMatchObject({ total: zip.made?.done, can: { download: true } });
    expect(zip.answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''your-data-2026-03-02.zip",
    });
  });

  const takenTables = tableRules.flatMap(({ table, exported }) => ('in' in exported ? [{ table, ...exported }] : []));

  it('has every row that hangs on the member, table by table, and no other', async () => {
    const owned = await readOwnedRows(db(), ada.uid);
    const account = (await readRows(db())).get('identity_users')?.find(({ id }) => id === ada.uid) ?? {};
    for (const { table, without } of takenTables) {
      // What the job wrote itself when it was done.
      if (['document_exports', 'notifications'].includes(table)) continue;
      const known = table === 'identity_users' ? [account] : (owned.get(table) ?? []);
      const rows = known.filter((row) => table !== 'audit_entries' || isAboutMember(row));
      const own = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([column]) => !without.includes(column))
            // What is sealed is opened.
            .map(([column, value]) => [column, column === 'bank_details' && value ? toSend : value]),
        ),
      );
      expect(sorted(rowsIn(zip.files[`data/${table}.json`])), table).toEqual(sorted(own));
    }
  });

  it('has the bank account that a refund waits for, to read', () => {
    const refunds = rowsIn(zip.files['data/refunds.json']);
    expect(refunds.find(({ id }) => id === 'refund')?.bank_details).toEqual(toSend);
  });

  it('was tried with rows of every table that a founder can fill', () => {
    const empty = takenTables.flatMap(({ table }) => (zip.files[`data/${table}.json`] ? [] : [table]));
    expect(empty).toEqual([]);
  });

  it('has every file as it was stored, and the newest version of each document to read', () => {
    const stored = Object.entries(zip.files).filter(([path]) => path.startsWith('files/'));
    expect(stored.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ['files/profile_photo/photo.jpg', `bytes of ${ada.uid}/profile_photo/avatar`],
      ['files/evidence/Receipt ₦.pdf', 'bytes of evidence/evidence-file'],
      ['files/results/eleven-of-twenty.pdf', expect.stringMatching(/^%PDF-1\.4/)],
      ['files/results/Receipt ₦.pdf', 'bytes of results/result-file'],
      ['files/readiness/Receipt ₦.pdf', 'bytes of readiness/readiness-file'],
      ['files/signing/NDA.pdf', 'bytes of signing/signed-file-of-the-owner'],
      ['files/signing/NDA certificate.pdf', 'bytes of signing/certificate-file'],
      ['files/quotes/Plan.pdf', 'bytes of quotes/quote-file'],
      ['files/support/Screen.pdf', 'bytes of support/support-file'],
    ]);
    const manifest = JSON.parse(strFromU8(zip.files['manifest.json'] ?? new Uint8Array()));
    const published = manifest.documents.filter(({ version }: { version: number | null }) => version);
    expect(published.length).toBeGreaterThan(3);
    for (const { files } of published) {
      const paths: string[] = files.map(({ path }: { path: string }) => path);
      expect(paths.filter((path) => /^documents\/[a-z-]+\/.+\.pdf$/.test(path)).length).toBeGreaterThan(0);
      for (const path of paths) expect(zip.files[path]?.length, path).toBeGreaterThan(0);
    }
  });

  it('has a page that leads to each part, says what is left out and why, and runs and loads nothing', () => {
    const page = strFromU8(zip.files['index.html'] ?? new Uint8Array());
    const linked = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
      decodeURI(href.replaceAll('&#39;', "'")),
    );
    const others = ['index.html', 'manifest.json'];
    expect(linked.sort()).toEqual(
      Object.keys(zip.files)
        .filter((path) => !others.includes(path))
        .sort(),
    );
    for (const { holds } of [...tableRules, ...folderRules]) expect(page).toContain(holds);
    expect(page).not.toMatch(/<script|<img|<link|https?:|onclick/i);
    expect(page).toContain('prefers-color-scheme: dark');
  });

  it('has neither secrets nor anything of another member', async () => {
    const { rows: secrets } = await db().execute<{ secret: string }>(sql`
      select password as secret from identity_accounts where password is not null
      union all select token from identity_sessions union all select token_hash from share_links
      union all select private_key from identity_keys`);
    expect(secrets.length).toBeGreaterThan(4);
    const foreign = [...secrets.map(({ secret }) => secret), eve.uid, eve.email, 'Eve’s own'];
    const texts = Object.entries(zip.files).filter(([path]) => /\.(json|html)$/.test(path));
    for (const [path, bytes] of texts) {
      // The hash of the signature’s link in the year's data is made of one letter, as the hashes of files are.
      for (const secret of foreign.filter((one) => one !== 'a'.repeat(64))) {
        expect(strFromU8(bytes).includes(secret), `${path} has ${secret}`).toBe(false);
      }
    }
  });

  it('is told in the app, and nobody else’s to read', async () => {
    const { items } = (await call(listNotifications, { token: ada.token })).data;
    expect(items.filter(({ kind }) => kind === 'export.ready')).toContainEqual(
      expect.objectContaining({ title: 'Your data is ready', href: '/m/profile/settings' }),
    );
    const params = { exportId: zip.made?.id ?? '' };
    expect((await call(contract.readOwnDataExportFile, { token: eve.token, params })).code).toBe('EXPORT_UNKNOWN');
    expect(await read(eve.token)).toBeNull();
  });

  it('stands beside the zip files of documents, and takes the place of an earlier one', async () => {
    const documents = (await call(listDocumentExports, { token: ada.token })).data.items;
    expect(documents.map(({ id }) => id)).not.toContain(zip.made?.id);
    await begin(ada.token);
    const again = await open(ada.token);
    expect(again.made?.id).not.toBe(zip.made?.id);
    const { rows } = await db().execute<{ id: string }>(sql`select id from document_exports where everything`);
    expect(rows).toEqual([{ id: again.made?.id }]);
  }, 60_000);
});

describe('a member who has made nothing yet', () => {
  it('takes along the account, and is mailed once the address is known to be theirs', async () => {
    const kemi = await createMember(test, 'kemi');
    await db().execute(sql`update identity_users set email_verified = true where id = ${kemi.uid}`);
    await begin(kemi.token);
    const { files } = await open(kemi.token);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['data/users.json', 'index.html']));
    expect(rowsIn(files['data/users.json'])).toEqual([
      expect.objectContaining({ uid: kemi.uid, doc: expect.objectContaining({ email: kemi.email }) }),
    ]);
    await vi.waitFor(async () => {
      const mails = (await test.context.mail.outbox?.list(100)) ?? [];
      const ready = mails.filter(({ to, subject }) => to === kemi.email && subject === 'Your data is ready');
      expect(ready).toHaveLength(1);
    });
  });

  it('begins with a recent login, and once for a key', async () => {
    const lola = await createMember(test, 'lola');
    const { rows } = await db().execute<{ at: string }>(
      sql`select created_at::text as at from identity_sessions where user_id = ${lola.uid}`,
    );
    const began = (at: string) =>
      db().execute(sql`update identity_sessions set created_at = ${at}::timestamptz where user_id = ${lola.uid}`);
    await began('2026-03-02T05:49:00Z');
    expect((await begin(lola.token)).code).toBe('auth/requires-recent-login');
    await began(rows[0]?.at ?? '');
    const key = 'export-once';
    const first = await call(contract.createOwnDataExport, { token: lola.token, key });
    const second = await call(contract.createOwnDataExport, { token: lola.token, key });
    expect(second.data).toEqual(first.data);
    await open(lola.token);
  });

  it('cannot have more of them by asking for documents', async () => {
    const answer = await call(createDocumentExport, { token: eve.token, body: { matching: {} } });
    expect(answer.status).toBe(202);
    expect(await read(eve.token)).toBeNull();
  });
});
