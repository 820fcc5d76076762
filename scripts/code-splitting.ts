import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const framework =
  /^\0rolldown|[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|[\\/]web[\\/]code[\\/]/;
const firstPage = /[\\/]web[\\/](root|public[\\/]layout|public[\\/]home[\\/]home)\.tsx$/;
const packageFile = /[\\/]node_modules[\\/]/;
const homeFile = /[\\/]public[\\/]home[\\/]/;
const library = /[\\/]node_modules[\\/](?!lucide-react)/;
const area = /[\\/]web[\\/](?:founder[\\/](?:startup-assistant[\\/])?)?([\w-]+)[\\/]/;
const visitorPage = /[\\/]web[\\/](root|auth|shared-documents)/;
const publicPage = /[\\/]web[\\/]public[\\/]/;
/** Characters before they are minified. */
const smallModule = 3000;
/** About half of all. */
const mostPages = 45;

/** A page of each kind may load the files of the kinds before it. */
const audiences = ['site', 'visitor', 'member'];

/**
 * Few files weigh less than many: each has headers of its own and compresses alone, and the route manifest, which every
 * page loads, names every file of every page. The framework is one, since no page does without it; what the home page
 * needs of the design system and of the public shell is another; what pages share is one for all, or one for their area.
 */
export const codeSplitting = {
  groups: [
    { name: 'framework', test: framework, priority: 5 },
    {
      name: (id: string, graph: Graph) => (isShell(id, graph) ? 'shell' : null),
      priority: 4,
    },
    // In this order, since a file takes along what its modules import.
    ...audiences.map((file, index) => ({
      name: (id: string, graph: Graph) => (sharedFile(id, graph) === file ? file : null),
      priority: 3 - index,
    })),
    { name: sharedFile },
  ],
};

/** Whether the first page imports this module of ours, and it is not the home page's alone. */
function isShell(id: string, graph: Graph): boolean {
  const isOwn = homeFile.test(id) && pagesOf(id, graph).size < 2;
  return !isOwn && !packageFile.test(id) && isImportedByFirstPage(id, graph);
}

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

const knownFiles = new Map<string, string | null>();

/**
 * The file in which pages share this module, by who needs it: visitors of the site, visitors who log in or follow a
 * private link, members, or the pages of one area only. What most pages load goes there; of the rest only what is small
 * and imports nothing that is not there already, so that no page loads much that it does not use.
 */
function sharedFile(id: string, graph: Graph): string | null {
  const answer = knownFiles.get(id);
  if (answer !== undefined) return answer;
  knownFiles.set(id, null);
  const file = chooseFile(id, graph);
  knownFiles.set(id, file);
  return file;
}

function chooseFile(id: string, graph: Graph): string | null {
  const pages = [...pagesOf(id, graph)];
  const shared = pages.some((page) => publicPage.test(page))
    ? 'site'
    : pages.some((page) => visitorPage.test(page))
      ? 'visitor'
      : 'member';
  if (pages.length >= mostPages) return shared;
  const module = graph.getModuleInfo(id);
  if (pages.length < 2 || library.test(id) || !module?.code || module.code.length > smallModule) return null;
  const areas = new Set(pages.map((page) => area.exec(page)?.[1]));
  const file = areas.size === 1 ? ([...areas][0] ?? shared) : shared;
  const within = [...audiences.slice(0, audiences.indexOf(shared) + 1), file];
  const isThere = (imported: string) =>
    framework.test(imported) ||
    isImportedByFirstPage(imported, graph) ||
    within.includes(sharedFile(imported, graph) ?? '');
  return module.importedIds.every(isThere) ? file : null;
}

const knownPages = new Map<string, Set<string>>();

/** The pages, and parts that arrive later, that load this module at once; those of developers do not count. */
function pagesOf(id: string, graph: Graph): Set<string> {
  const answer = knownPages.get(id);
  if (answer) return answer;
  const pages = new Set<string>();
  knownPages.set(id, pages);
  const module = graph.getModuleInfo(id);
  const isFirst = module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0;
  if (isFirst && area.exec(id)?.[1] !== 'dev') pages.add(id);
  for (const importer of module?.importers ?? []) for (const page of pagesOf(importer, graph)) pages.add(page);
  return pages;
}
