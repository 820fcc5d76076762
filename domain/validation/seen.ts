/** What people did, in the order in which it is told: they told, for it or against it, gave, put down a deposit, paid, came back, or refused to pay or come back. */
export const SEEN_KINDS = ['told', 'toldOtherwise', 'gave', 'deposit', 'paid', 'cameBack', 'refused'] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/**
 * How many did so, of how many something is on record, of how many of these that is a file (left out where it is none), how many
 * confirmed it themselves, and how many answered from the founder's own network, who count as the founder's word; left out where
 * nobody did. `known`: how many are no strangers; left out where all are. `namedClose`: how many are entered as strangers although the note names somebody close, "my brother"; left out where
 * none is. `others`: how many more did the same who are no strangers, where `count` is of strangers alone; left out where none did.
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
  others?: number;
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

/** "1 who is no stranger" beside a count of which these are a part, "no strangers" where they are all of it; '' for none. */
export function knownWords(known: number, count: number): string {
  if (known === 0) return '';
  if (known < count) return notStrangers(known);
  return known === 1 ? 'no stranger' : 'no strangers';
}

/** "and 1 who is no stranger": who did the same and is not among the strangers that are counted; '' for none. */
export const othersWords = ({ others = 0 }: Seen) => (others === 0 ? '' : `and ${notStrangers(others)}`);

const notStrangers = (count: number) =>
  count === 1 ? '1 who is no stranger' : `${figure(count)} who are no strangers`;

/** "1 of 20 confirmed it", "both confirmed it", "they confirmed it" of one: the same words wherever it is told; '' where nobody did. */
export function confirmedWords(confirmed: number, count: number): string {
  if (confirmed === 0) return '';
  if (count === 1) return 'they confirmed it';
  if (confirmed < count) return `${figure(confirmed)} of ${figure(count)} confirmed it`;
  return `${count === 2 ? 'both' : `all ${figure(count)}`} confirmed it`;
}

/** "2 who are no strangers by the note": entered as strangers, and the founder's own note names somebody close; '' for none. */
export const closeWords = (close: number, count: number) => {
  const words = knownWords(close, count);
  return words && `${words} by the note`;
};

const figure = (count: number) => count.toLocaleString('en-GB');
