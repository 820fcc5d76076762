/** Changes whenever a criterion, a weight, a target or a rule that answers by itself changes. */
export const RULE_SET_VERSION = 'readiness-rules-4';

/** Changes whenever the arithmetic changes. */
export const FORMULA_VERSION = 'readiness-score-1';

/** Shown beside every score. */
export const CONVENTIONS_NOTE =
  'The weights, the steps that each round needs and the hours are conventions this product publishes, not measured probabilities. The score says what you can show, not whether anyone will invest.';

/** A formula in words, with the rule that it belongs to and whose it is. */
export type SourcedFormula = { rule: string; name: string; formula: string; source: string };

/** What every score carries, so that a reader can work it out again by hand. */
export const READINESS_FORMULAS: readonly SourcedFormula[] = [
  {
    rule: 'R1',
    name: 'Step of an area',
    formula:
      'the highest step whose needed questions, and those of every step before it, are all answered yes with at least that proof',
    source: 'No step without those before it, as in Village Capital’s VIRAL; applied to ten areas by this product',
  },
  {
    rule: 'R2',
    name: 'Readiness',
    formula: '100 × Σ weight × min(step ÷ step needed, 1), rounded once to one decimal',
    source: 'This product’s own convention',
  },
  {
    rule: 'R3',
    name: 'Blocker',
    formula: 'an area whose step is under the one that the round needs',
    source: 'This product’s own convention',
  },
  {
    rule: 'R4',
    name: 'Ready',
    formula: 'no blocker, whatever the percentage',
    source: 'This product’s own convention',
  },
  {
    rule: 'R5',
    name: 'Proof gap',
    formula: 'readiness as claimed − readiness as documented',
    source: 'This product’s own convention',
  },
  {
    rule: 'R6',
    name: 'Completeness',
    formula: 'questions answered ÷ all questions; a missing answer lowers this, not the score of what is met',
    source: 'This product’s own convention',
  },
  {
    rule: 'R7',
    name: 'Investor’s own weights',
    formula: 'R2 with weights that one investor gives the areas, which must add to 100%',
    source: 'This product’s own convention',
  },
  {
    rule: 'R8',
    name: 'Shortest path',
    formula:
      'everything that is still to be produced for a needed question at or under the step that the round needs, the quickest first',
    source: 'This product’s own convention',
  },
  {
    rule: 'R9',
    name: 'What an idea cannot show',
    formula:
      'nothing is taken from the validation of an idea that is “Contradicted”, that may be unlawful, or that lacks a permission that comes first',
    source: 'This product’s own convention',
  },
  {
    rule: 'R10',
    name: 'Proof from an idea',
    formula:
      'people are documented where a file shows them or they confirmed it, a test’s result where a file shows it; a link alone is claimed. A result that is too early counts for nothing, nor does a pass mark moved after it or far below the card’s',
    source: 'This product’s own convention',
  },
];
