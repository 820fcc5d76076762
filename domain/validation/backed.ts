import type { EvidenceItem } from './evidence.ts';

/**
 * An item with how many of its people more than the founder's word stands behind (rule S17): all where a file shows it or a test
 * passed with a link to its result, else those who confirmed it. A link alone is an address that anybody can type. What speaks
 * against the idea needs nobody behind it. This product's own convention.
 */
export function withBacked<T extends EvidenceItem & { testId?: string; confirmed?: number }>(
  item: T,
): T & { backed?: number } {
  if (item.side === 'against') return item;
  const isShown = item.proof !== 'asserted' && (item.file !== undefined || item.testId !== undefined);
  return isShown ? item : { ...item, backed: item.confirmed ?? 0 };
}
