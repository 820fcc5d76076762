import { Fraction } from '../fraction.ts';
import { formatMoney } from '../money/money.ts';
import { NEEDS_ANCHOR, sourcedAmount } from '../valuation/anchor.ts';
import { berkus } from '../valuation/berkus.ts';
import { firstChicago } from '../valuation/first-chicago.ts';
import { RISK_FACTORS, riskFactorSummation } from '../valuation/risk-factors.ts';
import { SCORECARD_WEIGHTS, scorecard } from '../valuation/scorecard.ts';
import { vcMethodRoi } from '../valuation/vc-method.ts';
import type { Anchor, ValuationInput, ValuationLine, ValuationMethodId } from './valuation.ts';
import { BERKUS_LABELS, RISK_LABELS, SCORECARD_LABELS } from './valuation-labels.ts';

type PrintedInput = ValuationLine['inputs'][number];

/** A method without its number: `anchored` when all it starts from has a source; `compute` gives minor units. */
export type Method = {
  entered: boolean;
  anchored: boolean;
  inputs: PrintedInput[];
  compute: () => number;
};

/** The five methods on what was entered. A `compute` throws a RangeError, in words for the founder, for what is no input. */
export function valuationMethods(input: ValuationInput): Record<ValuationMethodId, Method> {
  return {
    scorecard: ofScorecard(input),
    berkus: ofBerkus(input),
    risk_factor_summation: ofRiskFactors(input),
    venture_capital: ofVentureCapital(input),
    first_chicago: ofFirstChicago(input),
  };
}

function ofScorecard({ scorecard: given, regionalAverage, currency }: ValuationInput): Method {
  const weights = given?.weights ?? publishedWeights();
  const factors = Object.keys(weights).map((name) =>
    printed(
      SCORECARD_LABELS[name] ?? name,
      `${given?.scores[name] ?? '100'}% × weight ${weights[name]}%${given?.scores[name] ? '' : ' (not scored: typical)'}`,
    ),
  );
  return {
    entered: given !== null,
    anchored: isAnchored(regionalAverage),
    inputs: [printedAnchor('Regional average', regionalAverage, currency), ...(given ? factors : [])],
    compute: () =>
      required(
        scorecard({
          average_pre_money: amountOf(regionalAverage),
          weights: given?.weights ? percentages(SCORECARD_LABELS, given.weights) : null,
          scores: percentages(SCORECARD_LABELS, given?.scores ?? {}),
        }).valuation,
      ),
  };
}

function ofBerkus({ berkus: given, currency }: ValuationInput): Method {
  const elements = Object.keys(BERKUS_LABELS).map((name) =>
    printed(
      BERKUS_LABELS[name] ?? name,
      given?.elements[name] ? `${given.elements[name]}% of the maximum` : 'not given: counts as nothing',
    ),
  );
  return {
    entered: given !== null,
    anchored: isAnchored(given?.maximum ?? null),
    inputs: [printedAnchor('Most for one element', given?.maximum ?? null, currency), ...(given ? elements : [])],
    compute: () =>
      required(
        berkus({
          max_per_element: amountOf(given?.maximum ?? null),
          as: 'fraction',
          elements: percentages(BERKUS_LABELS, given?.elements ?? {}),
        }).valuation,
      ),
  };
}

function ofRiskFactors({ riskFactorSummation: given, regionalAverage, currency }: ValuationInput): Method {
  const average = amountOf(regionalAverage);
  const step = given?.stepMinor ?? (average === null ? null : Number(Fraction.of(average, 8).round()));
  const stepText = step === null ? 'one eighth of the regional average' : formatMoney({ amountMinor: step, currency });
  const factors = RISK_FACTORS.map((name) => printed(RISK_LABELS[name], String(given?.scores[name] ?? 'not given')));
  return {
    entered: given !== null,
    anchored: isAnchored(regionalAverage),
    inputs: [
      printedAnchor('Regional average', regionalAverage, currency),
      ...(given ? [printed('Step for each point', stepText), ...factors] : []),
    ],
    compute: () => {
      const missing = RISK_FACTORS.filter((name) => given?.scores[name] === undefined);
      if (missing.length > 0)
        throw new RangeError(
          `All twelve factors need a score. Without one: ${missing.map((name) => RISK_LABELS[name]).join(', ')}.`,
        );
      const scores = Object.fromEntries(Object.entries(given?.scores ?? {})) as Record<
        (typeof RISK_FACTORS)[number],
        number
      >;
      const { valuation, reasons } = riskFactorSummation({ average_pre_money: average, step, scores });
      return required(valuation, reasons.valuation);
    },
  };
}

