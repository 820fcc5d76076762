import { type EvidenceItem, INDEPENDENCE, LEVELS } from './evidence.ts';
import type { Observation, Said } from './observation.ts';
import { countPeople } from './people.ts';

/** A line as it was entered, with how many people its observation has. */
export type EnteredLine = Said & Pick<EvidenceItem, 'independence' | 'inSegment' | 'date'> & { people: number };

/** What an observation says after an edit; nothing once it is removed. */
export type Edited = Pick<Observation, 'independence' | 'inSegment' | 'date' | 'people' | 'says'>;

/** What an edit took from what spoke against the idea: of how many people, and whether a line went to another belief. */
export type Weakened = { isWeaker: boolean; people: number; isMoved: boolean };

/** A line against the idea, and what became of it: nothing where it is gone or turned to the other side. */
type Pair = { line: EnteredLine; now?: Said; isMoved: boolean };

/**
 * What is weaker is as good as removed: a lower level, an older day, somebody closer to the founder, out of the segment, or fewer people.
 * What went to another belief as it was still speaks against the idea, so its people are not gone. This product's own convention.
 */
export function weakenedBy(before: readonly EnteredLine[], after: Edited): Weakened {
  const pairs = pair(before, after.says);
  const lost = pairs.map(({ line, now }) => ({ level: line.level, ...lossOf(line, now, after) }));
  const people = before[0]?.people ?? 0;
  const fewer = peopleAgainst(before) - peopleOf(after.says.filter(isAgainst), after.people);
  const hasMoved = pairs.some(({ isMoved }) => isMoved);
  // Fewer people in all may show at no single line, where several lines share them.
  const gone = Math.max(peopleOf(lost, people), people > after.people ? fewer : 0);
  return { isWeaker: gone > 0 || lost.some(({ count }) => count > 0), people: gone, isMoved: hasMoved };
}

/** How many people spoke against the idea in one observation. */
export const peopleAgainst = (lines: readonly EnteredLine[]): number =>
  peopleOf(lines.filter(isAgainst), lines[0]?.people ?? 0);

const isAgainst = ({ side }: Said) => side === 'against';

function pair(before: readonly EnteredLine[], says: readonly Said[]): Pair[] {
  const against = before.filter(isAgainst);
  const refused = says.filter(isAgainst);
  const on = (lines: readonly Said[], id: string) => lines.find(({ assumptionId }) => assumptionId === id);
  const isFor = (lines: readonly Said[], id: string) =>
    lines.some((line) => line.assumptionId === id && !isAgainst(line));
  const fresh = refused.filter(({ assumptionId }) => !on(against, assumptionId));
  return against.map((line) => {
    const same = on(refused, line.assumptionId);
    if (same) return { line, now: same, isMoved: false };
    const isTurned = isFor(says, line.assumptionId) && !isFor(before, line.assumptionId);
    if (isTurned) return { line, isMoved: false };
    const alike = fresh.findIndex(({ level, count }) => level === line.level && count === line.count);
    const [now] = fresh.splice(Math.max(alike, 0), 1);
    return { line, ...(now && { now }), isMoved: now !== undefined };
  });
}

/** How many of a line's people are gone; of those that only count fewer, the most at one line counts, for they are the same people. */
function lossOf(line: EnteredLine, now: Said | undefined, after: Edited): { count: number; isAnswers?: true } {
  if (!now || isWeakerLevel(line, now) || isWeakerWhole(line, after)) return { count: line.count };
  return { count: Math.max(0, line.count - now.count), isAnswers: true };
}

/** A source is nobody, so what somebody said is weaker as one, whatever its points. */
const isWeakerLevel = (before: Said, now: Said) =>
  LEVELS[now.level].points < LEVELS[before.level].points || (now.level === 'L1' && before.level !== 'L1');

const isWeakerWhole = (before: EnteredLine, after: Edited) =>
  after.date < before.date ||
  (before.inSegment && !after.inSegment) ||
  INDEPENDENCE[after.independence].multiplier < INDEPENDENCE[before.independence].multiplier;

/** The people of some lines of one observation, nobody twice; a source is nobody. */
const peopleOf = (lines: readonly (Pick<Said, 'level' | 'count'> & { isAnswers?: true })[], people: number): number =>
  countPeople(
    lines
      .filter(({ level }) => level !== 'L1')
      .map(({ count, isAnswers }) => ({
        ...{ id: '', count, observation: { id: '', people } },
        ...(isAnswers && { isAnswers }),
      })),
  );
