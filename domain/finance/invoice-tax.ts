import { exactAmount, exactShare, ONE, sumOf } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { requireOption, requireSafe } from '../require.ts';

/** The taxes of one country: each on the net amount, or on the net with the levies before it. */
interface Scheme {
  levies: Record<string, number>;
  /** VAT on net and levies together, as Ghana had it to the end of 2025. */
  vat: number;
  vatOnLevies: boolean;
}

/** Source: Ghana, Act 1151 (from 1 January 2026) and the rates before it; methods.md §6.2. */
const SCHEMES = {
  GH_2026: { levies: { nhil: 0.025, getfund: 0.025 }, vat: 0.15, vatOnLevies: false },
  GH_2025: { levies: { nhil: 0.025, getfund: 0.025, covid: 0.01 }, vat: 0.15, vatOnLevies: true },
} as const satisfies Record<string, Scheme>;

export type InvoiceTaxInput = {
  lines: { unit_minor: number; quantity: number }[];
  /** Of VAT, from 0 to 1: an input, charged only where the seller is registered. A scheme brings its own. */
  rate?: number;
  scheme?: keyof typeof SCHEMES;
  /** Taken off before tax. */
  discount_minor?: number;
  prices_include_tax?: boolean;
  /** The one place where tax is rounded, half up: each line, or the total (the default). */
  round?: 'line' | 'total';
};
export type InvoiceTax = {
  /** Unit price × quantity of each line, before discount. */
  lines: number[];
  net: number;
  taxes: Record<string, number>;
  gross: number;
};

/**
 * What an invoice comes to, in whole minor units. Source: methods.md §6.2.
 * @throws RangeError for a negative price, quantity or rate, and for a discount above the price.
 */
export function invoiceTax(input: InvoiceTaxInput): InvoiceTax {
  const lines = input.lines.map((line) =>
    exactAmount('unit_minor', line.unit_minor).times(exactAmount('quantity', line.quantity)).round(),
  );
  const listed = Fraction.of(lines.reduce((sum, line) => sum + line, 0n));
  const discount = exactAmount('discount_minor', input.discount_minor ?? 0);
  if (discount.compare(listed) > 0) throw new RangeError('discount_minor must not be above the price');
  const charged = listed.minus(discount);

  const scheme = schemeOf(input);
  const inclusive = input.prices_include_tax ? ONE.plus(effectiveRate(scheme)) : ONE;
  // The discount is spread over the lines in proportion.
  const share = listed.sign === 0 ? ONE : charged.over(listed);
  const bases =
    input.round === 'line'
      ? lines.map((line) => Fraction.of(line).times(share).over(inclusive))
      : [charged.over(inclusive)];
  const taxes: Record<string, bigint> = {};
  for (const [name, amount] of bases.flatMap((base) => Object.entries(taxesOn(base, scheme))))
    taxes[name] = (taxes[name] ?? 0n) + amount;
  const tax = Object.values(taxes).reduce((sum, amount) => sum + amount, 0n);
  const total = charged.round();
  return {
    lines: lines.map(minorUnits),
    net: minorUnits(input.prices_include_tax ? total - tax : total),
    taxes: Object.fromEntries(Object.entries(taxes).map(([name, amount]) => [name, minorUnits(amount)])),
    gross: minorUnits(input.prices_include_tax ? total : total + tax),
  };
}

function schemeOf({ scheme, rate = 0 }: InvoiceTaxInput): Scheme {
  if (scheme) return requireOption('scheme', scheme, SCHEMES);
  exactShare('rate', rate);
  return { levies: {}, vat: rate, vatOnLevies: false };
}

/** Each tax in whole minor units. VAT on levies is taken on the levies as printed, so that the invoice can be checked. */
function taxesOn(base: Fraction, { levies, vat, vatOnLevies }: Scheme): Record<string, bigint> {
  const printed = Object.fromEntries(
    Object.entries(levies).map(([name, levy]) => [name, base.times(Fraction.of(levy)).round()]),
  );
  const taxed = vatOnLevies ? base.plus(sumOf(Object.values(printed).map((levy) => Fraction.of(levy)))) : base;
  return { ...printed, vat: taxed.times(Fraction.of(vat)).round() };
}

/** All taxes together as a share of the net amount. */
function effectiveRate({ levies, vat, vatOnLevies }: Scheme): Fraction {
  const levied = sumOf(Object.values(levies).map((levy) => Fraction.of(levy)));
  return levied.plus(Fraction.of(vat).times(vatOnLevies ? ONE.plus(levied) : ONE));
}

const minorUnits = (value: bigint) => requireSafe('an amount', value);
