import { Fraction } from '../fraction.ts';
import type { Money } from '../money/money.ts';
import { type Figure, known, toMoney, unknown } from '../validation/figure.ts';
import { NEEDS_ANCHOR, valuationRange } from '../valuation/anchor.ts';
import type { ValuationInput, ValuationLine, ValuationMethodId, ValuationPanel } from './valuation.ts';
import { METHOD_TEXTS } from './valuation-labels.ts';
import { type Method, valuationMethods } from './valuation-methods.ts';

const VALUATION_NOTE =
  'No single number is the value of a company. The five methods were made for companies before revenue in the United States: their figures need a local anchor, and are a place to start talking from.';

/**
 * The five methods side by side, in the order they are published here. A method without a sourced anchor says that it
 * needs one and gives no number; one with an input that cannot be says which. Source: `methods.md` §2.6 to §2.11.
 */
export function valueCompany(input: ValuationInput): ValuationPanel {
  const methods = Object.entries(valuationMethods(input)) as [ValuationMethodId, Method][];
  const lines = methods.map(([method, details]): ValuationLine => {
    const value = computeValue(details, input.currency);
    return { method, ...METHOD_TEXTS[method], value, needsAnchor: !details.anchored, inputs: details.inputs };
  });
  return { notes: [VALUATION_NOTE], lines, range: rangeOf(lines, input.currency) };
}

function computeValue({ entered, anchored, compute }: Method, currency: Money['currency']): Figure<Money> {
  if (!anchored) return unknown(NEEDS_ANCHOR);
  if (!entered) return unknown('Nothing was entered yet.');
  try {
    return toMoney(Fraction.of(compute()), currency);
  } catch (error) {
    if (error instanceof RangeError) return unknown(error.message);
    throw error;
  }
}

function rangeOf(lines: readonly ValuationLine[], currency: Money['currency']): ValuationPanel['range'] {
  const amounts = lines.map(({ value }) => value.value?.amountMinor ?? null);
  const { low, high } = valuationRange(amounts);
  if (low === null || high === null) return unknown(NEEDS_ANCHOR);
  if (amounts.filter((amount) => amount !== null).length < 2)
    return unknown('Only one method gave a number. A range needs at least two.');
  const inMoney = (amountMinor: number) => ({ amountMinor, currency });
  return known({ low: inMoney(low), high: inMoney(high), spread: inMoney(high - low) });
}
