import { describe, expect, it } from 'vitest';
import { byDimension, DIMENSIONS, ROUND_IDS, ROUNDS } from './dimensions.ts';
import { readLenses } from './lenses.ts';
import { contiguousLevel } from './levels.ts';
import { profileLevel } from './profile.ts';
import { byGrade } from './resolve.ts';
import { checkWeights, findBlockers, PUBLISHED_WEIGHTS, scoreReadiness } from './score.ts';

const none = byDimension(() => 0);

describe('scoreReadiness', () => {
  it('is nothing at level 0 and 100% at every target, also above it', () => {
    for (const round of ROUND_IDS) {
      const { targets } = ROUNDS[round];
      expect(scoreReadiness(none, round)).toMatchObject({ percent: 0, exact: '0' });
      expect(scoreReadiness(targets, round)).toMatchObject({ percent: 100, exact: '100' });
      expect(
        scoreReadiness(
          byDimension(() => 9),
          round,
        ).percent,
      ).toBe(100);
      expect(findBlockers(targets, round)).toEqual([]);
      expect(findBlockers({ ...targets, legal: 0 }, round)).toEqual([
        { dimension: 'legal', level: 0, target: targets.legal },
      ]);
    }
  });

  it('shows its terms, which add up', () => {
    const { terms } = scoreReadiness({ ...none, team: 2, governance: 1 }, 'angel_safe');
    expect(terms[0]).toEqual({ dimension: 'team', weight: 20, level: 2, target: 4, points: '10' });
    expect(terms.find(({ dimension }) => dimension === 'governance')?.points).toBe('5/3');
  });
});

describe('the investor’s own weights', () => {
  const even = byDimension(() => 10);

  it('must add to 100%, exactly', () => {
    expect(checkWeights(PUBLISHED_WEIGHTS)).toEqual([]);
    expect(checkWeights({ ...even, team: 9.9, legal: 10.1 })).toEqual([]);
    expect(checkWeights({ ...even, team: 0.1, legal: 0.2 })).toEqual([
      'The weights add to 80.3%. They must add to 100%.',
    ]);
    expect(checkWeights({ ...even, team: -10, legal: 30 })).toHaveLength(1);
    expect(checkWeights({ ...even, team: Number.NaN })).toHaveLength(1);
    expect(() => scoreReadiness(none, 'seed', { ...even, team: 11 })).toThrow('They must add to 100%');
  });

  it('are one of three lenses, and refused when they do not', () => {
    const levels = byGrade((grade) => ({ ...none, team: grade === 'claimed' ? 4 : 2 }));
    const lenses = readLenses(levels, 'angel_safe', { ...byDimension(() => 0), team: 60, legal: 40 });
    expect(lenses.gate.claimed).toMatchObject({ passes: false, under: 9, profile: { overall: 0, spread: 4 } });
    expect(lenses.weighted.claimed.percent).toBe(DIMENSIONS.team.weight);
    expect(lenses.investor.scores?.claimed.percent).toBe(60);
    expect(lenses.investor.scores?.documented.percent).toBe(30);
    const refused = readLenses(levels, 'angel_safe', { ...even, team: 9 });
    expect(refused.investor).toMatchObject({ scores: null, problem: 'The weights add to 99%. They must add to 100%.' });
    expect(readLenses(levels, 'seed', null).investor).toEqual({ scores: null, weights: null, problem: null });
  });
});

describe('levels', () => {
  it('do not count above a gap, and end at the top', () => {
    expect(contiguousLevel({ max_level: 3, evidence: { 1: [true], 3: [true] } })).toEqual({
      level: 1,
      next_level: 2,
      higher_levels_met_but_not_counted: [3],
    });
    expect(contiguousLevel({ max_level: 2, evidence: { 1: [true], 2: [true] } })).toMatchObject({
      level: 2,
      next_level: null,
    });
    expect(contiguousLevel({ max_level: 2, evidence: { 1: [] } })).toMatchObject({ level: 0, next_level: 1 });
  });

  it('have no profile without a scale', () => {
    expect(() => profileLevel({ levels: {} })).toThrow(RangeError);
    expect(() => profileLevel({ levels: { team: 1.5 } })).toThrow(RangeError);
  });
});
