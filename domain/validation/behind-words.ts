import { withBacked } from './backed.ts';
import type { CountedItem } from './counted-evidence.ts';
import type { EvidenceLevel, EvidenceSide } from './evidence.ts';
import { countPeople } from './people.ts';
import { knownWords } from './seen.ts';
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
  /** How many of them are no strangers. */
  known: number;
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
    const peopleOf = (countOf: (item: CountedItem) => number) =>
      countPeople(
        those.flatMap((item) => (countOf(item) > 0 ? [{ ...item, count: countOf(item) }] : [])),
        most,
      );
    const count = peopleOf((item) => item.count);
    const confirmed = peopleOf((item) => item.confirmed ?? 0);
    const backed = peopleOf((item) => item.backed ?? item.count);
    const known = countPeople(
      those.filter(({ independence }) => independence !== 'stranger'),
      most,
    );
    return count > 0 ? [{ words: `${figure(count)} ${did}`, count, confirmed, backed, known, did, items: those }] : [];
  });
  if (tests.length === 0) return people;
  const words = `${figure(tests.length)} ${tests.length === 1 ? 'test' : 'tests'} ${side === 'for' ? 'passed' : 'failed'}`;
  const backed = tests.filter((item) => item.backed !== 0).length;
  return [...people, { words, count: tests.length, confirmed: 0, backed, known: 0, did: '', items: tests }];
}

/** "5 told of the last time, 1 no stranger": who is no stranger is never among those who are. */
const withKnown = ({ words, count, known }: Pick<Did, 'words' | 'count' | 'known'>) =>
  [words, knownWords(known, count)].filter(Boolean).join(', ');

/** "9 paid, not confirmed yet", "9 paid, 1 confirmed": what speaks against needs nobody behind it. */
function backedWords({ confirmed, backed, ...told }: Did): string {
  const words = withKnown(told);
  if (confirmed > 0) return `${words}, ${confirmed >= told.count ? 'confirmed' : `${figure(confirmed)} confirmed`}`;
  if (backed > 0) return `${words}, ${backed >= told.count ? 'on file' : `${figure(backed)} on file`}`;
  return `${words}, not confirmed yet`;
}

/** "1 refused · 1 paid, not confirmed yet": who stands behind a belief, what speaks against it first; '' where nobody did anything. */
export function behindWords(own: readonly CountedItem[], most?: number): string {
  return [...whoDid('against', own, most).map(withKnown), ...whoDid('for', own, most).map(backedWords)].join(' · ');
}
