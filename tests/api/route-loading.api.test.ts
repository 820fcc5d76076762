import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('the built site loads the modules of its routes our way, not in React Router’s, which reloads for ever', () => {
  const assets = resolve('build/client/assets');
  const files = readdirSync(assets).filter((name) => /^framework-.*\.js$/.test(name));
  const framework = files.map((name) => readFileSync(resolve(assets, name), 'utf8')).join('');
  expect(framework).toContain('unreachable');
  expect(framework).not.toContain('Error loading route module');
});

it('loads the loader of a route with its module, not as a file of its own, which the framework fetches but once', () => {
  const assets = resolve('build/client/assets');
  const [manifest = ''] = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
  const routes = readFileSync(resolve(assets, manifest), 'utf8');
  expect(routes).toContain('"hasClientLoader":true');
  expect(routes).not.toMatch(/"client(?:Loader|Action|Middleware)Module":"/);
});
