import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './scripts/code-splitting.ts';
import { ownRouteLoading } from './scripts/route-loading.ts';

/** Two characters less of a hash: every page loads the names of all files, and what is random does not compress. */
const chunkFileNames = 'assets/[name]-[hash:6].js';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), ownRouteLoading],
  // Only for `npm run dev`: scripts/dev.ts runs the API there.
  server: { proxy: { '/api': 'http://localhost:3001' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames } } } } },
});
