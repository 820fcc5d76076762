import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/client.ts';

/** One kind of background work: its queue, how often to try, and what to do. Handlers must be safe to run twice. */
export interface JobDefinition<T extends object = object> {
  name: string;
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** When it runs by itself, as a cron line in UTC. */
  cron?: string;
  run(data: T): Promise<void>;
}

/** Enqueues work; inside a transaction pass its `tx`, so that the job exists only if the transaction does. */
export interface Jobs {
  enqueue(db: Db, name: string, data: object, options?: { startAfter?: Date; singletonKey?: string }): Promise<void>;
  start(definitions: JobDefinition<never>[]): Promise<void>;
  stop(): Promise<void>;
}

/** Background work on the product's own database: no second store to run or to back up. */
export function createJobs(database: Database, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue fault'));
  let started = false;
  return {
    async enqueue(db, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: fromDrizzle(db, sql) });
    },
    async start(definitions) {
      await boss.start();
      started = true;
      for (const job of definitions) {
        await boss.createQueue(job.name, {
          retryLimit: job.retryLimit ?? 5,
          retryDelay: job.retryDelaySeconds ?? 5,
          retryBackoff: true,
        });
        await boss.work(job.name, async (batch: { data: never }[]) => {
          for (const item of batch) await job.run(item.data);
        });
        if (job.cron) await boss.schedule(job.name, job.cron);
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
