import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that STYLE.md replaces. Clauses of documents have the words of lawyers; a word that a founder types may be any. */
const ARCHAIC = /\b(whoever|whomever|whilst|reckon(s|ed|ing)?)\b/i;
const EXCEPT = [
  'STYLE.md',
  'tests/unit/plain-words.test.ts',
  'docs/calls.md',
  'content/clauses/',
  'domain/agreements/template.ts',
  'domain/validation/vague-words.ts',
  'domain/narratives/guard/names.ts',
];

it('writes plain modern English in code, docs and screens', () => {
  const files = globSync(
    '{*.md,docs/**/*.md,{build,bench,content,contract,domain,scripts,server,tests,ui,web}/**/*.{ts,tsx}}',
    {
      exclude: ['**/node_modules/**'],
    },
  ).filter((file) => !EXCEPT.some((start) => file.startsWith(start)));
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (ARCHAIC.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
