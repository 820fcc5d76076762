import { plainWords } from './vague-words.ts';

const list = (text: string) => text.split(',').map(plainWords);

const HEARSAY =
  /^(?:from )?(?:(?:my|our|a|an|the|some|one of my) )?(?:own )?(?:aunt|aunty|auntie|uncle|mama|papa|mum|mummy|mother|dad|daddy|father|brother|sister|cousin|friend|friends|wife|husband|neighbour|family|colleague|colleagues|boss|pastor|people|someone|somebody|everybody|everyone|they|traders|sellers|customers)\b/u;

const NOWHERE = list(
  `me, myself, i, my head, my mind, my experience, experience, personal experience, my guess, guess, a guess, guesswork, my estimate, estimate, estimates, own estimate, founder’s estimate, rough estimate, estimation,
  assumption, assumptions, my assumption, common sense, common knowledge, general knowledge, everybody knows, google, google search, the internet, internet, online, online search, web, the web, social media, chatgpt, chat gpt, ai, gemini, wikipedia,
  research, my research, my own research, market research, desk research, observation, my observation, survey, a survey, data, statistics, stats, news, the news, a report, reports, word of mouth, i think, i asked around, asked around, hearsay`,
);

/** The words of a sum that the founder did: nothing in it says where its figures come from. */
const OF_A_SUM = new Set(
  list(
    `price, prices, cost, costs, fee, fees, unit, units, sale, sales, customer, customers, user, users, trader, traders, seller, sellers, order, orders, number, amount, value, total, average, per, of, the, my, our, a, an, in, by, for, each, all, with,
    x, times, multiplied, multiply, plus, minus, divided, equals, day, days, week, weeks, weekly, month, months, monthly, year, years, yearly, annual, naira, ngn, dollars, usd, k, m, them, same, own, calculation, calculated, i, we, is, it, just`,
  ),
);

export type SourceFault = 'HEARSAY' | 'OWN_SUM' | 'NAMES_NOTHING';

/** What a number says of itself: "about 600", "roughly 2k people". */
const OF_A_NUMBER = new Set(
  list(
    `about, around, roughly, approximately, approx, nearly, almost, over, under, above, below, at, least, most, more, less, than, up, to, between, and, or, maybe, some, a, an, of, the, only, estimated, est, say,
    k, m, bn, million, millions, billion, thousand, thousands, hundred, hundreds, dozen, naira, ngn, usd, dollars, percent, pct, people, persons, traders, sellers, customers, users, buyers, shops, stalls, units, sales, orders, year, years, month, months, week, weeks, day, days, per, each, every`,
  ),
);
const SELF =
  /^(?:by |from )?(?:me|myself|i|we|us|ourselves|our team|my team|the founder|founder|founders|our company|my company|the company|our startup|my startup|my own \p{L}+|our own \p{L}+)\b/u;
const NUMERIC = /^\p{N}+(?:k|m|bn|st|nd|rd|th|%)?$/u;

/**
 * Why a text names no source that a reader can look up: what somebody close said, the founder's own sum, or no more than a number,
 * one word or the founder. One word with a digit in it, such as "NBS2023", or a web address, is a name. This product's own convention.
 */
export function sourceFault(text: string): SourceFault | null {
  const words = plainWords(text);
  if (words === '') return null;
  const isSum = /[×*=]|\bx\b|\btimes\b|\bmultipl|\bcalculat/iu.test(text);
  if (isSum && words.split(' ').every((word) => OF_A_SUM.has(word) || /^\p{N}+[km]?$/u.test(word))) return 'OWN_SUM';
  if (NOWHERE.includes(words)) return 'HEARSAY';
  if (HEARSAY.test(words) && !/\p{N}/u.test(words)) return 'HEARSAY';
  return namesNothing(text, words.split(' ')) ? 'NAMES_NOTHING' : null;
}

function namesNothing(text: string, words: readonly string[]): boolean {
  if (words.every((word) => NUMERIC.test(word) || OF_A_NUMBER.has(word))) return true;
  if (SELF.test(words.join(' '))) return true;
  const [only] = words;
  return (
    words.length === 1 &&
    only !== undefined &&
    !/\p{N}/u.test(only) &&
    !/[./]\p{L}/u.test(text) &&
    !/^\p{Lu}{2,}$/u.test(text.trim())
  );
}

/** True for a source that a reader can look up. */
export function isSource(text: string): boolean {
  return text.trim() !== '' && sourceFault(text) === null;
}
