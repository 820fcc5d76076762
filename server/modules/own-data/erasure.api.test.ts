import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import * as contract from '#contract/own-data/erasure.ts';
import { readShell } from '#contract/shell/shell.ts';
import { verifyFile } from '#contract/signing/signatures.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { fillEveryTable } from '#tests/every-table.ts';
import { makeFounderYear } from '#tests/founder-year.ts';
import { createMember, memberPassword } from '#tests/members.ts';
import { readOwnedRows, readRows } from '#tests/owned-rows.ts';
import { tableRules } from './rules.ts';

const start = new Date('2026-03-02T06:00:00Z');
const day = 86_400_000;
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { clock: () => now },
    startJobs: true,
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
}, 120_000);
afterAll(() => test.close());

type Member = Awaited<ReturnType<typeof createMember>>;
const db = () => test.context.database.db;
const run = () => test.context.ownData.eraser.run();
const verify = (uid: string) => db().execute(sql`update identity_users set email_verified = true where id = ${uid}`);
const request = ({ token, email }: Member) => call(contract.requestErasure, { token, body: { email } });
const endingOf = async ({ token }: Member) => (await call(readShell, { token })).data.ending;
const mailsTo = async (email: string) =>
  ((await test.context.mail.outbox?.list(500)) ?? []).filter(({ to }) => to === email).map(({ subject }) => subject);

/** The whole course once the day has come: the login goes first, and the rest when its last token has ended. */
async function passAll() {
  await run();
  now = new Date(now.getTime() + 3 * 60_000);
  await run();
}

/** Where in any table, of the job queue too, and in any file one of these texts stands. */
async function findAnywhere(texts: readonly string[]) {
  const found: string[] = [];
  const { rows: tables } = await db().execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  for (const { schema, name } of tables) {
    const { rows } = await db().execute<{ row: string }>(
      sql`select one::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} one`,
    );
    for (const text of texts)
      if (rows.some(({ row }) => row.toLowerCase().includes(text.toLowerCase()))) found.push(`${name}: ${text}`);
  }
  const paths = readdirSync(test.filesDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const { parentPath, name } of paths) {
    const path = join(parentPath, name);
    const content = `${path} ${readFileSync(path, 'latin1')}`;
    for (const text of texts) if (content.includes(text)) found.push(`${name}: ${text}`);
  }
  return found.sort();
}

describe('a member who asks for the account to be erased', () => {
  let bola: Member;
  beforeAll(async () => {
    bola = await createMember(test, 'bolanle');
    await verify(bola.uid);
  });

  it('reads beforehand what is erased, what is kept, why and for how long', async () => {
    const { ending, refusal, erased, kept } = (await call(contract.readErasure, { token: bola.token })).data;
    expect({ ending, refusal }).toEqual({ ending: null, refusal: null });
    expect(erased.flatMap(({ holds }) => holds)).toEqual(
      expect.arrayContaining(['Your ideas', 'Your photo', 'Your login']),
    );
    expect(kept.map(({ title, holds }) => [title, holds.length > 0])).toEqual([
      ['Invoices and the books', true],
      ['Agreements that others have signed too', true],
      ['The log of what operators did', true],
    ]);
    // Nothing that is kept whole is among what is erased.
    expect(erased.flatMap(({ holds }) => holds)).not.toContain('How your payments stand in our books');
  });

  it('logs in shortly before, and types the address of the account', async () => {
    const other = await call(contract.requestErasure, { token: bola.token, body: { email: 'somebody@cairn.example' } });
    expect([other.code, other.json.fields]).toEqual([
      'ERASURE_EMAIL',
      { email: 'This is not the e-mail address of your account.' },
    ]);
    await db().execute(
      sql`update identity_sessions set created_at = '2026-03-02T05:49:00Z' where user_id = ${bola.uid}`,
    );
    expect((await request(bola)).code).toBe('auth/requires-recent-login');
    expect(await endingOf(bola)).toBeNull();
    await db().execute(
      sql`update identity_sessions set created_at = '2026-03-02T05:55:00Z' where user_id = ${bola.uid}`,
    );
  });

  it('has 14 days from the first request, however often it is sent, and is told by mail once', async () => {
    const both = await Promise.all([request(bola), request({ ...bola, email: ` ${bola.email.toUpperCase()} ` })]);
    for (const { status, data } of both)
      expect([status, data]).toEqual([202, { requestedAt: start.toISOString(), dueAt: '2026-03-16T06:00:00.000Z' }]);
    await vi.waitFor(async () =>
      expect(await mailsTo(bola.email)).toContain('Your account will be erased on 16 March 2026'),
    );
    expect((await mailsTo(bola.email)).filter((subject) => subject.includes('erased'))).toHaveLength(1);
  });

  it('logs in as ever meanwhile, is reminded once, and keeps the account with everything in it', async () => {
    now = new Date(start.getTime() + 10 * day);
    await test.context.ownData.erasures.remind();
    expect(await mailsTo(bola.email)).not.toContain('Reminder: your account will be erased on 16 March 2026');
    now = new Date(start.getTime() + 12 * day);
    await test.context.ownData.erasures.remind();
    await test.context.ownData.erasures.remind();
    await vi.waitFor(async () =>
      expect((await mailsTo(bola.email)).filter((subject) => subject.startsWith('Reminder'))).toHaveLength(1),
    );
    await run();
    now = start;
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: identityPaths.signIn,
      payload: { email: bola.email, password: memberPassword },
    });
    expect(statusCode).toBe(200);
    for (const _ of [1, 2]) expect((await call(contract.keepAccount, { token: bola.token })).status).toBe(200);
    expect(await endingOf(bola)).toBeNull();
    await vi.waitFor(async () =>
      expect((await mailsTo(bola.email)).filter((one) => one === 'You keep your account')).toHaveLength(1),
    );
    now = new Date(start.getTime() + 15 * day);
    await passAll();
    now = start;
    expect(await readOwnedRows(db(), bola.uid)).toSatisfy(
      (owned: Map<string, unknown[]>) => owned.get('users')?.length === 1,
    );
    expect(await mailsTo(bola.email)).not.toContain('Your account is erased');
  });

  it('gets no mail at an address that nobody has confirmed', async () => {
    const kemi = await createMember(test, 'kemisola');
    expect((await request(kemi)).status).toBe(202);
    expect((await mailsTo(kemi.email)).filter((subject) => subject.includes('erased'))).toEqual([]);
    await call(contract.keepAccount, { token: kemi.token });
  });
});

