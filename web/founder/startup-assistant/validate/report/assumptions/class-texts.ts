import type { AssumptionClass } from '#domain/validation/assumption-rules.ts';

/** The five classes of assumptions, as a founder reads them. */
export const classTexts: Readonly<Record<AssumptionClass, { title: string; question: string }>> = {
  desirability: { title: 'Desirability', question: 'Do they want it?' },
  viability: { title: 'Viability', question: 'Does it pay?' },
  feasibility: { title: 'Feasibility', question: 'Can you make it?' },
  reach: { title: 'Reach', question: 'Can you get to them?' },
  permission: { title: 'Permission', question: 'May you do it?' },
};
