import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/client.ts';

/** One kind of background work: its queue, how often to try, and what to do. Handlers must be safe to run twice. */
export interface JobDefinition<T extends object = object> {
  name: string;
  /** Tries after the first; 5 unless given. */
  retryLimit?: number;
  /** Before the first retry, doubled for each further one; 5 unless given. */
  retryDelaySeconds?: number;
  /** The doubling ends here. */
  longestRetryDelaySeconds?: number;
  /**
   * Each is enqueued with a key. Those of one key run one after the other in the order in which they were enqueued, whichever
   * process works: one that is to be tried again keeps the rest of its key waiting. Cannot be changed later.
   */
  inOrder?: boolean;
  /** How long a finished job stays to be looked at; a week unless given. Short where its data is private. */
  keepSeconds?: number;
  /** For work of many minutes: how long it may take. Should its process die, that is noticed within a minute. */
  longestSeconds?: number;
  /** What it was given is erased from the database as soon as it is done, and not only when the finished job goes. */
  isPrivate?: boolean;
  /** When it runs by itself, as a cron line in UTC. */
  cron?: string;
  run(data: T): Promise<void>;
}

/** Enqueues work; inside a transaction pass its `tx`, so that the job exists only if the transaction does. */
export interface Jobs {
  enqueue(db: Db, name: string, data: object, options?: { startAfter?: Date; key?: string }): Promise<void>;
  /** When the next of each key that waits is tried; keys with none are left out. */
  listNext(db: Db, name: string, keys: readonly string[]): Promise<Map<string, Date>>;
  /** Makes the queues. From then on work can be enqueued, by a process that does none of it too. */
  prepare(definitions: JobDefinition<never>[]): Promise<void>;
  /** Begins to work on what is enqueued. */
  start(): Promise<void>;
  /** Finishes the work under way, at most 10 seconds. */
  stop(): Promise<void>;
}

const week = 7 * 24 * 3600;

/** Background work on the product's own database: no second store to run or to back up. */
export function createJobs(database: Database, log: FastifyBaseLogger, { works = true } = {}): Jobs {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    // Who only enqueues listens for nothing, and neither tidies up nor begins what has its time.
    useListenNotify: works,
    supervise: works,
    schedule: works,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue fault'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warning'));
  let known: JobDefinition<never>[] = [];
  return {
    async enqueue(db, name, data, { startAfter, key: singletonKey } = {}) {
      await boss.send(name, data, { startAfter, singletonKey, db: fromDrizzle(db, sql) });
    },
    async listNext(db, name, keys) {
      if (keys.length === 0) return new Map();
      const { rows } = await db.execute<{ key: string; at: number }>(sql`
        select singleton_key as key, (extract(epoch from min(start_after)) * 1000)::float8 as at from jobs.job
        where name = ${name} and state in ('created', 'retry') and singleton_key in ${[...keys]} group by singleton_key`);
      return new Map(rows.map(({ key, at }) => [key, new Date(at)]));
    },
    async prepare(definitions) {
      known = definitions;
      await boss.start();
      const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
      for (const job of definitions) await prepareQueue(boss, job, existing.has(job.name));
    },
    async start() {
      for (const job of known) {
        const run = (batch: Job<never>[]) => runBatch(job, batch, database.jobs, log);
        if (job.inOrder) for (let n = 0; n < working.batchSize; n += 1) await workOneByOne(boss, job.name, run);
        else await boss.work(job.name, working, run);
        if (job.cron) await boss.schedule(job.name, job.cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** A new job wakes a worker at once by NOTIFY; asking the database is for delayed jobs, retries and whatever a lost connection missed. */
const working = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/**
 * One of several workers of a queue in order: it notes each job as soon as it is done, so that the next of its key can begin, and
 * looks for another at once. By itself pg-boss waits after every batch of one, and many that are tried again would take hours.
 */
async function workOneByOne(boss: PgBoss, name: string, run: (batch: Job<never>[]) => Promise<JobResult[]>) {
  const worker = await boss.work(name, { ...working, batchSize: 1 }, async (batch: Job<never>[]) => {
    const results = await run(batch);
    boss.notifyWorker(worker);
    return results;
  });
}

const noJob = '00000000-0000-0000-0000-000000000000';

async function prepareQueue(boss: PgBoss, job: JobDefinition<never>, exists: boolean): Promise<void> {
  const options = {
    notify: true,
    retryLimit: job.retryLimit ?? 5,
    retryDelay: job.retryDelaySeconds ?? 5,
    retryBackoff: true,
    ...(job.longestRetryDelaySeconds && { retryDelayMax: job.longestRetryDelaySeconds }),
    deleteAfterSeconds: job.keepSeconds ?? week,
    ...(job.longestSeconds && { expireInSeconds: job.longestSeconds, heartbeatSeconds: 60 }),
  };
  if (exists) await boss.updateQueue(job.name, options);
  else await boss.createQueue(job.name, { ...options, policy: job.inOrder ? 'key_strict_fifo' : 'standard' });
  // Reads the queue into pg-boss's own cache. Without it the first enqueue would read it with a connection of its own,
  // and on PGlite, where a transaction holds the only connection, wait for itself.
  await boss.findJobs(job.name, { id: noJob });
}

/** Runs some jobs of one kind side by side. Each one succeeds or is tried again on its own. */
function runBatch(
  job: JobDefinition<never>,
  batch: Job<never>[],
  queue: Database['jobs'],
  log: FastifyBaseLogger,
): Promise<JobResult[]> {
  return Promise.all(
    batch.map(async ({ id, data }): Promise<JobResult> => {
      try {
        // A private one without data was done before, and the process stopped before that was noted. What has its time has no data.
        if (data !== null || !job.isPrivate) await job.run(data);
        if (job.isPrivate)
          await queue.executeSql('update jobs.job set data = null where name = $1 and id = $2', [job.name, id]);
        return { id, status: 'completed' };
      } catch (error) {
        log.error({ err: error, job: job.name, jobId: id }, 'job failed');
        return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
      }
    }),
  );
}
