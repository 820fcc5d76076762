import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db as JobsDb } from 'pg-boss';
import type { Database } from './client.ts';
import { withMigrations } from './migrations-folder.ts';
import { createListener } from './postgres-listener.ts';
import { GuardedPool } from './postgres-pool.ts';

export interface PostgresOptions {
  url: string;
  /** Connections for requests and jobs; one more listens. */
  poolSize: number;
  /** How long to wait for a connection, whether it is to be made or to become free; undefined: no limit. */
  connectMs?: number;
  /** How long the server may work on one statement, undefined: no limit; see `liftTimeLimit` for what takes longer. */
  statementMs?: number;
}

/** Any constant will do, as long as every version of the product takes the same one while it migrates. */
const migrationLock = 7_201_446;

/** Opens a PostgreSQL server by URL. @throws when it cannot be reached. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url } = options;
  const pool = new GuardedPool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectMs,
    statement_timeout: options.statementMs,
  });
  const listener = createListener(url, {
    onLost: (cause) => pool.lost(cause),
    onFound: () => pool.found(),
  });
  await listener.start();
  const jobs: JobsDb = {
    executeSql: (text, values) => pool.query(text, values as unknown[]),
    listen: async (channel, onPayload) => ({ close: await listener.listen(channel, onPayload) }),
  };
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }),
    jobs,
    migrate: (only) => migrateUnderLock(url, only),
    listen: listener.listen,
    close: async () => {
      await listener.stop();
      await pool.end();
    },
  };
}

/** On a connection of its own: no limit of time may cut a migration, nor the wait for another process that migrates. */
async function migrateUnderLock(connectionString: string, only?: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await withMigrations(only, (migrationsFolder) => migrate(drizzle({ client }), { migrationsFolder }));
  } finally {
    await client.end();
  }
}
