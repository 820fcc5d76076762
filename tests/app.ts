import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, makeConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { type Context, type ContextOverrides, createContext } from '#server/context.ts';
import { createLogger } from '#server/log.ts';
import { openTestDatabase } from './setup/open-test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** Everything the application has logged, a JSON line each. */
  logLines: string[];
  /** Where uploaded files lie, unless the environment chose a bucket. */
  filesDir: string;
  close(): Promise<void>;
}

/** The whole application on a fresh database, as production builds it; only what `overrides` names is replaced. */
export async function createTestApp(
  options: { overrides?: ContextOverrides; env?: Record<string, string>; startJobs?: boolean } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-test-'));
  const env = { DATA_DIR: dataDir, SEED_DEMO: 'false', ...options.env };
  const config: Config = makeConfig(readEnv(env), dataDir);
  const logLines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
  const database = options.overrides?.database ?? (await openTestDatabase());
  const context = await createContext(config, log, { ...options.overrides, database });
  const app = await buildApp(context);
  await app.ready();
  if (options.startJobs) await context.jobs.start();
  return {
    app,
    context,
    logLines,
    filesDir: join(env.DATA_DIR, 'files'),
    async close() {
      await app.close();
      await context.jobs.stop();
      await context.workers.close();
      await context.database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
