import { expect, it } from 'vitest';
import { routePatterns } from './route-patterns.ts';

it('lists full patterns once, layouts and the catch-all of all left out', () => {
  const routes = {
    root: { id: 'root', path: '' },
    layout: { id: 'layout', parentId: 'root' },
    home: { id: 'home', parentId: 'layout' },
    area: { id: 'area', parentId: 'layout', path: '/m/investor' },
    below: { id: 'below', parentId: 'area', path: 'overview' },
    rest: { id: 'rest', parentId: 'layout', path: '/m/investor/*' },
    unknown: { id: 'unknown', parentId: 'root', path: '*' },
  };
  expect(routePatterns(routes)).toEqual(['/', '/m/investor', '/m/investor/*', '/m/investor/overview']);
});
