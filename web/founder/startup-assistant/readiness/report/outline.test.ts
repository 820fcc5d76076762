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

it('begins with what blocks the round and the shortest path', () => {
  expect(ids(report).slice(0, 3)).toEqual(['blockers', 'path', 'dimensions']);
});

it('names no section that the page does not have', () => {
  const clear = {
    ...report,
    blockers: [],
    criteria: [],
    paths: { ...report.paths, documented: { steps: [], hours: 0 } },
  };
  expect(ids(clear, false)).toEqual(['dimensions', 'readiness', 'lenses', 'cash', 'valuation', 'formulas']);
});

it('has no list of open questions where only those of later steps are open', () => {
  const highest = report.criteria.filter(({ level }) => level === 9);
  expect(ids({ ...report, criteria: highest })).not.toContain('unanswered');
  expect(ids({ ...report, criteria: report.criteria.filter(({ level }) => level === 1) })).toContain('unanswered');
});
