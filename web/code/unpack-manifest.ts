/** A list of routes without its files by name: they are numbers into the list of all scripts. */
export interface PackedManifest {
  rest: object;
  /** The names of all scripts, without their folder. */
  scripts: string;
  routes: PackedRoute[];
}

export interface PackedRoute {
  id: string;
  /** The place of the parent in the list. */
  parent?: number;
  /** The number of the page's own module, then of what it imports. */
  files: string;
}

/**
 * Puts a packed list of routes back into the shape that React Router reads. Runs in the file of the list, so it may use
 * nothing from outside itself: scripts/route-manifest.ts puts its text there.
 */
export function unpackManifest({ rest, scripts, routes }: PackedManifest): object {
  const names = scripts.split(' ').map((name) => `/assets/${name}`);
  const unpack = ({ parent = -1, files, ...route }: PackedRoute) => {
    const [module, ...imports] = files.split(' ').map((number) => names[Number(number)]);
    return [route.id, { ...route, parentId: routes[parent]?.id, module, imports }];
  };
  return { ...rest, routes: Object.fromEntries(routes.map(unpack)) };
}
