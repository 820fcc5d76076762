import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PUBLIC_URL_PLACEHOLDER } from '#contract/public-url.ts';
import { pagePolicy } from './security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built site, held in memory in each encoding that it has, with its headers worked out once. */
export interface SiteFile {
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  headers: Record<string, string>;
  /** Absent where the name carries a hash of the content: such a file is never asked for twice. */
  etag?: string;
}

interface SiteAddress {
  publicUrl: string;
  serviceWorker: boolean;
  /** Origins that pages call besides ours. */
  connectTo?: readonly string[];
}

/** Reads the prerendered pages and the application shell of a build, for a site at `publicUrl`, with or without a service worker. */
export function loadPages(
  buildDir: string,
  prerendered: string[],
  site: SiteAddress,
): { pages: Map<string, SiteFile>; shell: SiteFile } {
  const load = (...file: string[]) => {
    const { html, headers } = readPage(join(buildDir, ...file), site);
    return heldInMemory(Buffer.from(html), headers);
  };
  return {
    pages: new Map(prerendered.map((path) => [path, load(path, 'index.html')])),
    shell: load(shellFile),
  };
}

const shellFile = '__spa-fallback.html';

/** The application shell as text, for pages that are made on demand; its headers hold for it with any other head. */
export const loadShell = (buildDir: string, site: SiteAddress) => readPage(join(buildDir, shellFile), site);

function readPage(file: string, { publicUrl, serviceWorker, connectTo = [] }: SiteAddress) {
  // Read by web/service-worker/register.ts.
  const root = serviceWorker ? '<html ' : '<html data-service-worker="off" ';
  const html = readFileSync(file, 'utf8').replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl).replace('<html ', root);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-security-policy': pagePolicy(inlineHashes(html), connectTo),
  };
  return { html, headers };
}

/** What is made at start, in each encoding. */
export function heldInMemory(bytes: Buffer, headers: Record<string, string>): SiteFile {
  return {
    bodies: { identity: bytes, gzip: gzipSync(bytes), br: brotliCompressSync(bytes) },
    etag: etagOf(bytes),
    headers,
  };
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Every file of the build that is not a page, by its URL: a few megabytes, served several times faster than from disk. */
export function loadAssets(buildDir: string): Map<string, SiteFile> {
  const names = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) in contentTypes && !name.startsWith('.') && statSync(join(buildDir, name)).isFile(),
  );
  return new Map(names.map((name) => [`/${name}`, loadAsset(join(buildDir, name), name.startsWith('assets/'))]));
}

function loadAsset(file: string, isHashed: boolean): SiteFile {
  const identity = readFileSync(file);
  const read = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : undefined);
  const [br, gzip] = [read('.br'), read('.gz')];
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    etag: isHashed ? undefined : etagOf(identity),
    headers: {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...((br || gzip) && { vary: 'accept-encoding' }),
    },
  };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Pages carry inline scripts and styles: the policy names the hash of each one, and no other counts. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: hashesOf(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, element: RegExp): string[] {
  const contents = new Set([...html.matchAll(element)].map((match) => match[1] ?? ''));
  return [...contents].filter(Boolean).map((text) => createHash('sha256').update(text).digest('base64'));
}

/** The best encoding that both the browser takes and the file has. */
export function pickEncoding(accept: string | undefined, bodies: SiteFile['bodies']): Encoding {
  if (bodies.br && accept?.includes('br')) return 'br';
  return bodies.gzip && accept?.includes('gzip') ? 'gzip' : 'identity';
}
