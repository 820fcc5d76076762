import type { CountedItem } from './counted-evidence.ts';
import { EVIDENCE_LEVELS, type EvidenceItem, type EvidenceLevel, type EvidenceSide } from './evidence.ts';
import { countPeople } from './people.ts';
import { type GroupPoints, sidePoints } from './points.ts';
import { FORMULA_VERSION, hasOutweighRules } from './published-rules.ts';
import { type AssumptionScore, PRIOR_WEIGHT } from './score.ts';
import { isTold, reaches } from './verdict-lines.ts';

/** What stands on the two sides of a belief: its points at a level and above. */
export type Outweighed = { level: EvidenceLevel; r: number; s: number };

type Groups = readonly Pick<GroupPoints, 'level' | 'counted' | 'backed'>[];

/** From this share against, a belief is contradicted (rule W2). */
const CONTRADICTED_LINE = 0.5;

/** All that was seen, what people did, and what they did at a cost to themselves. */
const WEIGHED_FROM: readonly EvidenceLevel[] = ['L1', 'L3', 'L4'];

/**
 * From which levels on a belief is contradicted (rule W2), the highest last: half of what was seen at that level and above, with
 * the weight of knowing nothing, speaks against it. So no talk in its favour takes back what people did at a cost. Up to the
 * fourth formula all that was seen counted together. Of what speaks for it only what has more than the founder's word behind it
 * outweighs anything (rule S17). Something more against never makes it fewer levels, something more for it
 * never more. This product's own convention.
 */
export function contradictedAt(
  speaksFor: Groups,
  speaksAgainst: Groups,
  formulaVersion = FORMULA_VERSION,
): Outweighed[] {
  const levels = hasOutweighRules(formulaVersion) ? WEIGHED_FROM : WEIGHED_FROM.slice(0, 1);
  const from = (lowest: EvidenceLevel, groups: Groups) =>
    groups
      .filter(({ level }) => rank(level) >= rank(lowest))
      .reduce((sum, { counted, backed = counted }) => sum + backed, 0);
  return levels.flatMap((level) => {
    const [r, s] = [from(level, speaksFor), from(level, speaksAgainst)];
    return reaches(s / (r + s + PRIOR_WEIGHT), CONTRADICTED_LINE) ? [{ level, r, s }] : [];
  });
}

/** Whether the entries on one belief, as counted, contradict it on a day (YYYY-MM-DD). */
export function isContradicted(own: readonly EvidenceItem[], asOf: string, formulaVersion = FORMULA_VERSION): boolean {
  const [speaksFor, speaksAgainst] = [sidePoints('for', own, asOf).groups, sidePoints('against', own, asOf).groups];
  return contradictedAt(speaksFor, speaksAgainst, formulaVersion).length > 0;
}

/** Who did anything at all, who did so at a cost, and who paid. */
const COMPARED_FROM: readonly EvidenceLevel[] = ['L3', 'L4', 'L5'];

/**
 * Whether what speaks against a belief keeps it from holding: it weighs more than half of what speaks for it, or more people
 * stand against it than for it by what they did: of all, of those who did so at a cost, or of those who were asked to pay, among whom a deposit is paid. The caps of the score let no crowd
 * weigh more (rule S3), so people are counted, too. Those of a test may be in the ledger already: of the two the larger counts.
 * Since the sixth formula only those for it count whom more than the founder's word stands behind (rule S17).
 * In the fourth formula people were compared at each level that speaks for it, so that one more in favour could hold it back.
 */
export function isHeldBack(
  { r, s, c = r }: Pick<AssumptionScore, 'r' | 's' | 'c'>,
  evidence: readonly CountedItem[],
  formulaVersion = FORMULA_VERSION,
): boolean {
  // Nine decimals, against floating-point dust.
  if (Math.round((2 * s - c) * 1e9) > 0) return true;
  const isLater = hasOutweighRules(formulaVersion);
  const shown = evidence
    .filter(({ level, backed }) => isTold(level) && backed !== 0)
    .map((item) => (item.backed === undefined ? item : { ...item, count: item.backed }))
    .map((item) => (isLater && item.isDeposit && item.level === 'L4' ? { ...item, level: 'L5' as const } : item));
  const peopleFrom = (lowest: EvidenceLevel, wanted: EvidenceSide) => {
    const own = shown.filter(({ side, level }) => side === wanted && rank(level) >= rank(lowest));
    const inTests = own.filter(({ testId }) => testId !== undefined);
    return Math.max(countPeople(inTests), countPeople(own.filter((item) => !inTests.includes(item))));
  };
  const levels = isLater
    ? COMPARED_FROM
    : ['L3' as const, ...shown.flatMap(({ side, level }) => (side === 'for' ? [level] : []))];
  return levels.some((level) => peopleFrom(level, 'against') > peopleFrom(level, 'for'));
}

const rank = (level: EvidenceLevel) => EVIDENCE_LEVELS.indexOf(level);
