import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshness } from './freshness.ts';

const web = join(import.meta.dirname, '..');

it('is 5 minutes unless another person may act (specification §9, readings)', () => {
  expect(freshness).toEqual({
    standard: 300_000,
    ofOthers: 0,
    services: 60_000,
    freeTimes: 30_000,
    deviceCopy: 0,
    kept: 'static',
  });
});

it('is said by name wherever it is not the standard one', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: (name) => name.includes('.test.') });
  const said = sources.flatMap((name) => {
    const text = readFileSync(join(web, name), 'utf8');
    return [...text.matchAll(/staleTime:\s*(.+?),?\n/g)].map((match) => match[1] ?? '');
  });
  expect(said.length).toBeGreaterThan(10);
  const rest = said.map((value) => value.replaceAll(/\bfreshness\.\w+/g, 'named'));
  expect(rest.filter((value) => !value.includes('named') || /\d|Infinity|static/.test(value))).toEqual([]);
});
