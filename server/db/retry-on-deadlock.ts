import type { FastifyBaseLogger } from 'fastify';
import { findDatabaseFault } from './violations.ts';

/** Runs a transaction again that the database ended because two waited for each other. */
export async function retryOnDeadlock<T>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  run: () => Promise<T>,
  tries = 3,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries <= 1 || findDatabaseFault(error)?.code !== '40P01') throw error;
    log.warn('a transaction waited in a circle and is run again');
    return retryOnDeadlock(log, run, tries - 1);
  }
}
