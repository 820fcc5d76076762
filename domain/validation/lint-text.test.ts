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

it.each([
  ['one letter less than asked', 'Aba', 4, 'TOO_SHORT'],
  ['as many letters as asked', 'Abia', 4, null],
  ['digits, which count as letters', 'Km 12', 4, null],
  ['19 letters of 20, in four words', 'Traders lose a daily book', 20, null],
  ['20 letters in three words', 'Traders lose everything', 20, 'TOO_SHORT'],
  ['a third sign for each of a dense script', '農家', 6, null],
  ['one sign less of it', '農家', 7, 'TOO_SHORT'],
  ['no letter at all', '?!', 1, 'NOT_WORDS'],
  ['keys next to each other', 'asdf jkl', 1, 'GIBBERISH'],
  ['as many words without a vowel as with one', 'kasuwa brtnsm', 1, null],
  ['more words without a vowel', 'kasuwa brtnsm kltrmn', 1, 'GIBBERISH'],
  ['a letter held down four times', 'goood aaaa', 1, null],
  ['a letter held down five times', 'good aaaaa', 1, 'REPEATED'],
])('%s', (_what, text, least, fault) => {
  expect(textFault(text, least)).toBe(fault);
});
