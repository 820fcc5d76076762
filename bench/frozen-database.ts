import { listDocuments } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { signUpFounder } from '#tests/setup/account.ts';
import { freezePostgres } from '#tests/setup/freeze-postgres.ts';
import type { Measurement } from './measure.ts';

const budgetMs = 5000;

/** How long calls wait for a database that says nothing, and how soon they are served again when it goes on. */
export async function measureFrozenDatabase(product: string, databaseUrl: string): Promise<Measurement[]> {
  const founder = await signUpFounder(product, 'bench-frozen@cairn.example');
  const headers = { authorization: `Bearer ${founder.token}` };
  const calls = [`${product}${apiPrefix}${listDocuments.path}`, `${product}/readyz`];
  const thaw = await freezePostgres(databaseUrl);
  const waits: number[] = [];
  const start = performance.now();
  try {
    await Promise.all(
      calls.map(async (url) => {
        const { status } = await fetch(url, { headers });
        if (status !== 503) throw new Error(`${url}: ${status} of a frozen database`);
        waits.push(performance.now() - start);
      }),
    );
  } finally {
    thaw();
  }
  const thawed = performance.now();
  while (!(await isServed(calls, headers))) await new Promise((done) => setTimeout(done, 50));
  return [
    row('the database frozen: the longest wait for 503', Math.max(...waits)),
    row('the database goes on: until every call is served', performance.now() - thawed),
  ];
}

async function isServed(calls: string[], headers: Record<string, string>): Promise<boolean> {
  const answers = await Promise.all(calls.map((url) => fetch(url, { headers })));
  return answers.every(({ ok }) => ok);
}

function row(name: string, value: number): Measurement {
  return { name, value: `${Math.round(value)} ms`, budget: `< ${budgetMs} ms`, kept: value < budgetMs };
}
