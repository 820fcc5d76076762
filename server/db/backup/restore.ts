import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type Copied, copyFiles } from '../../files/copy-files.ts';
import { createDiskFiles } from '../../ports/files/disk.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { type Database, type Db, liftTimeLimit } from '../client.ts';
import { listKnownMigrations } from '../migrations-folder.ts';
import { findDatabaseFault } from '../violations.ts';
import { advanceSequences, listMigrations, listTables, type Table, withRulesAside } from './catalogue.ts';
import { type Manifest, placesIn, readManifest, type Stock } from './manifest.ts';

const batchSize = 500;

/**
 * Fills an empty database and an empty place for files from a backup, all or nothing. An older backup comes into the tables
 * of its own time and is then migrated, as its database would have been.
 * @throws a sentence for the operator: what was wrong, and what became of the database.
 */
export async function restore(stock: Stock, folder: string): Promise<Manifest> {
  const manifest = await fillFrom(folder, stock).catch((error: unknown) => {
    throw new Error(`${reasonOf(error)} Nothing was restored: the database and the uploaded files are as they were.`, {
      cause: error,
    });
  });
  await stock.database.migrate().catch((error: unknown) => {
    throw new Error(`Everything was restored, but not brought to this version yet: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  return manifest;
}

async function fillFrom(folder: string, { database, files }: Stock): Promise<Manifest> {
  const manifest = readManifest(folder);
  const backedUp = createDiskFiles(placesIn(folder).files);
  await refuseFilled(database.db);
  await refuseOtherFiles(files, backedUp);
  await makeTables(database, manifest);
  const result: Copied = { copied: [], count: 0, bytes: 0 };
  try {
    await copyFiles(backedUp, files, result);
    if (manifest.files && (result.count !== manifest.files.count || result.bytes !== manifest.files.bytes))
      throw new Error(`The backup is incomplete (${result.count} of ${manifest.files.count} uploaded files).`);
    await database.db.transaction(async (tx) => {
      await liftTimeLimit(tx);
      await withRulesAside(tx, () => fillTables(tx, folder, manifest));
      await advanceSequences(tx);
    });
  } catch (error) {
    for (const key of result.copied) await files.remove(key);
    throw error;
  }
  return manifest;
}

async function refuseFilled(db: Db): Promise<void> {
  for (const { name } of await listTables(db)) {
    const { rows } = await db.execute<{ found: number }>(sql`select 1 as found from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) throw new Error(`The database is not empty (${name} has rows): restore into a fresh one.`);
  }
}

/** What a restore that was killed has left is no obstacle: it is what is restored now. */
async function refuseOtherFiles(files: FilesPort, backedUp: FilesPort): Promise<void> {
  for await (const key of files.list()) {
    const [there, wanted] = [await files.measure(key), await backedUp.measure(key)];
    if (there?.sha256 !== wanted?.sha256)
      throw new Error('Other uploaded files are there already: restore into a fresh place (DATA_DIR or S3_PREFIX).');
  }
}

/** Makes the tables as they were when the backup was taken. */
async function makeTables(database: Database, { migrations }: Manifest): Promise<void> {
  const [backedUp, known] = [new Set(migrations), new Set(listKnownMigrations())];
  const newer = migrations.filter((name) => !known.has(name));
  if (newer.length > 0) throw new Error(`The backup comes from a newer version (${newer.join(', ')}): update first.`);
  const tooNew = (await listMigrations(database.db)).filter((name) => !backedUp.has(name));
  if (tooNew.length > 0)
    throw new Error(`The database is newer than the backup (${tooNew.join(', ')}): restore into a fresh one.`);
  await database.migrate(migrations);
}

async function fillTables(tx: Db, folder: string, manifest: Manifest): Promise<void> {
  const tables = await listTables(tx);
  const missing = Object.keys(manifest.tables).filter((name) => !tables.some((table) => table.name === name));
  if (missing.length > 0) throw new Error(`The database has no table ${missing.join(', ')}.`);
  for (const table of tables) {
    const expected = manifest.tables[table.name];
    if (expected === undefined) continue;
    const filled = await fillTable(tx, table, placesIn(folder).table(table.name)).catch((error: unknown) => {
      throw new Error(`${table.name}: ${reasonOf(error)}`, { cause: error });
    });
    if (filled !== expected)
      throw new Error(`${table.name}: the backup is incomplete (${filled} of ${expected} rows).`);
  }
}

async function fillTable(tx: Db, { name, columns }: Table, file: string): Promise<number> {
  const table = sql.identifier(name);
  const names = sql.join(columns.map(sql.identifier), sql`, `);
  let count = 0;
  let batch: string[] = [];
  const flush = async () => {
    // The rows travel as text, so that no number or time is rounded on its way through JavaScript.
    await tx.execute(sql`
      insert into ${table} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table}, ${`[${batch.join(',')}]`}::json)`);
    count += batch.length;
    batch = [];
  };
  await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const line of readLines(chunks)) {
      batch.push(line);
      if (batch.length === batchSize) await flush();
    }
  });
  if (batch.length > 0) await flush();
  return count;
}

/** node:readline does not pass on that a file is damaged. */
async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let unfinished = '';
  for await (const chunk of chunks) {
    const lines = (unfinished + decoder.decode(chunk, { stream: true })).split('\n');
    unfinished = lines.pop() ?? '';
    yield* lines;
  }
  if (unfinished !== '') yield unfinished;
}

/** The database's own words instead of the query that it refused. */
function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  const fault = error.cause === undefined ? findDatabaseFault(error) : undefined;
  const code = fault ? ` (${[fault.code, fault.constraint].filter(Boolean).join(', ')})` : '';
  return `${error.message.replace(/\.$/, '')}${code}.`;
}
