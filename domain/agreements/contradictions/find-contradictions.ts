import { COMPANY_RULES } from './company-rules.ts';
import type { ComparedAgreement, Contradiction, Rule } from './contradiction.ts';
import { DEAL_RULES } from './deal-rules.ts';
import { FOUNDER_RULES } from './founder-rules.ts';

/** In the order in which they are listed. */
export const CONTRADICTION_RULES: readonly Rule[] = [...COMPANY_RULES, ...FOUNDER_RULES, ...DEAL_RULES];

/**
 * What does not fit together across a founder's agreements (assistant.md §3). The rules are this product's own; each looks
 * at answers that mean the same thing in every template because they have the same id.
 */
export function findContradictions(agreements: readonly ComparedAgreement[]): Contradiction[] {
  const sorted = agreements.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return CONTRADICTION_RULES.flatMap(({ id, find }) => find(sorted).map((finding) => ({ rule: id, ...finding })));
}
