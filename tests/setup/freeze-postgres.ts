import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Stops every process of a server, so that it keeps its connections and says nothing. @returns what lets it go on. */
export async function freezePostgres(url: string): Promise<() => void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1]);
  await client.end();
  const stopped = [postmaster];
  process.kill(postmaster, 'SIGSTOP');
  for (const pid of readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)) {
    process.kill(Number(pid), 'SIGSTOP');
    stopped.push(Number(pid));
  }
  return () => {
    // The first of them last: it forgets those that have ended.
    for (const pid of stopped.splice(0).reverse()) process.kill(pid, 'SIGCONT');
  };
}
