import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';

/** A process that starts a PostgreSQL server, says where, and waits. */
const starter = `
  import { startPostgresServer } from './tests/setup/postgres-server.ts';
  const server = await startPostgresServer({ fast: true });
  console.info(server.url('postgres'));
`;

/** Whether something listens on the port of this machine. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
  });

it('ends with the process that started it, even when that is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(parent.stdout, 'data');
  const port = Number(new URL(String(line)).port);
  expect(await listens(port)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(async () => expect(await listens(port)).toBe(false), 30_000);
});
