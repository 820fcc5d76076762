export interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
}

/** The full URL pattern of a route, as the router knows it: `/m/founder/overview`. */
export function routePattern(route: RouteEntry, routes: Record<string, RouteEntry>): string {
  const fullPath = ({ parentId, path }: RouteEntry): string => {
    const parent = parentId ? routes[parentId] : undefined;
    return `${parent ? fullPath(parent) : ''}/${path ?? ''}`;
  };
  return fullPath(route)
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}

/** The full URL patterns of a route manifest, without the catch-all of all: the server answers 404 for what is not among them. */
export function routePatterns(routes: Record<string, RouteEntry>): string[] {
  const patterns = Object.values(routes)
    .filter((route) => route.id !== 'root' && route.path !== '*')
    .map((route) => routePattern(route, routes));
  return [...new Set(patterns)].sort();
}
