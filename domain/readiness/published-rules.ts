/** Changes whenever a criterion, a weight, a target or a rule that answers by itself changes. */
export const RULE_SET_VERSION = 'readiness-rules-3';

/** Changes whenever the arithmetic changes. */
export const FORMULA_VERSION = 'readiness-score-1';

/** Shown beside every score. */
export const CONVENTIONS_NOTE =
  'The weights, the targets of each round and the founder hours are conventions this product publishes, not measured probabilities. The score says what you can show, not whether anyone will invest.';

/** A formula in words, with the rule that it belongs to and whose it is. */
export type SourcedFormula = { rule: string; name: string; formula: string; source: string };

/** What every score carries, so that a reader can work it out again by hand. */
export const READINESS_FORMULAS: readonly SourcedFormula[] = [
  {
    rule: 'R1',
    name: 'Level of a dimension',
    formula:
      'the highest level whose mandatory criteria, and those of every lower level, are all answered yes at that proof grade or better',
    source: 'The rule of contiguous levels, as in Village Capital’s VIRAL; applied to ten dimensions by this product',
  },
  {
    rule: 'R2',
    name: 'Readiness',
    formula: '100 × Σ weight × min(level ÷ target, 1), rounded once to one decimal',
    source: 'This product’s own convention',
  },
  {
    rule: 'R3',
    name: 'Blocker',
    formula: 'a dimension whose level is under the target of the round',
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
    formula: 'criteria answered ÷ all criteria; a missing answer lowers this, not the score of what is met',
    source: 'This product’s own convention',
  },
  {
    rule: 'R7',
    name: 'Investor’s lens',
    formula: 'R2 with the investor’s own weights, which must add to 100%',
    source: 'This product’s own convention',
  },
  {
    rule: 'R8',
    name: 'Shortest path',
    formula: 'every artefact that still misses for a mandatory criterion at or under the target, the quickest first',
    source: 'This product’s own convention',
  },
  {
    rule: 'R9',
    name: 'What an idea cannot show',
    formula:
      'nothing is taken from the validation of an idea that is “Contradicted”, that may be unlawful, or that lacks a permission that comes first',
    source: 'This product’s own convention',
  },
];
