import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount.ts';

describe('an amount', () => {
  it.each([
    ['1250.5', 125050],
    ['₦1,250.50', 125050],
    ['$ 10', 1000],
    ['.5', 50],
    ['7.', 700],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('typed as "%s" is %s minor units', (text, minor) => {
    expect(readAmount(text)).toBe(minor);
  });

  it.each(['ten', '1.234', '-5', '1.2.3', '.', '1e5', '99999999999999999'])(
    'typed as "%s" is not an amount',
    (text) => {
      expect(readAmount(text)).toBeNaN();
    },
  );

  it('is read back as it was written, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (minor) => {
        expect(readAmount(writeAmount(minor))).toBe(minor);
      }),
    );
  });
});
