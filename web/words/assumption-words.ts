import type { AssumptionClass } from '#domain/validation/assumption-rules.ts';

/** The five classes as a founder would ask about them. */
export const CLASS_WORDS: Record<AssumptionClass, { label: string; question: string }> = {
  desirability: { label: 'Desirability', question: 'Do they want it?' },
  viability: { label: 'Viability', question: 'Does it pay?' },
  feasibility: { label: 'Feasibility', question: 'Can you deliver it?' },
  reach: { label: 'Reach', question: 'Can you get to them?' },
  permission: { label: 'Permission', question: 'Are you allowed to?' },
};

export const IMPORTANCE_WORDS: Record<number, string> = {
  1: 'nice to know',
  2: 'of some weight',
  3: 'it matters',
  4: 'it matters much',
  5: 'the idea fails without it',
};
