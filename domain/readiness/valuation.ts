import type { Money } from '../money/money.ts';
import type { Figure } from '../validation/figure.ts';

export type ValuationMethodId = 'scorecard' | 'berkus' | 'risk_factor_summation' | 'venture_capital' | 'first_chicago';

/** An amount that somebody published: without its source and day (YYYY-MM-DD) it anchors nothing. */
export type Anchor = { amountMinor: number; source: string; date: string };

/** What the founder entered for each method. Percentages are decimal strings ("12.5"); null where nothing was entered. */
export type ValuationInput = {
  currency: Money['currency'];
  /** The average pre-money valuation of comparable young companies in the region. */
  regionalAverage: Anchor | null;
  /** Per cent of the typical funded company; a factor not given counts as 100. Weights in per cent add to 100. */
  scorecard: { scores: Readonly<Record<string, string>>; weights: Readonly<Record<string, string>> | null } | null;
  /** The most that one element can be worth in the region, and how much of it each reaches. */
  berkus: { maximum: Anchor | null; elements: Readonly<Record<string, string>> } | null;
  /** Each of the twelve factors from −2 to 2. Without a step, one eighth of the regional average. */
  riskFactorSummation: { stepMinor: number | null; scores: Readonly<Record<string, number>> } | null;
  ventureCapital: {
    exitValue: Anchor | null;
    requiredMultiple: string;
    investmentMinor: number;
    laterDilutionPercent: string;
  } | null;
  firstChicago: {
    ratePercent: string;
    scenarios: readonly { label: string; probabilityPercent: string; exitValue: Anchor | null; years: number }[];
  } | null;
};

/**
 * One method: its number or why it gives none, every input as printed, its formula and where it is published. `basis`
 * says what the number is: the value before the investment, or the present value of what may come.
 */
export type ValuationLine = {
  method: ValuationMethodId;
  label: string;
  basis: 'pre_money' | 'present_value';
  value: Figure<Money>;
  needsAnchor: boolean;
  inputs: { label: string; value: string; source: string | null }[];
  formula: string;
  source: string;
};

/** From the lowest to the highest of the methods that gave a number, of which there are at least two: never one number. */
export type ValuationPanel = {
  notes: string[];
  lines: ValuationLine[];
  range: Figure<{ low: Money; high: Money; spread: Money }>;
};
