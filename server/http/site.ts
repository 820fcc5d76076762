import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Config } from '../config/config.ts';
import { registerCrawlerFiles } from './crawlers.ts';
import { sendError } from './error-handler.ts';
import { loadPages, type Page, pickEncoding } from './pages.ts';

const year = 31_536_000;

/** What the build says of itself: the prerendered paths, and the patterns that the browser's router knows. */
interface SiteManifest {
  prerendered: string[];
  /** The canonical ones of them, for crawlers. */
  sitemap: string[];
  patterns: string[];
}

/** Serves the built site: prerendered pages from memory, the application shell on its known routes, honest 404s elsewhere. */
export async function registerSite(app: FastifyInstance, config: Config): Promise<void> {
  const { buildDir } = config.http;
  const manifestFile = join(buildDir, '..', 'site.json');
  if (!existsSync(manifestFile)) {
    app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('ROUTE_UNKNOWN')));
    return;
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SiteManifest;
  const { pages, shell } = loadPages(buildDir, manifest.prerendered, config.http.publicUrl);
  registerCrawlerFiles(app, config.http.publicUrl, manifest.sitemap);
  for (const [path, page] of pages) app.get(path, (request, reply) => sendPage(request, reply, page, 200));
  for (const pattern of manifest.patterns.filter((known) => !pages.has(known))) {
    if (pattern.startsWith('/dev') && !config.isDevelopment) continue;
    app.get(pattern, (request, reply) => sendPage(request, reply, shell, 200));
  }
  await app.register(fastifyStatic, {
    root: buildDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.html.br', '**/*.html.gz'],
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
    return wantsPage ? sendPage(request, reply, shell, 404) : sendError(request, reply, new AppError('ROUTE_UNKNOWN'));
  });
}

const privateArea = /^\/(m|auth)(\/|$|\?)/;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number) {
  if (privateArea.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
  const encoding = pickEncoding(request.headers['accept-encoding']);
  reply.headers(page.headers).code(status);
  if (status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}
