import { type EvidenceItem, INDEPENDENCE, LEVELS, PROOFS } from '#domain/validation/evidence.ts';

/** What an entry is about, in one line: its note, or its kind where it has none. */
export function evidenceName({ note, level, count, side }: EvidenceItem): string {
  const kind = `${LEVELS[level].label}, ${count === 1 ? 'one' : count}${side === 'against' ? ', against' : ''}`;
  return note.trim() === '' ? kind : note;
}

/** The published factors of an entry in words, such as "stranger". */
export function factorNames({
  independence,
  proof,
  inSegment,
}: Pick<EvidenceItem, 'independence' | 'proof' | 'inSegment'>) {
  return {
    independence: INDEPENDENCE[independence].label.toLowerCase(),
    proof: PROOFS[proof].label.toLowerCase(),
    segment: inSegment ? 'in segment' : 'outside segment',
  };
}

/** "fresh", "3 months old". */
export function ageWords(months: number): string {
  if (months === 0) return 'fresh';
  return months === 1 ? '1 month old' : `${months} months old`;
}
