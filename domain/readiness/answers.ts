import { isSafeLink } from '../validation/links.ts';

export const ANSWERS = ['yes', 'no', 'unanswered'] as const;
export type AnswerValue = (typeof ANSWERS)[number];

/** How well a yes is proved; each grade includes the ones before it. */
export const PROOF_GRADES = {
  claimed: { label: 'Claimed', meaning: 'Your word for it.' },
  documented: { label: 'Documented', meaning: 'You hold a file, a link or a record that shows it.' },
  verified: {
    label: 'Verified',
    meaning: 'Somebody outside your team confirmed or signed it, or this product checked it.',
  },
} as const;
export type ReadinessGrade = keyof typeof PROOF_GRADES;
export const GRADES = Object.keys(PROOF_GRADES) as ReadinessGrade[];

/** What a fact in the product points at, so that the page can link to it. */
export type FactReference = {
  kind: 'profile' | 'idea' | 'evidence' | 'test' | 'document' | 'ledger' | 'check';
  id: string;
  label: string;
};

export type AnswerEvidence =
  | { kind: 'file'; id: string; name: string; sha256?: string }
  | { kind: 'link'; url: string }
  | { kind: 'fact'; reference: FactReference };

/** What the founder answered to one criterion. */
export type FounderAnswer = {
  answer: AnswerValue;
  grade: ReadinessGrade;
  evidence: AnswerEvidence | null;
  note: string;
};

export const NO_ANSWER: FounderAnswer = { answer: 'unanswered', grade: 'claimed', evidence: null, note: '' };

export const ANSWER_LIMITS = { noteLength: 2000 } as const;

export type AnswerProblem = { field: 'grade' | 'evidence' | 'note'; message: string };

/** What is wrong with an answer; empty when nothing is. */
export function checkAnswer({ answer, grade, evidence, note }: FounderAnswer): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  if (evidence?.kind === 'link' && !isSafeLink(evidence.url))
    problems.push({ field: 'evidence', message: 'Give a web address that starts with https:// or http://.' });
  if (note.length > ANSWER_LIMITS.noteLength)
    problems.push({ field: 'note', message: `Keep the note to ${ANSWER_LIMITS.noteLength} characters.` });
  if (answer !== 'yes') return problems;
  if (grade !== 'claimed' && evidence === null)
    problems.push({ field: 'evidence', message: 'Attach a file or give a link, or choose “Claimed”.' });
  if (grade === 'verified' && note.trim() === '')
    problems.push({ field: 'grade', message: 'Say in the note who outside your team can check it.' });
  return problems;
}

/** The grade that an answer has earned: one without its evidence counts as claimed, one that nobody can check as documented. */
export function earnedGrade({ grade, evidence, note }: FounderAnswer): ReadinessGrade {
  if (grade === 'claimed' || evidence === null) return 'claimed';
  return grade === 'verified' && note.trim() === '' ? 'documented' : grade;
}

/** True when `grade` is at least as good as `needed`. */
export function isAtLeast(grade: ReadinessGrade, needed: ReadinessGrade): boolean {
  return GRADES.indexOf(grade) >= GRADES.indexOf(needed);
}
