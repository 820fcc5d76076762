import { expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { buildReadinessReport } from '#domain/readiness/report.ts';
import { makeReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import {
  answeredWords,
  blockersLine,
  headline,
  hoursWords,
  leftWords,
  pathLine,
  percentWords,
  standLine,
} from './report-words.ts';

it('says ready only without a blocker', () => {
  const blocker = { dimension: 'team', level: 3, target: 4 } as const;
  expect(headline([blocker], 'Seed')).toBe('Not ready for Seed: 1 blocker');
  expect(headline([blocker, blocker], 'Seed')).toBe('Not ready for Seed: 2 blockers');
  expect(headline([], 'Seed')).toBe('Ready for Seed as claimed: no blocker');
});

it('writes numbers as the report shows them', () => {
  expect([
    leftWords({ answered: 3, asked: 3 }),
    leftWords({ answered: 2, asked: 3 }),
    leftWords({ answered: 0, asked: 3 }),
  ]).toEqual(['No question left', '1 question left', '3 questions left']);
  expect([blockersLine(0), hoursWords(1), hoursWords(2), percentWords(84.9)]).toEqual([
    'No blocker',
    'about 1 hour',
    'about 2 hours',
    '84.9%',
  ]);
});

it('says how many questions the round asks, and what there is to do', () => {
  const report = buildReadinessReport(makeReadinessSnapshot({ asOf: '2026-11-22', round: 'grant' }), readinessRuleSet);
  expect(standLine(report)).toBe('0 of 76 questions answered, 0 of 10 areas on target.');
  const [team, ...others] = report.dimensions.map((one) => ({
    ...one,
    isBlocker: { ...one.isBlocker, claimed: true },
  }));
  if (!team) throw new Error('there is no first area');
  const dimensions = [{ ...team, isBlocker: { ...team.isBlocker, claimed: false } }, ...others];
  expect(standLine({ ...report, dimensions })).toContain('1 of 10 areas on target.');
  expect(answeredWords({ answered: 1, asked: 1 })).toBe('1 of 1 question answered');
  const [step] = report.paths.claimed.steps;
  if (!step) throw new Error('nothing blocks an empty check');
  expect(pathLine({ steps: [step], hours: 1 })).toBe('1 thing, about 1 hour in all');
  expect(pathLine({ steps: [step, step], hours: 12 })).toBe('2 things, about 12 hours in all');
});
