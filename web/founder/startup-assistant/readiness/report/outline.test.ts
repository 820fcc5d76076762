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

it('begins with what blocks the round and the way to clear it', () => {
  expect(ids(report).slice(0, 3)).toEqual(['blockers', 'path', 'readiness']);
});

it('names no section that the page does not have', () => {
  const clear = {
    ...report,
    blockers: [],
    unanswered: [],
    paths: { ...report.paths, documented: { steps: [], hours: 0 } },
  };
  expect(ids(clear, false)).toEqual(['readiness', 'dimensions', 'lenses', 'cash', 'valuation', 'formulas']);
});
