import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort, startPostgresServer } from '#tests/setup/postgres-server.ts';
import { startProcess, startProduct } from '#tests/setup/product.ts';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { measureAgreementExport } from './agreement-export.ts';
import { measureAiAnswers } from './ai-answers.ts';
import { measureApi } from './api.ts';
import { measureBillingHistory } from './billing-history.ts';
import { measureBookings } from './booking-throughput.ts';
import { measureDocuments } from './documents.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureFirstTruth } from './first-truth.ts';
import { measureFreeTimes } from './free-times.ts';
import { measureFrozenDatabase } from './frozen-database.ts';
import { measureHeavyWork } from './heavy-work.ts';
import { measureHomePage } from './home-page.ts';
import { compare, describe } from './load.ts';
import type { Measurement, Part } from './measure.ts';
import { measureNextOpening } from './next-opening.ts';
import { measureProcesses } from './processes.ts';
import { measurePrograms } from './programs.ts';
import { measureScoreEngine } from './score-engine.ts';

const parts: Record<string, Part> = {
  'home-page': ({ product }) => measureHomePage(product),
  'first-paint': ({ product }) => measureFirstPaint(product),
  'first-truth': ({ product }) => measureFirstTruth(product),
  'next-opening': ({ product }) => measureNextOpening(product),
  'home-page-load': async ({ product, bare }) => {
    const home = await compare({ url: product }, { url: `${bare}/home` });
    const name = 'home page, requests a second, ratio to a bare Fastify';
    return [{ name, value: describe(home), budget: '≥ 0.3', kept: home.ratio >= 0.3 }];
  },
  api: ({ product, bare }) => measureApi(product, bare),
  documents: ({ product, databaseUrl }) => measureDocuments(product, databaseUrl),
  'billing-history': ({ product, databaseUrl }) => measureBillingHistory(product, databaseUrl),
  'free-times': ({ product, databaseUrl }) => measureFreeTimes(product, databaseUrl),
  bookings: ({ product, bare, databaseUrl }) => measureBookings(product, bare, databaseUrl),
  'score-engine': measureScoreEngine,
  'agreement-export': measureAgreementExport,
  'heavy-work': ({ product }) => measureHeavyWork(product),
  'frozen-database': ({ product, databaseUrl }) => measureFrozenDatabase(product, databaseUrl),
  processes: ({ databaseUrl }) => measureProcesses(databaseUrl),
  programs: ({ databaseUrl }) => measurePrograms(databaseUrl),
  'ai-answers': ({ databaseUrl }) => measureAiAnswers(databaseUrl),
};

/**
 * `npm run bench [-- PART…]`: measures everything that has a budget, or the named parts, on loopback, and prints one table.
 * A part may also be a file with a `measure` of its own. Fails when a budget is not kept.
 */
const chosen = await Promise.all((process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)).map(findPart));
buildIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'cairn-bench-'));
const cleanUp: (() => Promise<void>)[] = [];
try {
  const server = await startPostgresServer({ fast: false });
  cleanUp.push(() => server.stop());
  const databaseUrl = server.url('postgres');
  const env = { DATABASE_URL: databaseUrl, PATH: process.env.PATH };
  const product = await startProduct({ ...env, DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000000' });
  cleanUp.push(product.stop);
  const port = await findFreePort();
  const page = resolve('build/client/index.html');
  const bare = await startProcess(['bench/bare.ts', '--port', String(port), '--page', page], env, port);
  cleanUp.push(bare.stop);

  const rows: Measurement[] = [];
  for (const measure of chosen) rows.push(...(await measure({ product: product.url, bare: bare.url, databaseUrl })));
  print(rows);
  if (rows.some((row) => row.kept === false)) process.exitCode = 1;
} finally {
  for (const step of cleanUp.reverse()) await step();
  rmSync(dataDir, { recursive: true });
}

async function findPart(name: string): Promise<Part> {
  const part = parts[name];
  if (part) return part;
  const { measure }: { measure: Part } = await import(resolve(name));
  return measure;
}

function print(rows: Measurement[]): void {
  const nameWidth = Math.max(...rows.map((row) => row.name.length));
  const valueWidth = Math.max(...rows.map((row) => row.value.length));
  for (const { name, value, budget = '', kept } of rows) {
    const verdict = kept === undefined ? '' : kept ? 'kept' : 'BROKEN';
    console.info(`${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${budget.padEnd(8)} ${verdict}`.trimEnd());
  }
}
