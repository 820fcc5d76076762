import { valuationChanges } from '#contract/readiness/valuation.ts';
import type { Anchor, ValuationInput } from '#domain/readiness/valuation.ts';

export type ValuationKey = keyof ValuationInput;

export const NO_VALUATION: ValuationInput = {
  currency: 'NGN',
  regionalAverage: null,
  scorecard: null,
  berkus: null,
  riskFactorSummation: null,
  ventureCapital: null,
  firstChicago: null,
};

/** An anchor while it is typed; nothing in it is none. An amount that is missing or cannot be read is no number. */
export function withAnchorPart(anchor: Anchor | null, part: Partial<Anchor>): Anchor | null {
  const next = { ...(anchor ?? { amountMinor: Number.NaN, source: '', date: '' }), ...part };
  const empty = !Number.isFinite(next.amountMinor) && next.source.trim() === '' && next.date === '';
  return empty ? null : next;
}

/** What is wrong with each part of one input, by its path: "exitValue.date". */
export function valuationProblems(key: ValuationKey, value: unknown): Record<string, string> {
  const parsed = valuationChanges.safeParse({ [key]: value });
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.slice(1).join('.'), wordsFor(path.at(-1), message)]),
  );
}

export function valuationProblem(key: ValuationKey, value: unknown): string | undefined {
  return Object.values(valuationProblems(key, value))[0];
}

function wordsFor(field: PropertyKey | undefined, message: string): string {
  return field === 'amountMinor' ? 'Enter an amount, such as 25,000,000.' : message;
}

/** The record with one value set, or taken out where it is empty. */
export function withEntry<V>(
  record: Readonly<Record<string, V>> | undefined,
  name: string,
  value: V | undefined,
): Record<string, V> {
  const { [name]: _before, ...others } = record ?? {};
  return value === undefined || value === '' ? others : { ...others, [name]: value };
}
