import type { CountedItem } from './counted-evidence.ts';
import { countGraded } from './idea-facts.ts';
import { wordsAgainstStranger } from './note-closeness.ts';
import { countAnswered, countPeople } from './people.ts';
import { SEEN_KINDS, type Seen } from './seen.ts';
import { kindDone, ofStrangers } from './strangers-who.ts';

/** What people did, kind by kind, with what stands behind it. @param most how many customers there are to meet. */
export function seenIn(evidence: readonly CountedItem[], most?: number): Seen[] {
  return SEEN_KINDS.flatMap((kind) => {
    const items = evidence.filter((item) => kindDone(item) === kind);
    const { claimed: count, documented: onRecord, verified: confirmed } = countGraded(items, most);
    const fromOwnNetwork = ownNetworkIn(items);
    const onFile = countPeople(
      items.filter(({ proof, file }) => proof !== 'asserted' && file),
      most,
    );
    const namedClose = countNamedClose(items, most);
    const known = countPeople(
      items.filter(({ independence }) => independence !== 'stranger'),
      most,
    );
    const more = {
      ...(onFile > 0 && { onFile }),
      ...(fromOwnNetwork > 0 && { fromOwnNetwork }),
      ...(known > 0 && { known }),
      ...(namedClose > 0 && { namedClose }),
    };
    return count === 0 ? [] : [{ kind, count, onRecord, confirmed, ...more }];
  });
}

/** The same of strangers, with how many more did so who are none. */
export const seenOfStrangers = (evidence: readonly CountedItem[], most?: number): Seen[] =>
  seenIn(ofStrangers(evidence), most).map((seen) => {
    const known = evidence.filter((item) => item.independence !== 'stranger' && kindDone(item) === seen.kind);
    const others = countPeople(known, most);
    return others === 0 ? seen : { ...seen, others };
  });

/** How many people answered from the network that the founder asked from. */
const ownNetworkIn = (items: readonly CountedItem[]) =>
  countAnswered(items, ({ count, witnessed }) => Math.min(count, witnessed?.fromOwnNetwork ?? 0));

/** How many are entered as strangers although the note names somebody close. */
export const countNamedClose = (items: readonly CountedItem[], most?: number) =>
  countPeople(
    items.filter((item) => wordsAgainstStranger(item) !== null),
    most,
  );
