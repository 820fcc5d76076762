import { expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { buildReadinessReport } from '#domain/readiness/report.ts';
import { makeReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import { askedLine, blockersLine, headline, hoursWords, pathLine, percentWords } from './report-words.ts';

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

it('says how many questions the round asks, and what there is to do', () => {
  const report = buildReadinessReport(makeReadinessSnapshot({ asOf: '2026-11-22', round: 'grant' }), readinessRuleSet);
  expect(askedLine(report)).toBe('Grant asks 76 questions; 0 are answered.');
  const [step] = report.paths.claimed.steps;
  if (!step) throw new Error('nothing blocks an empty check');
  expect(pathLine({ steps: [step], hours: 1 })).toBe('1 thing, about 1 hour in all');
  expect(pathLine({ steps: [step, step], hours: 12 })).toBe('2 things, about 12 hours in all');
});
