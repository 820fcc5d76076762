import { type Exact, exactAmount, exactNumber, exactPositive, exactShare, ONE, sumOf } from '../exact.ts';
import type { Fraction } from '../fraction.ts';
import { requireCount } from '../require.ts';

const MOST_YEARS = 100;

export type ChicagoScenario = {
  probability: Exact;
  exit_value: Exact;
  /** Whole years until the exit. */
  years: number;
  /** Of the years 1, 2, 3 …, received or paid in before the exit. */
  cash_flows?: readonly Exact[] | null;
};

/**
 * First Chicago: the present value of each scenario's cash flows and exit, weighted by its probability.
 * Source: Wall Street Prep, "First Chicago Method".
 * @throws RangeError when the probabilities do not add up to 100%, or a number is out of range.
 */
export function firstChicago(input: { rate: Exact; scenarios: readonly ChicagoScenario[] }) {
  const { scenarios } = input;
  const growth = ONE.plus(exactPositive('rate', input.rate));
  const probabilities = scenarios.map(({ probability }) => exactShare('probability', probability));
  if (sumOf(probabilities).compare(ONE) !== 0) throw new RangeError('The probabilities must add up to 100%.');
  const values = scenarios.map((scenario) => presentValue(scenario, growth));
  const weighed = values.map((value, index) => value.times(probabilities[index] ?? ONE));
  return {
    inputs: input,
    present_values: values.map((value) => value.toNumber()),
    valuation: sumOf(weighed).toNumber(),
  };
}

/** Exact powers grow with every year: beyond a century the answer says nothing and takes seconds. */
function requireYears(years: number): number {
  if (requireCount('years', years) > MOST_YEARS) throw new RangeError(`years must be at most ${MOST_YEARS}`);
  return years;
}

function presentValue({ exit_value: exit, years, cash_flows: flows }: ChicagoScenario, growth: Fraction): Fraction {
  const received = (flows ?? []).map((flow, index) => exactNumber('cash_flows', flow).over(growth.power(index + 1)));
  const atExit = exactAmount('exit_value', exit).over(growth.power(requireYears(years)));
  return sumOf(received).plus(atExit);
}
