import type { TestProject } from 'vitest/node';
import routes from '#web/routes.ts';
import { pageRoutes } from '../../scripts/generate-docs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every URL of the product, with its :params. */
    urlPatterns: string[];
  }
}

/** Hands the product's URLs to the browser, which cannot load what makes the route list. */
export default function provideRoutes({ provide }: TestProject): void {
  provide(
    'urlPatterns',
    pageRoutes(routes, '').map(([url]) => url),
  );
}
