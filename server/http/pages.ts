import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PUBLIC_URL_PLACEHOLDER } from '#contract/public-url.ts';
import { pagePolicy } from './security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** An HTML page held in memory in each encoding, with its headers worked out once. */
export interface Page {
  bodies: Record<Encoding, Buffer>;
  headers: Record<string, string>;
  etag: string;
}

/** Reads the prerendered pages and the application shell of a build, for a site at `publicUrl`. */
export function loadPages(
  buildDir: string,
  prerendered: string[],
  publicUrl: string,
): { pages: Map<string, Page>; shell: Page } {
  const load = (...file: string[]) => loadPage(join(buildDir, ...file), publicUrl);
  return {
    pages: new Map(prerendered.map((path) => [path, load(path, 'index.html')])),
    shell: load('__spa-fallback.html'),
  };
}

function loadPage(file: string, publicUrl: string): Page {
  const html = Buffer.from(readFileSync(file, 'utf8').replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl));
  return {
    bodies: { identity: html, gzip: gzipSync(html), br: brotliCompressSync(html) },
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-security-policy': pagePolicy(inlineScriptHashes(html.toString('utf8'))),
    },
  };
}

/** Prerendered pages carry inline scripts: the policy names the hash of each one, and no other may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(scripts.filter(Boolean).map((script) => createHash('sha256').update(script).digest('base64')))];
}

/** The best encoding the browser takes. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (accept?.includes('br')) return 'br';
  return accept?.includes('gzip') ? 'gzip' : 'identity';
}
