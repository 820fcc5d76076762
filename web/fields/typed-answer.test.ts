import { describe, expect, it } from 'vitest';
import { readWholeNumber, writeWholeNumber } from './typed-answer.ts';

describe('a whole number as people type it', () => {
  it.each([
    ['8000', 8000],
    [' 8,000 ', 8000],
    ['8 000', 8000],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('%j is read as %j', (text, amount) => {
    expect(readWholeNumber(text)).toEqual({ amount });
  });

  it.each(['8k', '8.5', '-3', '1,00', '1e5', 'about 100', '9'.repeat(20), '٣'])('%j is not guessed at', (text) => {
    expect(readWholeNumber(text)).toEqual({ problem: 'Enter a whole number, such as 8,000.' });
  });

  it('is written with its thousands apart', () => {
    expect(writeWholeNumber(1234567)).toBe('1,234,567');
  });
});
