import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateDocs } from '../../scripts/generate-docs.ts';

it.each(Object.entries(generateDocs()))('docs/%s says what the code says (npm run docs)', (name, text) => {
  expect(readFileSync(`docs/${name}`, 'utf8')).toBe(text);
});
