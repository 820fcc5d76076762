import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const frameworks = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const own = fileURLToPath(new URL('../web/code/load-route-module.ts', import.meta.url));

/** Puts our way of loading a route's module in the place of React Router's, in the browser's half of a build. */
export const ownRouteLoading: Plugin = {
  name: 'own-route-loading',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (frameworks.test(id) ? `export { loadRouteModule } from ${JSON.stringify(own)};` : undefined),
};
