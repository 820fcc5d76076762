import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, buildHealth } from './app.ts';
import { type Config, makeConfig } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { createContext } from './context.ts';
import { createLogger } from './log.ts';
import { findDemoAccounts, seed } from './seed/seed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** How long requests under way may take once the process was asked to stop. */
const shutdownTimeoutMs = 10_000;

/** The configuration from the environment, and from a file .env beside package.json; `instead` goes before both. */
export function readConfig(instead: Record<string, string> = {}): Config {
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return makeConfig(readEnv({ ...process.env, ...instead }), root);
}

/** Environment → configuration → context → listening → shutdown. */
export async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.log.level);
  if (config.exposure) console.warn(config.exposure);
  if (config.database.kind === 'pglite')
    console.info('Opening the embedded database (the first start takes some seconds) …');
  const context = await createContext(config, log);
  const leftovers = config.isDevelopment ? [] : await findDemoAccounts(context);
  if (leftovers.length > 0) log.error({ leftovers }, 'demo accounts with a public password are in this database');
  const app = config.role === 'worker' ? buildHealth(context) : await buildApp(context);
  if (config.role !== 'web') await context.jobs.start();
  const demo = config.seedDemo ? await seed(context) : [];
  await app.listen({ port: config.http.port, host: config.http.host });
  for (const line of [
    ...demo,
    config.role === 'worker' ? 'Cairn’s worker is ready' : `Cairn is ready at ${config.http.publicUrl}`,
  ])
    console.info(line);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: no new requests, work under way is finished');
    // A client that stalls in the middle of a request must not hold up the jobs and the database.
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs).unref();
    const { jobs, workers, mail, database } = context;
    for (const step of [
      () => app.close(),
      () => jobs.stop(),
      () => workers.close(),
      async () => mail.close?.(),
      () => database.close(),
    ]) {
      await step().catch((error: unknown) => log.error({ err: error }, 'fault while stopping'));
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

/** Ends the process: with a sentence for the operator where one was thrown, with the stack where the fault is ours. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Error && error.constructor === Error ? error.message : error);
  process.exit(1);
}

if (import.meta.main) main().catch(exitWith);
