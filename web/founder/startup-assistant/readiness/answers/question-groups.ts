import type { LevelCriteria } from '#domain/readiness/criteria.ts';

/** How many questions without an answer stand open; the others are folded away. */
const SHOWN_FIRST = 5;

/** The questions of an area by step, as they are shown: what comes next, and what is folded away under a line each. */
export type QuestionGroups = {
  next: LevelCriteria[];
  more: LevelCriteria[];
  answered: LevelCriteria[];
  later: LevelCriteria[];
};

/**
 * Each question once, in its published order; a step without any of a group is left out. What comes next are the first
 * without an answer that a step needs, and those that only support one when none of these is left.
 */
export function groupQuestions(
  levels: readonly LevelCriteria[],
  { asked, answered }: { asked: ReadonlySet<string>; answered: ReadonlySet<string> },
): QuestionGroups {
  const withOnly = (isWanted: (id: string) => boolean) =>
    levels
      .map((level) => ({ ...level, criteria: level.criteria.filter(({ id }) => isWanted(id)) }))
      .filter(({ criteria }) => criteria.length > 0);
  const isOpen = (id: string) => asked.has(id) && !answered.has(id);
  const open = levels.flatMap(({ criteria }) => criteria).filter(({ id }) => isOpen(id));
  const needed = open.filter(({ mandatory }) => mandatory);
  const first = new Set((needed.length > 0 ? needed : open).slice(0, SHOWN_FIRST).map(({ id }) => id));
  return {
    next: withOnly((id) => first.has(id)),
    more: withOnly((id) => isOpen(id) && !first.has(id)),
    answered: withOnly((id) => answered.has(id)),
    later: withOnly((id) => !asked.has(id) && !answered.has(id)),
  };
}

export const countQuestions = (levels: readonly LevelCriteria[]) =>
  levels.reduce((sum, { criteria }) => sum + criteria.length, 0);
