import type { Money } from '../money/money.ts';

/** How much an observation costs the person who gave it: talk is cheap, money is not. */
export const LEVELS = {
  L1: { points: 1, cap: 3, label: 'Desk source' },
  L2: { points: 0.5, cap: 3, label: 'Opinion' },
  L3: { points: 1.5, cap: 6, label: 'Past behaviour told' },
  L4: { points: 2.5, cap: 8, label: 'Time, data or reputation committed' },
  L5: { points: 4, cap: 12, label: 'Money paid' },
  L6: { points: 5, cap: 15, label: 'Repeat use or renewal' },
} as const;

/** What an entry against was, where the name of its level tells of somebody who did it: a refusal is no payment. */
const AGAINST_LABELS: Partial<Record<keyof typeof LEVELS, string>> = {
  L4: 'Refused time, data or help',
  L5: 'Refused to pay',
  L6: 'Left, or did not come back',
};

/** What an entry was, in the field's words: "Money paid", and "Refused to pay" where it speaks against. */
export const kindLabel = ({ level, side }: { level: keyof typeof LEVELS; side: 'for' | 'against' }): string =>
  (side === 'against' ? AGAINST_LABELS[level] : undefined) ?? LEVELS[level].label;

export const INDEPENDENCE = {
  stranger: { multiplier: 1, label: 'Stranger' },
  warm: { multiplier: 0.6, label: 'Warm introduction' },
  friend: { multiplier: 0.25, label: 'Friend or team' },
} as const;

export const PROOFS = {
  verified: { multiplier: 1, label: 'Verified' },
  artefact: { multiplier: 0.7, label: 'Artefact' },
  asserted: { multiplier: 0.4, label: 'Asserted' },
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
 * What people answered of one line: how many confirmed it, how many denied it, and from how many networks the confirmations
 * came. The founder's own network counts as one; how many came from it stands beside. `networkNumbers` are the same networks
 * in all lines of the idea; what was kept before 23 November 2026 has none. `deniedEarlier` of those who denied it did so before
 * its words changed.
 */
export type Witnessed = {
  confirmed: number;
  denied: number;
  networks: number;
  fromOwnNetwork: number;
  networkNumbers?: number[];
  deniedEarlier?: number;
};

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
  /** The price when it was noted, of a payment alone; what was kept before 26 November 2026 has none. */
  notedPrice?: Money;
  /** What it comes from, where that says more than this one line. */
  observation?: ObservationShare;
  /** What the people themselves answered, where they were asked. */
  witnessed?: Witnessed;
};

/** The observation that several lines share: its people, counted once, and what they paid in all. */
export type ObservationShare = { id: string; people: number; paid?: Money };

export const EVIDENCE_LIMITS = { items: 5000, count: 1_000_000, noteLength: 2000, whoLength: 120, said: 12 } as const;
