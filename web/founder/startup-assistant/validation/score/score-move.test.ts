import { describe, expect, it } from 'vitest';
import { scoreMoveText } from './score-move.ts';

describe('how the score moved', () => {
  const from = { support: 20.6, against: 3.5, unknown: 75.9 };

  it('is said in a sentence with the figures as displayed', () => {
    expect(scoreMoveText({ from, to: { support: 34.1, against: 3.5, unknown: 62.3 } })).toBe(
      'Support went from 20.6 to 34.1, Against stayed at 3.5, Unknown went from 75.9 to 62.3.',
    );
  });
});
