import { LEVEL_FIT } from './level-fit.ts';

/** Changes whenever a rule that writes assumptions, cards, the verdict or the case against changes. */
export const RULE_SET_VERSION = 'validation-rules-12';

/** Changes whenever the arithmetic of the score changes. */
export const FORMULA_VERSION = 'validation-score-9';

/** It took every entry of the ledger as it was written. */
export const FIRST_FORMULA_VERSION = 'validation-score-1';

const BEFORE_S12: readonly string[] = [FIRST_FORMULA_VERSION, 'validation-score-2'];

/** Whether rules S12 and later hold: they came with the third formula, and what was kept before stays as it was. */
export const hasLaterRules = (formulaVersion: string) => !BEFORE_S12.includes(formulaVersion);

const BEFORE_S15: readonly string[] = [...BEFORE_S12, 'validation-score-3'];

/** Whether rule S15 holds, and that somebody else must stand behind the best verdict: they came with the fourth formula. */
export const hasDepositRule = (formulaVersion: string) => !BEFORE_S15.includes(formulaVersion);

const BEFORE_S16: readonly string[] = [...BEFORE_S15, 'validation-score-4'];

/**
 * Whether rule S16 holds, what people did is outweighed by what people did alone (W2), and more against than for keeps a
 * make-or-break belief from the best verdict (W4): they came with the fifth formula.
 */
export const hasOutweighRules = (formulaVersion: string) => !BEFORE_S16.includes(formulaVersion);

const BEFORE_S17: readonly string[] = [...BEFORE_S16, 'validation-score-5'];

/** Whether rule S17 holds, in the score and in what the verdict asks of both sides: it came with the sixth formula. */
export const hasBackedRule = (formulaVersion: string) => !BEFORE_S17.includes(formulaVersion);

const BEFORE_SHOWN_RESULTS: readonly string[] = [...BEFORE_S17, 'validation-score-6'];

/** Whether the result of a test needs a file, and a mark near the one proposed, to count as shown, and rule S18 holds: with the seventh formula. */
export const hasShownResultRule = (formulaVersion: string) => !BEFORE_SHOWN_RESULTS.includes(formulaVersion);

const BEFORE_S19: readonly string[] = [...BEFORE_SHOWN_RESULTS, 'validation-score-7'];

/** Whether rules S19 to S22 hold, and that no link carries the best verdict: they came with the eighth formula. */
export const hasEarlierPriceRule = (formulaVersion: string) => !BEFORE_S19.includes(formulaVersion);

const BEFORE_S23: readonly string[] = [...BEFORE_S19, 'validation-score-8'];

/**
 * Whether rule S23 holds, no belief counts with less importance than its rule gave it (S18), what was paid again can be a deposit too
 * (S15), and files alone carry nothing that the idea cannot do without (W4): they came with the ninth formula.
 */
export const hasRuleImportance = (formulaVersion: string) => !BEFORE_S23.includes(formulaVersion);

/** Shown beside every score. */
export const CONVENTIONS_NOTE =
  'The weights are conventions this product publishes, not measured probabilities. The score says how much evidence you have, not whether you will succeed.';

export const ROUNDING_NOTE = 'Each figure is rounded on its own to one decimal. Before rounding they sum to 100.';

/** A formula in words, with the rule that it belongs to. */
export type PublishedFormula = { rule: string; name: string; formula: string };

