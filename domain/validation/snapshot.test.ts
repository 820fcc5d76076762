import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import { checkDecision, DECISION_LABELS, type Decision } from './decisions.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { completeIntake, type IntakeKey } from './intake.ts';
import { INTAKE_FIELDS, INTAKE_LIMITS } from './intake-fields.ts';
import { INTAKE_STEPS } from './intake-steps.ts';
import { CONVENTIONS_NOTE, SCORE_FORMULAS } from './published-rules.ts';
import { makeSnapshot } from './snapshot.ts';

describe('the intake', () => {
  it('asks for every field once, each in a step that exists', () => {
    const keys = Object.keys(completeIntake({})) as IntakeKey[];
    expect(INTAKE_FIELDS.map((field) => field.key).sort()).toEqual(keys.sort());
    const steps = INTAKE_STEPS.map((step) => step.id);
    expect([...new Set(INTAKE_FIELDS.map((field) => field.step))]).toEqual(steps);
  });

  it('says why it asks, and gives an example that fits', () => {
    for (const field of INTAKE_FIELDS) {
      expect(field.why.length).toBeGreaterThan(20);
      expect(field.question).toMatch(/[?.]$/);
      if (field.maxLength > 0) expect(field.example.length).toBeLessThanOrEqual(field.maxLength);
    }
  });

  it('leaves the good examples within its limits', () => {
    for (const draft of Object.values(GOOD_INTAKES)) {
      const intake = completeIntake(draft);
      for (const { key, maxLength } of INTAKE_FIELDS) {
        const value = intake[key];
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(maxLength);
        if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(INTAKE_LIMITS.listItems);
      }
    }
  });

  it('fills what is absent and drops what it does not know', () => {
    const intake = completeIntake({ title: 'A', stranger: 1 } as never);
    expect(intake).toMatchObject({ title: 'A', price: null, alternatives: [], churnPercent: '' });
    expect(intake).not.toHaveProperty('stranger');
  });
});

describe('makeSnapshot', () => {
  it('names its versions and its day', () => {
    const snapshot = makeSnapshot({ asOf: '2026-03-15', intake: BOOKKEEPING });
    expect(snapshot).toMatchObject({ ruleSetVersion: 'validation-rules-12', formulaVersion: 'validation-score-9' });
    expect(snapshot.assumptions.length).toBeGreaterThanOrEqual(12);
    expect(CONVENTIONS_NOTE).toContain('conventions this product publishes, not measured probabilities');
    expect(new Set(SCORE_FORMULAS.map((formula) => formula.rule)).size).toBe(SCORE_FORMULAS.length);
  });

  it('is the same text whatever the order of keys and lists', () => {
    const decision = (id: string, date: string): Decision => ({
      id,
      date,
      kind: 'pivot',
      reason: 'r',
      evidenceIds: ['e'],
      testIds: [],
    });
    const decisions = [decision('b', '2026-01-02'), decision('a', '2026-01-02'), decision('c', '2026-01-01')];
    const reversed = Object.fromEntries(Object.entries(BOOKKEEPING).reverse());
    const one = makeSnapshot({ asOf: '2026-03-15', intake: BOOKKEEPING, decisions });
    const two = makeSnapshot({ asOf: '2026-03-15', intake: reversed, decisions: [...decisions].reverse() });
    expect(canonicalJson(two)).toBe(canonicalJson(one));
    expect(one.decisions.map((entry) => entry.id)).toEqual(['c', 'a', 'b']);
  });
});

describe('canonicalJson', () => {
  it('sorts keys at every depth and leaves out what is undefined', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'ẹ', x: undefined })).toBe('{"a":"ẹ","b":[{"c":null,"d":1}]}');
    expect(canonicalJson({ zero: -0, long: 0.1 + 0.2 })).toBe('{"long":0.30000000000000004,"zero":0}');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, undefined, () => 1])('refuses %s', (value) => {
    expect(() => canonicalJson([value])).toThrow(TypeError);
  });
});

describe('checkDecision', () => {
  const decision: Decision = {
    id: 'd1',
    kind: 'persevere',
    date: '2026-03-01',
    reason: 'Four paid',
    evidenceIds: ['e1'],
    testIds: [],
  };
  const known = { evidenceIds: ['e1'], testIds: ['t1'], latestDay: '2026-03-15' };

  it('wants a reason, a day that has come, and something to rest on', () => {
    expect(checkDecision(decision, known)).toEqual([]);
    expect(checkDecision({ ...decision, evidenceIds: [], testIds: ['t1'] }, known)).toEqual([]);
    const bad = { ...decision, reason: ' ', date: '2026-03-16', evidenceIds: [] };
    expect(checkDecision(bad, known).map((problem) => problem.field)).toEqual(['reason', 'date', 'evidenceIds']);
    expect(checkDecision({ ...decision, evidenceIds: ['e9'], testIds: ['t9'] }, known)).toHaveLength(2);
    expect(Object.keys(DECISION_LABELS)).toEqual(['persevere', 'pivot', 'stop']);
  });
});
