import type { EvidenceItem, ProofGrade } from './evidence.ts';
import { countLetters } from './safe-text.ts';

/** What can stand behind an entry. */
export type Backing = Pick<EvidenceItem, 'note' | 'link' | 'file'>;

/** A new note says at least this much, in letters and digits: "Paid ₦2,500" does. */
const NOTE_LETTERS = 8;

/**
 * The grade of an entry, whatever its founder calls it: a file or a link makes an artefact; everything else, and everything
 * without a note, is asserted. Verified is what somebody else confirmed (`witness.ts`).
 * Source: `assistant.md` §1, proof grades.
 */
export function proofOf({ note, link, file }: Backing): ProofGrade {
  return !isBlankNote(note) && (link || file) ? 'artefact' : 'asserted';
}

/** True for an entry of before notes were asked for that says nothing. */
export function isBlankNote(note: string): boolean {
  return countLetters(note) === 0;
}

/** Whether a note says enough to be entered: a word or two that somebody saw or heard. */
export function saysWhatWasSeen(note: string): boolean {
  return countLetters(note) >= NOTE_LETTERS;
}

export const NOTE_WANTED = 'Say what you saw or heard, in a few words.';
