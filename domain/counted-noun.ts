const DIGITS = String.raw`\d[\d.,]*`;
/** A number in words: "six hundred", "twenty-five". */
const WORDS =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|four?|fif|six|seven|eigh|nine?)ty|dozen|hundred|thousand|million)';
const MULTIPLIED = String.raw`(?:[\s-]*(?:k|m|dozen|hundred|thousand|million)\b)?`;
/** "600 other people", "six hundred of the customers". */
const BETWEEN = String.raw`(?:(?:of|the|my|our|their|more|new|other|paying|different|them|dem)\s+){0,3}`;
const NOUN = String.raw`(?:people|pple|pipo|persons?|pesin|users?|customers?|costumers?|clients?|subscribers?|members?|guests?|traders?|sellers?|buyers?|vendors?|farmers?|students?|pupils|children|kids|patients?|parents|teachers|drivers|riders|passengers|tenants|workers|staff|men|women|boys|girls|families|households|homes|houses|rooms|schools?|shops?|stalls?|pieces|pcs|units?|boxes|bags?|crates?|cartons?|sachets?|bottles?|packs?|plates?|baskets?|lit(?:re|er)s?|kg|kilos?|tonnes|acres|plots|(?:hours?|hrs|days?|nights?|weeks?|months?|years?|yrs|minutes?|mins)(?!\s+(?:ago|back|before)\b)|times|orders?|items?|trips?|sales)\b`;

const COUNTED = new RegExp(String.raw`(?<![\p{L}\d.,])${DIGITS}${MULTIPLIED}\s+${BETWEEN}${NOUN}`, 'iu');
const COUNTED_IN_WORDS = new RegExp(String.raw`\b${WORDS}\s+${BETWEEN}${NOUN}`, 'iu');
const STARTS_COUNTED = new RegExp(String.raw`^\s*${BETWEEN}${NOUN}`, 'iu');

/**
 * Whether the number of a text counts people, things or time: "600 people", "six hundred customers", and not "2,500 per month" or
 * "500 for one person". Such a number is no money. This product's own convention.
 */
export const countsThings = (text: string): boolean => (/\d/u.test(text) ? COUNTED : COUNTED_IN_WORDS).test(text);

/** Whether what comes right after a number says that it counts people, things or time. This product's own convention. */
export const isCountedAfter = (rest: string): boolean => STARTS_COUNTED.test(rest);
