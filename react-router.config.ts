import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './scripts/compress-folder.ts';
import { routePatterns } from './scripts/route-patterns.ts';
import { prerenderedPaths } from './web/paths.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: prerenderedPaths,
  async buildEnd({ reactRouterConfig }) {
    const { buildDirectory, routes } = reactRouterConfig;
    const manifest = { prerendered: prerenderedPaths, patterns: routePatterns(routes) };
    writeFileSync(join(buildDirectory, 'site.json'), JSON.stringify(manifest));
    await compressFolder(join(buildDirectory, 'client'));
  },
} satisfies Config;
