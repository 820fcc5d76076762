import { expect, it } from 'vitest';
import { blockersLine, headline, hoursWords, percentWords } from './report-words.ts';

it('says ready only without a blocker', () => {
  const blocker = { dimension: 'team', level: 3, target: 4 } as const;
  expect(headline([blocker], 'Seed')).toBe('Not ready for Seed: 1 blocker');
  expect(headline([blocker, blocker], 'Seed')).toBe('Not ready for Seed: 2 blockers');
  expect(headline([], 'Seed')).toBe('Ready for Seed as claimed: no blocker');
});

it('writes numbers as the report shows them', () => {
  expect([blockersLine(0), hoursWords(1), hoursWords(2), percentWords(84.9)]).toEqual([
    'No blocker',
    'about 1 hour',
    'about 2 hours',
    '84.9%',
  ]);
});
