import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort, startPostgresServer } from '#tests/setup/postgres-server.ts';
import { startProcess, startProduct } from '#tests/setup/product.ts';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { measureAgreementExport } from './agreement-export.ts';
import { measureApi } from './api.ts';
import { measureBookings } from './booking-throughput.ts';
import { measureDocuments } from './documents.ts';
import { measureFreeTimes } from './free-times.ts';
import { measureHomePage } from './home-page.ts';
import { compare, describe } from './load.ts';
import type { Measurement } from './measure.ts';
import { measureScoreEngine } from './score-engine.ts';

/** `npm run bench`: measures everything that has a budget, on loopback, and prints one table. Fails when a budget is not kept. */
buildIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'cairn-bench-'));
const cleanUp: (() => Promise<void>)[] = [];
try {
  const server = await startPostgresServer({ fast: false });
  cleanUp.push(() => server.stop());
  const env = { DATABASE_URL: server.url('postgres'), PATH: process.env.PATH };
  const product = await startProduct({ ...env, DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000000' });
  cleanUp.push(product.stop);
  const port = await findFreePort();
  const page = resolve('build/client/index.html');
  const bare = await startProcess(['bench/bare.ts', '--port', String(port), '--page', page], env, port);
  cleanUp.push(bare.stop);

  const home = await compare({ url: product.url }, { url: `${bare.url}/home` });
  const rows: Measurement[] = [
    ...(await measureHomePage(product.url)),
    {
      name: 'home page, requests a second, ratio to a bare Fastify',
      value: describe(home),
      budget: '≥ 0.3',
      kept: home.ratio >= 0.3,
    },
    ...(await measureApi(product.url, bare.url)),
    ...(await measureDocuments(product.url, server.url('postgres'))),
    ...(await measureFreeTimes(product.url, server.url('postgres'))),
    ...(await measureBookings(product.url, bare.url, server.url('postgres'))),
    ...(await measureScoreEngine()),
    ...(await measureAgreementExport()),
  ];
  print(rows);
  if (rows.some((row) => row.kept === false)) process.exitCode = 1;
} finally {
  for (const step of cleanUp.reverse()) await step();
  rmSync(dataDir, { recursive: true });
}

function print(rows: Measurement[]): void {
  const nameWidth = Math.max(...rows.map((row) => row.name.length));
  const valueWidth = Math.max(...rows.map((row) => row.value.length));
  for (const { name, value, budget = '', kept } of rows) {
    const verdict = kept === undefined ? '' : kept ? 'kept' : 'BROKEN';
    console.info(`${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${budget.padEnd(8)} ${verdict}`.trimEnd());
  }
}
