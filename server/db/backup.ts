import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './client.ts';

const format = 'cairn-backup-1';
const batchSize = 500;

interface Manifest {
  format: typeof format;
  takenAt: string;
  /** Names of the migrations that the database had run. */
  migrations: string[];
  /** Table → rows. */
  tables: Record<string, number>;
}

/**
 * Writes every row of every table to `folder`, as one consistent snapshot: a JSON line a row, gzipped, a file a table. The
 * format is the same for PGlite and PostgreSQL, so a backup of one restores into the other. Queued jobs are not part of it.
 * @throws when the folder already holds something.
 */
export async function backUp(database: Database, folder: string, takenAt: Date): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose a new folder.`);
  mkdirSync(folder, { recursive: true });
  const manifest = await database.db.transaction(
    async (tx): Promise<Manifest> => {
      const tables: Record<string, number> = {};
      for (const table of await listTables(tx)) tables[table] = await writeTable(tx, table, tableFile(folder, table));
      return { format, takenAt: takenAt.toISOString(), migrations: await listMigrations(tx), tables };
    },
    { isolationLevel: 'repeatable read' },
  );
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Fills an empty, freshly migrated database from a backup, all or nothing.
 * @throws when the backup is of another version of the product, or the database is not empty.
 */
export async function restore(database: Database, folder: string): Promise<Manifest> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  if (manifest.format !== format) throw new Error(`${folder} holds no backup that this version can read.`);
  await database.db.transaction(async (tx) => {
    const known = new Set(await listMigrations(tx));
    const newer = manifest.migrations.filter((name) => !known.has(name));
    if (newer.length > 0) throw new Error(`The backup comes from a newer version (${newer.join(', ')}): update first.`);
    for (const table of await listTables(tx)) {
      if (manifest.tables[table] === undefined) continue;
      await refuseFilled(tx, table);
      const rows = await readTable(tx, table, tableFile(folder, table));
      if (rows !== manifest.tables[table])
        throw new Error(`${table}: the backup is incomplete (${rows} of ${manifest.tables[table]} rows).`);
    }
  });
  return manifest;
}

const tableFile = (folder: string, table: string) => join(folder, `${table}.jsonl.gz`);

async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from drizzle.__drizzle_migrations order by name`);
  return rows.map((row) => row.name);
}

/** The product's tables, each after those that it refers to. */
async function listTables(db: Db): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`);
  const references = await db.execute<{ source: string; target: string }>(sql`
    select conrelid::regclass::text as source, confrelid::regclass::text as target from pg_constraint where contype = 'f'`);
  const ordered = new Set<string>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    for (const { source, target } of references.rows) if (source === name && target !== name) visit(target);
    ordered.add(name);
  };
  for (const { name } of tables.rows) visit(name);
  return [...ordered];
}

async function writeTable(db: Db, table: string, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    for (;;) {
      const { rows } = await db.execute<{ line: string }>(sql`
        select to_json(t)::text as line from ${sql.identifier(table)} t order by ctid limit ${batchSize} offset ${count}`);
      for (const row of rows) yield `${row.line}\n`;
      count += rows.length;
      if (rows.length < batchSize) return;
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(file));
  return count;
}

async function readTable(db: Db, table: string, file: string): Promise<number> {
  let count = 0;
  let batch: string[] = [];
  const flush = async () => {
    const name = sql.identifier(table);
    // The rows travel as text, so that no number or time is rounded on its way through JavaScript.
    await db.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${batch.join(',')}]`}::json)`,
    );
    count += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    batch.push(line);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return count;
}

async function refuseFilled(db: Db, table: string): Promise<void> {
  const { rows } = await db.execute<{ found: number }>(sql`select 1 as found from ${sql.identifier(table)} limit 1`);
  if (rows.length > 0) throw new Error(`The database is not empty (${table} has rows): restore into a fresh one.`);
}