function ofVentureCapital({ ventureCapital: given, currency }: ValuationInput): Method {
  const inputs = given
    ? [
        printed('Required multiple', `${given.requiredMultiple || 'not given'}`),
        printed('Investment', formatMoney({ amountMinor: given.investmentMinor, currency })),
        printed('Later dilution', `${given.laterDilutionPercent || '0'}%`),
      ]
    : [];
  return {
    entered: given !== null,
    anchored: isAnchored(given?.exitValue ?? null),
    inputs: [printedAnchor('Value at the exit', given?.exitValue ?? null, currency), ...inputs],
    compute: () => {
      const result = vcMethodRoi({
        terminal_value: amountOf(given?.exitValue ?? null) ?? 0,
        anticipated_roi: decimal('The required multiple', given?.requiredMultiple ?? '').toString(),
        investment: given?.investmentMinor ?? 0,
        later_dilution: percent('Later dilution', given?.laterDilutionPercent || '0'),
      });
      return required(result.pre_money_after_dilution, result.reasons.pre_money_after_dilution);
    },
  };
}

function ofFirstChicago({ firstChicago: given, currency }: ValuationInput): Method {
  const scenarios = given?.scenarios ?? [];
  const shown = scenarios.flatMap(({ label, probabilityPercent, exitValue, years }) => [
    printed(label, `${probabilityPercent || '?'}% in ${years} years`),
    printedAnchor(`${label}: value at the exit`, exitValue, currency),
  ]);
  return {
    entered: scenarios.length > 0,
    // The worst scenario may leave nothing.
    anchored: scenarios.length > 0 && scenarios.every(({ exitValue }) => amountOf(exitValue) !== null),
    inputs: given ? [printed('Discount rate', `${given.ratePercent || '?'}% a year`), ...shown] : [],
    compute: () =>
      firstChicago({
        rate: percent('The discount rate', given?.ratePercent ?? ''),
        scenarios: scenarios.map(({ label, probabilityPercent, exitValue, years }) => ({
          probability: percent(`The probability of “${label}”`, probabilityPercent),
          exit_value: amountOf(exitValue) ?? 0,
          years,
        })),
      }).valuation,
  };
}

/** The amount in minor units of an anchor that names its source and day; else null. */
function amountOf(anchor: Anchor | null): number | null {
  return anchor && sourcedAmount({ amount: anchor.amountMinor, source: anchor.source, date: anchor.date });
}

/** Something to start from: an amount above zero, with its source and day. */
function isAnchored(anchor: Anchor | null): boolean {
  return (amountOf(anchor) ?? 0) > 0;
}

function required(value: number | null, reason: string = NEEDS_ANCHOR): number {
  if (value === null) throw new RangeError(reason);
  return value;
}

function printed(label: string, value: string): PrintedInput {
  return { label, value, source: null };
}

function printedAnchor(label: string, anchor: Anchor | null, currency: ValuationInput['currency']): PrintedInput {
  if (anchor === null || amountOf(anchor) === null) return printed(label, NEEDS_ANCHOR);
  const { amountMinor, source, date } = anchor;
  return { label, value: formatMoney({ amountMinor, currency }), source: `${source}, ${date}` };
}

function publishedWeights(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SCORECARD_WEIGHTS).map(([name, weight]) => [
      name,
      Fraction.of(weight).times(Fraction.of(100)).toString(),
    ]),
  );
}

function percentages(labels: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, percent(labels[name] ?? name, text)]));
}

/** "12.5" as the exact fraction "1/8". */
function percent(name: string, text: string): string {
  return decimal(name, text).over(Fraction.of(100)).toString();
}

function decimal(name: string, text: string): Fraction {
  const [, whole, places = ''] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) throw new RangeError(`${name} needs a number, such as 12.5.`);
  return Fraction.of(BigInt(whole + places), 10n ** BigInt(places.length));
}
