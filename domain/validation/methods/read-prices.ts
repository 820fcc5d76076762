import { formatPlainMoney, type Money } from '../../money/money.ts';
import { type PriceAnswers, vanWestendorp } from '../../statistics/van-westendorp.ts';
import { readWrittenNumber } from '../../written-number.ts';
import type { MethodReading } from './methods.ts';

/** Between two prices: a space, a comma with a space, a stroke. A comma within a number is none. */
const BETWEEN = /\s*[;/|\t]\s*|,\s+|\s+/u;

export type PriceLines = { answers: PriceAnswers[] /** Counted from 1. */; unread: number[] };

/** One person a line: four prices, as people write them. Empty lines are none. */
export function readPriceLines(text: string): PriceLines {
  const answers: PriceAnswers[] = [];
  const unread: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const prices = line.trim().split(BETWEEN).map(priceOf);
    const [tooCheap, cheap, expensive, tooExpensive] = prices;
    const isRead = [tooCheap, cheap, expensive, tooExpensive].every((price) => price !== null);
    if (prices.length !== 4 || !isRead) unread.push(index + 1);
    else answers.push([tooCheap ?? 0, cheap ?? 0, expensive ?? 0, tooExpensive ?? 0]);
  }
  return { answers, unread };
}

function priceOf(text: string): number | null {
  const read = readWrittenNumber(text);
  return read.ok ? read.value.toNumber() : null;
}

/**
 * What four prices a person say of the founder's price (in major units of its currency): the range that few call too cheap or
 * too expensive, and where the price lies. Source: `domain/statistics/van-westendorp.ts`, original definitions, straight lines.
 */
export function readPrices(answers: readonly PriceAnswers[], price: Money): MethodReading {
  const { valid, dropped, linear, plateaus, indicative_only } = vanWestendorp({ respondents: answers });
  const { pmc_original: from, pme_original: to, opp } = linear;
  const left = dropped > 0 ? ` ${dropped} left out: their four prices do not rise.` : '';
  if (from === null || to === null || opp === null) {
    return { says: [`Nobody has named four rising prices yet.${left}`], entry: null };
  }
  const money = (amount: number) => formatPlainMoney({ ...price, amountMinor: Math.round(amount) * 100 });
  const own = price.amountMinor / 100;
  const highest = plateaus.pme_original?.[1] ?? to;
  const isWithin = own >= from && own <= highest;
  const place = isWithin ? 'within it' : own < from ? 'below it: many doubt the quality' : 'above it';
  const people = valid === 1 ? 'One person calls' : `${valid} people call`;
  /** Few answers leave an interval open in which a point can lie anywhere. */
  const point = (at: number, plateau: [number, number] | undefined) => (plateau ?? [at]).map(money).join('–');
  const lowest = point(from, plateaus.pmc_original);
  const range = `${people} ${lowest} to ${point(to, plateaus.pme_original)} fair; fewest object at ${point(opp, plateaus.opp)}.`;
  const said = `Your price, ${formatPlainMoney(price)}, lies ${place}.`;
  return {
    says: [`${range} ${said}${left}`, ...(indicative_only ? ['Fewer than 30 people: take it as a hint.'] : [])],
    entry: {
      side: isWithin ? 'for' : 'against',
      level: 'L2',
      people: valid,
      note: `Four prices each. ${range} ${said}`,
    },
  };
}
