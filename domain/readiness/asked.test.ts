import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import type { AnswerValue } from './answers.ts';
import { askedCriteria, countAsked } from './asked.ts';
import { placedCriteria } from './criteria.ts';
import { type DimensionId, LEVEL_NUMBERS, ROUND_IDS } from './dimensions.ts';
import { RULES, yes } from './fixtures/answers.ts';
import { buildReadinessReport } from './report.ts';
import { makeReadinessSnapshot } from './snapshot.ts';

const criterion = (dimension: DimensionId, level: number, answer: AnswerValue = 'unanswered') => ({
  id: `${dimension} ${level}`,
  dimension,
  level,
  result: { answer },
});
const team = (answered: Readonly<Record<number, AnswerValue>> = {}) =>
  LEVEL_NUMBERS.map((level) => criterion('team', level, answered[level]));
const idsOf = (criteria: readonly { id: string }[]) => criteria.map(({ id }) => id);
const reportOf = (answers = {}, round: (typeof ROUND_IDS)[number] = 'angel_safe', rules = RULES) =>
  buildReadinessReport(makeReadinessSnapshot({ asOf: '2026-03-15', round, answers }), rules);

describe('askedCriteria', () => {
  it('asks the levels up to the target and the one above it, and no more', () => {
    const { asked, later } = askedCriteria({ criteria: team(), dimensions: [{ dimension: 'team', target: 4 }] });
    expect(idsOf(asked)).toEqual(['team 1', 'team 2', 'team 3', 'team 4', 'team 5']);
    expect(idsOf(later)).toEqual(['team 6', 'team 7', 'team 8', 'team 9']);
  });

  it('asks all of them where the target is the highest level, or the one below it', () => {
    for (const target of [8, 9])
      expect(askedCriteria({ criteria: team(), dimensions: [{ dimension: 'team', target }] }).later).toEqual([]);
  });

  it('keeps what is answered above, yes or no, in its place', () => {
    const report = {
      criteria: team({ 3: 'no', 7: 'yes', 9: 'no' }),
      dimensions: [{ dimension: 'team' as const, target: 1 }],
    };
    const asked = ['team 1', 'team 2', 'team 3', 'team 7', 'team 9'];
    expect(idsOf(askedCriteria(report).asked)).toEqual(asked);
  });

  it('asks only the first level of a dimension that the round asks nothing of', () => {
    const criteria = [...team(), criterion('legal', 1), criterion('legal', 2)];
    expect(idsOf(askedCriteria({ criteria, dimensions: [] }).asked)).toEqual(['team 1', 'legal 1']);
    const dimensions = [{ dimension: 'legal', target: 0 }] as const;
    expect(idsOf(askedCriteria({ criteria, dimensions }).asked)).toEqual(['team 1', 'legal 1']);
  });

  it('reads the target of each dimension by itself, whatever the round', () => {
    for (const round of ROUND_IDS) {
      const report = reportOf({}, round);
      for (const { dimension, target } of report.dimensions) {
        const levels = askedCriteria(report).asked.flatMap((one) => (one.dimension === dimension ? [one.level] : []));
        expect(Math.max(...levels)).toBe(target + 1);
      }
    }
  });

  it('loses no criterion, asks none twice, and leaves out nothing that was answered', () => {
    const all = placedCriteria(RULES).map(({ id }) => id);
    fc.assert(
      fc.property(fc.subarray(all), fc.constantFrom(...ROUND_IDS), (answered, round) => {
        const report = reportOf(Object.fromEntries(answered.map((id) => [id, yes('claimed')])), round);
        const { asked, later } = askedCriteria(report);
        expect([...idsOf(asked), ...idsOf(later)].sort()).toEqual([...all].sort());
        expect(later.filter(({ result }) => result.answer !== 'unanswered')).toEqual([]);
        expect(countAsked(report)).toMatchObject({ answered: answered.length, asked: asked.length });
      }),
      { numRuns: 50 },
    );
  });
});

describe('countAsked', () => {
  it('counts what is answered beyond as asked and as answered', () => {
    const report = { criteria: team({ 1: 'yes', 7: 'no' }), dimensions: [{ dimension: 'team' as const, target: 1 }] };
    expect(countAsked(report)).toEqual({ answered: 2, asked: 3, later: 6, percent: 66 });
  });

  it('is nothing without a criterion', () => {
    expect(countAsked({ criteria: [], dimensions: [] })).toEqual({ answered: 0, asked: 0, later: 0, percent: 0 });
  });

  it('asks of each round what its targets need, of 207', () => {
    const counts = ROUND_IDS.map((round) => countAsked(reportOf({}, round, readinessRuleSet)));
    expect(counts.map(({ asked }) => asked)).toEqual([55, 76, 103, 149, 145]);
    expect(new Set(counts.map(({ asked, later }) => asked + later))).toEqual(new Set([207]));
  });
});
