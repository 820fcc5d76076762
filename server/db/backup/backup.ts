import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { copyFiles } from '../../files/copy-files.ts';
import { createDiskFiles } from '../../ports/files/disk.ts';
import { ensurePrivateFolder, privateFile } from '../../private-folder.ts';
import { type Db, liftTimeLimit } from '../client.ts';
import { listMigrations, listTables } from './catalogue.ts';
import { format, type Manifest, placesIn, type Stock, writeManifest } from './manifest.ts';

const batchSize = 500;

/**
 * Writes every row of every table to `folder`, as one consistent snapshot, and after it the uploaded files: a JSON line a
 * row, gzipped, a file a table. The format is the same for PGlite and PostgreSQL, so a backup of one restores into the
 * other. Queued jobs are not part of it. Only its owner can read it: it holds password hashes and ideas.
 * @throws when the folder already holds something. A backup that fails leaves none.
 */
export async function backUp({ database, files: stored }: Stock, folder: string, takenAt: Date): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose a new folder.`);
  ensurePrivateFolder(folder);
  const places = placesIn(folder);
  ensurePrivateFolder(places.database);
  try {
    const rows = await database.db.transaction((tx) => writeTables(tx, places.table), {
      isolationLevel: 'repeatable read',
    });
    // After the rows: a file is stored before the row that names it, so each row of the snapshot finds its own.
    const { count, bytes } = await copyFiles(stored, createDiskFiles(places.files));
    const files = { count, bytes };
    const manifest = { format, takenAt: takenAt.toISOString(), ...rows, files } as const;
    writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    for (const part of [places.database, places.files]) await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(tx: Db, place: (table: string) => string): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  await liftTimeLimit(tx);
  const tables: Record<string, number> = {};
  for (const { name } of await listTables(tx)) tables[name] = await writeTable(tx, name, place(name));
  return { migrations: await listMigrations(tx), tables };
}

async function writeTable(tx: Db, table: string, file: string): Promise<number> {
  let count = 0;
  await tx.execute(
    sql`declare backed_up no scroll cursor for select to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
  async function* lines() {
    for (;;) {
      const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${batchSize} from backed_up`));
      if (rows.length === 0) return;
      for (const { line } of rows) yield `${line}\n`;
      count += rows.length;
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(file, { mode: privateFile }));
  await tx.execute(sql`close backed_up`);
  return count;
}
