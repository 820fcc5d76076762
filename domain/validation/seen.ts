/** What people did, in the order in which it is told: they told, for it or against it, gave, put down a deposit, paid, came back, or refused to pay or come back. */
export const SEEN_KINDS = ['told', 'toldOtherwise', 'gave', 'deposit', 'paid', 'cameBack', 'refused'] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/**
 * How many did so, of how many something is on record, of how many of these that is a file (left out where it is none), how many
 * confirmed it themselves, and how many answered from the founder's own network, who count as the founder's word; left out where
 * nobody did. `known`: how many are no strangers; left out where all are. `namedClose`: how many are entered as strangers although the note names somebody close, "my brother"; left out where
 * none is.
 */
export type Seen = {
  kind: SeenKind;
  count: number;
  onRecord: number;
  onFile?: number;
  confirmed: number;
  fromOwnNetwork?: number;
  known?: number;
  namedClose?: number;
};

/** The words in which the page, its PDF and its preview image tell the same. */
export const SEEN_WORDS: Readonly<Record<SeenKind, string>> = {
  told: 'told of the last time',
  toldOtherwise: 'told otherwise',
  gave: 'gave time or data',
  deposit: 'paid a deposit',
  paid: 'paid',
  cameBack: 'came back',
  refused: 'refused to pay',
};

const AGAINST: readonly SeenKind[] = ['toldOtherwise', 'refused'];

/** Sorts what speaks against the idea to the front, dearest first: a line on a phone is short. */
export const againstFirst = (a: Seen, b: Seen) => weightAgainst(b) - weightAgainst(a);
const weightAgainst = ({ kind }: Seen) => AGAINST.indexOf(kind);

/** "1 no stranger" beside a count of which these are a part, "no strangers" where they are all of it; '' for none. */
export function knownWords(known: number, count: number): string {
  if (known === 0) return '';
  const word = known === 1 ? 'no stranger' : 'no strangers';
  return known < count ? `${known.toLocaleString('en-GB')} ${word}` : word;
}
