import { describe, expect, it } from 'vitest';
import { readWholeNumber, writeWholeNumber } from './typed-answer.ts';

describe('a whole number as people type it', () => {
  it.each([
    ['8000', 8000],
    [' 8,000 ', 8000],
    ['8 000', 8000],
    ['0', 0],
    ['8k', 8000],
    ['about 100', 100],
    ['', null],
    ['  ', null],
  ])('%j is read as %j', (text, amount) => {
    expect(readWholeNumber(text)).toEqual({ amount });
  });

  it.each([
    ['8.5', 'Enter a whole number, such as 8,000 or 20k.'],
    ['-3', 'Enter a whole number, such as 8,000 or 20k.'],
    ['1,00', 'Enter a whole number, such as 8,000 or 20k.'],
    ['many', 'Enter a whole number, such as 8,000 or 20k.'],
    ['10 to 20', 'There is more than one number here. Write one, such as 8,000 or 20k.'],
    ['9'.repeat(20), 'This number is too large to be real.'],
  ])('%j is not guessed at', (text, problem) => {
    expect(readWholeNumber(text)).toEqual({ problem });
  });

  it('is written with its thousands apart', () => {
    expect(writeWholeNumber(1234567)).toBe('1,234,567');
  });
});
