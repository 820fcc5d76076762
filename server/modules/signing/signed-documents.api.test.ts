import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import * as documents from '#contract/documents/documents.ts';
import { createDocumentExport, type DocumentExportBody } from '#contract/documents/exports.ts';
import { createShareLink, listShareLinks, openSharedDocument } from '#contract/signing/sharing.ts';
import * as signatures from '#contract/signing/signatures.ts';
import * as contract from '#contract/signing/signing.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { Db } from '#server/db/client.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { ada, createSigningSetup, kola, sha256 } from '#tests/signing.ts';

const setup = await createSigningSetup();
const { test, call, linkOf, open, read } = setup;
let token = '';
let documentId = '';
afterAll(() => test.close());
beforeEach(async () => {
  ({ token, agreementId: documentId } = await setup.begin());
});

const about = (by = token) => ({ token: by, params: { documentId } });
const remove = () => call(documents.deleteDocument, about());
const hide = (by?: string) => call(documents.hideDocument, about(by));
const show = (by?: string) => call(documents.showDocument, about(by));
const listed = async (query: object = {}) =>
  (await call(documents.listDocuments, { token, query: { sort: 'date', page: 1, pageSize: 10, ...query } })).data;

/** Asks both, and has the first ones sign, as many as given. Resolves to the request's id and the signers' links. */
async function sign(count: number) {
  const signers = [ada, kola];
  const body = { versionNumber: 1, signers, inOrder: false, days: 90, message: '' };
  const { id } = (await call(contract.requestSigning, { token, params: { agreementId: documentId }, body })).data;
  const links = [];
  for (const signer of signers) links.push(await linkOf(signer));
  for (const [index, { name }] of signers.slice(0, count).entries())
    expect((await setup.sign(links[index] ?? '', name)).status).toBe(200);
  return { id, link: links[0] ?? '' };
}

/** Deletes it behind the product's back, as it was possible once. */
const deleteInDatabase = () =>
  test.context.database.db.execute(
    sql`update documents set deleted_at = ${setup.now().toISOString()} where id = ${documentId}`,
  );

describe('a document that everybody has signed', () => {
  it('cannot be deleted, and its links go on', async () => {
    const { link } = await sign(2);
    const answer = await remove();
    expect(answer).toMatchObject({ status: 409, code: 'DOCUMENT_SIGNED' });
    expect(answer.json.message).toContain('You can hide it instead.');
    expect((await open(link)).data.state).toBe('completed');
    expect((await listed()).total).toBe(1);
  });

  it('can be hidden: signers, private links, trail and the check of files go on', async () => {
    const { id, link } = await sign(2);
    await call(createShareLink, { ...about(), body: { label: 'Bank', versionNumber: 1, days: 7 } });
    await vi.waitFor(async () => expect((await read(link, 'certificate')).status).toBe(200), { timeout: 30_000 });
    expect((await hide()).data).toMatchObject({ id: documentId, hidden: true });
    expect((await hide()).data).toMatchObject({ hidden: true });

    expect((await open(link)).data.state).toBe('completed');
    for (const file of ['document', 'certificate'] as const) {
      const { bytes } = await read(link, file);
      const { found } = (await call(signatures.verifyFile, { body: { sha256: sha256(bytes) } })).data;
      expect(found).toMatchObject({ file, state: 'completed', signers: [{}, {}] });
      const own = await call(contract.readSignedFile, { token, params: { requestId: id, file } });
      expect(sha256(own.bytes)).toBe(sha256(bytes));
    }
    const { items } = (await call(contract.listSigningRequests, { token, params: { agreementId: documentId } })).data;
    expect(items[0]?.events.at(-1)).toMatchObject({ kind: 'completed' });
    const [shared] = (await call(listShareLinks, about())).data.items;
    const body = { token: shared?.url?.split('#')[1] ?? '' };
    expect(await call(openSharedDocument, { body })).toMatchObject({ status: 200, data: { page: null } });
    expect((await show()).data).toMatchObject({ hidden: false });
  });

  it('is never erased, though it was deleted', async () => {
    await sign(2);
    await deleteInDatabase();
    setup.passHours(31 * 24);
    expect(await test.context.documents.purge(test.context.database.db)).toBe(0);
    await test.context.database.db.execute(sql`update documents set deleted_at = null where id = ${documentId}`);
    expect((await listed()).total).toBe(1);
  });

  it('comes back hidden when it was deleted before this was refused', async () => {
    const { link } = await sign(2);
    await deleteInDatabase();
    expect((await open(link)).code).toBe('LINK_UNKNOWN');
    const migration = readFileSync(join(migrationsFolder, '20261125010000_documents_hidden', 'migration.sql'), 'utf8');
    await test.context.database.db.execute(sql.raw(migration.split('--> statement-breakpoint')[1] ?? ''));
    expect((await open(link)).status).toBe(200);
    expect((await listed()).total).toBe(0);
    expect((await listed({ status: 'hidden' })).items).toMatchObject([{ id: documentId, hidden: true }]);
  });
});

