import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { PackedManifest } from '../web/code/unpack-manifest.ts';
import { inlineCode } from './inline-code.ts';
import type { RouteEntry } from './route-patterns.ts';

export interface CodeFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

/** What React Router's own list of routes says of a build. */
export interface RouteManifest {
  entry: CodeFiles;
  routes: Record<string, CodeFiles & RouteEntry>;
}

/** Reads the list of routes of a build, before or after it is written short. @throws Error when there is none. */
export async function readManifest(client: string): Promise<{ file: string; manifest: RouteManifest }> {
  const name = (await readdir(join(client, 'assets'))).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('The build has no route manifest.');
  const page: { __reactRouterManifest?: RouteManifest } = {};
  runInContext(await readFile(join(client, 'assets', name), 'utf8'), createContext({ window: page }));
  if (!page.__reactRouterManifest) throw new Error(`assets/${name} sets no list of routes.`);
  return { file: `/assets/${name}`, manifest: page.__reactRouterManifest };
}

/** Writes the list of routes anew in a fifth less, since every page loads all of it. */
export async function slimManifest(client: string): Promise<void> {
  const { file, manifest } = await readManifest(client);
  // To React Router a flag that is missing is false.
  const packed = JSON.stringify(packManifest(manifest), (_key, value) => (value === false ? undefined : value));
  const unpack = await inlineCode('unpack-manifest.ts');
  await writeFile(
    join(client, file),
    `window.__reactRouterManifest=(()=>{${unpack}return unpackManifest(${packed})})()`,
  );
}

export function packManifest({ routes, ...rest }: RouteManifest): PackedManifest {
  const all = Object.values(routes);
  const ids = Object.keys(routes);
  const uses = new Map<string, number>();
  for (const file of all.flatMap(({ module, imports = [] }) => [module, ...imports])) {
    uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  // The files that most pages share get the short numbers.
  const scripts = [...uses].sort(([, a], [, b]) => b - a).map(([file]) => file);
  const numbers = new Map(scripts.map((file, number) => [file, number]));
  const numberOf = (file: string) => numbers.get(file) ?? -1;
  return {
    rest,
    scripts: scripts.map(shortName).join(' '),
    routes: all.map(({ parentId, module, imports = [], css = [], ...route }) => ({
      ...route,
      parent: parentId === undefined ? undefined : ids.indexOf(parentId),
      files: [numberOf(module), ...imports.map(numberOf).sort((a, b) => a - b)].join(' '),
      css: css.length > 0 ? css : undefined,
    })),
  };
}

/** @throws Error for a file that is not in the folder of all scripts. */
function shortName(file: string): string {
  const name = /^\/assets\/([^ /]+)$/.exec(file)?.[1];
  if (!name) throw new Error(`${file} is no file of /assets: see scripts/route-manifest.ts.`);
  return name;
}
