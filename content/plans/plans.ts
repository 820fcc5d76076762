/** Said of a plan that is not open. */
export const notOpenYet = 'What it adds and what it costs will stand here before anyone can choose it.';

/** The plans as the home page tells of them. Apart from the brand, which every page loads. */
export const plans: Record<'free' | 'ideation' | 'founder', Plan> = {
  free: {
    name: 'Free',
    isOpen: true,
    summary: 'Every tool, with no card and no time limit.',
    includes: [
      'Validate ideas: evidence ledger, score with its formula, test cards',
      'Check investment readiness: ten areas, a cash ledger with your runway (how long the money lasts), and a valuation range (what the startup may be worth, from low to high)',
      'Generate startup documents: six agreements, private links and signatures',
      'Consultation: book an adviser or ask for a quote; each service names its own price',
      'Every version kept and compared, each report and document yours to download',
    ],
  },
  ideation: {
    name: 'Ideation',
    isOpen: false,
    summary: 'From an idea to a first product: all of Free, with more room.',
    includes: [],
  },
  founder: {
    name: 'Founder',
    isOpen: false,
    summary: 'For building and for raising: all of Free, with the most room.',
    includes: [],
  },
};

export interface Plan {
  name: string;
  /** False shows the plan as not open yet: nobody can choose it. */
  isOpen: boolean;
  summary: string;
  includes: string[];
}
