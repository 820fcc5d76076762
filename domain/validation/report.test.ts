import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLedger } from '#tests/arbitraries/validation.ts';
import { canonicalJson } from '../canonical-json.ts';
import { explanationSteps } from './explain.ts';
import { FIRST_MONTH, observed, snapshotOf, TODAY } from './fixtures/ledger.ts';
import { UNTESTABLE_INTAKES } from './fixtures/untestable-intakes.ts';
import { buildReport } from './report.ts';
import { explainAssumption } from './score.ts';

describe('buildReport', () => {
  const report = buildReport(snapshotOf());

  it('gives verdict, figures, range, formulas and conventions', () => {
    expect(report).toMatchObject({ title: 'Kasuwa Ledger', asOf: TODAY, notTestable: null });
    expect(report.verdict.label).toBe('Untested');
    const { support, against, unknown, exact, range, formulas, conventions } = report.score ?? {};
    expect([support, against, unknown].map((figure) => typeof figure)).toEqual(['number', 'number', 'number']);
    expect((exact?.support ?? 0) + (exact?.against ?? 0) + (exact?.unknown ?? 0)).toBeCloseTo(100, 9);
    expect(range?.each).toHaveLength(report.beliefs.length);
    expect(range?.min).toBeLessThan(support ?? 0);
    expect(formulas?.map(({ rule }) => rule)).toEqual([
      'S1',
      'S2',
      'S3',
      'S4',
      'S5',
      'S6',
      'S7',
      'S8',
      'S9',
      'S10',
      'S11',
      'S12',
      'S13',
      'S14',
      'S15',
      'S16',
      'S17',
      'S18',
      'S19',
      'S20',
      'S21',
      'S22',
      'S23',
    ]);
    expect(conventions).toMatchObject({ priorWeight: 6, levels: { L6: { points: 5, cap: 15 } } });
    expect(report.notes[0]).toContain('not measured probabilities');
  });

  it('shows for each belief what counted and where it stopped', () => {
    const belief = report.beliefs.find(({ id }) => id === 'V1');
    expect(belief?.for).toMatchObject([
      { level: 'L2', independence: 'friend', items: 1, sum: 1, cap: 0.75, counted: 0.75, capped: true },
      { level: 'L5', independence: 'stranger', items: 1, sum: 11.2, cap: 12, counted: 11.2, capped: false },
    ]);
    expect(belief?.score).toMatchObject({ r: 11.95, s: 2.8 });
  });

  it('proposes the test that the first look named, then those of the riskiest beliefs', () => {
    expect(report.tests.map(({ card, rank }) => [card.assumptionId, rank])).toEqual([
      ['V4', 1],
      ['D4', 2],
      ['F1', 3],
    ]);
  });

  it.each(UNTESTABLE_INTAKES)('gives no score and no figure from one: $name', ({ intake, fields }) => {
    const untestable = buildReport(snapshotOf({ intake }));
    expect(untestable).toMatchObject({ score: null, notTestable: 'Not testable yet: fix these fields' });
    expect(untestable.verdict.label).toBe('Not testable yet');
    expect(untestable.beliefs.every(({ score }) => score === null)).toBe(true);
    expect([...new Set(untestable.findings.filter((one) => one.mandatory).map((one) => one.field))]).toEqual(fields);
    expect([untestable.caseAgainst, untestable.tests]).toEqual([[], []]);
    expect(JSON.parse(canonicalJson(untestable)).score).toBeNull();
  });

  it('sets evidence aside whose assumption is gone, without letting it count', () => {
    const stray = observed('e99', { assumptionId: 'D5', level: 'L6', count: 100, side: 'against' });
    const withStray = buildReport(snapshotOf({ evidence: [...FIRST_MONTH, stray] }));
    expect(withStray.evidenceSetAside).toEqual(['e99']);
    expect(withStray.score).toEqual(report.score);
    expect(withStray.caseAgainst).toEqual(report.caseAgainst);
  });

  it('refuses evidence from the future', () => {
    const future = observed('e99', { assumptionId: 'D1', date: '2026-03-17' });
    expect(() => buildReport(snapshotOf({ evidence: [future] }))).toThrow(RangeError);
  });

  it('is the same byte for byte, whatever the order of evidence, assumptions and keys', () => {
    const beliefs = snapshotOf().assumptions.map(({ id }) => id);
    const shuffled = anyLedger(beliefs, 12).chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    );
    fc.assert(
      fc.property(shuffled, ([items, other]) => {
        const one = snapshotOf({ evidence: items });
        const reversedKeys = Object.fromEntries(Object.entries(one).reverse()) as typeof one;
        const two = {
          ...reversedKeys,
          assumptions: [...one.assumptions].reverse(),
          evidence: other.map((item) => Object.fromEntries(Object.entries(item).reverse()) as typeof item),
        };
        expect(canonicalJson(buildReport(two))).toBe(canonicalJson(buildReport(one)));
      }),
      { numRuns: 50 },
    );
  });

  it('survives the trip through JSON without a change', () => {
    const snapshot = snapshotOf();
    expect(canonicalJson(buildReport(JSON.parse(JSON.stringify(snapshot))))).toBe(canonicalJson(buildReport(snapshot)));
  });

  it('takes a thousand items of evidence', () => {
    const evidence = Array.from({ length: 1000 }, (_, index) =>
      observed(`e${index}`, { assumptionId: index % 2 ? 'D1' : 'V1', date: '2025-06-30', count: 3 }),
    );
    expect(buildReport(snapshotOf({ evidence })).score?.support).toBeGreaterThan(0);
  });
});

