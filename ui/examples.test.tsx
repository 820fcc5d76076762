import { readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Example } from './example.ts';

const files = import.meta.glob<{ examples: Example[] }>('./*/*.examples.tsx', { eager: true });
const samples = Object.entries(files).flatMap(([path, { examples }]) =>
  examples.map(({ name, render }) => ({ path, name, render })),
);
/** Folders that hold what several components share. */
const shared = ['chart', 'fonts', 'modal'];

/** Radix writes an inline style on the open panel: Tabs may stand only on pages that are not prerendered. */
const clientOnly = ['./tabs/tabs.examples.tsx'];

describe('the examples', () => {
  it('show every component', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
      .map(({ name }) => name);
    expect(Object.keys(files).map((path) => path.split('/')[1])).toEqual(folders.sort());
  });

  it.each(samples.filter(({ path }) => !clientOnly.includes(path)))(
    '$path: "$name" is prerendered with no inline style, which the CSP would block',
    ({ render }) => {
      const html = renderToString(render());
      expect(html).not.toMatch(/ style="|<style/);
      expect(html.length).toBeGreaterThan(10);
    },
  );
});
