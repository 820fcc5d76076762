import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { createJobs, type JobDefinition, type Jobs } from './jobs.ts';

let database: Database;
let jobs: Jobs;
const log = pino({ level: 'silent' });

beforeEach(async () => {
  database = await openTestDatabase();
  jobs = createJobs(database, log);
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

interface Note {
  text: string;
}
/** A job that notes what it was given and fails as often as told. */
function noteJob(failures = 0): { job: JobDefinition<Note>; seen: string[] } {
  const seen: string[] = [];
  let left = failures;
  const job: JobDefinition<Note> = {
    name: 'test.note',
    retryDelaySeconds: 1,
    async run({ text }) {
      seen.push(text);
      if (left-- > 0) throw new Error('not yet');
    },
  };
  return { job, seen };
}

const countJobs = async () => {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where name = 'test.note'`,
  );
  return rows[0]?.count;
};

describe('jobs', () => {
  it('runs what is enqueued', async () => {
    const { job, seen } = noteJob();
    await jobs.prepare([job]);
    await jobs.start();
    await jobs.enqueue(database.db, 'test.note', { text: 'Ọ̀nà ₦ 😀' });
    await vi.waitFor(() => expect(seen).toEqual(['Ọ̀nà ₦ 😀']), { timeout: 30_000 });
  });

  it('runs what has its time, which comes without data', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    await jobs.prepare([{ name: 'test.tick', cron: '0 0 1 1 *', run }]);
    await jobs.start();
    await database.db.execute(sql`insert into jobs.job (name) values ('test.tick')`);
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 30_000 });
  });

  it('keeps a job that is enqueued in a transaction only when the transaction is kept', async () => {
    const { job, seen } = noteJob();
    await jobs.prepare([job]);
    await jobs.start();
    const failing = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'test.note', { text: 'rolled back' });
      throw new Error('the work failed');
    });
    await expect(failing).rejects.toThrow('the work failed');
    expect(await countJobs()).toBe(0);
    await database.db.transaction((tx) => jobs.enqueue(tx, 'test.note', { text: 'kept' }));
    await vi.waitFor(() => expect(seen).toEqual(['kept']), { timeout: 30_000 });
  });

  it('tries again what failed', async () => {
    const { job, seen } = noteJob(1);
    await jobs.prepare([job]);
    await jobs.start();
    await jobs.enqueue(database.db, 'test.note', { text: 'twice' });
    await vi.waitFor(() => expect(seen).toEqual(['twice', 'twice']), { timeout: 20_000 });
  });

  it('takes jobs in a process that does none, and hands them to a later one', async () => {
    const { job, seen } = noteJob();
    await jobs.prepare([job]);
    await database.db.transaction((tx) => jobs.enqueue(tx, 'test.note', { text: 'for later' }));
    await jobs.stop();
    jobs = createJobs(database, log);
    await jobs.prepare([job]);
    await jobs.start();
    await vi.waitFor(() => expect(seen).toEqual(['for later']), { timeout: 30_000 });
  });

  it('runs a pile of jobs, whatever becomes of one of them', async () => {
    const seen: number[] = [];
    const job: JobDefinition<{ index: number }> = {
      name: 'test.note',
      retryLimit: 0,
      async run({ index }) {
        seen.push(index);
        if (index === 3) throw new Error('this one fails');
      },
    };
    await jobs.prepare([job]);
    const indexes = Array.from({ length: 17 }, (_, index) => index);
    for (const index of indexes) await jobs.enqueue(database.db, 'test.note', { index });
    await jobs.start();
    await vi.waitFor(() => expect(seen).toHaveLength(17), { timeout: 30_000 });
    expect(seen.toSorted((a, b) => a - b)).toEqual(indexes);
    const countStates = sql`select state::text, count(*)::int as count from jobs.job where name = 'test.note' group by 1 order by 1`;
    await vi.waitFor(
      async () =>
        expect((await database.db.execute<{ state: string }>(countStates)).rows).toEqual([
          { state: 'completed', count: 16 },
          { state: 'failed', count: 1 },
        ]),
      { timeout: 30_000 },
    );
  });

  it('waits with a job until its time', async () => {
    const { job, seen } = noteJob();
    await jobs.prepare([job]);
    await jobs.start();
    await jobs.enqueue(
      database.db,
      'test.note',
      { text: 'tomorrow' },
      { startAfter: new Date(Date.now() + 86_400_000) },
    );
    await jobs.enqueue(database.db, 'test.note', { text: 'today' });
    await vi.waitFor(() => expect(seen).toEqual(['today']), { timeout: 30_000 });
    expect(await countJobs()).toBe(2);
  });

  it('goes on after the database has dropped its connections', async () => {
    const { job, seen } = noteJob();
    await jobs.prepare([job]);
    await jobs.start();
    await database.db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);
    await vi.waitFor(() => jobs.enqueue(database.db, 'test.note', { text: 'still here' }), { timeout: 30_000 });
    await vi.waitFor(() => expect(seen).toContain('still here'), { timeout: 15_000 });
  });
});

describe('jobs in order', () => {
  interface Step {
    key: string;
    step: number;
  }
  /** Notes what began and ended; some steps take longer than those after them, one fails until the other keys are done. */
  function orderedJob() {
    const seen: string[] = [];
    const job: JobDefinition<Step> = {
      name: 'test.steps',
      inOrder: true,
      retryLimit: 100,
      retryDelaySeconds: 1,
      longestRetryDelaySeconds: 1,
      async run({ key, step }) {
        seen.push(`${key}${step} begins`);
        await new Promise((done) => setTimeout(done, step === 0 ? 60 : 5));
        if (key === 'a' && step === 1 && !(seen.includes('b3 ends') && seen.includes('c3 ends')))
          throw new Error('not yet');
        seen.push(`${key}${step} ends`);
      },
    };
    return { job, seen };
  }

  it('run one after the other within a key, over two processes and through retries, while other keys go on', async () => {
    const { job, seen } = orderedJob();
    const other = createJobs(database, log);
    try {
      for (const process of [jobs, other]) {
        await process.prepare([job]);
        await process.start();
      }
      for (const step of [0, 1, 2, 3])
        for (const key of ['a', 'b', 'c'])
          await jobs.enqueue(database.db, 'test.steps', { key, step } satisfies Step, { key });
      await vi.waitFor(() => expect(seen.filter((line) => line.endsWith('ends'))).toHaveLength(12), {
        timeout: 40_000,
      });
    } finally {
      await other.stop();
    }
    const of = (key: string) => seen.filter((line) => line.startsWith(key));
    const whole = (key: string) => [0, 1, 2, 3].flatMap((step) => [`${key}${step} begins`, `${key}${step} ends`]);
    expect(of('b')).toEqual(whole('b'));
    expect(of('c')).toEqual(whole('c'));
    expect(of('a').filter((line, index, all) => line !== all[index - 1])).toEqual(whole('a'));
  }, 90_000);

  it('are done one after the other without a wait between them, once many have their time', async () => {
    const done: number[] = [];
    const job: JobDefinition<{ number: number }> = {
      name: 'test.many',
      inOrder: true,
      async run({ number }) {
        done.push(number);
      },
    };
    const later = new Date(Date.now() + 3_600_000);
    await jobs.prepare([job]);
    await jobs.start();
    for (let number = 0; number < 100; number += 1)
      await jobs.enqueue(database.db, job.name, { number }, { key: `${number}`, startAfter: later });
    // Nobody is told when they have their time: the workers find them. With a wait after each it takes far longer than this waits.
    await database.db.execute(sql`update jobs.job set start_after = now() where name = ${job.name}`);
    await vi.waitFor(() => expect(new Set(done).size).toBe(100), { timeout: 45_000 });
    expect(done).toHaveLength(100);
  }, 90_000);
});
