import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onPglite } from '#tests/setup/on-pglite.ts';

const all = globSync('{server,tests}/**/*.api.test.ts');
const chosen = new Set(globSync(onPglite));

describe('the embedded database', () => {
  it.each(onPglite)('runs %s, which is there', (pattern) => {
    expect(globSync(pattern)).not.toEqual([]);
  });

  it('runs a life of every module', () => {
    const moduleOf = (path: string) => /^server\/modules\/[^/]+/.exec(path)?.[0] ?? '';
    const covered = new Set([...chosen].map(moduleOf));
    expect(all.map(moduleOf).filter((name) => !covered.has(name))).toEqual([]);
  });

  it('runs every test that is about a kind of database, or opens one itself', () => {
    const isAbout = (path: string) =>
      /pglite|postgres|openTestDatabase|freeze|pg_|\.listen\(/i.test(readFileSync(path, 'utf8'));
    expect(all.filter((path) => isAbout(path) && !chosen.has(path))).toEqual([]);
  });
});
