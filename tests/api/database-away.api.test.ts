import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { listDocuments } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { streamNotifications } from '#contract/notifications/notifications.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { liftTimeLimit } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { GuardedPool } from '#server/db/postgres-pool.ts';
import { isDatabaseUnavailable } from '#server/db/violations.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { type Account, signUpFounder } from '#tests/setup/account.ts';
import { freezePostgres } from '#tests/setup/freeze-postgres.ts';
import { findFreePort, type PostgresServer, startPostgresServer } from '#tests/setup/postgres-server.ts';

const { kind } = inject('testDatabase');
const unavailable = { status: 'error', code: 'DATABASE_UNAVAILABLE', requestId: expect.any(String) };

// The embedded database runs in the product's own process: there is no server that could stop answering.
describe.skipIf(kind === 'pglite')('a database server that does not answer', () => {
  let server: PostgresServer;
  let test: TestApp;
  let url: string;
  let ada: Account;
  const streams: AbortController[] = [];
  beforeAll(async () => {
    server = await startPostgresServer({ fast: true });
    const port = await findFreePort();
    url = `http://localhost:${port}`;
    const database = await openPostgres({ url: server.url('postgres'), poolSize: 2, connectMs: 10_000 });
    test = await createTestApp({
      overrides: { database },
      startJobs: true,
      env: { RATE_LIMIT_PER_MINUTE: '100000', PORT: String(port) },
    });
    await test.app.listen({ port, host: 'localhost' });
    ada = await signUpFounder(url, 'ada@cairn.example');
  }, 120_000);
  afterAll(async () => {
    for (const stream of streams) stream.abort();
    await test.close();
    await server.stop();
  });

  const headers = () => ({ authorization: `Bearer ${ada.token}` });
  const read = (path: string) => fetch(`${url}${path}`, { headers: headers() });
  const listPath = `${apiPrefix}${listDocuments.path}`;
  const isWellAgain = () =>
    vi.waitFor(
      async () => {
        expect((await read('/readyz')).status).toBe(200);
        expect((await read(listPath)).status).toBe(200);
      },
      { timeout: 30_000, interval: 200 },
    );

  async function openStream(): Promise<ReadableStreamDefaultReader<string>> {
    const leave = new AbortController();
    streams.push(leave);
    const answer = await fetch(`${url}${apiPrefix}${streamNotifications.path}`, {
      headers: headers(),
      signal: leave.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect([answer.status, (await reader?.read())?.value]).toEqual([200, ': open\n\n']);
    return reader as ReadableStreamDefaultReader<string>;
  }

  it('serves with a pool of two while pages listen for events', async () => {
    await openStream();
    await openStream();
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(listPath)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await ada.call(createIdea, { body: { intake: { title: 'Written' } } });
    expect((await read('/readyz')).status).toBe(200);
  });

  it('is told as 503 by every call while it is frozen, and serves again by itself when it goes on', async () => {
    const stream = await openStream();
    const thaw = await freezePostgres(server.url('postgres'));
    try {
      // The first of them wait for an answer that does not come; the later ones are not even asked.
      const asked = [read(listPath), read('/readyz'), ada.call(createIdea, { body: { intake: { title: 'Lost' } } })];
      const [list, ready, write] = await Promise.allSettled(asked);
      expect(write).toMatchObject({ reason: { message: expect.stringContaining('503') } });
      for (const answer of [list, ready]) {
        if (answer?.status !== 'fulfilled') throw new Error('no answer');
        const { status, headers: sent } = answer.value as Response;
        expect([status, sent.get('retry-after')]).toEqual([503, '5']);
      }
      for (const { path } of allEndpoints.filter(({ method }) => method === 'GET')) {
        const answer = await read(`${apiPrefix}${path.replaceAll(/:\w+/g, 'x')}`);
        expect([path, answer.status < 500 || answer.status === 503]).toEqual([path, true]);
        if (answer.status === 503) expect(await answer.json()).toMatchObject(unavailable);
      }
      const signIn = await fetch(`${url}${identityPaths.signIn}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email: 'ada@cairn.example', password: 'correct horse' }),
      });
      expect([signIn.status, await signIn.json()]).toMatchObject([503, unavailable]);
    } finally {
      thaw();
    }
    await isWellAgain();
    // What was notified meanwhile went unheard, so open pages are told to read again.
    expect((await stream.read()).value).toContain('event: news');
  }, 90_000);

  it('is told as 503 while it restarts, and found again', async () => {
    const restarted = server.crashAndRestart();
    await vi.waitFor(async () => expect((await read(listPath)).status).toBe(503), { timeout: 30_000, interval: 20 });
    const [list, ready] = [await read(listPath), await read('/readyz')];
    expect(await list.json()).toMatchObject(unavailable);
    expect(await ready.json()).toEqual({ status: 'unavailable', code: 'DATABASE_UNAVAILABLE' });
    await restarted;
    await isWellAgain();
  }, 90_000);

  it('may drop a connection that is held and asks nothing: the process lives on', async () => {
    const pool = new GuardedPool({ connectionString: server.url('postgres'), max: 2 });
    const held = await pool.connect();
    const ended = new Promise((resolve) => held.once('end', resolve));
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(held.query('select 1')).rejects.toThrow();
    held.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('may not work on one statement for long, except where that is meant', async () => {
    const limited = await openPostgres({ url: server.url('postgres'), poolSize: 2, statementMs: 100 });
    const slow = sql`select pg_sleep(0.5)`;
    const refused = await Promise.resolve(limited.db.execute(slow)).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(true);
    await limited.db.transaction(async (tx) => {
      await liftTimeLimit(tx);
      await tx.execute(slow);
    });
    await expect(limited.db.execute(slow)).rejects.toThrow();

    // A migration waits for another process that migrates, however long that takes.
    const other = await openPostgres({ url: server.url('postgres'), poolSize: 2 });
    let isFree = false;
    const held = Promise.withResolvers<void>();
    const holding = other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7201446)`);
      held.resolve();
      await tx.execute(slow);
      isFree = true;
    });
    await held.promise;
    await limited.migrate();
    expect(isFree).toBe(true);
    await holding;
    await limited.close();
    await other.close();
  }, 60_000);
});
