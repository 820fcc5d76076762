import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Constant headers, set once an answer: cheaper than a plugin that works them out for each request. Scripts, styles and
 * fonts carry only what means something for them: on a page of twenty files the rest would weigh as much as a typeface.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const assetHeaders: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (config.http.publicUrl.startsWith('https:'))
    assetHeaders['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  const headers: Record<string, string> = {
    ...assetHeaders,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/assets/')) reply.headers(assetHeaders);
    else reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** The policy of a page: our own files, the inline scripts and styles whose hashes are given, and calls to us and to these origins. */
export function pagePolicy(hashes: { scripts: string[]; styles: string[] }, connectTo: readonly string[]): string {
  const ours = (inline: string[]) => ["'self'", ...inline.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${ours(hashes.scripts)}`,
    `style-src ${ours(hashes.styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
