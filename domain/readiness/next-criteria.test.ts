import { expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { yes } from './fixtures/answers.ts';
import { nextCriteria } from './next-criteria.ts';
import { buildReadinessReport } from './report.ts';
import { makeReadinessSnapshot } from './snapshot.ts';

it('tells what a blocker asks for at its next step, and nothing of a later one', () => {
  const snapshot = makeReadinessSnapshot({
    asOf: '2026-03-15',
    round: 'angel_safe',
    answers: { team_1_named: yes('claimed'), team_2_skills: yes('claimed'), team_4_lead: yes('claimed') },
  });
  const report = buildReadinessReport(snapshot, readinessRuleSet);
  const [team] = report.blockers;
  expect(team).toEqual({ dimension: 'team', level: 1, target: 4 });
  expect(team && nextCriteria(report, team)).toEqual(['team_2_gaps']);
});