describe('explanationSteps', () => {
  it('says what only the founder stands behind takes from Unknown alone', () => {
    const evidence = [
      observed('a', { assumptionId: 'V1', level: 'L5', proof: 'verified', count: 3 }),
      observed('b', { assumptionId: 'V1', level: 'L5', proof: 'verified', side: 'against' }),
    ].map((item) => ({ ...item, ...(item.side === 'for' && { backed: 1 }) }));
    const steps = explanationSteps(explainAssumption({ id: 'V1', importance: 5 }, evidence, TODAY));
    expect(steps.filter(({ rule }) => rule === 'S17').map(({ text }) => text)).toEqual([
      'd = 4 ÷ (4 + 4 + 6) = 0.286',
      'b = (12 + 4) ÷ (12 + 4 + 6) − 0.286 = 0.442',
    ]);
  });

  it('lets a reader follow the score with a pocket calculator', () => {
    const explained = explainAssumption({ id: 'V1', importance: 5 }, FIRST_MONTH, TODAY);
    expect(explanationSteps(explained)).toEqual([
      { rule: 'S1', text: 'L2 Opinion, Friend or team: 20 × 0.5 × 0.25 × 0.4 × 1 × 1 = 1' },
      { rule: 'S3', text: 'L2 Opinion, Friend or team, together: 1, stops at 0.75' },
      { rule: 'S1', text: 'L5 Money paid, Stranger: 4 × 4 × 1 × 1 × 1 × 1 = 16' },
      { rule: 'S3', text: 'L5 Money paid, Stranger, together: 16, stops at 12' },
      { rule: 'S3', text: 'For, in all: 0.75 + 12 = 12.75' },
      { rule: 'S1', text: 'L5 Refused to pay, Stranger: 1 × 4 × 1 × 1 × 1 × 1 = 4' },
      { rule: 'S3', text: 'L5 Refused to pay, Stranger, together: 4, within its cap of 12' },
      { rule: 'S3', text: 'Against, in all: 4' },
      { rule: 'S4', text: 'b = 12.75 ÷ (12.75 + 4 + 6) = 0.56' },
      { rule: 'S4', text: 'd = 4 ÷ (12.75 + 4 + 6) = 0.176' },
      { rule: 'S4', text: 'u = 6 ÷ (12.75 + 4 + 6) = 0.264' },
      { rule: 'S6', text: 'Risk = (5 ÷ 5) × (1 − 0.56) = 0.44' },
    ]);
  });
});
