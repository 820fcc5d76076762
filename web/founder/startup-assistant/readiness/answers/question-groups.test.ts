import { expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import type { LevelCriteria } from '#domain/readiness/criteria.ts';
import { countQuestions, groupQuestions } from './question-groups.ts';

const levels = readinessRuleSet.dimensions[0]?.levels ?? [];
const mandatory = new Set(
  levels.flatMap(({ criteria }) => criteria.filter((one) => one.mandatory).map(({ id }) => id)),
);
const idsOf = (some: readonly LevelCriteria[]) => some.flatMap(({ criteria }) => criteria.map(({ id }) => id));
const upTo = (level: number) => new Set(idsOf(levels.filter((one) => one.level <= level)));

it('opens with five that have no answer, those that a level needs first, and folds the others away', () => {
  const asked = upTo(5);
  const [first = '', , third = ''] = idsOf(levels);
  const groups = groupQuestions(levels, { asked, answered: new Set([first, third]) });
  const open = [...asked].filter((id) => id !== first && id !== third);
  const needed = open.filter((id) => mandatory.has(id));
  expect(needed.length).toBeGreaterThan(5);
  expect(idsOf(groups.next)).toEqual(needed.slice(0, 5));
  expect(idsOf(groups.more)).toEqual(open.filter((id) => !needed.slice(0, 5).includes(id)));
  expect(idsOf(groups.answered)).toEqual([first, third]);
  expect(idsOf(groups.later)).toEqual(idsOf(levels).filter((id) => !asked.has(id)));
  expect(countQuestions(groups.next)).toBe(5);
});

it('opens with what only supports a level once nothing that one needs is left', () => {
  const asked = new Set(idsOf(levels));
  const [last = '', ...answered] = [...mandatory].reverse();
  expect(idsOf(groupQuestions(levels, { asked, answered: new Set(answered) }).next)).toEqual([last]);
  const supporting = idsOf(levels).filter((id) => !mandatory.has(id));
  const { next, more } = groupQuestions(levels, { asked, answered: mandatory });
  expect([...idsOf(next), ...idsOf(more)]).toEqual(supporting);
  expect(countQuestions(next)).toBe(5);
});

it('leaves out a level without any, and shows what is answered above what the round asks with the answered', () => {
  const last = idsOf(levels).at(-1) ?? '';
  const groups = groupQuestions(levels, { asked: upTo(1), answered: new Set([...upTo(1), last]) });
  expect([groups.next, groups.more]).toEqual([[], []]);
  expect(groups.answered.map(({ level }) => level)).toEqual([1, 9]);
  expect(idsOf(groups.later)).not.toContain(last);
});
