import type { AnswerValue } from '#domain/readiness/answers.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';

/** What a founder of the demonstration did with a readiness check, so many days before today. */
export type CheckStep = { daysAgo: number } & (
  | { answers: Record<string, { answer?: AnswerValue; note?: string; link?: string }> }
  | { valuation: Pick<ValuationInput, 'currency' | 'scorecard'> }
  | { publish: true }
);

/** A year towards an angel round: much is claimed early, little is documented, and the last gaps are the slow ones. */
export const READINESS_HISTORY: CheckStep[] = [
  {
    daysAgo: 300,
    answers: {
      team_1_named: { note: 'Tunde, full time since January. Bimpe, evenings.' },
      team_2_skills: {},
      product_2_steps: { note: 'Voice note in, books back on WhatsApp by 8 p.m.' },
      legal_1_makers: {},
      legal_4_registered: { answer: 'no', note: 'A business name only. The company comes next.' },
      governance_1_log: {},
      raise_plan_1_sum: { note: '₦15m by the end of next year' },
    },
  },
  { daysAgo: 298, publish: true },
  {
    daysAgo: 210,
    answers: {
      team_2_gaps: { note: 'Nobody has sold to an association before.' },
      team_3_plan: { note: 'The secretary of the market association advises us one day a month.' },
      customer_2_list: { link: 'https://example.com/demo/traders' },
      product_3_hardest: { note: 'Forty voice notes in Yorùbá, transcribed by hand: 38 entries were right.' },
      finance_2_budget: { link: 'https://example.com/demo/budget' },
      governance_2_who: {},
      raise_plan_2_use: {},
    },
  },
  { daysAgo: 208, publish: true },
  {
    daysAgo: 110,
    answers: {
      team_1_named: {
        note: 'Tunde, full time since January. Bimpe, evenings.',
        link: 'https://example.com/demo/roles',
      },
      customer_4_unled: { note: 'Seven of ten raised credit sales before we did.' },
      product_4_shown: { link: 'https://example.com/demo/showings' },
      market_5_rules: { note: 'Data protection: we keep names and phone numbers of their customers.' },
      legal_2_claims: { note: 'Tunde’s old employer signed that it has no claim.' },
      legal_4_registered: { link: 'https://example.com/demo/certificate' },
      governance_3_interests: {},
    },
  },
  { daysAgo: 108, publish: true },
  {
    daysAgo: 35,
    answers: {
      product_5_used: { note: 'Five traders for two weeks. One stopped after three days.' },
      finance_4_forecast: { link: 'https://example.com/demo/forecast' },
      raise_plan_3_funders: {},
      legal_4_assigned: { answer: 'no', note: 'Bimpe’s designs are not assigned yet.' },
    },
  },
  // No regional average that we could name a source for: the methods that need one give no number, and say so.
  {
    daysAgo: 34,
    valuation: {
      currency: 'NGN',
      scorecard: { scores: { team: '110', opportunity: '120', product: '100' }, weights: null },
    },
  },
  { daysAgo: 30, publish: true },
  { daysAgo: 3, answers: { governance_4_updates: { note: 'One update so far.' } } },
];

/** Naira a month over the last twelve months, the oldest first. Money raised comes on top. */
export const MONTHLY_CASH = {
  sales: [0, 0, 20_000, 45_000, 60_000, 95_000, 130_000, 160_000, 175_000, 240_000, 285_000, 310_000],
  pay: [250_000, 250_000, 250_000, 250_000, 350_000, 350_000, 350_000, 350_000, 350_000, 350_000, 350_000, 350_000],
  running: [40_000, 55_000, 48_000, 62_000, 70_000, 81_000, 77_000, 90_000, 102_000, 99_000, 118_000, 124_000],
  /** Month → amount. */
  raised: { 0: 2_000_000, 6: 1_500_000 } as Readonly<Record<number, number>>,
  opening: 400_000,
} as const;
