interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
}

/** The full URL patterns of a route manifest, without the catch-all of all: the server answers 404 for what is not among them. */
export function routePatterns(routes: Record<string, RouteEntry>): string[] {
  const fullPath = (route: RouteEntry): string => {
    const parent = route.parentId ? routes[route.parentId] : undefined;
    return `${parent ? fullPath(parent) : ''}/${route.path ?? ''}`;
  };
  const patterns = Object.values(routes)
    .filter((route) => route.id !== 'root' && route.path !== '*')
    .map((route) =>
      fullPath(route)
        .replace(/\/+/g, '/')
        .replace(/(.)\/$/, '$1'),
    );
  return [...new Set(patterns)].sort();
}
