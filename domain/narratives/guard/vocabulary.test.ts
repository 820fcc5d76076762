import { expect, it } from 'vitest';
import { isSuperlative, VOCABULARY } from './vocabulary.ts';

it('holds words and no blanks, with those of our trade', () => {
  expect([...VOCABULARY].filter((word) => !/^\p{L}[\p{L}'-]*$/u.test(word))).toEqual([]);
  for (const word of ['anecdotal', "customer's", 'mobile-money', 'stallholder', 'cofounder', 'scalability'])
    expect(VOCABULARY).toContain(word);
});

it.each([
  ['fastest', true],
  ['happiest', true],
  ['biggest', true],
  ['largest', true],
  ['best', false],
  ['interest', false],
  ['honest', false],
  ['forest', false],
  ['latest', true],
  ['fast', false],
])('%s is a superlative: %s', (word, is) => {
  expect(isSuperlative(word)).toBe(is);
});
