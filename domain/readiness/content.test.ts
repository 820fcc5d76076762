import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { DIMENSION_IDS, DIMENSIONS, LEVEL_NUMBERS, ROUND_IDS, ROUNDS } from './dimensions.ts';
import { RULE_SET_VERSION } from './published-rules.ts';

describe('the published criteria', () => {
  it('have ten dimensions of nine levels, each with a mandatory criterion', () => {
    expect(readinessRuleSet.version).toBe(RULE_SET_VERSION);
    expect(readinessRuleSet.dimensions.map(({ dimension }) => dimension)).toEqual(DIMENSION_IDS);
    expect(DIMENSION_IDS.reduce((sum, id) => sum + DIMENSIONS[id].weight, 0)).toBe(100);
    for (const { levels } of readinessRuleSet.dimensions) {
      expect(levels.map(({ level }) => level)).toEqual([...LEVEL_NUMBERS]);
      for (const { criteria } of levels) expect(criteria.some(({ mandatory }) => mandatory)).toBe(true);
    }
  });

  it('ask of every round a level from 1 to 9', () => {
    for (const round of ROUND_IDS)
      for (const id of DIMENSION_IDS) expect(LEVEL_NUMBERS).toContain(ROUNDS[round].targets[id]);
  });
});
