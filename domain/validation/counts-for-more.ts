import { type EvidenceItem, INDEPENDENCE } from './evidence.ts';
import type { Observation } from './observation.ts';

type Line = Pick<EvidenceItem, 'assumptionId' | 'side' | 'level' | 'count' | 'independence' | 'inSegment'> & {
  people: number;
};
type Changed = Pick<Observation, 'independence' | 'inSegment' | 'people' | 'says'>;

/**
 * Whether a changed observation counts for more than its lines did: a stranger instead of a friend, inside the segment, more people,
 * a higher level, or another belief or side. This product's own convention.
 */
export function countsForMore(before: readonly Line[], after: Changed): boolean {
  const says = after.says.some((said) => {
    const line = before.find((one) => one.assumptionId === said.assumptionId && one.side === said.side);
    return !line || said.level > line.level || said.count > line.count;
  });
  const isMore = ({ independence, inSegment, people }: Line) =>
    INDEPENDENCE[after.independence].multiplier > INDEPENDENCE[independence].multiplier ||
    (after.inSegment && !inSegment) ||
    after.people > people;
  return says || before.some(isMore);
}
