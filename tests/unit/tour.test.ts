import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const flows = readFileSync('docs/tour.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .map((text) => ({
    name: text.split('\n')[0] ?? '',
    files: [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file),
  }));

/** The files of ours that a file imports. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '([#.][^']+)'|import\('([#.][^']+)'\)/g)].map(
    ([, path = '', lazy = '']) => {
      const target = path || lazy;
      return target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(file), target);
    },
  );
}

it('has five flows', () => {
  expect(flows).toHaveLength(5);
});

describe.each(flows)('the tour of $name', ({ files }) => {
  it('is short, and visits no file twice', () => {
    expect(files.length).toBeGreaterThan(2);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('goes from file to file along imports', () => {
    const gaps = files.slice(1).filter((file, index) => {
      const before = files[index] ?? '';
      return !importsOf(before).includes(file) && !importsOf(file).includes(before);
    });
    expect(gaps).toEqual([]);
  });
});
