import { expect, it } from 'vitest';
import { textFault } from './lint-text.ts';

it.each([
  ['two words in turn, three times each', 'sell rice sell rice sell rice', 'REPEATED'],
  ['three words in six', 'sell rice sell beans sell rice', null],
  ['one word, three times', 'rice rice rice', 'REPEATED'],
  ['one word, twice', 'rice rice', null],
])('%s', (_what, text, fault) => {
  expect(textFault(text, 3)).toBe(fault);
});
