import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db as JobsDb } from 'pg-boss';
import type { Database } from './client.ts';
import { withMigrations } from './migrations-folder.ts';
import { listenOn } from './postgres-listen.ts';

/** Any constant will do, as long as every version of the product takes the same one while it migrates. */
const migrationLock = 7_201_446;

/** Opens a PostgreSQL server by URL. Connections are made when first needed. */
export async function openPostgres(options: { url: string; poolSize: number }): Promise<Database> {
  const pool = new pg.Pool({ connectionString: options.url, max: options.poolSize });
  // An idle connection that the server drops must not end the process: the pool makes a new one.
  pool.on('error', () => undefined);
  const jobs: JobsDb = {
    executeSql: (text, values) => pool.query(text, values as unknown[]),
    listen: async (channel, onPayload) => ({ close: await listenOn(pool, channel, onPayload) }),
  };
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }),
    jobs,
    migrate: (only) => migrateUnderLock(pool, only),
    listen: (channel, onPayload) => listenOn(pool, channel, onPayload),
    close: () => pool.end(),
  };
}

async function migrateUnderLock(pool: pg.Pool, only?: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await withMigrations(only, (migrationsFolder) => migrate(drizzle({ client }), { migrationsFolder }));
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
