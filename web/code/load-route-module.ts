import { arrive } from './arrival.ts';

interface RouteEntry {
  id: string;
  module: string;
  /** The files that the module itself imports. */
  imports?: string[];
}

const arriving = new Map<string, Promise<unknown>>();

/**
 * Stands in for the function of this name in React Router (lib/dom/ssr/routeModules), which loads the page anew whenever
 * a module does not come, and so for ever while it does not: scripts/route-loading.ts puts it there. Anyone who asks twice,
 * first on hovering a link and then on following it, waits for one and the same answer.
 */
export async function loadRouteModule(route: RouteEntry, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const already = arriving.get(route.id);
  if (already) return already;
  const load = (file: string) => import(/* @vite-ignore */ file);
  // Under another name for a browser that remembers that it did not come.
  const loadTwice = () => load(route.module).catch(() => load(`${route.module}?again`));
  const arrival = arrive(loadTwice, [route.module, ...(route.imports ?? [])]);
  arriving.set(route.id, arrival);
  try {
    loaded[route.id] = await arrival;
    return loaded[route.id];
  } finally {
    arriving.delete(route.id);
  }
}
