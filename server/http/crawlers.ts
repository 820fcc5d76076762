import type { FastifyInstance } from 'fastify';

const cacheControl = 'public, max-age=3600';

/** robots.txt and sitemap.xml: the only files that name the site's own host. `paths` are the canonical public pages. */
export function registerCrawlerFiles(app: FastifyInstance, publicUrl: string, paths: string[]): void {
  const robots = robotsTxt(publicUrl);
  const sitemap = sitemapXml(publicUrl, paths);
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', cacheControl).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', cacheControl).type('application/xml; charset=utf-8').send(sitemap),
  );
}

export function robotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /m',
    'Disallow: /auth',
    'Disallow: /shared',
    'Disallow: /sign',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

export function sitemapXml(publicUrl: string, paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(`${publicUrl}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
