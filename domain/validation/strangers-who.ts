import type { CountedItem } from './counted-evidence.ts';
import type { EvidenceItem, EvidenceLevel } from './evidence.ts';
import { countPeople } from './people.ts';
import type { SeenKind } from './seen.ts';

const KIND_OF: Readonly<Record<EvidenceItem['side'], Partial<Record<EvidenceLevel, SeenKind>>>> = {
  for: { L3: 'told', L4: 'gave', L5: 'paid', L6: 'cameBack' },
  against: { L3: 'toldOtherwise', L5: 'refused', L6: 'refused' },
};

/** What the people of an entry did, as counted; none for opinion, and for what somebody read. */
export const kindDone = ({ side, level, isDeposit }: CountedItem): SeenKind | undefined =>
  isDeposit ? 'deposit' : KIND_OF[side][level];

/** The entries that tell of strangers; what a test adds is told apart, as a test. */
export const ofStrangers = (evidence: readonly CountedItem[]) =>
  evidence.filter(({ independence, testId }) => independence === 'stranger' && testId === undefined);

/**
 * How many different strangers did it, whatever beliefs their entries are about: the one count of people who paid, and of all
 * else that they did, on Next, on the report in all its forms and for readiness. `evidence` is as counted, and `most` is how
 * many people the segment has (`mostPeople`).
 */
export const strangersWho = (kind: SeenKind, evidence: readonly CountedItem[], most?: number): number =>
  countPeople(
    ofStrangers(evidence).filter((item) => kindDone(item) === kind),
    most,
  );
