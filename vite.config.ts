import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const framework = /^\0rolldown|[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const firstPage = /[\\/]web[\\/](root|public[\\/]layout|public[\\/]home[\\/]home)\.tsx$/;
const ownFiles = /[\\/]node_modules[\\/]|[\\/]public[\\/]home[\\/]/;

/**
 * Few files weigh less than many: each has headers of its own and compresses alone. The framework is one, since no page
 * does without it; what the home page needs of the design system and of the public shell is another.
 */
const codeSplitting = {
  groups: [
    { name: 'framework', test: framework, priority: 2 },
    {
      name: (id: string, graph: Graph) => (!ownFiles.test(id) && isImportedByFirstPage(id, graph) ? 'shell' : null),
      priority: 1,
    },
  ],
};

const known = new Map<string, boolean>();

/** Whether the home page, its layout or the root imports this module, directly or through others. */
function isImportedByFirstPage(id: string, graph: Graph): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  known.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const isImported = importers.some((importer) => firstPage.test(importer) || isImportedByFirstPage(importer, graph));
  known.set(id, isImported);
  return isImported;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Only for `npm run dev`: scripts/dev.ts runs the API there.
  server: { proxy: { '/api': 'http://localhost:3001' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
