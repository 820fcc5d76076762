import { requireCount, requirePositive } from '../require.ts';

/** For each level ("1" to "9"), whether each of its criteria is met. A level that is not given, or has none, is not met. */
export type LevelEvidence = Readonly<Record<string, readonly boolean[]>>;

export type ContiguousLevel = {
  level: number;
  /** Null at the top. */
  next_level: number | null;
  higher_levels_met_but_not_counted: number[];
};

/** More levels than any published scale has are a mistake. */
const MOST_LEVELS = 100;

/**
 * The highest level that counts only with every lower one. Source: `methods.md` §2.1.
 * @throws RangeError when `max_level` is no whole number from 1 to 100.
 */
export function contiguousLevel({
  evidence,
  max_level,
}: {
  evidence: LevelEvidence;
  max_level: number;
}): ContiguousLevel {
  const isMet = (level: number) => {
    const criteria = evidence[level] ?? [];
    return criteria.length > 0 && criteria.every(Boolean);
  };
  if (requirePositive('max_level', requireCount('max_level', max_level)) > MOST_LEVELS)
    throw new RangeError(`max_level must be at most ${MOST_LEVELS}`);
  const levels = Array.from({ length: max_level }, (_, index) => index + 1);
  const firstGap = levels.find((level) => !isMet(level)) ?? null;
  return {
    level: firstGap === null ? max_level : firstGap - 1,
    next_level: firstGap,
    higher_levels_met_but_not_counted:
      firstGap === null ? [] : levels.filter((level) => level > firstGap && isMet(level)),
  };
}
