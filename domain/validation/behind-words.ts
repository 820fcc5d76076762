import { withBacked } from './backed.ts';
import type { CountedItem } from './counted-evidence.ts';
import type { EvidenceLevel, EvidenceSide } from './evidence.ts';
import { countBacked } from './idea-facts.ts';
import { countAnswered, countPeople } from './people.ts';
import { closeWords, confirmedWords, knownWords } from './seen.ts';
import { countNamedClose } from './seen-evidence.ts';
import { isTold } from './verdict-lines.ts';

/** What people did on each side of a belief, dearest first. */
const DID: Record<EvidenceSide, readonly [EvidenceLevel | 'deposit', string][]> = {
  against: [
    ['L6', 'left'],
    ['L5', 'refused'],
    ['L4', 'refused time or help'],
    ['L3', 'told otherwise'],
  ],
  for: [
    ['L6', 'came back'],
    ['L5', 'paid'],
    ['deposit', 'paid a deposit'],
    ['L4', 'gave time or data'],
    ['L3', 'told of the last time'],
  ],
};

/**
 * So many people did one thing, how many of them confirmed it, and how many more than the founder's word stands behind; `items` are
 * the entries that say so.
 */
export type Did = {
  words: string;
  count: number;
  confirmed: number;
  backed: number;
  /** How many of them are no strangers, and how many are entered as strangers although their note names somebody close. */
  known: number;
  namedClose: number;
  did: string;
  items: readonly CountedItem[];
};

const figure = (count: number) => count.toLocaleString('en-GB');
const kindOf = ({ level, isDeposit }: CountedItem) => (isDeposit ? 'deposit' : level);

/** Who stands on one side of a belief by what they did, of its entries as counted; results of tests come last. */
export function whoDid(side: EvidenceSide, own: readonly CountedItem[], most?: number): Did[] {
  const items = own.filter((item) => item.side === side && isTold(item.level)).map((item) => withBacked(item));
  const tests = items.filter(({ testId }) => testId !== undefined);
  const people = DID[side].flatMap(([kind, did]) => {
    const those = items.filter((item) => item.testId === undefined && kindOf(item) === kind);
    const count = countPeople(those, most);
    const confirmed = countAnswered(those, (item) => item.confirmed ?? 0, most);
    const backed = countBacked(those, most);
    const namedClose = countNamedClose(those, most);
    const known = countPeople(
      those.filter(({ independence }) => independence !== 'stranger'),
      most,
    );
    const words = `${figure(count)} ${did}`;
    return count > 0 ? [{ words, count, confirmed, backed, known, namedClose, did, items: those }] : [];
  });
  if (tests.length === 0) return people;
  const words = `${figure(tests.length)} ${tests.length === 1 ? 'test' : 'tests'} ${side === 'for' ? 'passed' : 'failed'}`;
  const backed = tests.filter((item) => item.backed !== 0).length;
  return [
    ...people,
    { words, count: tests.length, confirmed: 0, backed, known: 0, namedClose: 0, did: '', items: tests },
  ];
}

/** "5 told of the last time, 1 who is no stranger": who is no stranger is never among those who are. */
const withKnown = ({ words, count, known, namedClose }: Pick<Did, 'words' | 'count' | 'known' | 'namedClose'>) =>
  [words, knownWords(known, count), closeWords(namedClose, count)].filter(Boolean).join(', ');

/** "9 paid, not confirmed yet", "9 paid, 1 of 9 confirmed it": what speaks against needs nobody behind it. */
function backedWords({ confirmed, backed, ...told }: Did): string {
  const words = withKnown(told);
  if (confirmed > 0) return `${words}, ${confirmedWords(confirmed, told.count)}`;
  if (backed > 0) return `${words}, ${backed >= told.count ? 'on file' : `${figure(backed)} on file`}`;
  return `${words}, not confirmed yet`;
}

/** "1 refused · 1 paid, not confirmed yet": who stands behind a belief, what speaks against it first; '' where nobody did anything. */
export function behindWords(own: readonly CountedItem[], most?: number): string {
  return [...whoDid('against', own, most).map(withKnown), ...whoDid('for', own, most).map(backedWords)].join(' · ');
}
