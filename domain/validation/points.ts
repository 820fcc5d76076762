import { requireCount, requirePositive } from '../require.ts';
import {
  EVIDENCE_LEVELS,
  type EvidenceItem,
  type EvidenceLevel,
  type EvidenceSide,
  INDEPENDENCE,
  INDEPENDENCE_KINDS,
  type Independence,
  LEVELS,
  PROOFS,
  SEGMENT_MULTIPLIER,
} from './evidence.ts';
import { ageInMonths, freshness } from './freshness.ts';

/** Every factor of one item and their product (rule S1). `months` is its age. */
export type ItemPoints = {
  id: string;
  count: number;
  points: number;
  independence: number;
  proof: number;
  segment: number;
  months: number;
  freshness: number;
  product: number;
};

/** One level and independence: what its items add up to, where it stops, and what counts (rule S3). */
export type GroupPoints = {
  level: EvidenceLevel;
  independence: Independence;
  items: ItemPoints[];
  sum: number;
  cap: number;
  counted: number;
  capped: boolean;
  /** What counts of those that more than the founder's word stands behind, where that is less (rule S17). */
  backed?: number;
};

/** `backed` is what counts of those that more than the founder's word stands behind (rule S17). */
export type SidePoints = { side: EvidenceSide; points: number; backed: number; groups: GroupPoints[] };

/** An item as counted: how many of its people confirmed it, and how many more than the founder's word stands behind; all, where that is not said. */
export type WeighedItem = EvidenceItem & { confirmed?: number; backed?: number };

/** @throws RangeError when the item's date lies after `asOf` (YYYY-MM-DD). */
export function itemPoints(item: WeighedItem, asOf: string): ItemPoints {
  requirePositive('count', requireCount('count', item.count));
  const months = ageInMonths(item.date, asOf);
  const factors = {
    count: item.count,
    points: LEVELS[item.level].points,
    independence: INDEPENDENCE[item.independence].multiplier,
    proof: proofFactor(item),
    segment: item.inSegment ? SEGMENT_MULTIPLIER.inSegment : SEGMENT_MULTIPLIER.outside,
    freshness: freshness(months),
  };
  const product =
    factors.count * factors.points * factors.independence * factors.proof * factors.segment * factors.freshness;
  return { id: item.id, ...factors, months, product };
}

/** Of each person their own: those who confirmed it count as verified, the rest as what stands behind it (rule S11). */
function proofFactor({ proof, count, confirmed = 0 }: WeighedItem): number {
  const { multiplier } = PROOFS[proof];
  return confirmed === 0
    ? multiplier
    : (confirmed * PROOFS.verified.multiplier + (count - confirmed) * multiplier) / count;
}

/**
 * The points of one side of one assumption, with the groups that make them up. Items are added in the order of their
 * ids, so the same set gives the same bits whatever order it arrives in.
 */
export function sidePoints(side: EvidenceSide, evidence: readonly WeighedItem[], asOf: string): SidePoints {
  const ordered = evidence.filter((item) => item.side === side).sort(byId);
  const groups = EVIDENCE_LEVELS.flatMap((level) =>
    INDEPENDENCE_KINDS.map((independence) => groupPoints(ordered, level, independence, asOf)),
  ).filter((group) => group.items.length > 0);
  const points = total(groups.map((group) => group.counted));
  return { side, points, backed: total(groups.map(({ backed, counted }) => backed ?? counted)), groups };
}

function groupPoints(
  ordered: readonly WeighedItem[],
  level: EvidenceLevel,
  independence: Independence,
  asOf: string,
): GroupPoints {
  const members = ordered.filter((item) => item.level === level && item.independence === independence);
  const items = members.map((item) => itemPoints(item, asOf));
  const sum = total(items.map((item) => item.product));
  const cap = LEVELS[level].cap * INDEPENDENCE[independence].multiplier;
  const backedSum = total(members.map((item, index) => backedPoints(item, items[index])));
  const [counted, backed] = [Math.min(sum, cap), Math.min(backedSum, cap)];
  return {
    ...{ level, independence, items, sum, cap, counted, capped: sum > cap },
    ...(backed !== counted && { backed }),
  };
}

/** The points of those of an item that more than the founder's word stands behind: all, or who confirmed it. */
function backedPoints({ count, backed = count }: WeighedItem, points: ItemPoints | undefined): number {
  if (!points || backed === 0) return 0;
  return backed === count
    ? points.product
    : (points.product * backed * PROOFS.verified.multiplier) / (count * points.proof);
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Orders by id, code unit by code unit: the same on every machine, whatever its language. */
export function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
