import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './scripts/compress-folder.ts';
import { rewriteStart } from './scripts/page-start.ts';
import { prerenderedPaths, sitemapPaths } from './scripts/prerendered-paths.ts';
import { slimManifest } from './scripts/route-manifest.ts';
import { routePatterns } from './scripts/route-patterns.ts';
import { writeServiceWorker } from './scripts/service-worker.ts';
import { webManifest } from './web/public/web-manifest.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  // The framework would fetch a loader's own file itself, without the tries of web/code/load-route-module.ts.
  splitRouteModules: false,
  prerender: prerenderedPaths,
  async buildEnd({ reactRouterConfig }) {
    const { buildDirectory, routes } = reactRouterConfig;
    const manifest = { prerendered: prerenderedPaths, sitemap: sitemapPaths, patterns: routePatterns(routes) };
    writeFileSync(join(buildDirectory, 'site.json'), JSON.stringify(manifest));
    const client = join(buildDirectory, 'client');
    writeFileSync(join(client, 'site.webmanifest'), JSON.stringify(webManifest));
    for (const path of prerenderedPaths) await rewriteStart(join(client, path, 'index.html'), true);
    await rewriteStart(join(client, '__spa-fallback.html'), false);
    await writeServiceWorker(buildDirectory);
    await slimManifest(client);
    await compressFolder(client);
  },
} satisfies Config;
