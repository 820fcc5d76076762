import { expect, it } from 'vitest';
import { burnMultiple } from './burn-multiple.ts';
import { grossMargin } from './gross-margin.ts';
import { ltvCac } from './ltv-cac.ts';
import { tamBottomUp } from './market-size.ts';
import { churnConvert, retention } from './recurring-revenue.ts';
import { ruleOf40 } from './rule-of-40.ts';
import { runway } from './runway.ts';

const customer = { arpa: 100, gross_margin: 0.8, churn: 0.04 };
const market = { accounts: 10, annual_value: 5 };
const cash = { cash: 100, cash_out: 40, cash_in: 10 };

const noEnd = 'Nobody leaves, so the lifetime has no end.';
const noCac = 'The cost of winning a customer needs spend and at least one new customer.';
const noMargin = 'A customer brings in no margin, so the cost is never paid back.';
const isFree = 'Winning a customer costs nothing, so there is nothing to compare with.';
const noStart = 'There was no revenue at the start.';
const noBefore = 'There was no revenue in the period before.';
const noNow = 'There is no revenue in this period.';
const noShare = 'No serviceable share was given.';
const lasts = 'No more cash goes out than comes in, so it does not run out.';

it.each([
  [churnConvert({ monthly_churn: 0 }), { lifetime_months: noEnd }],
  [retention({ start: 0, expansion: 5, contraction: 0, churned: 0 }), { nrr: noStart, grr: noStart }],
  [
    burnMultiple({ net_burn: 100, net_new_arr: 0 }),
    { multiple: 'Recurring revenue did not grow, so burn cannot be set against its growth.' },
  ],
  [
    ruleOf40({ revenue_before: 0, revenue_now: 100, profit: 10 }),
    { growth: noBefore, score: noBefore, pass: noBefore },
  ],
  [ruleOf40({ revenue_before: 100, revenue_now: 0, profit: 10 }), { margin: noNow, score: noNow, pass: noNow }],
  [
    ruleOf40({ revenue_before: 0, revenue_now: 0, profit: 0 }),
    { growth: noBefore, margin: noNow, score: noBefore, pass: noBefore },
  ],
  [runway({ ...cash, cash_in: 40 }), { months: lasts, full_months: lasts, zero_date: lasts }],
  [runway(cash), { zero_date: 'No date of the cash balance was given.' }],
  [grossMargin({ revenue: 0, cogs: 5 }), { gross_margin: 'There is no revenue yet.' }],
  [grossMargin({ revenue: 5, cogs: 0 }), { markup: 'What was sold cost nothing, so there is no mark-up on it.' }],
  [tamBottomUp(market), { sam: noShare, som: noShare, som_accounts: noShare }],
  [
    tamBottomUp({ ...market, serviceable_fraction: 0.5 }),
    { som: 'No obtainable share was given.', som_accounts: 'No obtainable share was given.' },
  ],
  [ltvCac(customer), { cac: noCac, payback_months: noCac, ratio: noCac }],
  [ltvCac({ ...customer, cac: 0 }), { ratio: isFree }],
  [ltvCac({ ...customer, cac: 100, churn: 0 }), { lifetime_months: noEnd, ltv: noEnd, ratio: noEnd }],
  [ltvCac({ ...customer, cac: 100, gross_margin: 0 }), { payback_months: noMargin }],
])('says for each figure that does not exist why: %#', ({ reasons }, expected) => {
  expect(reasons).toEqual(expected);
});

it.each([
  ['1200 months', 1200, '2126-01-31', {}],
  ['a month more', 1201, null, { zero_date: 'The cash lasts for more than a century.' }],
])('names a day up to a century ahead: %s', (_, months, zero_date, reasons) => {
  const found = runway({ cash: months, cash_out: 1, cash_in: 0, as_of: '2026-01-31' });
  expect(found).toMatchObject({ full_months: months, zero_date });
  expect(found.reasons).toEqual(reasons);
});

it.each([
  [1 / 59, false],
  [1 / 60, false],
  [1 / 64, true],
])('counts nobody for more than sixty months: churn of %f', (churn, capped) => {
  const { ltv, ltv_within_60_months } = ltvCac({ ...customer, churn });
  expect(ltv_within_60_months).toBeCloseTo(capped ? 60 * 80 : 80 / churn, 6);
  expect(ltv).toBeCloseTo(80 / churn, 6);
});
