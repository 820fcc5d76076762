import { readFile, writeFile } from 'node:fs/promises';
import { pausesMs } from '../web/code/arrival.ts';
import { notStartedId } from '../web/code/not-started.ts';
import { reloadMark } from '../web/code/reload-once.ts';
import type { PageStart } from '../web/code/start-page.ts';
import { startedEvent } from '../web/code/started.ts';
import { inlineCode } from './inline-code.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const frameworkStart =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as \w+ from "[^"]+";\n)+)[^<]*__reactRouterRouteModules = (\{[^}]+\});\s*import\("([^"]+)"\);<\/script>/;

/**
 * Rewrites how a built page asks for its code. React Router has it asked for before anything else, so that the styles and
 * words of the page share the line with it. A page that can be read without its code asks for it once it is painted; the
 * application shell, which has nothing to show before, at once.
 */
export async function rewriteStart(file: string, afterPaint: boolean): Promise<void> {
  await writeFile(file, withOwnStart(await readFile(file, 'utf8'), afterPaint, await inlineCode('start-page.ts')));
}

/** @throws Error when the page does not start as React Router starts one. */
export function withOwnStart(html: string, afterPaint: boolean, startPage: string): string {
  const start = frameworkStart.exec(html);
  if (!start) throw new Error('The page does not start as React Router 8 starts one: see scripts/page-start.ts.');
  const [script, manifest = '', imports = '', ids = '', entry = ''] = start;
  const files = [...html.matchAll(preload)].map(([, file = '']) => file);
  const routes = routeFiles(imports, ids);
  const page: PageStart = {
    files,
    manifest,
    routes,
    entry,
    afterPaint,
    pausesMs,
    reloadMark,
    notStartedId,
    startedEvent,
  };
  const own = `<script type="module" async="">${startPage}startPage(${JSON.stringify(page)})</script>`;
  return (afterPaint ? html.replaceAll(preload, '') : html).replace(script, () => own);
}

/** The file of each route, from `import * as route0 from "/assets/root.js";` and `{"root":route0}`. */
function routeFiles(imports: string, ids: string): Record<string, string> {
  const files = new Map([...imports.matchAll(/as (\w+) from "([^"]+)"/g)].map(([, name, file]) => [name, file ?? '']));
  return Object.fromEntries([...ids.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, files.get(name) ?? '']));
}
