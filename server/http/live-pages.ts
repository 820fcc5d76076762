import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { loadShell } from './site-files.ts';

/** What a page that is made on demand says of itself before any script runs: messengers read nothing else. */
export interface PageHead {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Path of the page, and of the picture that stands for it; none for a page that is not there. */
  shown?: { path: string; imagePath: string; imageAlt: string };
}

/** A page of the browser's router whose head depends on what the database says. */
export interface LivePage {
  pattern: string;
  read(params: Record<string, string>): Promise<PageHead>;
}

/** Serves the application shell with a head of its own for each of these pages; asked anew each time, and counted as calls are. */
export function registerLivePages(
  app: FastifyInstance,
  {
    http,
  }: {
    http: Pick<Config['http'], 'buildDir' | 'publicUrl' | 'serviceWorker'> & Partial<Pick<Config['http'], 'connectTo'>>;
  },
  pages: readonly LivePage[],
): void {
  if (!existsSync(join(http.buildDir, '..', 'site.json'))) return;
  const shell = loadShell(http.buildDir, http);
  for (const { pattern, read } of pages)
    app.get(pattern, async (request, reply) => {
      const head = await read(request.params as Record<string, string>);
      return reply
        .code(head.status)
        .headers({ ...shell.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
        .send(withHead(shell.html, head, http.publicUrl));
    });
}

/** The tags of the shell with what this page says in their place. */
export function withHead(html: string, { title, description, shown }: PageHead, publicUrl: string): string {
  const contents: Record<string, string | undefined> = {
    description,
    'og:title': title,
    'og:description': description,
    'twitter:title': title,
    'twitter:description': description,
    ...(shown && {
      'og:type': 'article',
      'og:image': `${publicUrl}${shown.imagePath}`,
      'og:image:alt': shown.imageAlt,
      'twitter:image': `${publicUrl}${shown.imagePath}`,
      'twitter:image:alt': shown.imageAlt,
    }),
  };
  const extra = shown ? `<meta property="og:url" content="${escaped(`${publicUrl}${shown.path}`)}"/>` : '';
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${extra}`)
    .replace(/<meta (name|property)="([^"]+)" content="[^"]*"\/>/g, (tag, kind: string, name: string) => {
      const content = contents[name];
      return content === undefined ? tag : `<meta ${kind}="${name}" content="${escaped(content)}"/>`;
    });
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
