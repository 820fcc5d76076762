import { expect, it } from 'vitest';
import { keptFiles, type RouteManifest } from './service-worker.ts';

const idea = 'founder/startup-assistant/validation';
const member = ['root', 'auth/session-layout', 'member/member-guard', 'member/member-layout', 'member/overview'];
const founder = ['founder/founder-layout', 'founder/overview', `${idea}/idea`, `${idea}/next/next`, `${idea}/day/day`];
const manifest: RouteManifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    ...Object.fromEntries([...member, ...founder].map((id) => [id, { module: `/assets/${id}.js` }])),
    [`${idea}/next/next`]: {
      module: '/assets/next.js',
      imports: ['/assets/framework.js', '/assets/rules.js'],
      css: ['/assets/bar.css'],
    },
    'admin/today/today': { module: '/assets/today.js' },
  },
};
const shell = 'url(/assets/inter-latin-Df12_x-m.woff2) url(/assets/inter-vietnamese-CBcvBZtf.woff2)';
const kept = (html = shell) => keptFiles('/assets/manifest-1.js', manifest, html);

it('keeps what every member needs, with the typefaces of English', () => {
  expect(kept().member).toEqual([
    '/assets/manifest-1.js',
    '/assets/entry.js',
    '/assets/framework.js',
    ...member.map((id) => `/assets/${id}.js`),
    '/assets/inter-latin-Df12_x-m.woff2',
  ]);
});

it('keeps for a founder the pages of an idea with all that they load, each file once', () => {
  expect(kept().founder).toEqual([
    ...founder.slice(0, 3).map((id) => `/assets/${id}.js`),
    '/assets/next.js',
    '/assets/rules.js',
    '/assets/bar.css',
    `/assets/${idea}/day/day.js`,
  ]);
});

it('is another worker for each build', () => {
  expect(kept().build).toMatch(/^[0-9a-f]{16}$/);
  expect(kept(`${shell} `).build).not.toBe(kept().build);
});

it('refuses a build without one of these pages', () => {
  const { root: _root, ...routes } = manifest.routes;
  expect(() => keptFiles('/assets/manifest-1.js', { ...manifest, routes }, shell)).toThrow('There is no route root');
});
