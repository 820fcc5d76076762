import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentExport, type DocumentExportBody } from '#contract/document-exports.ts';
import * as documents from '#contract/documents.ts';
import { createShareLink, listShareLinks, openSharedDocument } from '#contract/sharing.ts';
import * as signatures from '#contract/signatures.ts';
import * as contract from '#contract/signing.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { type FounderCall, makeFinalAgreement } from '#tests/agreements/final-agreement.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import type { Mail } from '../../ports/mail/port.ts';

const start = new Date('2026-03-15T09:00:00Z');
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
const mails: Mail[] = [];
let round = 0;
let token = '';
let documentId = '';

const identity = createTokenIdentity();
beforeAll(async () => {
  test = await createTestApp({
    startJobs: true,
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
    overrides: {
      clock: () => now,
      identity: { verifyToken: async (uid) => ({ ...(await identity.verifyToken(uid)), email_verified: true }) },
      mail: { send: async (mail) => void mails.push(mail) },
    },
  });
  call = createCall(test.app, () => `10.0.1.${round}`);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = start;
  round += 1;
  token = `keeper-${round}`;
  const founder: FounderCall = async (endpoint, input) => (await call(endpoint, { token, ...(input as object) })).data;
  documentId = await makeFinalAgreement(founder, 'nda', 'ng');
});

const signer = (label: string, name: string) => ({
  label,
  name,
  company: '',
  title: '',
  email: `${label.replaceAll(' ', '-').toLowerCase()}-${round}@people.example`,
});
const signers = () => [signer('For Palmgate', 'Adaobi Nwosu'), signer('For Kola', 'Kọ́lá Adéyẹmí')];
const about = (by = token) => ({ token: by, params: { documentId } });
const remove = () => call(documents.deleteDocument, about());
const hide = (by?: string) => call(documents.hideDocument, about(by));
const show = (by?: string) => call(documents.showDocument, about(by));
const listed = async (query: object = {}) =>
  (await call(documents.listDocuments, { token, query: { sort: 'date', page: 1, pageSize: 10, ...query } })).data;

async function linkOf(email: string): Promise<string> {
  const find = () => mails.find(({ to, text }) => to === email && text.includes('/sign#'));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000 });
  return /\/sign#([\w-]{43})/.exec(find()?.text ?? '')?.[1] ?? '';
}
const open = (link: string) => call(signatures.openSigning, { body: { token: link } });
const read = (link: string, file: 'document' | 'certificate') =>
  call(signatures.readSigningFile, { body: { token: link, file } });

/** Asks both, and has the first ones sign, as many as given. Resolves to the request's id and the signers' links. */
async function sign(count: number) {
  const body = { versionNumber: 1, signers: signers(), inOrder: false, days: 90, message: '' };
  const { id } = (await call(contract.requestSigning, { token, params: { agreementId: documentId }, body })).data;
  const links = [];
  for (const { email } of body.signers) links.push(await linkOf(email));
  for (const [index, { name }] of body.signers.slice(0, count).entries()) {
    const link = links[index] ?? '';
    const { sha256 } = (await open(link)).data;
    const signed = await call(signatures.signAgreement, { body: { token: link, name, consent: true, sha256 } });
    expect(signed.status).toBe(200);
  }
  return { id, link: links[0] ?? '' };
}

/** Deletes it behind the product's back, as it was possible once. */
const deleteInDatabase = () =>
  test.context.database.db.execute(
    sql`update documents set deleted_at = ${now.toISOString()} where id = ${documentId}`,
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
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    for (const file of ['document', 'certificate'] as const) {
      const { bytes } = await read(link, file);
      const { found } = (await call(signatures.verifyFile, { body: { sha256: hash(bytes) } })).data;
      expect(found).toMatchObject({ file, state: 'completed', signers: [{}, {}] });
      const own = await call(contract.readSignedFile, { token, params: { requestId: id, file } });
      expect(hash(own.bytes)).toBe(hash(bytes));
    }
    const { items } = (await call(contract.listSigningRequests, { token, params: { agreementId: documentId } })).data;
    expect(items[0]?.events.at(-1)).toMatchObject({ kind: 'completed' });
    const [shared] = (await call(listShareLinks, about())).data.items;
    const body = { token: shared?.url?.split('#')[1] ?? '' };
    expect((await call(openSharedDocument, { body })).status).toBe(200);
    expect((await show()).data).toMatchObject({ hidden: false });
  });

  it('is never erased, though it was deleted', async () => {
    await sign(2);
    await deleteInDatabase();
    now = new Date(now.getTime() + 31 * 86_400_000);
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
