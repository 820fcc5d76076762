import type { Config } from '../config/config.ts';
import type { Database } from './client.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the configuration names. */
export function openDatabase(database: Config['database']): Promise<Database> {
  return database.kind === 'postgres' ? openPostgres(database) : openPglite(database);
}
