import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './scripts/code-splitting.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Only for `npm run dev`: scripts/dev.ts runs the API there.
  server: { proxy: { '/api': 'http://localhost:3001' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
