import type { Seen, SeenKind, ToldWitnesses } from './outsider-report.ts';

/** The words in which the page, its PDF and its preview image tell the same. */
export const SEEN_WORDS: Readonly<Record<SeenKind, string>> = {
  told: 'told of the last time',
  gave: 'gave time or data',
  paid: 'paid',
  cameBack: 'came back',
  refused: 'refused to pay',
};

const figure = (count: number) => count.toLocaleString('en-GB');

/** "6 told of the last time (6 on record)". */
export const seenWords = (seen: Seen) => `${figure(seen.count)} ${SEEN_WORDS[seen.kind]} (${proofWords(seen)})`;

/** "strangers paid, 4 on record": what stands beside the count. */
export const strangerWords = (seen: Seen) =>
  `${seen.count === 1 ? 'stranger' : 'strangers'} ${SEEN_WORDS[seen.kind]}, ${proofWords(seen)}`;

/** Who confirmed it, else what is on record, else that nothing is. */
function proofWords({ onRecord, confirmed }: Seen): string {
  if (confirmed > 0) return `${figure(confirmed)} confirmed it`;
  return onRecord > 0 ? `${figure(onRecord)} on record` : 'the founder’s word';
}

/** "5 people confirmed it themselves, from 2 networks." Says how few phones or rooms stand behind many names. */
export function witnessWords({ confirmed, networks, fromOwnNetwork }: ToldWitnesses): string {
  const people = confirmed === 1 ? '1 person' : `${figure(confirmed)} people`;
  const from = networks === null ? '' : `, from ${networks === 1 ? 'one network' : `${figure(networks)} networks`}`;
  const own = fromOwnNetwork === 0 ? '' : `, ${figure(fromOwnNetwork)} on the network that the founder asked from`;
  return `${people} confirmed it themselves${from}${own}.`;
}
