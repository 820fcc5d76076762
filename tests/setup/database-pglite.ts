import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '#server/db/pglite.ts';

/** Migrates an embedded database once a run and dumps it; each test file restores the dump in memory. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-pglite-'));
  const dumpFile = join(folder, 'migrated.tar');
  const database = await openPglite({});
  await database.migrate();
  const client = (database.db as unknown as { $client: PGlite }).$client;
  const dump = await client.dumpDataDir('none');
  writeFileSync(dumpFile, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('testDatabase', { kind: 'pglite', dumpFile });
  return () => rmSync(folder, { recursive: true, force: true });
}
