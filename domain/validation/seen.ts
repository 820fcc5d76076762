/** What people did, in the order in which it is told: they told, gave, put down a deposit, paid, came back, or refused to pay or come back. */
export const SEEN_KINDS = ['told', 'gave', 'deposit', 'paid', 'cameBack', 'refused'] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/**
 * How many did so, of how many something is on record, of how many of these that is a file (left out where it is none), how many
 * confirmed it themselves, and how many answered from the founder's own network, who count as the founder's word; left out where
 * nobody did. `namedClose`: how many are entered as strangers although the note names somebody close, "my brother"; left out where
 * none is.
 */
export type Seen = {
  kind: SeenKind;
  count: number;
  onRecord: number;
  onFile?: number;
  confirmed: number;
  fromOwnNetwork?: number;
  namedClose?: number;
};

/** The words in which the page, its PDF and its preview image tell the same. */
export const SEEN_WORDS: Readonly<Record<SeenKind, string>> = {
  told: 'told of the last time',
  gave: 'gave time or data',
  deposit: 'paid a deposit',
  paid: 'paid',
  cameBack: 'came back',
  refused: 'refused to pay',
};
