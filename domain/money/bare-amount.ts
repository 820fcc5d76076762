import { isCountedAfter } from '../counted-noun.ts';
import { type Currency, formatPlainMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';

const FIGURES = String.raw`\d[\d,]*(?:\.\d+)?`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,₦#$£€])${FIGURES}(?<thousands>\s?(?:k|m|thousand|million))?(?![\p{L}\d%])`,
  'giu',
);
const NAMED = /[₦#$£€]|\b(?:ngn|usd|gbp|eur|naira|dollars?|pounds?|euros?|cedis?|shillings?|kobo|cents?|n\d)/iu;
const PER = /^\s*(?:$|[.;]|\/|(?:per|an?|each|every|for (?:one|each|every))\b|(?:daily|weekly|monthly|yearly)\b)/iu;

/** An amount that names no currency, read in one: the words with it, and the amount as it is told. */
export type BareAmount = { words: string; told: string };

/**
 * The words of an answer that tells a price or a cost, such as "5k a month", with the amount in this currency. Null where a
 * currency is named, there is no amount or more than one, or it counts something. This product's own convention.
 */
export function readBareAmount(words: string, currency: Currency): BareAmount | null {
  if (NAMED.test(words) || (words.match(/\d[\d,.]*/gu)?.length ?? 0) !== 1) return null;
  const [only] = [...words.matchAll(NUMBER)];
  if (!only) return null;
  const rest = words.slice(only.index + only[0].length);
  if (isCountedAfter(rest) || !(only.groups?.thousands || PER.test(rest))) return null;
  const read = parseMoney(only[0], currency);
  if (!read.ok || read.money.amountMinor <= 0) return null;
  const told = formatPlainMoney(read.money);
  return { words: `${words.slice(0, only.index)}${told}${rest}`, told };
}
