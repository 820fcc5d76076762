import type { EvidenceItem } from './evidence.ts';

type Line = Pick<EvidenceItem, 'id' | 'count' | 'observation'> & { source?: string; inSegment?: boolean };

/**
 * How many people stand behind some lines of the ledger, nobody twice: what one observation says of several assumptions is
 * said by the same people, so it gives no more than it has. Of observations that rest on one source, such as the same link, the
 * largest counts; and of the segment there are no more than `most`. This product's own convention.
 */
export function countPeople(lines: readonly Line[], most = Number.POSITIVE_INFINITY): number {
  const said = new Map<string, { source: string; sum: number; people: number; inSegment: boolean }>();
  for (const { id, count, observation, source, inSegment = false } of lines) {
    const key = observation?.id ?? id;
    const { sum } = said.get(key) ?? { sum: 0 };
    said.set(key, { source: source ?? key, sum: sum + count, people: observation?.people ?? count, inSegment });
  }
  const sources = new Map<string, { people: number; inSegment: boolean }>();
  for (const { source, sum, people, inSegment } of said.values()) {
    const before = sources.get(source)?.people ?? 0;
    sources.set(source, { people: Math.max(before, Math.min(sum, people)), inSegment });
  }
  const all = [...sources.values()];
  const total = (wanted: boolean) =>
    all.filter(({ inSegment }) => inSegment === wanted).reduce((sum, { people }) => sum + people, 0);
  return Math.min(total(true), most) + total(false);
}
