import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { backUp } from '#server/db/backup/backup.ts';
import type { Manifest } from '#server/db/backup/manifest.ts';
import { restore } from '#server/db/backup/restore.ts';
import type { Database } from '#server/db/client.ts';
import { listKnownMigrations } from '#server/db/migrations-folder.ts';
import { openPglite } from '#server/db/pglite.ts';
import { createDiskFiles } from '#server/ports/files/disk.ts';
import type { FilesPort } from '#server/ports/files/port.ts';
import { makeFolder, openBareDatabase, readRows } from '#tests/backup.ts';
import { allOf } from '#tests/setup/all-of.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';

const picture = 'evidence/a-picture';
const takenAt = new Date('2026-11-21T08:00:00Z');
let folder: ReturnType<typeof makeFolder>;
const opened: Database[] = [];
const keep = async (opening: Promise<Database>) => {
  const database = await opening;
  opened.push(database);
  return database;
};

beforeEach(() => {
  folder = makeFolder();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  folder.remove();
});

/** Rows that are odd to carry, and a file. */
async function makeStock() {
  const database = await keep(openTestDatabase());
  await database.db.execute(sql`
    insert into idempotency_keys (uid, key, call, body_hash, answer, created_at)
    select 'uid-' || n, 'key', 'POST /x', 'hash', jsonb_build_object('text', 'Ọ̀nà ₦ 😀', 'big', 9007199254740993), '2026-01-01 00:00:00.123456+00'
    from generate_series(1, 1203) n`);
  await database.db.execute(sql`
    insert into audit_entries (at, actor_name, action, subject_kind, subject_id)
    select now(), 'Bola', 'service.archive', 'service', 'id-' || n from generate_series(1, 3) n`);
  const files = createDiskFiles(folder.in('files'));
  await files.put(picture, Buffer.from('bytes'));
  return { database, files };
}

const freshStock = async () => ({
  database: await keep(openTestDatabase()),
  files: createDiskFiles(folder.in('restored')),
});
const textOf = async (files: FilesPort) => Buffer.from((await files.read(picture)) ?? []).toString();
const places = (backup: string) => ({
  manifest: join(backup, 'database', 'manifest.json'),
  table: (name: string) => join(backup, 'database', `${name}.jsonl.gz`),
});

function changeManifest(backup: string, change: (manifest: Manifest) => void): void {
  const manifest = JSON.parse(readFileSync(places(backup).manifest, 'utf8')) as Manifest;
  change(manifest);
  writeFileSync(places(backup).manifest, JSON.stringify(manifest));
}

function changeLines(file: string, change: (lines: string) => string): void {
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
}

/** How references and triggers are held, as the database says. */
const readRules = async ({ db }: Database) =>
  (
    await db.execute<{ name: string; rule: string }>(sql`
      select conname as name, condeferrable::text || condeferred::text as rule from pg_constraint where contype = 'f'
      union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1`)
  ).rows;

