import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [counted(1, 'day'), '1 day'],
  [counted(0, 'day'), '0 days'],
  [counted(1_200, 'entry', 'entries'), '1,200 entries'],
  [counted(1, 'entry', 'entries'), '1 entry'],
])('says how many there are: %s', (said, words) => {
  expect(said).toBe(words);
});
