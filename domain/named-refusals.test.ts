import { expect, it } from 'vitest';
import { pricedRound } from './deals/priced-round.ts';
import { type SafeRoundInput, safeRound } from './deals/safe-round.ts';
import { vestingSchedule } from './deals/vesting.ts';
import { vestingAcceleration } from './deals/vesting-acceleration.ts';
import { burnMultiple } from './finance/burn-multiple.ts';
import { grossMargin } from './finance/gross-margin.ts';
import { ltvCac } from './finance/ltv-cac.ts';
import { tamBottomUp } from './finance/market-size.ts';
import { churnConvert, retention } from './finance/recurring-revenue.ts';
import { ruleOf40 } from './finance/rule-of-40.ts';
import { runway } from './finance/runway.ts';
import { pmfShare } from './statistics/pmf-share.ts';
import { rice } from './statistics/rice.ts';
import { sampleSize } from './statistics/sample-size.ts';
import { wilsonInterval } from './statistics/wilson.ts';
import { berkus } from './valuation/berkus.ts';
import { firstChicago } from './valuation/first-chicago.ts';
import { scorecard } from './valuation/scorecard.ts';
import { vcMethodIrr, vcMethodRoi } from './valuation/vc-method.ts';

/** A method with an input that it answers, and for each of its fields a value that it refuses. */
function refusing<Input extends object>(
  method: (input: Input) => unknown,
  good: Input,
  wrong: Partial<Record<keyof Input & string, unknown>>,
): [field: string, answer: () => unknown, refuse: () => unknown][] {
  return Object.entries(wrong).map(([field, value]) => [
    field,
    () => method(good),
    () => method({ ...good, [field]: value }),
  ]);
}

const round: SafeRoundInput = { outstanding: 100, pre_money: 10, new_money: 5 };
const terms = { quantity: 48, start: '2026-01-01', months: 48, cliff_months: 12 };
const multiple = { terminal_value: 100, anticipated_roi: 10, investment: 1 };
const rate = { earnings: 10, pe: 10, rate: 0.5, years: 5, investment: 1, existing_shares: 100 };
const irr: Parameters<typeof vcMethodIrr>[0] = { ...rate, terminal_value: null };
const scenario = { probability: 1, exit_value: 100, years: 5 };

it.each([
  ...refusing(vcMethodRoi, multiple, { terminal_value: 0, anticipated_roi: 0, investment: 0 }),
  ...refusing(vcMethodRoi, { ...multiple, later_dilution: 0 }, { later_dilution: 2 }),
  ...refusing(vcMethodIrr, irr, {
    terminal_value: 0,
    earnings: 0,
    pe: 0,
    rate: 0,
    years: 1.5,
    investment: 0,
    existing_shares: 0,
  }),
  ...refusing((input: typeof scenario) => firstChicago({ rate: 0.1, scenarios: [input] }), scenario, {
    probability: 2,
    exit_value: -1,
    years: 101,
  }),
  ...refusing(firstChicago, { rate: 0.1, scenarios: [scenario] }, { rate: 0 }),
  ...refusing(scorecard, { average_pre_money: 10 }, { average_pre_money: 0 }),
  ...refusing(berkus, { max_per_element: 10, elements: { sound_idea: 1 } }, { max_per_element: 0 }),
  ...refusing(runway, { cash: 1, cash_out: 1, cash_in: 0 }, { cash: -1, cash_out: -1, cash_in: -1 }),
  ...refusing(grossMargin, { revenue: 2, cogs: 1 }, { revenue: -1, cogs: -1 }),
  ...refusing(
    ruleOf40,
    { revenue_before: 1, revenue_now: 1, profit: 1 },
    { revenue_before: -1, revenue_now: -1, profit: Number.NaN },
  ),
  ...refusing(churnConvert, { monthly_churn: 0.1 }, { monthly_churn: 2 }),
  ...refusing(
    retention,
    { start: 1, expansion: 0, contraction: 0, churned: 0 },
    { start: -1, expansion: -1, contraction: -1, churned: -1 },
  ),
  ...refusing(burnMultiple, { net_burn: 1, net_new_arr: 1 }, { net_burn: Number.NaN, net_new_arr: Number.NaN }),
  ...refusing(
    burnMultiple,
    { net_burn: 1, new: 1, expansion: 0, contraction: 0, churned: 0 },
    { new: -1, expansion: -1, contraction: -1, churned: -1 },
  ),
  ...refusing(
    tamBottomUp,
    { accounts: 1, annual_value: 1, serviceable_fraction: 1, obtainable_fraction: 1 },
    { accounts: -1, annual_value: -1, serviceable_fraction: 2, obtainable_fraction: 2 },
  ),
  ...refusing(
    ltvCac,
    { arpa: 1, gross_margin: 0.5, churn: 0.1, cac: 1 },
    { arpa: -1, gross_margin: 2, churn: 2, cac: -1 },
  ),
  ...refusing(
    ltvCac,
    { arpa: 1, gross_margin: 0.5, churn: 0.1, sales_marketing: 1, new_customers: 1 },
    { sales_marketing: -1, new_customers: -1 },
  ),
  ...refusing(sampleSize, { margin: 0.1, p: 0.5, z: 2, population: 9 }, { margin: 1, p: 1, z: 0, population: 0 }),
  ...refusing(wilsonInterval, { n: 2, successes: 1, z: 2 }, { n: 0, successes: 3, z: 0 }),
  ...refusing(pmfShare, { very: 1, somewhat: 1, not: 1 }, { very: -1, somewhat: 0.5, not: -1 }),
  ...refusing(
    (item: { reach: number; impact: number; confidence: number; effort: number }) =>
      rice({ items: [{ id: 'a', ...item }] }),
    { reach: 1, impact: 1, confidence: 1, effort: 1 },
    { reach: -1, impact: -1, confidence: 2, effort: -1 },
  ),
  ...refusing(safeRound, round, { outstanding: 0, pre_money: 0, new_money: 0, unissued_pool: -1 }),
  ...refusing(
    (input: Record<'pre_money' | 'new_money' | 'existing_shares_ex_unissued_pool', number>) => pricedRound(input),
    { pre_money: 10, new_money: 5, existing_shares_ex_unissued_pool: 100 },
    { pre_money: 0, new_money: -1, existing_shares_ex_unissued_pool: 0 },
  ),
  ...refusing(
    vestingSchedule,
    { ...terms, list_dates: [1] },
    { quantity: 0, months: 0, cliff_months: 49, list_dates: [-1] },
  ),
  ...refusing(
    vestingAcceleration,
    { ...terms, kind: 'double', event_date: '2026-06-01', fraction: 1, window_months: 12 },
    { kind: 'triple', fraction: 2, window_months: -1 },
  ),
  ...refusing(
    vestingAcceleration,
    { ...terms, kind: 'months', event_date: '2026-06-01', extra_months: 1 },
    { extra_months: null },
  ),
])('a refusal names its input: %s', (field, answer, refuse) => {
  expect(answer).not.toThrow();
  expect(refuse).toThrow(RangeError);
  expect(refuse).toThrow(new RegExp(`^${field} `));
});