describe('a table of tomorrow', () => {
  const shape = [
    `create table scrolls (
      id bigint generated always as identity primary key,
      number serial not null,
      twin_id bigint not null references scrolls (id),
      pages integer not null,
      sheets integer generated always as ((pages + 1) / 2) stored)`,
    `create function refuse_papers() returns trigger language plpgsql as $$
      begin raise exception 'no more scrolls' using errcode = 'integrity_constraint_violation'; end $$`,
    'create trigger scrolls_closed before insert on scrolls for each row execute function refuse_papers()',
    'alter table scrolls enable always trigger scrolls_closed',
  ];

  it('comes back by what the database says of it: its counters, references and triggers work as before', async () => {
    const { database, files } = await makeStock();
    const target = await freshStock();
    for (const { db } of [database, target.database])
      for (const statement of shape) await db.execute(sql.raw(statement));
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table scrolls disable trigger scrolls_closed`);
      // Each refers to one that comes after it, also beyond the end of a batch.
      await tx.execute(
        sql`insert into scrolls (twin_id, pages) select 1 + n % 1100, n from generate_series(1, 1100) n`,
      );
      await tx.execute(sql`alter table scrolls enable always trigger scrolls_closed`);
    });
    const rules = await readRules(target.database);

    await backUp({ database, files }, folder.in('backup'), takenAt);
    await restore(target, folder.in('backup'));
    expect(await readRows(target.database)).toEqual(await readRows(database));
    expect(await readRules(target.database)).toEqual(rules);
    const { db } = target.database;
    await db.execute(sql`alter table scrolls disable trigger scrolls_closed`);
    const { rows } = await db.execute<{ id: number; number: number }>(
      sql`insert into scrolls (twin_id, pages) values (1, 1) returning id::int, number`,
    );
    expect(rows).toEqual([{ id: 1101, number: 1101 }]);
  });
});

describe('a backup that cannot come back', () => {
  const faults: [what: string, damage: (backup: string) => void, cause: RegExp][] = [
    [
      'a row is missing',
      (backup) => changeLines(places(backup).table('idempotency_keys'), (lines) => lines.replace(/[^\n]*\n$/, '')),
      /^idempotency_keys: the backup is incomplete \(1202 of 1203 rows\)\./,
    ],
    [
      'a file of rows is cut short',
      (backup) => {
        const file = places(backup).table('audit_entries');
        writeFileSync(file, readFileSync(file).subarray(0, 60));
      },
      /^audit_entries: unexpected end of file\./,
    ],
    [
      'a file of rows is missing',
      (backup) => rmSync(places(backup).table('audit_entries')),
      /^audit_entries: ENOENT: no such file/,
    ],
    [
      'a row is there twice',
      (backup) => changeLines(places(backup).table('audit_entries'), (lines) => lines + lines),
      /^audit_entries: duplicate key value violates unique constraint "audit_entries_pkey" \(23505, audit_entries_pkey\)\./,
    ],
    [
      'a row refers to one that is not there',
      (backup) => {
        changeLines(places(backup).table('service_advisers'), () => '{"service_id":"nobody","adviser_id":"nobody"}\n');
        changeManifest(backup, (manifest) => {
          manifest.tables.service_advisers = 1;
        });
      },
      /^insert or update on table "service_advisers" violates foreign key constraint .*\(23503, service_advisers/,
    ],
    [
      'an uploaded file is missing',
      (backup) => rmSync(join(backup, 'files', 'evidence', 'a-picture')),
      /^The backup is incomplete \(0 of 1 uploaded files\)\./,
    ],
    ['it was never finished', (backup) => rmSync(places(backup).manifest), /holds no whole backup/],
    [
      'it comes from a newer version',
      (backup) => changeManifest(backup, ({ migrations }) => void migrations.push('20991231000000_later')),
      /^The backup comes from a newer version \(20991231000000_later\): update first\./,
    ],
  ];

  it('says why, leaves nothing behind, and makes room for the next try', async () => {
    const stock = await makeStock();
    await backUp(stock, folder.in('backup'), takenAt);
    const target = await freshStock();
    for (const [what, damage, cause] of faults) {
      const damaged = folder.in(what);
      cpSync(folder.in('backup'), damaged, { recursive: true });
      damage(damaged);
      const said = await restore(target, damaged).then(
        () => 'restored',
        (error: Error) => error.message,
      );
      expect(said.replace(`${damaged} `, ''), what).toMatch(cause);
      expect(said).toMatch(/Nothing was restored: the database and the uploaded files are as they were\.$/);
      expect(said).not.toContain('Failed query');
      expect(Object.values(await readRows(target.database)).flat(), what).toEqual([]);
      expect(await allOf(target.files.list()), what).toEqual([]);
    }
    const rules = await readRules(stock.database);
    expect(await readRules(target.database)).toEqual(rules);
    await restore(target, folder.in('backup'));
    expect(await readRows(target.database)).toEqual(await readRows(stock.database));
    expect(await textOf(target.files)).toBe('bytes');
  });

  it('goes neither into a folder nor into a database nor among files that are in use', async () => {
    const stock = await makeStock();
    await backUp(stock, folder.in('backup'), takenAt);
    const before = await readRows(stock.database);
    await expect(backUp(stock, folder.in('backup'), takenAt)).rejects.toThrow(/is not empty: choose a new folder/);
    await expect(restore(stock, folder.in('backup'))).rejects.toThrow(
      /^The database is not empty \(audit_entries has rows\)/,
    );
    const fresh = await freshStock();
    await stock.files.put('evidence/another-picture', Buffer.from('since then'));
    await expect(restore({ ...fresh, files: stock.files }, folder.in('backup'))).rejects.toThrow(
      /^Other uploaded files are there already: restore into a fresh place/,
    );
    expect(await allOf(stock.files.list())).toHaveLength(2);
    expect(await readRows(stock.database)).toEqual(before);
    expect(await textOf(stock.files)).toBe('bytes');
  });

  it('goes on where one that was killed has left some of the files', async () => {
    const stock = await makeStock();
    await backUp(stock, folder.in('backup'), takenAt);
    const target = await freshStock();
    await target.files.put(picture, Buffer.from('bytes'));
    await restore(target, folder.in('backup'));
    expect(await textOf(target.files)).toBe('bytes');
  });
});

describe('a backup of an earlier version', () => {
  it('comes back into the tables of its time, which are then brought up to date', async () => {
    const [first, second] = listKnownMigrations();
    const old = await keep(openBareDatabase());
    await old.migrate([first ?? '', second ?? '']);
    await old.db.execute(sql`
      insert into audit_entries (at, actor, action, subject_uid) values (now(), 'uid-1', 'admin.grant', 'uid-2')`);
    await backUp({ database: old, files: createDiskFiles(folder.in('none')) }, folder.in('backup'), takenAt);

    const target = { database: await keep(openBareDatabase()), files: createDiskFiles(folder.in('restored')) };
    await restore(target, folder.in('backup'));
    const { rows } = await target.database.db.execute<{ action: string }>(
      sql`select action, subject_kind, subject_id from audit_entries`,
    );
    expect(rows).toEqual([{ action: 'admin.grant', subject_kind: 'account', subject_id: 'uid-2' }]);

    const newer = await freshStock();
    await expect(restore(newer, folder.in('backup'))).rejects.toThrow(/^The database is newer than the backup/);
  });
});

describe('who can read', () => {
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('a backup and what was restored: their owner only', async () => {
    const stock = await makeStock();
    await backUp(stock, folder.in('backup'), takenAt);
    const target = await freshStock();
    await restore(target, folder.in('backup'));
    for (const root of [folder.in('backup'), folder.in('restored')]) {
      expect(rights(root)).toBe('700');
      for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        expect(rights(path), path).toBe(entry.isDirectory() ? '700' : '600');
      }
    }
  });
});

describe.runIf(inject('testDatabase').kind === 'pglite')('an embedded database that is damaged', () => {
  it('says so, and how to bring the backup back', async () => {
    const dataDir = folder.in('database');
    await (await openPglite({ dataDir })).close();
    writeFileSync(join(dataDir, 'cluster', 'global', 'pg_control'), 'not a cluster');
    await expect(openPglite({ dataDir })).rejects.toThrow(
      /does not open \(.+\)\. If it is damaged, .* npm run restore -- FOLDER$/,
    );
  });
});
