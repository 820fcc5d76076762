import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { createJobs, type JobDefinition, type Jobs } from './jobs/jobs.ts';
import { createEmbeddedIdentity } from './ports/identity/embedded.ts';
import type { IdentityPort } from './ports/identity/port.ts';

/** Now, as the product sees it: UTC, replaced by a fake in tests. */
export type Clock = () => Date;

export interface Context {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  database: Database;
  identity: IdentityPort;
  jobs: Jobs;
  jobDefinitions: JobDefinition<never>[];
}

export type ContextOverrides = Partial<Pick<Context, 'clock' | 'database' | 'identity'>>;

/** The only place that chooses adapters. Tests hand in their own through `overrides`. */
export async function createContext(
  config: Config,
  log: FastifyBaseLogger,
  overrides: ContextOverrides = {},
): Promise<Context> {
  const clock = overrides.clock ?? (() => new Date());
  const database = overrides.database ?? (await openDatabase(config.database));
  await database.migrate();
  const jobs = createJobs(database, log);
  const identity = overrides.identity ?? createEmbeddedIdentity();
  return { config, log, clock, database, identity, jobs, jobDefinitions: [] };
}
