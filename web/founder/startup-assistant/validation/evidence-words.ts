import { type EvidenceItem, INDEPENDENCE, PROOFS } from '#domain/validation/evidence.ts';
import { entryWords } from '#web/words/entry-words.ts';

/** What an entry is about, in one line: its note, or what people did where it has none. */
export function evidenceName(item: EvidenceItem): string {
  return item.note.trim() === '' ? entryWords(item) : item.note;
}

/** What is on record of an entry: the one that there is, or both. */
export const shownBy = ({ file, link }: Pick<EvidenceItem, 'file' | 'link'>) =>
  file && link ? 'file and link' : file ? 'file' : 'link';

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
