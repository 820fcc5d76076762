import type { EvidenceItem } from './evidence.ts';
import { FORMULA_VERSION, hasShownResultRule } from './published-rules.ts';

/**
 * An item with how many of its people more than the founder's word stands behind (rule S17): all where a file shows it, else
 * those who confirmed it. A link alone is an address that anybody can type, and so it is behind the result of a test: the sixth
 * formula took that for shown. What speaks against the idea needs nobody behind it. This product's own convention.
 */
export function withBacked<T extends EvidenceItem & { testId?: string; confirmed?: number }>(
  item: T,
  formulaVersion = FORMULA_VERSION,
): T & { backed?: number } {
  if (item.side === 'against') return item;
  const isLinkedTest = item.testId !== undefined && !hasShownResultRule(formulaVersion);
  const isShown = item.proof !== 'asserted' && (item.file !== undefined || isLinkedTest);
  return isShown ? item : { ...item, backed: item.confirmed ?? 0 };
}
