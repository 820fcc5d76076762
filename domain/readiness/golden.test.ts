import { describe, expect, it } from 'vitest';
import { byDimension, type DimensionLevels } from './dimensions.ts';
import { ANGEL_CLAIMED, ANGEL_DOCUMENTED, answersReaching, RULES } from './fixtures/answers.ts';
import { buildReadinessReport } from './report.ts';
import { findBlockers, percentagePoints, scoreReadiness } from './score.ts';
import { makeReadinessSnapshot } from './snapshot.ts';

const levels = (values: readonly number[]): DimensionLevels => byDimension((_, index) => values[index] ?? 0);

describe('the published example, angel round', () => {
  it('scores the levels', () => {
    const claimed = scoreReadiness(levels(ANGEL_CLAIMED), 'angel_safe');
    expect(claimed).toMatchObject({ percent: 84.9, exact: '1019/12' });
    const documented = scoreReadiness(levels(ANGEL_DOCUMENTED), 'angel_safe');
    expect(documented).toMatchObject({ percent: 53.1, exact: '637/12' });
    expect(percentagePoints(documented.percent, claimed.percent)).toBe(31.8);
    expect(findBlockers(levels(ANGEL_CLAIMED), 'angel_safe').map(({ dimension }) => dimension)).toEqual([
      'customer',
      'traction',
      'legal',
      'governance',
      'raise_plan',
    ]);
  });

  it('comes to the same from answers to the criteria', () => {
    const answers = answersReaching(ANGEL_CLAIMED, ANGEL_DOCUMENTED);
    const snapshot = makeReadinessSnapshot({ asOf: '2026-03-15', round: 'angel_safe', answers });
    const report = buildReadinessReport(snapshot, RULES);
    expect(report.dimensions.map((one) => one.levels.claimed.level)).toEqual(ANGEL_CLAIMED);
    expect(report.dimensions.map((one) => one.levels.documented.level)).toEqual(ANGEL_DOCUMENTED);
    expect(report.grades.claimed.percent).toBe(84.9);
    expect(report.grades.documented.percent).toBe(53.1);
    expect(report.grades.verified).toMatchObject({ percent: 0, ready: false });
    expect(report).toMatchObject({ proofGap: 31.8, ready: false });
    expect(report.blockers).toHaveLength(5);
  });
});
