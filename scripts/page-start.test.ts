import { expect, it } from 'vitest';
import { pausesMs } from '../web/code/arrival.ts';
import { notStartedId } from '../web/code/not-started.ts';
import { reloadMark } from '../web/code/reload-once.ts';
import { startedEvent } from '../web/code/started.ts';
import { withOwnStart } from './page-start.ts';

const page = (start: string) =>
  `<head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/e.js"/></head><body>Words${start}</body>`;
const frameworks = `<script type="module" async="">import "/assets/m.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"public/home":route1};

import("/assets/e.js");</script>`;
const start = {
  files: ['/assets/m.js', '/assets/e.js'],
  manifest: '/assets/m.js',
  routes: { root: '/assets/root.js', 'public/home': '/assets/home.js' },
  entry: '/assets/e.js',
};

it('lets a page ask for its code once it is painted', () => {
  const json = JSON.stringify({ ...start, afterPaint: true, pausesMs, reloadMark, notStartedId, startedEvent });
  expect(withOwnStart(page(frameworks), true, 'CODE;')).toBe(
    `<head></head><body>Words<script type="module" async="">CODE;startPage(${json})</script></body>`,
  );
});

it('lets the application shell ask for it at once', () => {
  const html = withOwnStart(page(frameworks), false, 'CODE;');
  expect(html).toContain('<link rel="modulepreload" href="/assets/m.js"/>');
  expect(html).toContain('"afterPaint":false');
});

it('refuses a page that starts in another way', () => {
  expect(() => withOwnStart(page('<script type="module">import("/assets/e.js")</script>'), true, '')).toThrow(
    'does not start as React Router 8 starts one',
  );
});
