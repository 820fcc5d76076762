import { formatPlainMoney } from '#domain/money/money.ts';
import type { EvidenceItem, EvidenceLevel, EvidenceSide } from '#domain/validation/evidence.ts';
import { figure } from './figures.ts';

type Did = Record<EvidenceSide, [one: string, many: string]>;

const same = (words: string): [string, string] => [words, words];
const DID: Record<EvidenceLevel, Did> = {
  L1: { for: ['says so', 'say so'], against: ['says otherwise', 'say otherwise'] },
  L2: { for: ['thinks so', 'think so'], against: ['thinks otherwise', 'think otherwise'] },
  L3: {
    for: same('told of the last time'),
    against: same('told of a last time that speaks against it'),
  },
  L4: {
    for: same('gave time, data or an introduction'),
    against: same('refused to give time, data or an introduction'),
  },
  L5: { for: same('paid'), against: same('refused to pay') },
  L6: { for: same('came back or renewed'), against: same('left') },
};

type Entry = Pick<EvidenceItem, 'level' | 'side' | 'count' | 'observation'>;

/** What one talk says on both sides: "4 people paid ₦2,000 in all, 5 refused to pay". */
export function sidesWords([first, ...others]: readonly Entry[]): string {
  if (!first) return '';
  const more = others.map(({ level, side, count }) => `${figure(count)} ${DID[level][side][count === 1 ? 0 : 1]}`);
  return [entryWords(first), ...more].join(', ');
}

/** What an entry says, as one would say it: "2 people refused to pay", "3 people paid ₦7,500 in all". */
export function entryWords({ level, side, count, observation }: Entry): string {
  const nouns = level === 'L1' ? ['source', 'sources'] : ['person', 'people'];
  const [noun, did] = count === 1 ? [nouns[0], DID[level][side][0]] : [nouns[1], DID[level][side][1]];
  const words = `${figure(count)} ${noun} ${did}`;
  const { paid, people } = observation ?? {};
  if (!paid || side !== 'for' || (level !== 'L5' && level !== 'L6')) return words;
  const amount = formatPlainMoney(paid);
  if (level === 'L6') return `${words}, ${amount} in all`;
  return people === 1 ? `${words} ${amount}` : `${words}${people === count ? '' : ','} ${amount} in all`;
}
