import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';

export type TestDatabase = { kind: 'pglite'; dumpFile: string } | { kind: 'postgres'; adminUrl: string };

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/** A freshly migrated, empty database of the kind that this run is about. */
export async function openTestDatabase(): Promise<Database> {
  const given = inject('testDatabase');
  if (given.kind === 'pglite') return openPglite({ dump: await openAsBlob(given.dumpFile) });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres({ url: given.adminUrl, poolSize: 2 });
  await admin.db.execute(`create database ${name} template cairn_template`);
  await admin.close();
  return openPostgres({ url: given.adminUrl.replace(/postgres$/, name), poolSize: 8 });
}
