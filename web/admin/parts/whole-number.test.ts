import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

it.each<[unknown, number]>([
  ['60', 60],
  [' 7 ', 7],
  [60, 60],
  ['0', 0],
  ['', Number.NaN],
  ['  ', Number.NaN],
  [null, Number.NaN],
  ['an hour', Number.NaN],
])('reads %j as %d', (typed, number) => {
  expect(wholeNumber.setValueAs(typed)).toBe(number);
});
