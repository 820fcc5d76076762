import type { ReadinessRuleSet } from './criteria.ts';
import { byDimension, type DimensionId, type DimensionLevels, LEVEL_NUMBERS } from './dimensions.ts';
import { type ContiguousLevel, contiguousLevel, type LevelEvidence } from './levels.ts';

/** How far each dimension reaches, with the higher levels that are met but do not count (rule R1). */
export function reachByDimension(
  ruleSet: ReadinessRuleSet,
  isMet: (criterionId: string) => boolean,
): Record<DimensionId, ContiguousLevel> {
  return byDimension((id) => {
    const levels = ruleSet.dimensions.find(({ dimension }) => dimension === id)?.levels ?? [];
    const evidence: LevelEvidence = Object.fromEntries(
      levels.map(({ level, criteria }) => [
        level,
        criteria.filter(({ mandatory }) => mandatory).map((criterion) => isMet(criterion.id)),
      ]),
    );
    return contiguousLevel({ evidence, max_level: LEVEL_NUMBERS.length });
  });
}

export function levelsOf(reach: Record<DimensionId, ContiguousLevel>): DimensionLevels {
  return byDimension((id) => reach[id].level);
}
