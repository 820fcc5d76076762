import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { manageProducts } from '#tests/setup/products.ts';

const run = promisify(execFile);
const bin = (name: string) => resolve('node_modules/.bin', name);
const { start, endWith } = manageProducts({ per: 'file' });
let url: string;
let folder: string;
let document: string;

beforeAll(async () => {
  url = (await start()).url;
  folder = mkdtempSync(join(tmpdir(), 'cairn-openapi-'));
  endWith(async () => rmSync(folder, { recursive: true, force: true }));
  document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(await (await fetch(`${url}/api/openapi.json`)).json()));
});

it('the description of the API has no fault that a public linter finds', async () => {
  const { stdout } = await run(bin('redocly'), ['lint', '--format', 'json', document]);
  expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({ totals: { errors: 0 } });
});

describe('a client made by a public generator compiles and calls ten endpoints', () => {
  it('swagger-typescript-api', async () => {
    const own = join(folder, 'swagger-typescript-api');
    await run(bin('swagger-typescript-api'), ['generate', '-p', document, '-o', own, '-n', 'client.ts', '--silent']);
    await expectTenCalls(own, 'ada@swagger.example');
  });

  it('orval', async () => {
    const own = join(folder, 'orval');
    const output = { target: join(own, 'client.ts'), client: 'fetch', mode: 'single', baseUrl: url };
    const config = join(folder, 'orval.config.mjs');
    writeFileSync(config, `export default ${JSON.stringify({ cairn: { input: document, output } })};`);
    await run(bin('orval'), ['--config', config]);
    await expectTenCalls(own, 'ada@orval.example');
  });
});

/** Compiles what calls the client in this folder, away from the project's own settings, and runs it. */
async function expectTenCalls(own: string, email: string): Promise<void> {
  const caller = join(own, 'caller.ts');
  copyFileSync(`tests/process/clients/${basename(own)}.ts.txt`, caller);
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'];
  const target = ['--target', 'esnext', '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'esnext,dom'];
  await run(bin('tsc'), [...strict, ...target, caller], { cwd: own });
  const { callTen } = await import(/* @vite-ignore */ caller);
  const services = expect.any(Number);
  expect(await callTen(url, email)).toEqual([
    'string',
    email,
    'Cold rooms',
    1,
    0,
    services,
    0,
    'cairn',
    'IDEA_UNKNOWN',
  ]);
}
