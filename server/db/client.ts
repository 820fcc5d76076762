import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core';
import type { Db as JobsDb } from 'pg-boss';

/**
 * The database handle that repositories take. Inside `db.transaction(async (tx) => …)` pass `tx` on, never the outer `db`:
 * PGlite has one connection, and the outer handle would wait for itself.
 */
export type Db = PgAsyncDatabase<NodePgQueryResultHKT>;

/** An open database, whichever engine is behind it. */
export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** The same connection for pg-boss. */
  jobs: JobsDb;
  /** Runs pending migrations under a lock: all, or of those with the given names. */
  migrate(only?: readonly string[]): Promise<void>;
  /**
   * Calls back for each NOTIFY on the channel until the returned function is called, and `onMissed` after a time without a
   * connection, in which anything may have been notified. @throws DATABASE_UNAVAILABLE.
   */
  listen(channel: string, onPayload: (payload: string) => void, onMissed?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Lets this transaction's statements take as long as they must: for a backup, not for a request. */
export async function liftTimeLimit(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
