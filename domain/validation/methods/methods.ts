import type { EvidenceItem } from '../evidence.ts';
import type { TestKind } from '../test-templates.ts';

/** A survey or a comparison that helps with one kind of test, beside its pass mark. */
export const METHOD_IDS = ['prices', 'feature', 'missing', 'texts'] as const;
export type MethodId = (typeof METHOD_IDS)[number];

/** What a founder reads of a method: where it comes from and what it cannot show stand in one line each. */
export type Method = { title: string; source: string; limit: string };

export const METHODS: Readonly<Record<MethodId, Method>> = {
  prices: {
    title: 'Four prices from each person',
    source: 'Price Sensitivity Meter (van Westendorp, 1976), with the original range of its definitions.',
    limit: 'It says what people call fair, not what they pay. From 30 people on it is more than a hint.',
  },
  feature: {
    title: 'Is one feature wanted?',
    source: 'Kano model (1984), with the coefficients of Berger and others (1993).',
    limit: 'One feature at a time. It says how they feel about it, not whether they would pay for it.',
  },
  missing: {
    title: 'Would they miss it?',
    source: 'Sean Ellis’s question; his line is 40%. The true share lies in the range 95 times in 100 (Wilson).',
    limit: 'Ask only people who used it at least twice in the last two weeks. Below 30 answers it says nothing.',
  },
  texts: {
    title: 'Which of two texts works better?',
    source:
      'Test of two proportions; Fisher’s where counts are small. Better: chance alone would do so below 5 times in 100.',
    limit: 'Decide before how many see each. Stopping once it looks good finds differences that are none.',
  },
};

/** The tests that each helps with. This product's own convention. */
const METHODS_OF: Partial<Record<TestKind, MethodId>> = {
  presale: 'prices',
  choice: 'feature',
  trial: 'missing',
  renewal: 'missing',
  channel: 'texts',
};

export const methodOf = (kind: TestKind): MethodId | null => METHODS_OF[kind] ?? null;

/** What the answers say, in sentences; and as an entry for the ledger, where they are one: what people say is an opinion. */
export type MethodReading = {
  says: string[];
  entry: (Pick<EvidenceItem, 'side' | 'level'> & { people: number; note: string }) | null;
};
