import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { endpointsByTag } from '#contract/endpoints.ts';
import { errors } from '#contract/errors.ts';
import routes from '#web/routes.ts';
import { constants, describeShape, namedShapes } from './describe-shape.ts';

const docs = fileURLToPath(new URL('../docs', import.meta.url));

/** The generated pages of the documentation: file name → text. A test compares them with what is committed. */
export function generateDocs(): Record<string, string> {
  return { 'routes.md': routeMap(), 'calls.md': callShapes(), 'errors.md': errorCatalogue() };
}

function routeMap(): string {
  const lines = [
    '# Routes',
    '',
    'Made by `npm run docs`; do not edit.',
    '',
    '## Pages',
    '',
    '| URL | file |',
    '|---|---|',
  ];
  for (const [url, file] of pageRoutes(routes, '')) lines.push(`| \`${url}\` | \`web/${file}\` |`);
  lines.push('', '## API', '', 'OpenAPI: `/api/openapi.json`, its page: `/api/docs`.', '');
  for (const [tag, endpoints] of Object.entries(endpointsByTag)) {
    lines.push(`### ${tag}`, '', '| call | who | what | how | errors |', '|---|---|---|---|---|');
    for (const endpoint of Object.values(endpoints).sort(byPath)) {
      const call = `\`${endpoint.method} ${apiPrefix}${endpoint.path}\``;
      lines.push(
        `| ${call} | ${describeAccess(endpoint)} | ${endpoint.summary} | ${describeUse(endpoint)} | ${endpoint.errors.join(', ') || '–'} |`,
      );
    }
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function byPath(one: Endpoint, other: Endpoint): number {
  return one.path.localeCompare(other.path, 'en') || one.method.localeCompare(other.method, 'en');
}

/** A module's exports come in another order from Node than from Vite. */
function byName<T>(entries: [string, T][]): [string, T][] {
  return entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Every page's URL with the file of its route module. */
export function pageRoutes(entries: RouteConfigEntry[], parent: string): [url: string, file: string][] {
  return entries.flatMap((entry) => {
    const url = `${parent}/${entry.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const own: [string, string][] = entry.path || entry.index ? [[url, entry.file]] : [];
    return [...own, ...pageRoutes(entry.children ?? [], url)];
  });
}

function describeAccess({ access, grant }: Endpoint): string {
  const who = typeof access === 'string' ? access : access.anyRole.join(' or ');
  return grant ? `${who}, or by a grant` : who;
}

/** What a caller has to know beside the shapes: which status, which key, how often, and bytes instead of JSON. */
function describeUse({ status, idempotent, limit, consumes, produces }: Endpoint): string {
  const words = [
    status && `answers ${status}`,
    idempotent && 'Idempotency-Key',
    limit && `${limit.max} in ${limit.windowSeconds} s`,
    consumes && `takes ${consumes}`,
    produces && `gives ${produces}`,
  ];
  return words.filter(Boolean).join(', ') || '–';
}

/** What each call takes and gives: whatever changes in it, a caller may notice. */
function callShapes(): string {
  const lines = [
    '# Calls',
    '',
    'Made by `npm run docs` from `contract/`; do not edit. What a caller reads is in quotation marks.',
  ];
  for (const [tag, endpoints] of Object.entries(endpointsByTag)) {
    lines.push('', `## ${tag}`);
    for (const [name, { params, query, body, reply }] of byName(Object.entries(endpoints))) {
      const parts = Object.entries({ params, query, body, reply });
      const shapes = parts.flatMap(([part, shape]) => (shape ? [`${part}: ${describeShape(shape)}`] : []));
      lines.push('', `### ${name}`, '```', ...shapes, '```');
    }
  }
  lines.push('', '## Shapes');
  for (const [name, shape] of byName(namedShapes))
    lines.push('', `### ${name}`, '```', describeShape(shape, true), '```');
  lines.push('', '## Numbers and texts');
  for (const [name, value] of byName(constants)) {
    // The catalogue of errors has a page of its own.
    if (name.endsWith('rrors')) continue;
    lines.push('', `### ${name}`, '```', JSON.stringify(value, null, 2), '```');
  }
  return `${lines.join('\n')}\n`;
}

function errorCatalogue(): string {
  const rows = Object.entries(errors).map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`);
  return [
    '# Errors',
    '',
    'Made by `npm run docs` from `contract/errors.ts`; do not edit.',
    '',
    '| code | status | what the user reads |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(generateDocs())) writeFileSync(join(docs, name), text);
}
