import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { retryOnDeadlock } from '#server/db/retry-on-deadlock.ts';
import { findDatabaseFault } from '#server/db/violations.ts';
import { createLogger } from '#server/log.ts';
import { type PostgresServer, startPostgresServer } from '#tests/setup/postgres-server.ts';

let server: PostgresServer;
let database: Database;
const warnings: string[] = [];
const log = createLogger('warn', { write: (line: string) => void warnings.push(line) });

beforeAll(async () => {
  server = await startPostgresServer({ fast: true });
  database = await openPostgres({ url: server.url('postgres'), poolSize: 2 });
  await database.db.execute(sql`create table purses (owner text primary key, coins int not null)`);
  await database.db.execute(sql`insert into purses values ('ada', 0), ('ife', 0)`);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** Opens when as many have come as were announced, and stays open. */
function meetingOf(number: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  return () => {
    came += 1;
    if (came >= number) resolve();
    return promise;
  };
}

describe('two transactions that wait for each other', () => {
  it('are both done: the one that the database ended is run again', async () => {
    const bothHaveOne = meetingOf(2);
    let runs = 0;
    const pay = (first: string, second: string) =>
      retryOnDeadlock(log, () =>
        database.db.transaction(async (tx) => {
          runs += 1;
          await tx.execute(sql`update purses set coins = coins + 1 where owner = ${first}`);
          await bothHaveOne();
          await tx.execute(sql`update purses set coins = coins + 1 where owner = ${second}`);
        }),
      );

    await Promise.all([pay('ada', 'ife'), pay('ife', 'ada')]);

    const { rows } = await database.jobs.executeSql('select owner, coins from purses order by owner');
    expect(rows).toEqual([
      { owner: 'ada', coins: 2 },
      { owner: 'ife', coins: 2 },
    ]);
    // The one that is run again may take its first row before the other gets it, and be ended once more.
    expect(warnings.length).toBeGreaterThan(0);
    expect(runs).toBe(2 + warnings.length);
  });
});

describe('a transaction that fails each time', () => {
  const failWith = (code: string) => {
    const runs: string[] = [];
    const run = () =>
      database.db.transaction(async (tx) => {
        runs.push(code);
        await tx.execute(sql.raw(`do $$ begin raise exception 'refused' using errcode = '${code}'; end $$`));
      });
    return { runs, failed: retryOnDeadlock(log, run).catch((error: unknown) => findDatabaseFault(error)?.code) };
  };

  it('is given up after three tries', async () => {
    const { runs, failed } = failWith('40P01');
    expect(await failed).toBe('40P01');
    expect(runs).toHaveLength(3);
  });

  it('is not run again for any other fault', async () => {
    const { runs, failed } = failWith('23505');
    expect(await failed).toBe('23505');
    expect(runs).toHaveLength(1);
  });
});
