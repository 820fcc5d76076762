export interface PageStart {
  /** Everything that the page's code consists of, to be fetched at once. */
  files: string[];
  manifest: string;
  /** The modules of the page's routes, by their ids. */
  routes: Record<string, string>;
  entry: string;
  /** Whether there is something to see before the code has come. */
  afterPaint: boolean;
}

/**
 * Fetches the code of a page and starts it. Runs in a script inside the page, so it may use nothing from outside itself:
 * scripts/page-start.ts puts its text there.
 */
export async function startPage({ files, manifest, routes, entry, afterPaint }: PageStart): Promise<void> {
  // Frames are not painted in a tab that nobody sees.
  if (afterPaint && !document.hidden) {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  }
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const load = (file: string) => import(/* @vite-ignore */ file);
  const ids = Object.keys(routes);
  const [modules] = await Promise.all([Promise.all(Object.values(routes).map(load)), load(manifest)]);
  const routeModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
  Object.assign(window, { __reactRouterRouteModules: routeModules });
  await load(entry);
}
