import { marketSize } from '../finance/market-size.ts';
import { Fraction } from '../fraction.ts';
import { formatPlainMoney, type Money } from '../money/money.ts';
import { type Figure, known, parsePercent, toDecimal, toMoney, unknown } from './figure.ts';
import type { Intake } from './intake.ts';
import { safeLine } from './safe-text.ts';
import { isSource } from './source-fault.ts';

export const FOUNDERS_ESTIMATE = 'founder’s estimate';

/** One factor as printed, and where it comes from. `value` is null until the founder gives it. */
export type MarketFactor = {
  key: 'accounts' | 'annualValue' | 'serviceable' | 'obtainable';
  label: string;
  value: string | null;
  source: string;
  isEstimate: boolean;
};

/** A market counted from the bottom up. `product` spells out the multiplication that gave the amount. */
export type MarketLine = { key: 'tam' | 'sam' | 'som'; label: string; product: string; amount: Figure<Money> };
export type Market = { factors: MarketFactor[]; lines: MarketLine[]; somCustomers: Figure<string> };

/**
 * TAM = accounts × yearly value; SAM = TAM × share you can serve; SOM = SAM × share you can win in three years. Exact;
 * each line is rounded once to a whole minor unit, half up. Where the founder gave no accounts or yearly value, the size
 * of the segment and price × units a year stand in, and say so. Source: `methods.md` §1.6.
 */
export function sizeMarket(intake: Intake): Market {
  const accounts = accountsOf(intake);
  const annual = annualValueOf(intake);
  const serviceable = shareOf(intake.serviceablePercent);
  const obtainable = shareOf(intake.obtainablePercent);
  const exact = [accounts.exact, annual.exact, serviceable, obtainable];
  const size = marketSize({
    accounts: accounts.exact.value,
    value: annual.exact.value,
    serviceable: serviceable.value,
    obtainable: obtainable.value,
  });
  const factors = [
    accounts.factor,
    annual.factor,
    shareFactor('serviceable', 'Share you can serve', intake.serviceablePercent, intake.serviceableSource),
    shareFactor('obtainable', 'Share you can win in three years', intake.obtainablePercent, intake.obtainableSource),
  ];
  const product = (length: number) =>
    factors
      .slice(0, length)
      .map(({ value }) => value ?? '?')
      .join(' × ');
  const inMoney = (value: Fraction | null, length: number): Figure<Money> =>
    value === null ? unknown(firstReason(exact.slice(0, length))) : toMoney(value, annual.currency);
  return {
    factors,
    lines: [
      { key: 'tam', label: 'Whole market (TAM)', product: product(2), amount: inMoney(size.tam, 2) },
      { key: 'sam', label: 'Market you can serve (SAM)', product: product(3), amount: inMoney(size.sam, 3) },
      {
        key: 'som',
        label: 'Market you can win in three years (SOM)',
        product: product(4),
        amount: inMoney(size.som, 4),
      },
    ],
    somCustomers:
      size.somAccounts === null
        ? unknown(firstReason([accounts.exact, serviceable, obtainable]))
        : known(toDecimal(size.somAccounts, 0)),
  };
}

type Exact = { value: Fraction; reason: null } | { value: null; reason: string };

function accountsOf(intake: Intake): { exact: Exact; factor: MarketFactor } {
  const own = intake.accounts !== null;
  const number = own ? intake.accounts : intake.segmentSize;
  const source = own ? intake.accountsSource : intake.segmentSizeSource;
  const label = own ? 'Accounts' : 'Accounts (the size of your customer group)';
  const exact: Exact =
    number === null
      ? unknown('You did not say how many could buy it.')
      : known(Fraction.of(BigInt(Math.trunc(number))));
  return { exact, factor: factor('accounts', label, number === null ? null : grouped(number), source) };
}

function annualValueOf({ annualValue, annualValueSource, price, unitsPerYear }: Intake) {
  const derived = price && unitsPerYear ? Fraction.of(price.amountMinor).times(Fraction.of(unitsPerYear)) : null;
  const currency = (annualValue ?? price)?.currency ?? 'NGN';
  const minor = annualValue ? Fraction.of(annualValue.amountMinor) : derived;
  const label = annualValue ? 'Yearly value of one' : 'Yearly value of one (price × units a year)';
  const amount: Figure<Money> =
    minor === null ? unknown('You did not say what one is worth a year.') : toMoney(minor, currency);
  const value = amount.value && formatPlainMoney(amount.value);
  const exact: Exact = minor === null || amount.value === null ? unknown(amount.reason ?? '') : known(minor);
  return { exact, currency, factor: factor('annualValue', label, value, annualValue ? annualValueSource : '') };
}

function shareOf(percent: string): Exact {
  const share = parsePercent(percent);
  return share === null ? unknown('A share between 0 and 100% is missing.') : known(share);
}

function shareFactor(key: 'serviceable' | 'obtainable', label: string, percent: string, source: string): MarketFactor {
  return factor(key, label, parsePercent(percent) ? `${percent.trim()}%` : null, source);
}

function factor(key: MarketFactor['key'], label: string, value: string | null, source: string): MarketFactor {
  const given = isSource(source) ? safeLine(source) : '';
  return { key, label, value, source: given || FOUNDERS_ESTIMATE, isEstimate: given === '' };
}

const firstReason = (factors: readonly Exact[]) => factors.find(({ reason }) => reason !== null)?.reason ?? '';

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
