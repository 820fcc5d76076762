import { describe, expect, it } from 'vitest';
import { scoreMoveText, signed } from './score-move.ts';

describe('how the score moved', () => {
  const from = { support: 20.6, against: 3.5, unknown: 75.9 };

  it('is said in a sentence with the figures as displayed', () => {
    expect(scoreMoveText({ from, to: { support: 34.1, against: 3.5, unknown: 62.3 } })).toBe(
      'Support went from 20.6 to 34.1, Against stayed at 3.5, Unknown went from 75.9 to 62.3.',
    );
  });

  it.each([
    [20.6, 34.1, '+13.5'],
    [75.9, 62.3, '−13.6'],
    [3.5, 3.5, '±0.0'],
    [0.1, 0.3, '+0.2'],
  ])('from %d to %d is %s', (before, after, text) => {
    expect(signed(before, after)).toBe(text);
  });
});
