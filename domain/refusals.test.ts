import { describe, expect, it } from 'vitest';
import { noteInterest } from './deals/note-interest.ts';
import { premoneySafePrimer } from './deals/premoney-safe.ts';
import { pricedRound } from './deals/priced-round.ts';
import { safeRoundYcRounding } from './deals/round-shares.ts';
import { vestingAllocation, vestingSchedule } from './deals/vesting.ts';
import { invoiceTax } from './finance/invoice-tax.ts';
import { ltvCac } from './finance/ltv-cac.ts';
import { contiguousLevel } from './readiness/levels.ts';
import { rice } from './statistics/rice.ts';
import { wilsonInterval } from './statistics/wilson.ts';
import { observed } from './validation/fixtures/ledger.ts';
import { type ScoredAssumption, scoreAssumptions } from './validation/score.ts';
import { berkus } from './valuation/berkus.ts';
import { firstChicago } from './valuation/first-chicago.ts';

const round = { pre_money: 1_000_000, new_money: 250_000, existing_shares_ex_unissued_pool: 1_000_000 };
const safes = {
  pre_money: 8_000_000,
  new_money: 2_000_000,
  safes: [{ id: 'S', kind: 'post_cap' as const, amount: 100_000, cap: 4_000_000 }],
};
const vesting = { start: '2026-01-01', months: 48, cliff_months: 12 };
const primer = { pre_money: 10, new_money: 1, fully_diluted_incl_pool: 10, amount: 1 };
const chicago = (years: number) => ({ rate: 0.4, scenarios: [{ probability: 1, exit_value: 100, years }] });
const untyped = <T>(value: unknown) => value as T;

/** Each call has an input that no caller of ours gives; an answer would be a wrong number that looks right. */
const REFUSED: [string, () => unknown][] = [
  [
    'a name of every object as an option for the pool',
    () => pricedRound({ ...round, pool_in: untyped('constructor') }),
  ],
  ...['constructor', 'toString', '__proto__', 'other'].map((allocation): [string, () => unknown] => [
    `${allocation} as an allocation`,
    () => vestingAllocation({ quantity: 10, tranches: 3, allocation: untyped(allocation) }),
  ]),
  ['a tax scheme of another year', () => invoiceTax({ lines: [], scheme: untyped('NG_2030') })],
  [
    'Berkus elements in per cent',
    () => berkus({ max_per_element: 500, as: untyped('percent'), elements: { idea: 100 } }),
  ],
  [
    'a vesting of less than no shares, though no date is asked for',
    () => vestingSchedule({ ...vesting, quantity: -5 }),
  ],
  ['a vesting from a day that does not exist', () => vestingSchedule({ ...vesting, quantity: 5, start: 'nonsense' })],
  ['a churn in a string', () => ltvCac({ arpa: 1, gross_margin: 1, churn: untyped('0.05') })],
  [
    'a confidence in a string',
    () => rice({ items: [untyped({ name: 'a', reach: 1, impact: 1, confidence: '0.8', effort: 1 })] }),
  ],
  ['an interval of endless confidence', () => wilsonInterval({ n: 10, successes: 5, z: 1e308 })],
  ...[Number.NaN, Number.NEGATIVE_INFINITY, 0, 1.5, 1e18].map((max_level): [string, () => unknown] => [
    `${max_level} as the highest level`,
    () => contiguousLevel({ evidence: {}, max_level }),
  ]),
  [
    'shares beyond what a number can tell apart',
    () => safeRoundYcRounding({ ...safes, outstanding: '1000000000000001024' }),
  ],
  ['an amount that buys more shares than a number can count', () => premoneySafePrimer({ ...primer, amount: 1e308 })],
  ['an exit in twenty thousand years', () => firstChicago(chicago(20_000))],
  [
    'a note of eight thousand years',
    () =>
      noteInterest({ principal: 1, annual_rate: 0.1, start: '2026-01-01', end: '9999-12-31', compounding: 'annual' }),
  ],
  [
    'less than no people',
    () =>
      scoreAssumptions(
        [{ id: 'D1', importance: 5 }],
        [observed('e1', { assumptionId: 'D1', count: -5 })],
        '2026-03-15',
      ),
  ],
  [
    'an importance of nothing',
    () => scoreAssumptions([{ id: 'A1', importance: untyped<ScoredAssumption['importance']>(0) }], [], '2026-03-15'),
  ],
];

describe('methods refuse what they cannot answer, in a sentence', () => {
  it.each(REFUSED)('%s', (_, call) => {
    expect(call).toThrow(RangeError);
  });
});
