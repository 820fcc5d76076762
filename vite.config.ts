import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './scripts/code-splitting.ts';
import { publicCourses } from './scripts/public-courses.ts';
import { ownRouteLoading } from './scripts/route-loading.ts';

/**
 * One character less of a hash: every page loads the names of all files, and what is random does not compress. With six the
 * bundler tells no more than a hundred files apart.
 */
const fileNames = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), publicCourses, ownRouteLoading],
  // Only for `npm run dev`: scripts/dev.ts runs the API there.
  server: { proxy: { '/api': 'http://localhost:3001' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting, chunkFileNames: fileNames, entryFileNames: fileNames } } },
    },
  },
});
