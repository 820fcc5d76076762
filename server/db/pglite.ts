import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Database, Db } from './client.ts';
import { lockDirectory } from './directory-lock.ts';
import { withMigrations } from './migrations-folder.ts';

/**
 * Opens the embedded database in `dataDir`, or in memory (restored from `dump`) when none is given.
 * @throws a sentence for the operator when another process holds the directory.
 */
export async function openPglite(options: { dataDir?: string; dump?: Blob }): Promise<Database> {
  const unlock = options.dataDir ? lockDirectory(options.dataDir) : () => undefined;
  const client = await createClient(options).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const db = drizzle({ client });
  return {
    kind: 'pglite',
    db: db as unknown as Db,
    jobs: fromPglite(client),
    migrate: (only) => withMigrations(only, (migrationsFolder) => migrate(db, { migrationsFolder })),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

async function createClient(options: { dataDir?: string; dump?: Blob }): Promise<PGlite> {
  const extensions = { btree_gist, pg_trgm };
  if (!options.dataDir) return PGlite.create({ extensions, loadDataDir: options.dump });
  const clusterDir = join(options.dataDir, 'cluster');
  const isNew = !existsSync(clusterDir);
  return PGlite.create(clusterDir, { extensions, relaxedDurability: false }).catch((cause: unknown) => {
    if (isNew) throw cause;
    throw new Error(
      `The embedded database in ${options.dataDir} does not open (${cause instanceof Error ? cause.message : cause}). ` +
        'If it is damaged, move that folder away and bring back the last backup: npm run restore -- FOLDER',
      { cause },
    );
  });
}