describe('a document that somebody has signed', () => {
  it('cannot be deleted until the request is cancelled', async () => {
    const { id } = await sign(1);
    const answer = await remove();
    expect(answer).toMatchObject({ status: 409, code: 'DOCUMENT_SIGNING' });
    expect(answer.json.message).toContain('Cancel the request for signatures first');
    await call(contract.cancelSigning, { token, params: { requestId: id } });
    expect((await remove()).status).toBe(200);
  });

  it('can be deleted while nobody has signed, and nobody signs it then', async () => {
    const { link } = await sign(0);
    const { sha256 } = (await open(link)).data;
    expect((await remove()).status).toBe(200);
    const body = { token: link, name: 'Adaobi Nwosu', consent: true as const, sha256 };
    expect((await call(signatures.signAgreement, { body })).code).toBe('LINK_UNKNOWN');
  });

  it('is either signed or deleted when both happen at once', async () => {
    const { link } = await sign(0);
    const { sha256 } = (await open(link)).data;
    const body = { token: link, name: 'Adaobi Nwosu', consent: true as const, sha256 };
    const [signed, removed] = await Promise.all([call(signatures.signAgreement, { body }), remove()]);
    expect([signed.status, removed.status].sort()).toEqual(signed.status === 200 ? [200, 409] : [200, 404]);
  });
});

describe.runIf(inject('testDatabase').kind === 'postgres')('of a signature and a deletion, the later one waits', () => {
  const { signing, documents: shelf, database } = test.context;

  /** Does the first, begins the second while the first is not over yet, and ends the first once the second waits for it. */
  async function overlap(first: (tx: Db) => Promise<unknown>, second: (tx: Db) => Promise<unknown>) {
    const done = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const process = Promise.withResolvers<number>();
    const one = database.db.transaction(async (tx) => {
      await first(tx).finally(done.resolve);
      await mayEnd.promise;
    });
    await done.promise;
    const two = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      process.resolve(rows[0]?.pid ?? 0);
      await second(tx);
    });
    const both = Promise.allSettled([one, two]);
    const pid = await process.promise;
    const waits = async () =>
      (await database.db.execute<{ on: number[] }>(sql`select pg_blocking_pids(${pid}) as on`)).rows[0]?.on;
    await vi.waitFor(async () => expect(await waits()).toHaveLength(1), { timeout: 20_000 }).finally(mayEnd.resolve);
    return (await both).map((end) => (end.status === 'rejected' ? end.reason.code : 'done'));
  }

  async function setUp() {
    const { link } = await sign(0);
    const { sha256 } = (await open(link)).data;
    return {
      signIt: (tx: Db) => signing.signatures.sign(tx, { token: link, name: ada.name, sha256, ip: '10.0.0.1' }),
      deleteIt: (tx: Db) => shelf.remove(tx, ownerScope(token), documentId),
    };
  }

  it('and the deletion is refused when it comes second', async () => {
    const { signIt, deleteIt } = await setUp();
    expect(await overlap(signIt, deleteIt)).toEqual(['done', 'DOCUMENT_SIGNING']);
  });

  it('and the link opens nothing when the signature comes second', async () => {
    const { signIt, deleteIt } = await setUp();
    expect(await overlap(deleteIt, signIt)).toEqual(['done', 'LINK_UNKNOWN']);
  });
});

describe('hidden documents', () => {
  it('are left out of the list, its counts and an export of all, unless they are asked for', async () => {
    await hide();
    expect(await listed()).toMatchObject({ items: [], total: 0 });
    expect((await listed({ status: 'completed' })).total).toBe(0);
    expect(await listed({ status: 'hidden', type: 'nda' })).toMatchObject({ items: [{ id: documentId }], total: 1 });
    expect((await listed({ status: 'hidden', type: 'safe' })).total).toBe(0);
    const exportOf = (body: DocumentExportBody) => call(createDocumentExport, { token, body });
    expect((await exportOf({ matching: {} })).code).toBe('EXPORT_EMPTY');
    expect(await exportOf({ matching: { status: 'hidden' } })).toMatchObject({ status: 202, data: { total: 1 } });
    expect(await exportOf({ documentIds: [documentId] })).toMatchObject({ status: 202, data: { total: 1 } });
    await show();
    expect((await show()).status).toBe(200);
    expect((await listed()).items).toMatchObject([{ id: documentId, hidden: false }]);
    expect((await listed({ status: 'hidden' })).total).toBe(0);
  });

  it('are hidden by their owner only, and not when they are deleted', async () => {
    expect(await hide('stranger')).toMatchObject({ status: 404, code: 'DOCUMENT_UNKNOWN' });
    expect(await show('stranger')).toMatchObject({ status: 404, code: 'DOCUMENT_UNKNOWN' });
    expect((await listed()).total).toBe(1);
    await remove();
    expect((await hide()).status).toBe(404);
  });
});
