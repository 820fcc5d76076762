import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type Database, type Db, liftTimeLimit } from '../client.ts';
import { listKnownMigrations } from '../migrations-folder.ts';
import { findDatabaseFault } from '../violations.ts';
import { advanceSequences, listMigrations, listTables, type Table, withRulesAside } from './catalogue.ts';
import { listFiles, stageFiles } from './copy-files.ts';
import { type Manifest, placesIn, readManifest, type Stock } from './manifest.ts';

const batchSize = 500;

/**
 * Fills an empty database and an empty folder of files from a backup, all or nothing. An older backup comes into the tables
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

async function fillFrom(folder: string, { database, filesDir }: Stock): Promise<Manifest> {
  const manifest = readManifest(folder);
  await refuseFilled(database.db, filesDir);
  await makeTables(database, manifest);
  const files = await stageFiles(placesIn(folder).files, filesDir);
  try {
    if (manifest.files && (files.count !== manifest.files.count || files.bytes !== manifest.files.bytes))
      throw new Error(`The backup is incomplete (${files.count} of ${manifest.files.count} uploaded files).`);
    await database.db.transaction(async (tx) => {
      await liftTimeLimit(tx);
      await withRulesAside(tx, () => fillTables(tx, folder, manifest));
      await advanceSequences(tx);
      await files.moveIn();
    });
  } catch (error) {
    await files.takeBack();
    throw error;
  }
  return manifest;
}

async function refuseFilled(db: Db, filesDir: string): Promise<void> {
  for (const { name } of await listTables(db)) {
    const { rows } = await db.execute<{ found: number }>(sql`select 1 as found from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) throw new Error(`The database is not empty (${name} has rows): restore into a fresh one.`);
  }
  if ((await listFiles(filesDir)).length > 0)
    throw new Error(`${filesDir} is not empty: restore into a fresh folder (DATA_DIR).`);
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
