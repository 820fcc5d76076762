import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerSite } from '#server/http/site.ts';
import { passOn } from '#tests/setup/pass-on.ts';
import { writeServiceWorker } from '../../scripts/service-worker.ts';

export type Deployments = Awaited<ReturnType<typeof startDeployments>>;

/** The product behind an address of its own, where the built site is what was deployed last. Its API is the product's. */
export async function startDeployments(product: string) {
  const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  const sites: FastifyInstance[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith('/api/')) passOn(product, asked, answer);
    else sites.at(-1)?.routing(asked, answer);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function deploy(build: 'first' | 'second', { serviceWorker = true } = {}): Promise<void> {
    const buildDir = build === 'first' ? resolve('build/client') : join(folder, 'client');
    if (build === 'second') await buildAnother(folder);
    const site = Fastify();
    await registerSite(site, { isDevelopment: true, http: { buildDir, publicUrl: url, serviceWorker } });
    await site.ready();
    sites.push(site);
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    for (const site of sites) await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { url, deploy, close };
}

/** The same site as another build would be: every hashed file has another name. */
async function buildAnother(folder: string): Promise<void> {
  cpSync(resolve('build'), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const client = join(folder, 'client');
  const assets = join(client, 'assets');
  const names = new Map(readdirSync(assets).map((name) => [name, withAnotherHash(name)]));
  for (const [before, after] of names) renameSync(join(assets, before), join(assets, after));
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!['.js', '.css', '.html'].includes(extname(name))) continue;
    const text = readFileSync(join(client, name), 'utf8');
    writeFileSync(
      join(client, name),
      text.replace(hashedName, (before) => names.get(before) ?? before),
    );
  }
  await writeServiceWorker(folder);
}

const hashedName = /[\w.-]+-[\w-]{7,8}\.(?:js|css|woff2)/g;

/** `day-DqP_D3JS.js` becomes `day-0qP_D3JS.js`. */
const withAnotherHash = (name: string) =>
  name.replace(
    /-([\w-])([\w-]{6,7}\.\w+)$/,
    (_, first: string, rest: string) => `-${first === '0' ? '1' : '0'}${rest}`,
  );
