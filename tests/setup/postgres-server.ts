import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PostgresCommand, PostgresReply } from './postgres-process.ts';

export interface PostgresServer {
  /** Connection string for a database of this server. */
  url(database: string): string;
  /** Ends every process of the server at once, as a power cut would, and starts it again on what is on disk. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const fastFlags = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/**
 * Starts a real PostgreSQL in a folder of its own; durable settings unless `fast`.
 * It ends with the process that started it, however that one ends.
 */
export async function startPostgresServer(options: { fast: boolean }): Promise<PostgresServer> {
  const port = await findFreePort();
  const program = join(import.meta.dirname, 'postgres-process.ts');
  const child = fork(program, [String(port), ...(options.fast ? fastFlags : [])], { execArgv: [] });
  const exited = once(child, 'exit');
  const tell = async (command: PostgresCommand) => {
    const died = exited.then(([code]): PostgresReply => ({ error: `its process ended with ${code}` }));
    const answered = once(child, 'message').then(([reply]): PostgresReply => reply);
    child.send(command);
    const { error } = await Promise.race([answered, died]);
    if (error) throw new Error(`PostgreSQL did not ${command}:\n${error}`);
  };
  const stop = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  await tell('start').catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: (database) => `postgres://postgres:postgres@localhost:${port}/${database}`,
    crashAndRestart: () => tell('crashAndRestart'),
    stop,
  };
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