/** What every score carries, so that a reader can work it out again by hand. */
export const SCORE_FORMULAS: readonly PublishedFormula[] = [
  { rule: 'S1', name: 'Points of one item', formula: 'count × points × independence × proof × segment × freshness' },
  { rule: 'S2', name: 'Freshness', formula: '0.5^(whole calendar months since the date ÷ 12)' },
  { rule: 'S3', name: 'Cap', formula: 'for each level and independence: stop at cap × independence, then add up' },
  { rule: 'S4', name: 'Assumption', formula: 'b = r ÷ (r + s + 6), d = s ÷ (r + s + 6), u = 6 ÷ (r + s + 6)' },
  { rule: 'S5', name: 'Support', formula: '100 × Σ(I × b) ÷ ΣI; Against with d, Unknown with u' },
  { rule: 'S6', name: 'Risk', formula: '(I ÷ 5) × (1 − b)' },
  {
    rule: 'S7',
    name: 'Proof of one item',
    formula: 'verified: somebody else confirmed it; artefact: a note with a file or a link; asserted: all else',
  },
  {
    rule: 'S8',
    name: 'Count of one item',
    formula: 'no more people than the segment has, by its size or the number it begins with; sources (L1) as they are',
  },
  { rule: 'S9', name: 'What a level cannot show', formula: `${LEVEL_FIT}; such an item counts 0 (our own convention)` },
  {
    rule: 'S10',
    name: 'Result of a test',
    formula:
      'a pass, once the locked sample and days are over: an item for, of those who succeeded; a fail: one against, of those missing to the mark; asserted, or an artefact where the result has a file or a link; asserted in any case where the locked mark asks fewer than half of the people, or wants fewer than half of the successes or of their share, that its card proposed (our own convention)',
  },
  {
    rule: 'S11',
    name: 'Confirmed by the people themselves',
    formula: 'as many of an item as confirmed it are verified; those who denied it count 0 (our own convention)',
  },
  {
    rule: 'S12',
    name: 'What the law may forbid',
    formula: 'an item or a test that says it is allowed counts 0 while the offer names such goods (our own convention)',
  },
  {
    rule: 'S13',
    name: 'Confirmed on the founder’s own network',
    formula: 'shown and not verified: such an answer leaves the item as what stands behind it (our own convention)',
  },
  {
    rule: 'S14',
    name: 'What one source shows',
    formula:
      'one file, link or observation speaks for three beliefs at most, once each, the most important first; for every further one it is told (L3) and asserted (our own convention)',
  },
  {
    rule: 'S15',
    name: 'A deposit',
    formula:
      'money paid or paid again (L5, L6) that is less than the price for each of its people is a commitment (L4), with its share beside it (our own convention)',
  },
  {
    rule: 'S16',
    name: 'Agreement of a crowd',
    formula:
      'an opinion (L2) for it that says “all” or “everybody” of one person, on the founder’s word, counts 0 (our own convention)',
  },
  {
    rule: 'S17',
    name: 'What typing cannot soften',
    formula:
      'd = s ÷ (c + s + 6), with c the points for it that somebody else confirmed or a file shows, the result of a passed test included; all else for it takes from Unknown alone: b = (r + s) ÷ (r + s + 6) − d (our own convention)',
  },
  {
    rule: 'S18',
    name: 'What lowering cannot take away',
    formula:
      'I of an assumption: the one in force, and no less than its rule gave it; of one that anything counted speaks against the highest that it ever had, by its rule or by an edit (our own convention)',
  },
  {
    rule: 'S19',
    name: 'A payment at an earlier price',
    formula:
      'money paid or paid again (L5, L6) that was noted at a lower price, or in another currency, and is less than the price for each of its people, counts 0 for what they would pay and for what the trouble is worth to them, until its founder says that it was a part of today’s price (our own convention)',
  },
  {
    rule: 'S20',
    name: 'One file behind several things',
    formula:
      'shows what was seen in the first observation with it, by its day, and the pass of the first test with it, by the time of its result; the further ones are asserted (our own convention)',
  },
  {
    rule: 'S21',
    name: 'What money paid does not show',
    formula: 'what one unit costs: money paid or paid again (L5, L6) counts 0 for it (our own convention)',
  },
  {
    rule: 'S22',
    name: 'A token',
    formula: 'a deposit of less than 2% of the price for each of its people is an opinion (L2) (our own convention)',
  },
  {
    rule: 'S23',
    name: 'A test at an earlier price',
    formula:
      'a pass whose locked belief names a lower price, or another currency, counts 0 for what they would pay and for what the trouble is worth to them (our own convention)',
  },
];
