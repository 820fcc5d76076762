import { expect, it } from 'vitest';
import { unpackManifest } from '../web/code/unpack-manifest.ts';
import { packManifest, type RouteManifest } from './route-manifest.ts';

const manifest: RouteManifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root-1.js', imports: ['/assets/framework.js'] },
    home: { id: 'home', parentId: 'root', module: '/assets/home.js', imports: [] },
    report: {
      id: 'report',
      parentId: 'home',
      path: '/r/:slug',
      module: '/assets/report.js',
      imports: ['/assets/root-1.js', '/assets/framework.js', '/assets/home.js'],
      css: ['/assets/print.css'],
    },
  },
};

const overTheWire = (value: object) => JSON.parse(JSON.stringify(value));

it('gives every route its files, parent and styles back', () => {
  expect(overTheWire(unpackManifest(overTheWire(packManifest(manifest))))).toEqual(manifest);
});

it('names each script once, those of most pages first', () => {
  const { scripts, routes } = packManifest(manifest);
  expect(scripts).toBe('root-1.js framework.js home.js report.js');
  expect(routes.map(({ files }) => files)).toEqual(['0 1', '2', '3 0 1 2']);
});

it('refuses a script whose name could not be put back', () => {
  const routes = { root: { id: 'root', module: 'https://elsewhere.example/root.js' } };
  expect(() => packManifest({ ...manifest, routes })).toThrow('is no file of /assets');
});
