import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { anyAnswers, anyRound } from '#tests/arbitraries/readiness.ts';
import { Fraction } from '../fraction.ts';
import { GRADES } from './answers.ts';
import { compareReadiness } from './compare.ts';
import { NO_FACTS } from './facts.ts';
import { answersReaching, RULES, yes } from './fixtures/answers.ts';
import { IDEA } from './fixtures/facts.ts';
import { buildReadinessReport } from './report.ts';
import { makeReadinessSnapshot, type ReadinessInput } from './snapshot.ts';

const snapshot = (input: Partial<ReadinessInput>) =>
  makeReadinessSnapshot({ asOf: '2026-03-15', round: 'angel_safe', ...input });
const exact = (text: string) => {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return Fraction.of(BigInt(numerator), BigInt(denominator));
};

describe('compareReadiness', () => {
  it('sums exactly to the total, shown and unrounded, whatever changed', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, anyRound, anyRound, (before, after, first, second) => {
        const [from, to] = [snapshot({ answers: before, round: first }), snapshot({ answers: after, round: second })];
        const { steps, total, ...ends } = compareReadiness(from, to, readinessRuleSet);
        const [a, b] = [from, to].map((one) => buildReadinessReport(one, readinessRuleSet).grades);
        for (const grade of GRADES) {
          expect(ends.before?.[grade]).toBe(a?.[grade].percent);
          expect(ends.after?.[grade]).toBe(b?.[grade].percent);
          const shown = steps.reduce((sum, { delta }) => sum + Math.round(delta[grade].shown * 10), 0);
          expect(shown).toBe(Math.round((total?.[grade] ?? Number.NaN) * 10));
          const moved = steps.reduce((sum, { delta }) => sum.plus(exact(delta[grade].exact)), Fraction.of(0));
          expect(moved.toString()).toBe(
            exact(b?.[grade].exact ?? '')
              .minus(exact(a?.[grade].exact ?? ''))
              .toString(),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('shares a level between the answers that opened it, and gives nothing to one above a gap', () => {
    const from = snapshot({ answers: answersReaching([0, 2], []) });
    const opened = { customer_3_a: yes('claimed'), customer_3_b: yes('claimed'), customer_5_a: yes('claimed') };
    const { steps, total } = compareReadiness(from, snapshot({ answers: { ...from.answers, ...opened } }), RULES);
    expect(steps.map((step) => [step.kind === 'answer' && step.criterionId, step.delta.claimed])).toEqual([
      ['customer_3_a', { exact: '3/2', shown: 1.5 }],
      ['customer_3_b', { exact: '3/2', shown: 1.5 }],
      ['customer_5_a', { exact: '0', shown: 0 }],
    ]);
    expect(total).toEqual({ claimed: 3, documented: 0, verified: 0 });
  });

  it('puts the round first, then what got worse, then what got better', () => {
    const before = { team_1_a: yes('claimed'), team_1_b: yes('claimed') };
    const after = { team_1_a: yes('documented'), legal_1_a: yes('claimed') };
    const comparison = compareReadiness(
      snapshot({ answers: before }),
      snapshot({ answers: after, round: 'grant' }),
      RULES,
    );
    expect(comparison.steps.map((step) => (step.kind === 'answer' ? step.criterionId : step.after))).toEqual([
      'grant',
      'team_1_b',
      'team_1_a',
      'legal_1_a',
    ]);
    // One of four levels of 20 points, then one of three.
    expect(comparison.steps.map(({ delta }) => delta.claimed.exact)).toEqual(['5/3', '-20/3', '0', '0']);
    expect(comparison.total?.claimed).toBe(-5);
  });

  it('sees an answer by a fact', () => {
    const facts = { ...NO_FACTS, ideas: [IDEA] };
    const { steps } = compareReadiness(snapshot({}), snapshot({ facts }), readinessRuleSet);
    const step = steps.find((one) => one.kind === 'answer' && one.criterionId === 'customer_1_need');
    expect(step).toMatchObject({ before: { origin: 'none' }, after: { origin: 'fact', grade: 'claimed' } });
    expect(step?.delta.claimed).toEqual({ exact: '3', shown: 3 });
  });

  it('says why two versions cannot be compared', () => {
    const now = snapshot({});
    const other = compareReadiness({ ...now, ruleSetVersion: 'readiness-rules-0' }, now, RULES);
    expect(other).toMatchObject({ total: null, steps: [] });
    expect(other.reason).toBe(
      'The two versions were answered by different criteria, so their figures cannot be set against each other.',
    );
    expect(compareReadiness({ ...now, formulaVersion: 'x' }, now, RULES).reason).toBe(
      'The two versions were scored with different formulas, so their figures cannot be set against each other.',
    );
    expect(compareReadiness(now, now, RULES)).toMatchObject({ steps: [], reason: null });
  });
});