describe('an account that cannot go', () => {
  it('is an adviser’s whom founders may have booked', async () => {
    const dayo = await createMember(test, 'dayo');
    await db().execute(sql`insert into advisers (id, name, title, bio, email, zone, active, created_at)
      values ('adviser-dayo', 'Dayo', '', '', 'Dayo@cairn.example', 'Africa/Lagos', true, now())`);
    expect((await call(contract.readErasure, { token: dayo.token })).data.refusal).toBe('adviser');
    expect((await request(dayo)).code).toBe('ERASURE_ADVISER');
    await db().execute(sql`delete from advisers where id = 'adviser-dayo'`);
  });

  it('is the last operator’s, but not that of one of two', async () => {
    const [ife, uche] = [await createMember(test, 'ife'), await createMember(test, 'uche')];
    await test.context.accounts.admins.change('grant', ife.email, 'test');
    expect((await request(ife)).code).toBe('ERASURE_LAST_OPERATOR');
    await test.context.accounts.admins.change('grant', uche.email, 'test');
    expect((await request(ife)).status).toBe(202);
    // The other one went in the meantime: the account waits, and the operator’s page says for what.
    await test.context.accounts.admins.change('revoke', uche.email, 'test');
    now = new Date(start.getTime() + 15 * day);
    await passAll();
    now = start;
    expect(await endingOf(ife)).not.toBeNull();
    await call(contract.keepAccount, { token: ife.token });
    await test.context.accounts.admins.change('revoke', ife.email, 'test');
  });
});

