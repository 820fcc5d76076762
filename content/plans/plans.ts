import type { PlanKey } from '#domain/plans.ts';

/** The plans as pages tell of them. Apart from the brand, which every page loads. */
export const plans: Record<PlanKey, { name: string; summary: string }> = {
  free: { name: 'Free', summary: 'Every tool, with no card and no time limit.' },
  ideation: {
    name: 'Ideation',
    summary: 'From an idea to a first product: all of Free, with more room and more courses.',
  },
  founder: {
    name: 'Founder',
    summary: 'For building and for raising: all of Free, with the most room and more courses.',
  },
};

/** What every plan has. How much of it: limits.ts. */
export const onEveryPlan = [
  'Validate ideas: evidence ledger, score with its formula, test cards',
  'Check investment readiness: ten areas, a cash ledger with your runway (how long the money lasts), and a valuation range (what the startup may be worth, from low to high)',
  'Generate startup documents: six agreements, private links and signatures',
  'Consultation: book an adviser or ask for a quote; each service names its own price',
  'Every version kept and compared, each report and document yours to download',
];
