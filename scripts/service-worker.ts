import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { KeptFiles } from '../web/service-worker/kept-files.ts';
import { offlinePage } from './offline-page.ts';
import { type CodeFiles, type RouteManifest, readManifest } from './route-manifest.ts';
import { routePattern } from './route-patterns.ts';

const idea = 'founder/startup-assistant/validation';

/** The pages that open without a network, for members, for founders, for those who saved a course; and the layouts around them. */
const pages = {
  member: ['member/overview'],
  founder: ['founder/overview', `${idea}/next/next`, `${idea}/day/day`, `${idea}/intake/questions`],
  courses: ['founder/programs/programs', 'founder/programs/course-page', 'founder/programs/lesson-page'],
};
type Part = keyof typeof pages;
const layouts = {
  member: ['root', 'auth/session-layout', 'member/member-guard', 'member/member-layout'],
  founder: ['founder/founder-layout', `${idea}/idea`],
  courses: ['founder/founder-layout'],
};

/** The typefaces that English and naira need, as the styles in the shell name them. */
const typeface = /\/assets\/(?:(?:inter|fraunces)-latin|inter-naira)-[\w-]{8}\.woff2/g;

/** What the worker of a build keeps. @throws Error when a route is gone: then the list above is out of date. */
export function keptFiles(manifestFile: string, { entry, routes }: RouteManifest, shell: string): KeptFiles {
  const findRoute = (id: string) => {
    const route = routes[id];
    if (!route) throw new Error(`There is no route ${id}: see scripts/service-worker.ts.`);
    return route;
  };
  const filesOf = (part: Part) => [...layouts[part], ...pages[part]].map(findRoute).flatMap(allOf);
  const member = new Set([manifestFile, ...allOf(entry), ...filesOf('member'), ...(shell.match(typeface) ?? [])]);
  const beside = (part: Part) => [...new Set(filesOf(part).filter((file) => !member.has(file)))];
  const build = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  const opening = (ids: readonly string[]) =>
    `^(${ids.map((id) => toExpression(routePattern(findRoute(id), routes))).join('|')})$`;
  return {
    build,
    manifest: manifestFile,
    member: [...member],
    founder: beside('founder'),
    courses: beside('courses'),
    opens: opening([...pages.member, ...pages.founder]),
    opensCourses: opening(pages.courses),
    offlinePage,
  };
}

/** What `/validate/:id/questions/:step?` matches, as a regular expression. */
const toExpression = (pattern: string) => pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');

const allOf = ({ module, imports = [], css = [] }: CodeFiles) => [module, ...imports, ...css];

/** Writes the worker of a build beside its client folder: it is not one of the files that are served as they are. */
export async function writeServiceWorker(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const { file, manifest } = await readManifest(client);
  const shell = await readFile(join(client, '__spa-fallback.html'), 'utf8');
  const code = await bundle(keptFiles(file, manifest, shell));
  await writeFile(join(buildDirectory, 'sw.js'), code);
}

/** One classic script: module workers are younger than many phones. */
async function bundle(kept: KeptFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { KEPT_FILES: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, '../web/service-worker/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = (Array.isArray(built) ? built : [built as Rolldown.RolldownOutput]).flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not bundled.');
  return chunk.code;
}
