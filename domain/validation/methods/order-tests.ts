import { type RiceItem, rice } from '../../statistics/rice.ts';

/** What a founder says of an open test: people it tells something of, how much it would change, how sure they are. */
export type TestFigures = {
  id: string;
  reach: number | null;
  impact: number | null;
  confidencePercent: number | null;
  hours: number;
};

export const RICE_SOURCE = 'RICE (Intercom): people told of × change × how sure ÷ hours.';
export const RICE_LIMIT =
  'It orders your own guesses. The risk of a belief, which orders the tests otherwise, is worked out.';

/** Hours of work in a month. This product's own convention; it changes no order. */
const HOURS_A_MONTH = 160;

/** The tests from the highest score to the lowest; null until all figures are given. Source: `domain/statistics/rice.ts`. */
export function orderTests(
  tests: readonly TestFigures[],
): { order: string[]; scores: Record<string, number | null> } | null {
  const items = tests.flatMap(({ id, reach, impact, confidencePercent, hours }): RiceItem[] =>
    reach === null || impact === null || confidencePercent === null
      ? []
      : [{ id, reach, impact, confidence: confidencePercent / 100, effort: hours / HOURS_A_MONTH }],
  );
  if (items.length < tests.length || items.length < 2) return null;
  const { order, scores } = rice({ items });
  return { order, scores };
}
