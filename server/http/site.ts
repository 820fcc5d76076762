import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Config } from '../config/config.ts';
import { registerCrawlerFiles } from './crawlers.ts';
import { sendError } from './error-handler.ts';
import { loadAssets, loadPages, pickEncoding, type SiteFile } from './site-files.ts';

/** What the build says of itself: the prerendered paths, and the patterns that the browser's router knows. */
interface SiteManifest {
  prerendered: string[];
  /** The canonical ones of them, for crawlers. */
  sitemap: string[];
  patterns: string[];
}

type SiteConfig = Pick<Config, 'isDevelopment'> & { http: Pick<Config['http'], 'buildDir' | 'publicUrl'> };

/** Serves the built site from memory: prerendered pages, the application shell on its known routes, honest 404s elsewhere. */
export async function registerSite(app: FastifyInstance, config: SiteConfig): Promise<void> {
  const { buildDir, publicUrl } = config.http;
  const manifestFile = join(buildDir, '..', 'site.json');
  if (!existsSync(manifestFile)) {
    app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('ROUTE_UNKNOWN')));
    return;
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SiteManifest;
  const { pages, shell } = loadPages(buildDir, manifest.prerendered, publicUrl);
  const serve = (path: string, file: SiteFile) => {
    const served = forPath(path, file);
    app.get(path, (request, reply) => sendFile(request, reply, served, 200));
  };

  registerCrawlerFiles(app, publicUrl, manifest.sitemap);
  for (const [path, file] of [...pages, ...loadAssets(buildDir)]) serve(path, file);
  for (const pattern of manifest.patterns.filter((known) => !pages.has(known))) {
    if (config.isDevelopment || !pattern.startsWith('/dev')) serve(pattern, shell);
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
    return wantsPage
      ? sendFile(request, reply, forPath(request.url, shell), 404)
      : sendError(request, reply, new AppError('ROUTE_UNKNOWN'));
  });
}

const privateArea = /^\/(m|auth|shared|sign)(\/|$|\?)/;

/** The file as it is served at this path: nothing in the member and auth areas and behind private links is for search engines. */
function forPath(path: string, file: SiteFile): SiteFile {
  if (!privateArea.test(path)) return file;
  return { ...file, headers: { ...file.headers, 'x-robots-tag': 'noindex, nofollow' } };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number) {
  const encoding = pickEncoding(request.headers['accept-encoding'], file.bodies);
  reply.headers(file.headers).code(status);
  if (status === 200 && file.etag) {
    reply.header('etag', file.etag);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(file.bodies[encoding]);
}
