import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { listDocuments, renameDocument } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createRequestCounts } from '#server/limits/request-counts.ts';
import { type Account, signUpFounder } from '#tests/setup/account.ts';
import { findFreePort } from '#tests/setup/postgres-server.ts';
import { type Product, startProduct } from '#tests/setup/product.ts';
import { makeDatabase } from './make-database.ts';
import { type Measurement, median, timeRuns } from './measure.ts';

const layouts = {
  'one process for all': ['both'],
  'a web process and a worker': ['web', 'worker'],
  'two web processes and a worker': ['web', 'web', 'worker'],
} as const;
const documents = 50;
const seconds = 4;
const rounds = 3;

/**
 * What some layouts of processes carry on one PostgreSQL, all on this machine, with what asks them: requests a second of a list
 * and of a change, and what it costs to count requests in the database.
 */
export async function measureProcesses(databaseUrl: string): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const [index, [layout, roles]] of Object.entries(layouts).entries()) {
    const url = await makeDatabase(databaseUrl, `cairn_layout_${index}`);
    const port = String(await findFreePort());
    // One address for all, as behind a load balancer: tokens are made for it.
    const PUBLIC_URL = `http://localhost:${port}`;
    const env = { DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '100000000', PUBLIC_URL };
    const processes: Product[] = [];
    try {
      for (const [at, ROLE] of roles.entries())
        processes.push(await startProduct({ ...env, ROLE, ...(at === 0 && { PORT: port }) }));
      const webs = processes.filter((_, at) => roles[at] !== 'worker').map((process) => process.url);
      for (const [what, perSecond] of await load(webs))
        rows.push({ name: `${what} a second, ${layout}`, value: perSecond.toFixed(0) });
    } finally {
      for (const process of processes) await process.stop();
    }
  }
  rows.push({ name: 'processors that servers, database and load shared', value: String(availableParallelism()) });
  return [...rows, ...(await measureCounts(databaseUrl))];
}

async function load(webs: string[]): Promise<[what: string, perSecond: number][]> {
  const [first = ''] = webs;
  const founder = await signUpFounder(first, 'bench-processes@cairn.example');
  const ids = await makeIdeas(founder);
  const headers = { authorization: `Bearer ${founder.token}`, 'content-type': 'application/json' };
  let count = 0;
  const rename = (request: autocannon.Request) => {
    count += 1;
    const path = apiPrefix + renameDocument.path.replace(':documentId', ids[count % ids.length] ?? '');
    return { ...request, method: 'PATCH' as const, path, body: JSON.stringify({ name: `Idea ${count}` }) };
  };
  const share = (extra: (web: string) => Partial<autocannon.Options>) => async () => {
    const connections = 16 / webs.length;
    const runs = webs.map((web) => autocannon({ url: web, connections, duration: seconds, headers, ...extra(web) }));
    const results = await Promise.all(runs);
    if (results.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error(`${webs}: some requests failed`);
    return results.reduce((sum, { requests }) => sum + requests.average, 0);
  };
  const read = share((web) => ({ url: `${web}${apiPrefix}${listDocuments.path}?pageSize=20` }));
  const write = share(() => ({ requests: [{ setupRequest: rename }] }));
  const all: Record<string, number[]> = { 'lists of 20 documents': [], 'renamed documents': [] };
  for (let round = 0; round < rounds; round++) {
    all['lists of 20 documents']?.push(await read());
    all['renamed documents']?.push(await write());
  }
  return Object.entries(all).map(([what, runs]) => [what, median(runs)]);
}

async function makeIdeas(founder: Account): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < documents; index++) {
    const idea = (await founder.call(createIdea, { body: { intake: { title: `Idea ${index}` } } })) as { id: string };
    ids.push(idea.id);
  }
  return ids;
}

async function measureCounts(databaseUrl: string): Promise<Measurement[]> {
  const database = await openPostgres({ url: await makeDatabase(databaseUrl, 'cairn_counts'), poolSize: 2 });
  await database.migrate();
  const counts = createRequestCounts(database.db);
  const shared = { max: 600, windowMs: 60_000 };
  const exact = { max: 20, windowMs: 60_000 };
  let senders = 0;
  const alone = await timeRuns(300, () => counts.count(`alone ${senders++}`, exact));
  const together = await timeRuns(250, () => counts.count('together', shared));
  await database.close();
  const mean = together.reduce((sum, ms) => sum + ms, 0) / together.length;
  return [
    { name: 'counting one request in the database, median', value: `${median(alone).toFixed(2)} ms` },
    { name: 'counting one request of 600 a minute, mean', value: `${mean.toFixed(3)} ms` },
  ];
}
