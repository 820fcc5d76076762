import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { readCheck } from '#contract/readiness/readiness.ts';
import { DIMENSION_IDS, type DimensionId } from '#domain/readiness/dimensions.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { typedAnswers } from '#web/founder/documents/check-answers.ts';
import { liveReport } from '#web/founder/documents/check-report.ts';
import { dimensionToContinue, hasOpenNeed } from './dimension-steps.ts';

const check = readCheck.reply.parse(demo['/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17']);
const blank = { ...check, facts: { ...check.facts, ideas: [], agreements: [] }, answers: [] };
const [form] = check.answers;
const first = (dimension: DimensionId) =>
  readinessRuleSet.dimensions
    .find((one) => one.dimension === dimension)
    ?.levels.flatMap(({ criteria }) => criteria)
    .filter(({ mandatory }) => mandatory)
    .map(({ id }) => id) ?? [];
const answersOf = (given: [criterionId: string, updatedAt: string][]) =>
  given.map(([criterionId, updatedAt]) => ({
    ...(form as NonNullable<typeof form>),
    ...{ criterionId, updatedAt, answer: 'no' as const, grade: 'claimed' as const, evidence: null, file: null },
  }));
const placeAfter = (answers: ReturnType<typeof answersOf>) =>
  dimensionToContinue(liveReport({ ...blank, answers }, typedAnswers(answers)), answers);

describe('where a check goes on', () => {
  it('is the first area under its target, where nothing was answered', () => {
    const report = liveReport(blank, typedAnswers([]));
    expect(placeAfter([])).toBe(report.blockers[0]?.dimension);
  });

  it('is the area that was answered last', () => {
    const answers = answersOf([
      [first('product')[0] ?? '', '2026-11-22T10:00:00.000Z'],
      [first('team')[0] ?? '', '2026-11-22T09:00:00.000Z'],
    ]);
    expect(placeAfter(answers)).toBe('product');
  });

  it('is the next one, once every step of that area has its answers', () => {
    const answers = answersOf(first('team').map((id) => [id, '2026-11-22T09:00:00.000Z']));
    expect(placeAfter(answers)).toBe(DIMENSION_IDS[1]);
    expect(hasOpenNeed(liveReport({ ...blank, answers }, typedAnswers(answers)), 'team')).toBe(false);
  });

  it('comes round to what was left out', () => {
    const ids = DIMENSION_IDS.filter((id) => id !== 'market').flatMap(first);
    const last = first(DIMENSION_IDS.at(-1) ?? 'team').at(-1);
    const answers = answersOf(ids.map((id) => [id, `2026-11-22T${id === last ? '11' : '10'}:00:00.000Z`]));
    expect(placeAfter(answers)).toBe('market');
  });
});
