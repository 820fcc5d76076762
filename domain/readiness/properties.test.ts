import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { anyAnswers, anyRound, publishedCriteria } from '#tests/arbitraries/readiness.ts';
import { canonicalJson } from '../canonical-json.ts';
import { GRADES } from './answers.ts';
import { yes } from './fixtures/answers.ts';
import { buildReadinessReport } from './report.ts';
import { makeReadinessSnapshot, type ReadinessSnapshot } from './snapshot.ts';

const report = (answers: ReadinessSnapshot['answers'], round: ReadinessSnapshot['round']) =>
  buildReadinessReport(makeReadinessSnapshot({ asOf: '2026-03-15', round, answers }), readinessRuleSet);

describe('readiness', () => {
  it('is never lowered by one more yes or a better proof', () => {
    const someYes = fc.tuple(fc.constantFrom(...publishedCriteria), fc.constantFrom(...GRADES));
    fc.assert(
      fc.property(anyAnswers, anyRound, someYes, (answers, round, [{ id }, grade]) => {
        const given = answers[id];
        fc.pre(given?.answer !== 'yes' || GRADES.indexOf(given.grade) <= GRADES.indexOf(grade));
        const [before, after] = [report(answers, round), report({ ...answers, [id]: yes(grade) }, round)];
        for (const proof of GRADES) {
          expect(after.grades[proof].percent).toBeGreaterThanOrEqual(before.grades[proof].percent);
          expect(after.grades[proof].blockers.length).toBeLessThanOrEqual(before.grades[proof].blockers.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(anyAnswers, anyRound, (answers, round) => {
        const reversed = Object.fromEntries(Object.entries(answers).reverse());
        expect(canonicalJson(report(reversed, round))).toBe(canonicalJson(report(answers, round)));
      }),
      { numRuns: 15 },
    );
  });

  it('is at most as high documented as claimed, and verified as documented', () => {
    fc.assert(
      fc.property(anyAnswers, anyRound, (answers, round) => {
        const { grades, dimensions, proofGap } = report(answers, round);
        expect(grades.documented.percent).toBeLessThanOrEqual(grades.claimed.percent);
        expect(grades.verified.percent).toBeLessThanOrEqual(grades.documented.percent);
        expect(proofGap).toBeGreaterThanOrEqual(0);
        for (const { levels } of dimensions) expect(levels.documented.level).toBeLessThanOrEqual(levels.claimed.level);
      }),
      { numRuns: 60 },
    );
  });

  it('is 100% exactly where there is no blocker', () => {
    fc.assert(
      fc.property(anyAnswers, anyRound, (answers, round) => {
        for (const grade of Object.values(report(answers, round).grades))
          expect(grade.exact === '100').toBe(grade.ready);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the shortest path', () => {
  it('clears every blocker, and needs each of its steps', () => {
    fc.assert(
      fc.property(anyAnswers, anyRound, fc.constantFrom(...GRADES), fc.nat(), (answers, round, grade, pick) => {
        const { steps } = report(answers, round).paths[grade];
        const done = (list: typeof steps) => {
          const proved = list.flatMap(({ criterionIds }) => criterionIds.map((id) => [id, yes(grade)]));
          return report({ ...answers, ...Object.fromEntries(proved) }, round).grades[grade];
        };
        expect(done(steps)).toMatchObject({ ready: true, blockers: [] });
        if (steps.length > 0) expect(done(steps.toSpliced(pick % steps.length, 1)).ready).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('starts with the quickest and names each artefact once', () => {
    fc.assert(
      fc.property(anyAnswers, anyRound, (answers, round) => {
        const { steps, hours } = report(answers, round).paths.documented;
        expect(steps.map((step) => step.hours)).toEqual(steps.map((step) => step.hours).sort((a, b) => a - b));
        expect(new Set(steps.map(({ artefact }) => artefact)).size).toBe(steps.length);
        expect(hours).toBe(steps.reduce((sum, step) => sum + step.hours, 0));
      }),
      { numRuns: 30 },
    );
  });

  it('is empty when nothing blocks, and says where only the proof is missing', () => {
    const all = Object.fromEntries(publishedCriteria.map(({ id }) => [id, yes('claimed')]));
    const { paths } = report(all, 'seed');
    expect(paths.claimed).toEqual({ steps: [], hours: 0 });
    expect(paths.documented.steps.length).toBeGreaterThan(0);
    expect(paths.documented.steps.every(({ claimedAlready }) => claimedAlready)).toBe(true);
    expect(report({}, 'seed').paths.claimed.steps.some(({ claimedAlready }) => claimedAlready)).toBe(false);
  });
});
