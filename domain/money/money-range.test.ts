import { describe, expect, it } from 'vitest';
import { rangeTold, readMoneyRange } from './money-range.ts';

describe('two amounts as from and to', () => {
  it.each([
    ['150-200', 150, 200],
    ['150 - 200', 150, 200],
    ['₦150 to ₦200', 150, 200],
    ['N150–N200', 150, 200],
    ['between 150 and 200', 150, 200],
    ['2k-3k', 2000, 3000],
    ['2-3k', 2000, 3000],
    ['1,500 to 2,000 naira', 1500, 2000],
    ['about 150 or 200', 150, 200],
    ['from 1.5m to 2m', 1_500_000, 2_000_000],
    ['150-200 per bottle', 150, 200],
  ])('%s', (text, from, to) => {
    expect(readMoneyRange(text, 'NGN')).toEqual({ fromMinor: from * 100, toMinor: to * 100 });
  });

  it.each(['150', '200-150', '150-150', '150-200-300', 'a to b', '$150-$200', '20 to 30 people', '0-200', '-150', ''])(
    'none in “%s”',
    (text) => {
      expect(readMoneyRange(text, 'NGN')).toBeNull();
    },
  );

  it('says which end counts', () => {
    expect(rangeTold({ fromMinor: 15_000, toMinor: 20_000 }, 15_000, 'NGN')).toBe(
      'We read ₦150 to ₦200: we work with ₦150, the cautious end.',
    );
  });
});
