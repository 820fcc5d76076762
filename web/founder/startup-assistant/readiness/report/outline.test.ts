import { expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { buildReadinessReport } from '#domain/readiness/report.ts';
import { makeReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import { outlineOf } from './outline.ts';

const report = buildReadinessReport(
  makeReadinessSnapshot({ asOf: '2026-11-22', round: 'angel_safe' }),
  readinessRuleSet,
);
const ids = (given: typeof report, versions = true) => outlineOf(given, { versions }).map(({ id }) => id);

it('begins with the shortest path and what blocks the round', () => {
  expect(ids(report).slice(0, 3)).toEqual(['path', 'blockers', 'readiness']);
});

it('names no section that the page does not have', () => {
  const clear = {
    ...report,
    blockers: [],
    criteria: [],
    paths: { ...report.paths, documented: { steps: [], hours: 0 } },
  };
  expect(ids(clear, false)).toEqual(['readiness', 'dimensions', 'lenses', 'cash', 'valuation', 'formulas']);
});

it('has no list of open questions where only those of higher levels are open', () => {
  const highest = report.criteria.filter(({ level }) => level === 9);
  expect(ids({ ...report, criteria: highest })).not.toContain('unanswered');
  expect(ids({ ...report, criteria: report.criteria.filter(({ level }) => level === 1) })).toContain('unanswered');
});