describe('the erasure', () => {
  let zuwaira: Member;
  let ada: Member;
  let before: Map<string, Record<string, unknown>[]>;
  const signedFile = 'signing/file-that-eve-signed-too';
  const needles = () => [zuwaira.uid, 'zuwaira', '803 123 4567', '8031234567'];

  beforeAll(async () => {
    now = start;
    ada = await createMember(test, 'ada');
    await verify(ada.uid);
    zuwaira = await createMember(test, 'zuwaira');
    await verify(zuwaira.uid);
    await makeFounderYear(test, { uid: zuwaira.uid, token: zuwaira.token, now });
    await fillEveryTable(test, zuwaira.uid, zuwaira.token);
    const renamed = await call(updateUser, { token: zuwaira.token, body: { name: 'Zuwaira', email: zuwaira.email } });
    expect(renamed.status).toBe(200);
    await signAgreements();
    await leaveTracesOfAddress();
    await noteUnderEarlierAddress();
    before = await readOwnedRows(db(), zuwaira.uid);
  }, 180_000);

  /** Zuwaira's agreement that Ada signed too, and Ada's that Zuwaira signed; each with its file, certificate and trail. */
  async function signAgreements() {
    const sides = [
      { id: 'own', owner: zuwaira, ownerName: 'Zuwaira', file: signedFile },
      { id: 'of-ada', owner: ada, ownerName: 'Ada', file: 'signing/file-that-is-adas' },
    ] as const;
    for (const { id, owner, ownerName, file } of sides) {
      const fileId = file.slice('signing/'.length);
      const statements = [
        sql`insert into documents (id, owner_uid, type, name, folded_name, version_count, created_at, updated_at)
          values (${`document-${id}`}, ${owner.uid}, 'nda', ${id === 'own' ? 'NDA of Zuwaira' : 'NDA'}, 'nda', 2, now(), now())`,
        ...[1, 2].map(
          (
            number,
          ) => sql`insert into document_versions (document_id, number, name, content_hash, summary, snapshot, report, sha256, created_at)
            values (${`document-${id}`}, ${number}, ${id === 'own' ? 'NDA of Zuwaira' : 'NDA'}, ${'b'.repeat(64)}, '{}', ${id === 'own' ? '{"by": "Zuwaira"}' : '{}'}, '{}', ${'c'.repeat(64)}, now())`,
        ),
        sql`insert into signing_requests (id, owner_uid, owner_name, owner_email, document_id, version_number, title, law_text, law_source,
            law_checked, message, in_order, state, file_id, sha256, certificate_id, certificate_sha256, created_at, expires_at, completed_at)
          values (${`request-${id}`}, ${owner.uid}, ${ownerName}, ${owner.email}, ${`document-${id}`}, 1, 'NDA', 'law', 'source', true,
            ${id === 'own' ? 'Please sign for Zuwaira' : 'Please sign'}, false, 'completed', ${fileId}, ${(id === 'own' ? 'd' : 'e').repeat(64)}, ${`${fileId}-certificate`},
            ${(id === 'own' ? '1' : '2').repeat(64)}, now(), now() + interval '30 days', now())`,
        ...(
          [
            ['Zuwaira', zuwaira.email],
            ['Ada', ada.email],
          ] as const
        ).map(
          (
            [name, email],
            place,
          ) => sql`insert into signers (id, request_id, position, label, name, email, company, title, token_hash, state,
              signed_name, signed_at, signed_ip)
            values (${`${id}-${place}`}, ${`request-${id}`}, ${place + 1}, 'Party', ${name}, ${email}, ${`${name} Ltd`}, 'MD',
              ${`${id}-${place}`}, 'signed', ${name}, now(), '102.89.0.1')`,
        ),
        sql`insert into signing_events (request_id, number, kind, who, at)
          values (${`request-${id}`}, 1, 'signed', 'Zuwaira', now()), (${`request-${id}`}, 2, 'signed', 'Ada', now())`,
      ];
      for (const statement of statements) await db().execute(statement);
      await test.context.files.put(file, Buffer.from(id === 'own' ? 'signed by Ada and Zuwaira' : 'signed by both'));
      await test.context.files.put(`${file}-certificate`, Buffer.from('certificate'));
    }
    await db().execute(sql`insert into notifications (id, uid, kind, title, body, href, created_at, thing_kind, thing_id)
      values ('note-to-ada', ${ada.uid}, 'signing.completed', 'Everybody has signed your agreement', 'Zuwaira signed last.', null, now(),
        'document', 'document-of-ada')`);
  }

  /** What names her address alone: what she wrote without her account, and what became of her mail. */
  async function leaveTracesOfAddress() {
    const statements = [
      sql`insert into support_threads (id, visitor_email, owner_name, area, created_at, updated_at, waiting_since, message_count)
        values ('as-a-visitor', ${zuwaira.email}, 'Zuwaira', 'other', now(), now(), now(), 1)`,
      sql`insert into support_messages (thread_id, number, side, author, text, at)
        values ('as-a-visitor', 1, 'member', 'Zuwaira', 'I cannot log in.', now())`,
      sql`insert into support_visitor_notes (id, token_hash, name, email, area, text, created_at, expires_at)
        values ('note', 'hash', 'Zuwaira', ${zuwaira.email}, 'other', 'I cannot log in.', now(), now() + interval '1 day')`,
      sql`insert into sent_mails (id, address, sent_at) values ('mail-to-her', ${zuwaira.email}, now())`,
      sql`insert into mail_addresses (address, state, changed_at) values (${zuwaira.email}, 'fine', now())`,
      sql`insert into audit_entries (at, actor_name, action, subject_kind, subject_id, detail)
        values (now(), 'Bola', 'comp.give', 'account', 'of-another-kind', ${JSON.stringify({ member: zuwaira.email, plan: 'founder' })})`,
    ];
    for (const statement of statements) await db().execute(statement);
  }

  /** What operators noted about her plan and her money while she still had another address. */
  async function noteUnderEarlierAddress() {
    const owned = await readOwnedRows(db(), zuwaira.uid);
    const idsOf = (table: string) => owned.get(table)?.map(({ id }) => String(id)) ?? [];
    const noted = { subscriber: [zuwaira.uid], refund: idsOf('refunds'), dispute: idsOf('disputes') };
    const detail = JSON.stringify({ member: 'zuwaira-before@cairn.example', reason: 'noted-before' });
    for (const [kind, ids] of Object.entries(noted)) {
      expect(ids.length, kind).toBeGreaterThan(0);
      for (const id of ids)
        await db().execute(sql`insert into audit_entries (at, actor_name, action, subject_kind, subject_id, detail)
          values (now(), 'Bola', ${`${kind}.noted`}, ${kind}, ${id}, ${detail})`);
    }
  }

  it('was tried on an account with rows in every table of the rules', () => {
    const empty = tableRules.flatMap(({ table, exported }) =>
      'in' in exported && !before.get(table)?.length ? [table] : [],
    );
    expect(empty).toEqual(['identity_users']);
  });

  it('ends at once what others hold by a link', async () => {
    expect((await request(zuwaira)).status).toBe(202);
    const owned = await readOwnedRows(db(), zuwaira.uid);
    const open = (table: string, column: string) => owned.get(table)?.filter((row) => row[column] === null);
    expect(open('share_links', 'revoked_at')).toEqual([]);
    expect(open('publications', 'stopped_at')).toEqual([]);
    expect(open('witness_links', 'revoked_at')).toEqual([]);
  });

  it('waits for money that is owed to the member, having cancelled what was still to come', async () => {
    now = new Date(start.getTime() + 14 * day + 60_000);
    await passAll();
    const owned = await readOwnedRows(db(), zuwaira.uid);
    const toCome = owned
      .get('bookings')
      ?.filter(
        ({ status, starts_at }) =>
          ['pending', 'in_progress'].includes(String(status)) && new Date(String(starts_at)) > now,
      );
    expect(toCome).toEqual([]);
    expect(owned.get('users')).toHaveLength(1);
    expect(owned.get('refunds')?.filter(({ state }) => state === 'pending').length).toBeGreaterThan(0);
    const { open } = await test.context.ownData.erasures.listForOperator(db());
    expect(open).toEqual([expect.objectContaining({ name: 'Zuwaira', waitsFor: 'refund' })]);
    await db().execute(sql`update refunds set state = 'sent', sent_at = now() where state = 'pending'`);
  });

  it('removes the login first: nothing opens the account, and the address is free', async () => {
    await run();
    const owned = await readOwnedRows(db(), zuwaira.uid);
    expect([owned.get('identity_sessions'), owned.get('identity_accounts'), owned.get('users')?.length]).toEqual([
      [],
      [],
      1,
    ]);
    expect((await call(contract.keepAccount, { token: zuwaira.token })).status).toBe(401);
    // Its last token may still be believed: nothing else goes yet.
    await run();
    expect((await readOwnedRows(db(), zuwaira.uid)).get('ideas')?.length).toBeGreaterThan(0);
  });

  it('goes on after a crash between files and rows', async () => {
    now = new Date(now.getTime() + 3 * 60_000);
    const broken = vi
      .spyOn(test.context.platform.mailQueue, 'post')
      .mockRejectedValueOnce(new Error('the process died'));
    await expect(run()).rejects.toThrow('some accounts could not be erased');
    broken.mockRestore();
    expect((await readOwnedRows(db(), zuwaira.uid)).get('ideas')?.length).toBeGreaterThan(0);
    await Promise.all([run(), run()]);
    await run();
    expect((await readOwnedRows(db(), zuwaira.uid)).get('ideas')).toEqual([]);
  });

  it('leaves nothing that names the member in any table or file, but in the file that somebody else has signed', async () => {
    await vi.waitFor(async () => expect(await mailsTo(zuwaira.email)).toContain('Your account is erased'));
    await db().execute(sql`delete from jobs.job where name = 'mail.deliver' and state = 'completed'`);
    expect(await findAnywhere(needles())).toEqual([]);
    expect(await findAnywhere(['Zuwaira'])).toEqual(['file-that-eve-signed-too: Zuwaira']);
  });

  it('keeps the books as they were, under a pseudonym', async () => {
    const all = await readRows(db());
    const [erasure] = all.get('erasures')?.filter(({ erased_at }) => erased_at !== null) ?? [];
    const issued = before.get('invoices')?.filter(({ number }) => number !== null) ?? [];
    expect(issued.length).toBeGreaterThan(0);
    for (const invoice of issued) {
      const kept = all.get('invoices')?.find(({ id }) => id === invoice.id);
      expect(kept).toMatchObject({ number: invoice.number, total_minor: invoice.total_minor, uid: erasure?.id });
      expect(kept?.customer).toEqual({ name: expect.stringMatching(/^Former member [0-9a-f]{6}$/), email: '' });
    }
    for (const table of ['journal_entries', 'journal_lines', 'invoice_lines']) {
      const ids = new Set(issued.map(({ id }) => id));
      const of = (rows?: Record<string, unknown>[]) =>
        rows?.filter(({ invoice_id }) => table === 'journal_lines' || ids.has(invoice_id));
      expect(all.get(table), table).toEqual(expect.arrayContaining(of(before.get(table)) ?? []));
    }
  });

  it('keeps an agreement for everyone else who signed it, and its file proves as much as before', async () => {
    const { found } = (await call(verifyFile, { body: { sha256: 'd'.repeat(64) } })).data;
    expect(found?.signers.map(({ name }) => name)).toEqual([expect.stringMatching(/^Former member/), 'Ada']);
    expect(await test.context.files.read(signedFile)).toBeDefined();
    expect(
      (await call(verifyFile, { body: { sha256: 'e'.repeat(64) } })).data.found?.signers.map(({ name }) => name),
    ).toEqual([expect.stringMatching(/^Former member/), 'Ada']);
    const { rows } = await db().execute<{ snapshot: string }>(
      sql`select snapshot from document_versions where document_id = 'document-own'`,
    );
    expect(rows).toEqual([{ snapshot: '{}' }]);
  });

  it('is in the log without a word of who it was, and the log stays closed to everything else', async () => {
    const { rows } = await db().execute<{ actor_name: string; subject_id: string; detail: object }>(
      sql`select actor_name, subject_id, detail from audit_entries where action = 'account.erased'`,
    );
    expect(rows).toEqual([
      {
        actor_name: 'The erasure of accounts',
        subject_id: expect.stringMatching(/^former-/),
        detail: { requestedOn: '2026-03-02' },
      },
    ]);
    const ofPlans = await db().execute<{ detail: object }>(
      sql`select detail from audit_entries where subject_id = 'of-another-kind'`,
    );
    expect(ofPlans.rows).toEqual([{ detail: { plan: 'founder' } }]);
    const noted = await db().execute<{ kind: string; isHers: boolean; detail: object }>(
      sql`select distinct subject_kind as kind, subject_id ~ '^former-' as "isHers", detail from audit_entries
        where action in ('subscriber.noted', 'refund.noted', 'dispute.noted') order by 1`,
    );
    expect(noted.rows).toEqual([
      { kind: 'dispute', isHers: false, detail: { reason: 'noted-before' } },
      { kind: 'refund', isHers: false, detail: { reason: 'noted-before' } },
      { kind: 'subscriber', isHers: true, detail: { reason: 'noted-before' } },
    ]);
    const causeOf = (error: unknown) => String((error as { cause?: unknown }).cause);
    await expect(
      db()
        .execute(sql`update audit_entries set actor_name = 'x'`)
        .catch((error) => Promise.reject(causeOf(error))),
    ).rejects.toContain('kept as they are');
    await expect(
      db()
        .transaction(async (tx) => {
          await tx.execute(sql`select set_config('cairn.erasing', 'on', true)`);
          await tx.execute(
            sql`update invoices set total_minor = total_minor + 1, net_minor = net_minor + 1 where number is not null`,
          );
        })
        .catch((error) => Promise.reject(causeOf(error))),
    ).rejects.toContain('kept as it is');
    await expect(
      db()
        .transaction(async (tx) => {
          await tx.execute(sql`select set_config('cairn.erasing', 'on', true)`);
          await tx.execute(sql`delete from journal_lines`);
        })
        .catch((error) => Promise.reject(causeOf(error))),
    ).rejects.toContain('kept as they are');
  });

  it('touches nothing of anybody else’s, and the address signs up anew', async () => {
    expect((await readOwnedRows(db(), ada.uid)).get('documents')).toHaveLength(1);
    const again = await createMember(test, 'zuwaira');
    expect(again.uid).not.toBe(zuwaira.uid);
  });
});
