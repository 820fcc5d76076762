import { wholeMonthsBetween } from '../time/calendar-months.ts';
import { EVIDENCE_LIMITS, EVIDENCE_SIDES, type EvidenceItem, INDEPENDENCE, LEVELS } from './evidence.ts';
import { NOTE_WANTED, saysWhatWasSeen } from './proof.ts';
import { countProblem } from './segment-count.ts';

/** What is wrong with an item, field by field; empty when nothing is. `latest` is the last day that may be given, YYYY-MM-DD. */
export type EvidenceProblem = { field: keyof EvidenceItem; message: string };

export function checkEvidence(
  item: Omit<EvidenceItem, 'id' | 'proof'>,
  latest: string,
  known: { assumptionIds: readonly string[]; segmentSize: number | null },
): EvidenceProblem[] {
  const problems: EvidenceProblem[] = [];
  const add = (field: keyof EvidenceItem, message: string) => problems.push({ field, message });
  if (!known.assumptionIds.includes(item.assumptionId)) add('assumptionId', 'Choose the assumption this is about.');
  if (!Object.hasOwn(LEVELS, item.level)) add('level', 'Choose a level from L1 to L6.');
  if (!Object.hasOwn(INDEPENDENCE, item.independence)) add('independence', 'Say how close this person is to you.');
  if (!EVIDENCE_SIDES.includes(item.side)) add('side', 'Say whether it speaks for or against.');
  if (!Number.isSafeInteger(item.count) || item.count < 1 || item.count > EVIDENCE_LIMITS.count)
    add('count', 'Give a whole number of 1 or more.');
  const tooMany = countProblem(item, known.segmentSize);
  if (tooMany) add('count', tooMany);
  if (!saysWhatWasSeen(item.note)) add('note', NOTE_WANTED);
  const dateProblem = checkObservedOn(item.date, latest);
  if (dateProblem) add('date', dateProblem);
  return problems;
}

function checkObservedOn(date: string, latest: string): string | undefined {
  try {
    return wholeMonthsBetween(date, latest) < 0
      ? 'This date is in the future. Enter the day you observed it.'
      : undefined;
  } catch {
    return 'Give a date that exists, as YYYY-MM-DD.';
  }
}
