import { wholeMonthsBetween } from '../time/calendar-months.ts';
import { NOTE_WANTED, saysWhatWasSeen } from './proof.ts';
import { countProblem } from './segment-count.ts';

/** How much an observation costs the person who gave it: talk is cheap, money is not. */
export const LEVELS = {
  L1: { points: 1, cap: 3, label: 'Desk source', meaning: 'You read it: a report, a statistic, a competitor’s page.' },
  L2: { points: 0.5, cap: 3, label: 'Opinion', meaning: 'They said they like it, or would use or buy it.' },
  L3: { points: 1.5, cap: 6, label: 'Past behaviour told', meaning: 'They told you what they did the last time.' },
  L4: {
    points: 2.5,
    cap: 8,
    label: 'Time, data or reputation committed',
    meaning: 'They gave you time, data or an introduction that costs them something.',
  },
  L5: { points: 4, cap: 12, label: 'Money paid', meaning: 'They paid, or when asked to pay they refused.' },
  L6: { points: 5, cap: 15, label: 'Repeat use or renewal', meaning: 'They came back or renewed, or they left.' },
} as const;

export const INDEPENDENCE = {
  stranger: { multiplier: 1, label: 'Stranger' },
  warm: { multiplier: 0.6, label: 'Warm introduction' },
  friend: { multiplier: 0.25, label: 'Friend or team' },
} as const;

export const PROOFS = {
  verified: { multiplier: 1, label: 'Verified', meaning: 'Somebody else confirmed it.' },
  artefact: { multiplier: 0.7, label: 'Artefact', meaning: 'A file or a link is on record.' },
  asserted: { multiplier: 0.4, label: 'Asserted', meaning: 'Your word for it.' },
} as const;

export const SEGMENT_MULTIPLIER = { inSegment: 1, outside: 0.3 } as const;

export const EVIDENCE_SIDES = ['for', 'against'] as const;

export type EvidenceSide = (typeof EVIDENCE_SIDES)[number];
export type EvidenceLevel = keyof typeof LEVELS;
export type Independence = keyof typeof INDEPENDENCE;
export type ProofGrade = keyof typeof PROOFS;

export const EVIDENCE_LEVELS = Object.keys(LEVELS) as EvidenceLevel[];
export const INDEPENDENCE_KINDS = Object.keys(INDEPENDENCE) as Independence[];
export const PROOF_GRADES = Object.keys(PROOFS) as ProofGrade[];

/** A file that the founder attached: what the report prints about it. */
export type EvidenceFile = { id: string; name: string; sha256?: string };

/**
 * One line of the ledger: for or against one assumption. `date` is when it was observed, YYYY-MM-DD. `proof` is the grade
 * that counts (`counted-evidence.ts`); until the second formula it was what the founder chose.
 */
export type EvidenceItem = {
  id: string;
  assumptionId: string;
  side: EvidenceSide;
  level: EvidenceLevel;
  independence: Independence;
  proof: ProofGrade;
  inSegment: boolean;
  /** How many people, payments or sources: a whole number from 1. */
  count: number;
  date: string;
  note: string;
  link?: string;
  file?: EvidenceFile;
};

export const EVIDENCE_LIMITS = { items: 5000, count: 1_000_000, noteLength: 2000 } as const;

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
