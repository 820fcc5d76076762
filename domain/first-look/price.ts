/** An amount as people write it: "₦500", "N1,500", "15,000 naira", "$20", "5k". */
const FIGURES = String.raw`\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|thousand|million))?`;
const AMOUNT = String.raw`(?:(?:[₦#$£€]|\b(?:NGN|USD|GBP|EUR|N))\s?${FIGURES}\b|(?<![\p{L}\d₦#$£€])${FIGURES}\s?(?:naira|dollars?|pounds?|euros?|cedis?|shillings?)\b|(?<![\p{L}\d])\d[\d,.]*k\b)`;
const UNIT = String.raw`(?:\s?(?:\/|\bper\b|\bfor each\b|\bfor every\b|\beach\b|\bevery\b|\ban?\b)\s?\p{L}[\p{L}-]+|\s(?:daily|weekly|monthly|yearly))`;
const PRICE = new RegExp(`(${AMOUNT})(${UNIT})?`, 'giu');

/** The amount is what somebody loses, earns or borrows, or only a bound of it. */
const NO_PRICE =
  /\b(?:los(?:e|es|ing|t)|wast(?:e|es|ing)|sav(?:e|es|ing)|earn(?:s|ing)?|mak(?:e|es|ing)|spend(?:s|ing)?|ow(?:e|es|ing)|worth|loans?|lend(?:s|ing)?|borrow(?:s|ing)?|salary|grants?|rais(?:e|es|ing)|capital|below|above|under|over|than|up to|instead of|not|win|wins|invest(?:s|ing)?)(?:\s+[\p{L}'’]+){0,2}\s*$/iu;
const PAID = /(?:\b(?:for|at|pays?|paying|charge|charges|costs?|price|only|just|about|is|na)|[,;:(@=–-])\s*$/iu;
const GOES_ON =
  /^\s*(?:$|[.,;:!?)–-]|(?:to|for|so|when|while|and|instead|with|without|in|at|on|from|by|one|because|each|wey|but|or)\b)/iu;

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
