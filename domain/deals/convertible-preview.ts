import { ONE, roundTo } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { requirePositive } from '../require.ts';
import { buildCapTable, type CapTable } from './cap-table.ts';
import {
  type CapTableInput,
  type CapTableNote,
  type CapTableSafe,
  readCompany,
  readConvertibles,
} from './cap-table-terms.ts';

export type PreviewInput = Pick<
  CapTableInput,
  'currency' | 'holders' | 'optionsGranted' | 'optionsPromised' | 'unissuedPool'
> & {
  instrument: { type: 'safe'; safe: CapTableSafe } | { type: 'note'; note: CapTableNote };
  /** When it would convert: interest on a note runs until then. */
  closingDate: string;
  /** Needed without a cap: the pre-money that the scenarios halve and double. */
  expectedPreMoneyMinor?: number | null;
};
export type ScenarioKey = 'low' | 'break_even' | 'high';
export type PreviewScenario = { key: ScenarioKey; preMoneyMinor: number; newMoneyMinor: number; table: CapTable };
export type ConvertiblePreview = {
  /** The pre-money above which the cap, and not the discount or the round price, decides. Null without a cap. */
  breakEvenMinor: number | null;
  scenarios: PreviewScenario[] | null;
  reasons: { breakEvenMinor?: string; scenarios?: string };
};

/** New investors buy a fifth of the company in every scenario (our own convention): new money = a quarter of the pre-money. */
const NEW_MONEY_PER_PRE_MONEY = Fraction.of(0.25);

/**
 * One SAFE or note on its own in a priced round at three pre-money valuations: half the break-even of its cap, the break-even
 * and double. The percent-ownership convention, no pool increase.
 * Source: YC Post-Money SAFE User Guide for the conversion; the three scenarios are this product's own.
 * @throws RangeError as `buildCapTable` does.
 */
export function previewConvertible(input: PreviewInput): ConvertiblePreview {
  const { instrument, closingDate, expectedPreMoneyMinor, ...company } = input;
  const base: CapTableInput = {
    ...company,
    safes: instrument.type === 'safe' ? [instrument.safe] : [],
    notes: instrument.type === 'note' ? [instrument.note] : [],
  };
  const breakEven = breakEvenPreMoney(base, closingDate);
  const middle = breakEven ?? (expectedPreMoneyMinor == null ? null : expected(expectedPreMoneyMinor));
  const noCap = 'Without a cap no valuation decides between two prices.';
  if (!middle)
    return {
      breakEvenMinor: null,
      scenarios: null,
      reasons: {
        breakEvenMinor: noCap,
        scenarios: 'Without a cap the scenarios need an expected pre-money valuation.',
      },
    };
  const scenario = (key: ScenarioKey, factor: number): PreviewScenario => {
    const preMoney = middle.times(Fraction.of(factor));
    const preMoneyMinor = toMinor(preMoney);
    const newMoneyMinor = toMinor(preMoney.times(NEW_MONEY_PER_PRE_MONEY));
    const table = buildCapTable({ ...base, round: { preMoneyMinor, newMoneyMinor, closingDate } });
    return { key, preMoneyMinor, newMoneyMinor, table };
  };
  return {
    breakEvenMinor: breakEven ? toMinor(breakEven) : null,
    scenarios: [scenario('low', 0.5), scenario('break_even', 1), scenario('high', 2)],
    reasons: breakEven ? {} : { breakEvenMinor: noCap },
  };
}

/**
 * The pre-money at which the cap price equals the discounted round price, in major units. For a post-money cap that is
 * cap ÷ (1 − discount); where the cap's shares leave the conversion out, what converts is part of the pre-money too.
 */
function breakEvenPreMoney(input: CapTableInput, closingDate: string): Fraction | null {
  const [convertible] = readConvertibles(input, closingDate);
  if (!convertible?.cap) return null;
  const { amount, cap, discount, base } = convertible;
  const { issued, options, pool } = readCompany(input);
  const all = issued + options + pool;
  const capPricedAll = cap.times(Fraction.of(all, base === 'issued' ? issued : all));
  const atCap = base === 'company_capitalization' ? cap : capPricedAll.plus(amount);
  return atCap.over(ONE.minus(discount));
}

function expected(minor: number): Fraction {
  return Fraction.of(requirePositive('expectedPreMoneyMinor', minor), 100);
}

function toMinor(money: Fraction): number {
  return roundTo(money, 2).times(Fraction.of(100)).toNumber();
}
