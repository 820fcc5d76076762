import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';

interface CruiserConfig {
  forbidden: { name: string }[];
  options: ICruiseOptions;
}
const { default: config } = (await import(resolve('.dependency-cruiser.mjs'))) as { default: CruiserConfig };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Lays out a small tree of files and says which rules it breaks. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(resolve('node_modules/.boundaries-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { forbidden, options } = config;
  const result = await cruise(['.'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  } as ICruiseOptions);
  return (result.output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

const cases: [rule: string, files: Record<string, string>][] = [
  ['no-cycles', { 'web/a.ts': "import './b.ts';", 'web/b.ts': "import './a.ts';" }],
  ['domain-is-pure', { 'domain/a.ts': "import 'zod';" }],
  ['domain-is-pure', { 'domain/a.ts': "import '../contract/b.ts';", 'contract/b.ts': '' }],
  ['contract-knows-domain-and-zod', { 'contract/a.ts': "import '../server/b.ts';", 'server/b.ts': '' }],
  ['ui-knows-react-only', { 'ui/a.ts': "import '../web/b.ts';", 'web/b.ts': '' }],
  ['web-never-server', { 'web/a.ts': "import type { B } from '../server/b.ts';", 'server/b.ts': 'export type B = 1;' }],
  [
    'web-areas-keep-to-themselves',
    { 'web/public/home.ts': "import '../founder/consultation/words.ts';", 'web/founder/consultation/words.ts': '' },
  ],
  ['web-areas-keep-to-themselves', { 'web/admin/a.ts': "import '../member/b.ts';", 'web/member/b.ts': '' }],
  [
    'founder-areas-keep-to-themselves',
    {
      'web/founder/consultation/a.ts': "import '../startup-assistant/b.ts';",
      'web/founder/startup-assistant/b.ts': '',
    },
  ],
  [
    'founder-areas-keep-to-themselves',
    { 'web/founder/documents/a.ts': "import '../consultation/b.ts';", 'web/founder/consultation/b.ts': '' },
  ],
  [
    'tools-keep-to-themselves',
    {
      'web/founder/startup-assistant/readiness/report/a.ts': "import '../../validation/b.ts';",
      'web/founder/startup-assistant/validation/b.ts': '',
    },
  ],
  [
    'tools-keep-to-themselves',
    {
      'web/founder/startup-assistant/sharing/a.ts': "import '../agreements/b.ts';",
      'web/founder/startup-assistant/agreements/b.ts': '',
    },
  ],
  ['web-floors-know-no-area', { 'web/fields/a.ts': "import '../founder/b.ts';", 'web/founder/b.ts': '' }],
  ['server-never-web', { 'server/a.ts': "import '../ui/b.ts';", 'ui/b.ts': '' }],
  ['content-is-data', { 'content/a.ts': "import '../web/b.ts';", 'web/b.ts': '' }],
  [
    'content-takes-types-only',
    { 'content/a.ts': "import { b } from '../domain/b.ts'; b();", 'domain/b.ts': 'export const b = () => 1;' },
  ],
  ['modules-keep-to-themselves', { 'server/modules/a/a.ts': "import '../b/b.ts';", 'server/modules/b/b.ts': '' }],
  ['modules-have-one-door', { 'server/app.ts': "import './modules/a/routes.ts';", 'server/modules/a/routes.ts': '' }],
  [
    'modules-use-ports',
    { 'server/modules/a/a.ts': "import '../../ports/mail/smtp.ts';", 'server/ports/mail/smtp.ts': '' },
  ],
  [
    'only-context-chooses-adapters',
    { 'server/app.ts': "import './ports/mail/smtp.ts';", 'server/ports/mail/smtp.ts': '' },
  ],
  [
    'only-repos-read-tables',
    { 'server/modules/a/a.service.ts': "import './tables.ts';", 'server/modules/a/tables.ts': '' },
  ],
  [
    'only-access-makes-scopes',
    { 'server/modules/a/a.ts': "import '../../access/make-scope.ts';", 'server/access/make-scope.ts': '' },
  ],
  [
    'only-repos-lock-rows',
    {
      'server/modules/a/a.service.ts': "import { asLocked } from '../../db/locked.ts'; asLocked();",
      'server/db/locked.ts': 'export const asLocked = () => 1;',
    },
  ],
  [
    'pages-are-laid-out-on-worker-threads',
    {
      'server/context.ts': "import './modules/a/a.service.ts';",
      'server/modules/a/a.service.ts': "import { render } from './a-pdf.ts'; render();",
      'server/modules/a/a-pdf.ts': "import '../../pdf/render.ts'; export const render = () => 1;",
      'server/pdf/render.ts': '',
    },
  ],
  ['pages-are-laid-out-on-worker-threads', { 'server/app.ts': "export const made = () => import('docx');" }],
  ['outbound-is-the-only-way-out', { 'server/a.ts': "import { request } from 'node:https'; request('');" }],
  ['outbound-is-the-only-way-out', { 'server/ports/a/a.ts': "import { connect } from 'net'; connect(1);" }],
  ['outbound-is-the-only-way-out', { 'server/a.ts': "export const made = () => import('undici');" }],
  ['no-unresolved', { 'web/a.ts': "import './missing.ts';" }],
];

describe('import rules', () => {
  it.each(cases)('%s fires', async (rule, files) => {
    expect(await brokenRules(files)).toContain(rule);
  });

  it('has a case for every rule', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map((rule) => rule.name)));
  });

  const permitted: Record<string, string>[] = [
    { 'contract/a.ts': "import '../domain/b.ts';", 'domain/b.ts': 'export const b = 1;' },
    {
      'server/context.ts': "export const task = new URL('./a.worker.ts', import.meta.url);",
      'server/a.worker.ts': "import './pdf/render.ts';",
      'server/pdf/render.ts': '',
    },
    { 'server/a.ts': "import type { IncomingMessage } from 'node:http'; export type A = IncomingMessage;" },
    {
      'web/menus.ts': "import './founder/a.ts'; import './admin/a.ts';",
      'web/founder/a.ts': "import '../fields/a.ts';",
      'web/admin/a.ts': "import '../fields/a.ts';",
      'web/fields/a.ts': '',
    },
    {
      'web/founder/consultation/a.ts': "import '../../billing/b.ts';",
      'web/founder/startup-assistant/readiness/c.ts': "import '../sharing/d.ts'; import '../../documents/e.ts';",
      'web/founder/startup-assistant/sharing/d.ts': '',
      'web/founder/documents/e.ts': '',
      'web/billing/b.ts': '',
    },
    { 'content/a.ts': "import type { B } from '../domain/b.ts';", 'domain/b.ts': 'export type B = 1;' },
    {
      'server/modules/a/a.service.ts': "import type { Locked } from '../../db/locked.ts'; export type A = Locked;",
      'server/db/locked.ts': 'export type Locked = 1;',
    },
    { 'server/http/a.ts': "import '../access/make-scope.ts';", 'server/access/make-scope.ts': '' },
  ];
  it.each(permitted)('lets a permitted import pass: %j', async (files) => {
    expect(await brokenRules(files)).toEqual([]);
  });
});

describe('fetch', () => {
  /** The files in which Biome, with our settings, refuses the global. */
  function refusedIn(...paths: string[]): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-lint-'));
    folders.push(folder);
    const settings = JSON.parse(readFileSync('biome.json', 'utf8'));
    const all = { 'biome.json': JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }) };
    for (const path of paths) Object.assign(all, { [path]: "export const a = await fetch('https://example.com');\n" });
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const args = ['lint', '--reporter=json', '.'];
    const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' });
    return paths.filter((path) => stdout.includes(path));
  }

  it('is refused on the server, but in the kit for outside calls and in tests', () => {
    const refused = ['server/app.ts', 'server/ports/ai/sdk.ts', 'server/modules/a/a.service.ts'];
    const permitted = ['server/outbound/outbound.ts', 'server/app.test.ts', 'web/api/client.ts'];
    expect(refusedIn(...refused, ...permitted)).toEqual(refused);
  });
});
