import type { EvidenceItem } from './evidence.ts';

type Line = Pick<EvidenceItem, 'id' | 'count' | 'observation'>;

/**
 * How many people stand behind some lines of the ledger, nobody twice: what one observation says of several assumptions is
 * said by the same people, so it gives no more than it has. This product's own convention.
 */
export function countPeople(lines: readonly Line[]): number {
  const said = new Map<string, { sum: number; people: number }>();
  for (const { id, count, observation } of lines) {
    const key = observation?.id ?? id;
    const { sum } = said.get(key) ?? { sum: 0 };
    said.set(key, { sum: sum + count, people: observation?.people ?? count });
  }
  return [...said.values()].reduce((total, { sum, people }) => total + Math.min(sum, people), 0);
}
