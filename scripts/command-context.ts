import { type Context, createContext } from '../server/context.ts';
import { createLogger } from '../server/log.ts';
import { readConfig } from '../server/main.ts';

/**
 * Runs a command on the configured product, without serving it. A fault is told in one sentence.
 * The embedded database lets one process in: stop the server first, or use PostgreSQL.
 */
export async function withContext(work: (context: Context) => Promise<void>): Promise<void> {
  let context: Context | undefined;
  try {
    context = await createContext(readConfig(), createLogger('silent'));
    await work(context);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await context?.jobs.stop();
    await context?.database.close();
  }
}
