import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { canonicalJson } from '../canonical-json.ts';
import { NO_ANSWER } from './answers.ts';
import { byDimension } from './dimensions.ts';
import { RULES, yes } from './fixtures/answers.ts';
import { FACTS, IDEA } from './fixtures/facts.ts';
import { buildReadinessReport } from './report.ts';
import { makeReadinessSnapshot, type ReadinessInput } from './snapshot.ts';

const { finance: _, ...facts } = FACTS;
const INPUT: ReadinessInput = {
  asOf: '2026-03-15',
  round: 'angel_safe',
  answers: { team_1_named: yes('claimed'), team_2_gaps: NO_ANSWER, legal_1_makers: yes('documented') },
  facts: { ...facts, ideas: [{ ...IDEA, id: 'idea-2' }, IDEA] },
  ledger: {
    entries: [
      { id: 'b', month: '2026-02', kind: 'out', category: 'Rent', amountMinor: 3000, currency: 'NGN', raised: false },
      { id: 'a', month: '2026-02', kind: 'in', category: 'Sales', amountMinor: 1000, currency: 'NGN', raised: false },
    ],
    balance: null,
  },
  investorWeights: byDimension(() => 10),
};
const report = buildReadinessReport(makeReadinessSnapshot(INPUT), readinessRuleSet);

describe('buildReadinessReport', () => {
  it('is the same text for the same snapshot, whatever the order of keys and lists', () => {
    const shuffled: ReadinessInput = {
      ...INPUT,
      answers: Object.fromEntries(Object.entries(INPUT.answers ?? {}).reverse()),
      facts: { ...facts, ideas: [IDEA, { ...IDEA, id: 'idea-2' }] },
      ledger: { balance: null, entries: [...(INPUT.ledger?.entries ?? [])].reverse() },
    };
    const reversed = Object.fromEntries(Object.entries(shuffled).reverse()) as ReadinessInput;
    const [one, two] = [makeReadinessSnapshot(INPUT), makeReadinessSnapshot(reversed)];
    expect(canonicalJson(two)).toBe(canonicalJson(one));
    expect(canonicalJson(buildReadinessReport(two, readinessRuleSet))).toBe(canonicalJson(report));
    const stored = JSON.parse(canonicalJson(one));
    expect(canonicalJson(buildReadinessReport(stored, readinessRuleSet))).toBe(canonicalJson(report));
  });

  it('carries its versions, its formulas with their sources and the notice on its conventions', () => {
    expect(report).toMatchObject({ ruleSetVersion: 'readiness-rules-4', formulaVersion: 'readiness-score-1' });
    expect(report.notes.join(' ')).toContain('conventions this product publishes, not measured probabilities');
    expect(new Set(report.formulas.map(({ rule }) => rule)).size).toBe(report.formulas.length);
    for (const { formula, source } of report.formulas) expect(`${formula}${source}`.length).toBeGreaterThan(20);
  });

  it('lists what has no answer, which lowers completeness only', () => {
    const { completeness, unanswered, criteria } = report;
    expect(completeness.answered + unanswered.length).toBe(completeness.total);
    expect(completeness.total).toBe(criteria.length);
    expect(unanswered.map(({ criterionId }) => criterionId)).toContain('team_2_gaps');
    expect(unanswered.map(({ criterionId }) => criterionId)).not.toContain('team_1_named');
    const no = { ...NO_ANSWER, answer: 'no' } as const;
    const answered = makeReadinessSnapshot({ ...INPUT, answers: { ...INPUT.answers, team_2_gaps: no } });
    const after = buildReadinessReport(answered, readinessRuleSet);
    expect(after.completeness.answered).toBe(completeness.answered + 1);
    expect(after.grades).toEqual(report.grades);
  });

  it('lists levels that are met but do not count, and where founder and fact disagree', () => {
    const answers = {
      team_1_a: yes('claimed'),
      team_1_b: yes('claimed'),
      team_3_a: yes('claimed'),
      team_3_b: yes('claimed'),
    };
    const [team] = buildReadinessReport(makeReadinessSnapshot({ ...INPUT, answers }), RULES).dimensions;
    expect(team?.levels.claimed).toEqual({ level: 1, metButNotCounted: [3] });
    const denied = { ...INPUT, answers: { customer_1_need: { ...NO_ANSWER, answer: 'no' } as const } };
    const contested = buildReadinessReport(makeReadinessSnapshot(denied), readinessRuleSet);
    expect(contested.disagreements).toEqual(['customer_1_need']);
    expect(report.disagreements).toEqual([]);
  });

  it('values nothing where nothing was entered, and shows every method where something was', () => {
    expect(report.valuation).toBeNull();
    const nothing = {
      scorecard: null,
      berkus: null,
      riskFactorSummation: null,
      ventureCapital: null,
      firstChicago: null,
    };
    const valuation = { currency: 'NGN', regionalAverage: null, ...nothing } as const;
    const valued = buildReadinessReport(makeReadinessSnapshot({ ...INPUT, valuation }), readinessRuleSet).valuation;
    expect(valued?.lines).toHaveLength(5);
    expect(valued?.range).toEqual({ value: null, reason: 'needs an anchor' });
  });

  it('refuses a rule set of another version', () => {
    const old = { ...makeReadinessSnapshot(INPUT), ruleSetVersion: 'readiness-rules-0' };
    expect(() => buildReadinessReport(old, readinessRuleSet)).toThrow('readiness-rules-0');
  });

  it('is small enough to keep for every version', () => {
    expect(canonicalJson(report).length).toBeLessThan(300_000);
  });
});
