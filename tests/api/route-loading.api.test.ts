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
