import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { TestProject } from 'vitest/node';
import routes from '#web/routes.ts';
import { pageRoutes } from '../../scripts/generate-docs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every URL of the product, with its :params. */
    urlPatterns: string[];
    /** The modules of each page below its layouts, outermost first. */
    pageModules: Record<string, string[]>;
  }
}

/** Hands the product's URLs to the browser, which cannot load what makes the route list. */
export default function provideRoutes({ provide }: TestProject): void {
  provide(
    'urlPatterns',
    pageRoutes(routes, '').map(([url]) => url),
  );
  provide('pageModules', Object.fromEntries(modulesOf(routes, '', [])));
}

function modulesOf(entries: RouteConfigEntry[], parent: string, around: string[]): [url: string, files: string[]][] {
  return entries.flatMap(({ path, file, children = [], index }) => {
    const url = `${parent}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const files = path || index ? [...around, file] : around;
    return children.length > 0 ? modulesOf(children, url, files) : [[url, files]];
  });
}
