import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './scripts/compress-folder.ts';
import { routePatterns } from './scripts/route-patterns.ts';
import { prerenderedPaths, sitemapPaths } from './web/paths.ts';
import { webManifest } from './web/public/web-manifest.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: prerenderedPaths,
  async buildEnd({ reactRouterConfig }) {
    const { buildDirectory, routes } = reactRouterConfig;
    const manifest = { prerendered: prerenderedPaths, sitemap: sitemapPaths, patterns: routePatterns(routes) };
    writeFileSync(join(buildDirectory, 'site.json'), JSON.stringify(manifest));
    const client = join(buildDirectory, 'client');
    writeFileSync(join(client, 'site.webmanifest'), JSON.stringify(webManifest));
    await compressFolder(client);
  },
} satisfies Config;
