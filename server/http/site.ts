import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSafeRedirect } from '#domain/roles.ts';
import type { Config } from '../config/config.ts';
import { registerCrawlerFiles } from './crawlers.ts';
import type { MethodsAt } from './methods-at.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { loadServiceWorker } from './service-worker.ts';
import { loadAssets, loadPages, pickEncoding, type SiteFile } from './site-files.ts';

/** What the build says of itself: the prerendered paths, and the patterns that the browser's router knows. */
interface SiteManifest {
  prerendered: string[];
  /** The canonical ones of them, for crawlers. */
  sitemap: string[];
  patterns: string[];
}

type SiteConfig = Pick<Config, 'isDevelopment'> & {
  http: Pick<Config['http'], 'buildDir' | 'publicUrl' | 'serviceWorker'> & Partial<Pick<Config['http'], 'connectTo'>>;
};

/**
 * Serves the built site from memory: prerendered pages, the application shell on its known routes, honest refusals elsewhere.
 * @param methodsAt what the API knows, where there is one beside the site.
 * @param livePatterns the routes that `live-pages.ts` serves.
 */
export async function registerSite(
  app: FastifyInstance,
  config: SiteConfig,
  methodsAt: MethodsAt = () => [],
  livePatterns: readonly string[] = [],
): Promise<void> {
  const { buildDir, publicUrl, serviceWorker } = config.http;
  const manifestFile = join(buildDir, '..', 'site.json');
  if (!existsSync(manifestFile)) {
    app.setNotFoundHandler((request, reply) => refuseUnknown(request, reply, methodsAt));
    return;
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SiteManifest;
  const { pages, shell } = loadPages(buildDir, manifest.prerendered, config.http);
  const serve = (path: string, file: SiteFile) => {
    const served = forPath(path, file);
    app.get(path, (request, reply) => sendFile(request, reply, served, 200));
  };

  registerCrawlerFiles(app, publicUrl, manifest.sitemap);
  serve('/sw.js', loadServiceWorker(buildDir, serviceWorker));
  for (const [path, file] of [...pages, ...loadAssets(buildDir)]) serve(path, file);
  for (const pattern of manifest.patterns.filter((known) => !pages.has(known) && !livePatterns.includes(known))) {
    if (config.isDevelopment || !pattern.startsWith('/dev')) serve(pattern, shell);
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/');
    const proper = isRead ? withoutTrailingSlash(request.url) : null;
    if (proper !== null) return reply.redirect(proper, 308);
    const wantsPage = isRead && request.headers.accept?.includes('text/html');
    return wantsPage
      ? sendFile(request, reply, forPath(request.url, shell), 404)
      : refuseUnknown(request, reply, methodsAt);
  });
}

/**
 * The address without the slashes at the end of its path, its query kept. Null where there are none, and where what is left
 * would lead to another site, as `//elsewhere.example/` does.
 */
function withoutTrailingSlash(url: string): string | null {
  const [path = '', query] = splitOnce(url, '?');
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const proper = path.slice(0, end);
  if (end === path.length || !isSafeRedirect(proper)) return null;
  return query === undefined ? proper : `${proper}?${query}`;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const privateArea = /^\/(m|auth|shared|sign|confirm-email|r)(\/|$|\?)/;

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
