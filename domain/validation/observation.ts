import type { Money } from '../money/money.ts';
import { wholeMonthsBetween } from '../time/calendar-months.ts';
import { DATE_WANTED } from '../time/days.ts';
import {
  EVIDENCE_LIMITS,
  EVIDENCE_SIDES,
  type EvidenceItem,
  INDEPENDENCE,
  LEVELS,
  type ObservationShare,
} from './evidence.ts';
import { NOTE_WANTED, saysWhatWasSeen } from './proof.ts';
import { countProblem } from './segment-count.ts';

/** What an observation says for or against one assumption, and how many of its people said so. */
export type Said = Pick<EvidenceItem, 'assumptionId' | 'side' | 'level' | 'count'>;

/**
 * A conversation, a payment or a source, entered once. `who` and `howMet` are for the founder alone. `people` counts persons,
 * payments or sources; `paid` is what they paid in all.
 */
export type Observation = Pick<EvidenceItem, 'independence' | 'inSegment' | 'date' | 'note' | 'link'> & {
  who: string;
  howMet: string;
  people: number;
  paid?: Money;
  says: Said[];
};

/** What the lines of an observation share; none where the only line says it all. */
export function shareOf(id: string, { people, paid, says }: Pick<Observation, 'people' | 'paid' | 'says'>) {
  const share: ObservationShare = { id, people, ...(paid && { paid }) };
  return says.length === 1 && says[0]?.count === people && !paid ? {} : { observation: share };
}

/** What is wrong, by field ("says.0.count"); empty when nothing is. `latest` is the last day that may be given, YYYY-MM-DD. */
export type ObservationProblem = { field: string; message: string };

export function checkObservation(
  { says, ...observation }: Observation,
  latest: string,
  known: { assumptionIds: readonly string[]; segmentSize: number | null },
): ObservationProblem[] {
  const problems: ObservationProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (says.length === 0) add('says', SAYS_WANTED);
  const about = new Set<string>();
  for (const [index, said] of says.entries()) {
    const { assumptionId, side, level, count } = said;
    const field = (name: keyof Said) => `says.${index}.${name}`;
    if (!known.assumptionIds.includes(assumptionId)) add(field('assumptionId'), BELIEF_WANTED);
    else if (about.has(`${assumptionId} ${side}`))
      add(field('assumptionId'), 'This is here already, on the same side.');
    about.add(`${assumptionId} ${side}`);
    if (!Object.hasOwn(LEVELS, level)) add(field('level'), LEVEL_WANTED);
    if (!EVIDENCE_SIDES.includes(side)) add(field('side'), SIDE_WANTED);
    if (!isCount(count)) add(field('count'), WHOLE_NUMBER);
    const sides = says.filter(
      (other) => other.assumptionId === assumptionId && (other === said || other.side !== side),
    );
    const both = sides.reduce((sum, one) => sum + one.count, 0);
    const tooMany = countProblem(said, known.segmentSize) ?? (both > observation.people ? ABOVE_PEOPLE : null);
    if (tooMany) add(field('count'), tooMany);
  }
  if (!isCount(observation.people)) add('people', WHOLE_NUMBER);
  if (!Object.hasOwn(INDEPENDENCE, observation.independence)) add('independence', 'Say how close they are to you.');
  if (!saysWhatWasSeen(observation.note)) add('note', NOTE_WANTED);
  const dateProblem = checkObservedOn(observation.date, latest);
  if (dateProblem) add('date', dateProblem);
  return problems;
}

export const SAYS_WANTED = 'Choose at least one belief that it speaks for or against.';
export const BELIEF_WANTED = 'Choose what it is about.';
export const SIDE_WANTED = 'Say whether it speaks for or against.';
export const LEVEL_WANTED = 'Say what it was.';
const WHOLE_NUMBER = 'Give a whole number of 1 or more.';
const ABOVE_PEOPLE = 'This is more than the people you saw. Those for and those against add up to no more than them.';

const isCount = (count: number) => Number.isSafeInteger(count) && count >= 1 && count <= EVIDENCE_LIMITS.count;

function checkObservedOn(date: string, latest: string): string | undefined {
  try {
    return wholeMonthsBetween(date, latest) < 0
      ? 'This date is in the future. Enter the day you observed it.'
      : undefined;
  } catch {
    return DATE_WANTED;
  }
}
