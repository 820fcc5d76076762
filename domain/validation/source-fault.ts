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

export type SourceFault = 'HEARSAY' | 'OWN_SUM';

/** Why a text names no source that a reader can look up: what somebody close said, or the founder's own sum. */
export function sourceFault(text: string): SourceFault | null {
  const words = plainWords(text);
  if (words === '') return null;
  const isSum = /[×*=]|\bx\b|\btimes\b|\bmultipl|\bcalculat/iu.test(text);
  if (isSum && words.split(' ').every((word) => OF_A_SUM.has(word) || /^\p{N}+[km]?$/u.test(word))) return 'OWN_SUM';
  if (NOWHERE.includes(words)) return 'HEARSAY';
  return HEARSAY.test(words) && !/\p{N}/u.test(words) ? 'HEARSAY' : null;
}

/** True for a source that a reader can look up. */
export function isSource(text: string): boolean {
  return text.trim() !== '' && sourceFault(text) === null;
}
