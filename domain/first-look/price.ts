import { CURRENCIES, type Money } from '../money/money.ts';
import { parseMoney } from '../money/parse-money.ts';
import { readWrittenNumber } from '../written-number.ts';

/** An amount as people write it: "₦500", "N1,500", "15,000 naira", "$20", "5k". */
const FIGURES = String.raw`\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|thousand|million))?`;
const AMOUNT = String.raw`(?:(?:[₦#$£€]|\b(?:NGN|USD|GBP|EUR|N))\s?${FIGURES}\b|(?<![\p{L}\d₦#$£€])${FIGURES}\s?(?:naira|dollars?|pounds?|euros?|cedis?|shillings?)\b|(?<![\p{L}\d])\d[\d,.]*k\b)`;
const UNIT = String.raw`(?:\s?(?:\/|\bper\b|\bfor (?:each|every|one)\b|\beach\b|\bevery\b|\ban?\b)\s?\p{L}[\p{L}-]+|\s(?:daily|weekly|monthly|yearly))`;
/** "Pay 500 every month" and ", 500 each": a bare figure is money there, in whichever currency. */
const BARE = String.raw`(?:(?<=\b(?:pays?|paying|charges?)\s(?:(?:me|us|dem|them)\s)?)\d[\d,]*(?=${UNIT})|(?<=[,;:]\s?|\bat\s)\d[\d,]*(?=\seach\b))`;
const PRICE = new RegExp(`(${AMOUNT}|${BARE})(${UNIT})?`, 'giu');

/** The amount is what somebody loses, earns or borrows, or only a bound of it. */
const NO_PRICE =
  /\b(?:los(?:e|es|ing|t)|wast(?:e|es|ing)|sav(?:e|es|ing)|earn(?:s|ing)?|mak(?:e(?! (?:d|th)em pay)|es|ing)|spend(?:s|ing)?|ow(?:e|es|ing)|worth|loans?|lend(?:s|ing)?|borrow(?:s|ing)?|salary|grants?|rais(?:e|es|ing)|capital|below|above|under|over|than|up to|instead of|not|win|wins|invest(?:s|ing)?)(?:\s+[\p{L}'’]+){0,2}\s*$/iu;
const PAID = /(?:\b(?:for|at|pays?|paying|charge|charges|costs?|price|only|just|about|is|na)|[,;:(@=–-])\s*$/iu;
const GOES_ON =
  /^\s*(?:$|[.,;:!?)–-]|(?:to|for|so|when|while|and|instead|with|without|in|at|on|from|by|one|because|each|wey|make|but|or)\b)/iu;

type Price = { price: string; rest: string };

/**
 * The one price that a sentence names, in its own words, and the sentence with every amount taken out. No price where there
 * are two amounts, or where it may be something else: it is not guessed. This product's own convention.
 */
export function takePrice(sentence: string): Price {
  const found = [...sentence.matchAll(PRICE)];
  const rest = sentence.replace(PRICE, ' , ');
  const [only] = found;
  if (!only || found.length > 1) return { price: '', rest };
  const [whole, , unit] = only;
  const before = sentence.slice(0, only.index);
  const isPaid = unit !== undefined || PAID.test(before);
  const isPrice = isPaid && !NO_PRICE.test(before) && GOES_ON.test(sentence.slice(only.index + whole.length));
  return { price: isPrice ? whole.trim() : '', rest };
}

const PERIODS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  termly: 'term',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
};
const PERIOD = new RegExp(`(?:\\b(?:per|each|every|an?)\\s+)?\\b(${Object.keys(PERIODS).join('|')})$`, 'iu');

/** What a price is for, as words after a sum: "per month" for "month", "/month", "for one month", "monthly" and "per monthly"; "a day" stays. */
export function unitOfPrice(written: string): string {
  const unit = written
    .trim()
    .replace(/^(?:\/\s*|(?:for (?:one|1|each|every|an?)|(?:per )?(?:one|1)) (?!to |on |off )(?=\p{L}))/iu, '')
    .replace(PERIOD, (_, period: string) => `per ${PERIODS[period.toLowerCase()] ?? period}`);
  return unit === '' || /^(?:per|an?|each|every)\b/iu.test(unit) ? unit : `per ${unit}`;
}

/** The price as an answer of the intake, its unit as "per day"; null where its currency is not said or is not one of ours. */
export function answerOfPrice(price: string): { price: Money; priceUnit: string } | null {
  const unit = new RegExp(`${UNIT}$`, 'iu').exec(price)?.[0] ?? '';
  const amount = price.slice(0, price.length - unit.length);
  const written = readWrittenNumber(amount);
  const said = written.ok && written.currencies.length === 1 ? written.currencies[0] : undefined;
  const currency = CURRENCIES.find((one) => one === said);
  if (!currency) return null;
  const per = unit.trim().replace(/^(?:\/\s*|(?:per|for each|for every|for one|each|every|an?)\s+)(?=\p{L})/iu, '');
  const read = parseMoney(amount, currency);
  return read.ok ? { price: read.money, priceUnit: unitOfPrice(per) } : null;
}
