import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '#server/db/pglite.ts';

const cache = resolve('node_modules/.cache/cairn');
const migrationsFolder = resolve('server/db/migrations');

/** Each test file restores a dump of a migrated embedded database in memory. */
export default async function setup(project: TestProject) {
  project.provide('testDatabase', { kind: 'pglite', dumpFile: await findOrMakeDump() });
}

/** Migrates a database and dumps it, once for these very migrations. Runs at the same time do not disturb one another. */
async function findOrMakeDump(): Promise<string> {
  const file = join(cache, `migrated-${hashOfWhatMakesIt()}.tar`);
  if (existsSync(file)) return file;
  const database = await openPglite({});
  await database.migrate();
  const client = (database.db as unknown as { $client: PGlite }).$client;
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await database.close();
  mkdirSync(cache, { recursive: true });
  const unfinished = join(cache, randomUUID());
  writeFileSync(unfinished, dump);
  renameSync(unfinished, file);
  return file;
}

function hashOfWhatMakesIt(): string {
  const migrations = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const hash = createHash('sha256');
  for (const name of migrations)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(migrationsFolder, name)));
  for (const file of ['server/db/pglite.ts', 'node_modules/@electric-sql/pglite/package.json'])
    hash.update(readFileSync(resolve(file)));
  return hash.digest('hex').slice(0, 16);
}
