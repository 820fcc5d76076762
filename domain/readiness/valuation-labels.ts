import type { RiskFactor } from '../valuation/risk-factors.ts';
import type { ValuationLine, ValuationMethodId } from './valuation.ts';

/** The factors of each method, by their keys in `ValuationInput`, as a founder reads them. */
export const SCORECARD_LABELS: Readonly<Record<string, string>> = {
  team: 'Strength of the team',
  opportunity: 'Size of the opportunity',
  product: 'Product and technology',
  competition: 'Competition',
  marketing_sales: 'Marketing, sales and partners',
  additional_investment: 'Need for more investment',
  other: 'Other',
};

export const BERKUS_LABELS: Readonly<Record<string, string>> = {
  sound_idea: 'Sound idea',
  prototype: 'Prototype',
  management_team: 'Management team',
  strategic_relationships: 'Strategic relationships',
  product_rollout: 'Product roll-out or sales',
};

export const RISK_LABELS: Record<RiskFactor, string> = {
  management: 'Management',
  stage: 'Stage of the business',
  legislation: 'Legislation and politics',
  manufacturing: 'Production and supply',
  sales_marketing: 'Sales and marketing',
  funding: 'Raising money',
  competition: 'Competition',
  technology: 'Technology',
  litigation: 'Lawsuits',
  international: 'International',
  reputation: 'Reputation',
  exit: 'Chance of a good exit',
};

/** What each method computes, and where it is published. */
export const METHOD_TEXTS: Record<ValuationMethodId, Pick<ValuationLine, 'label' | 'basis' | 'formula' | 'source'>> = {
  scorecard: {
    label: 'Scorecard',
    basis: 'pre_money',
    formula: 'regional average × Σ weight × score; a factor without a score counts as 100%',
    source: 'Bill Payne, Scorecard Valuation Methodology',
  },
  berkus: {
    label: 'Berkus',
    basis: 'pre_money',
    formula: 'Σ of five elements, each up to the stated maximum; before revenue only',
    source: 'Dave Berkus, the Berkus Method',
  },
  risk_factor_summation: {
    label: 'Risk Factor Summation',
    basis: 'pre_money',
    formula:
      'regional average + step × Σ of twelve scores from −2 to 2; the step of one eighth of the average is this product’s own convention',
    source: 'Ohio TechAngels',
  },
  venture_capital: {
    label: 'Venture Capital',
    basis: 'pre_money',
    formula: 'value at the exit × (1 − later dilution) ÷ required multiple − investment',
    source: 'Gust, “Valuations 101: The Venture Capital Method”',
  },
  first_chicago: {
    label: 'First Chicago',
    basis: 'present_value',
    formula: 'Σ probability × value at the exit ÷ (1 + discount rate)^years',
    source: 'Wall Street Prep, “First Chicago Method”',
  },
};
