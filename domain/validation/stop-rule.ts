import { isPeopleWord } from './people-words.ts';
import { plainWords } from './vague-words.ts';

const words = (text: string) => text.split(' ');

const TIME_WORDS =
  /\b(days?|weeks?|weekends?|months?|years?|quarters?|terms?|seasons?|hours?|tomorrow|(mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|ramadan|sallah|harvest|(?:in|by|of|until|before) (?:march|may))\b/u;
const NUMBER_WORDS = new Set(
  words(
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand half third quarter dozen twice',
  ),
);

/** Words for nobody and nothing: a number where the rule also says by when. */
const NONE = new Set(words('zero none nobody'));
/** What "no" counts: "no sale". In pidgin "no" after who does it is "not": "e no work", "dem no buy am". */
const COUNTED = new Set(
  words(
    'one body sale sales order orders payment payments deposit deposits booking bookings money revenue income reply replies signup signups subscription subscriptions renewal renewals',
  ),
);
/** What may stand before a "no" that counts, wherever it stands: "if no trader pays", "there is no taker". */
const BEFORE_NONE = new Set(
  words('if when once unless and or but is are was were still with get gets got have has had'),
);

const NUMBER = String.raw`(?:\p{N}+(?:st|nd|rd|th)?|${[...NUMBER_WORDS].join('|')})`;
const SPAN = '(?:days?|weeks?|wks?|weekends?|months?|mths?|moons?|years?|yrs?|quarters?|terms?|seasons?|hours?)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)';
const ABOUT = '(?: (?:the|about|like|first|next|another|at least))*';
/** "by the end of week 6", "inside 3months", "before 30 June 2027", "by 31/12/2026", "6 months don pass": a day, and no result. */
const WHEN = new RegExp(
  [
    String.raw`\b(?:by|before|after|in|inside|within|until|till|for|at|from|on|reach)(?: the)?(?: (?:end|start|middle) of)?${ABOUT} (?:${SPAN} ${NUMBER}|${NUMBER} ?(?:${SPAN}|${MONTH})|${MONTH} ${NUMBER}|\d{1,2} \d{1,2} (?:20)?\d\d|20\d\d)\b(?: 20\d\d\b)?`,
    String.raw`\b${NUMBER} ?${SPAN} (?:don |have |has )?(?:pass|passes|passed|time|finish|later|from now)\b`,
  ].join('|'),
  'gu',
);

/**
 * Why nobody could say whether a stop rule has happened: it counts nothing. `ONLY_WHEN` says when to look and not what for:
 * "if e no work after 3 months". Null where it counts people, sales or money, and "nobody pays by Friday" does.
 */
export function stopRuleFault(text: string): 'NO_NUMBER' | 'NO_DATE' | 'NO_UNIT' | 'ONLY_WHEN' | null {
  const plain = plainWords(text);
  const spoken = words(plain);
  const isNone = spoken.some((_, at) => saysNone(spoken, at));
  const hasNumber = /\p{N}/u.test(text) || hasNumberWord(spoken);
  if (!hasNumber && isNone && !TIME_WORDS.test(plain)) return 'NO_DATE';
  if (!hasNumber && !isNone) return 'NO_NUMBER';
  if (!spoken.some((word) => !/\p{N}/u.test(word) && word.length > 1)) return 'NO_UNIT';
  const result = plain.replace(WHEN, ' ');
  return isNone || /\p{N}/u.test(result) || hasNumberWord(words(result)) ? null : 'ONLY_WHEN';
}

function saysNone(spoken: readonly string[], at: number): boolean {
  const [before, word = '', after = ''] = [spoken[at - 1], spoken[at], spoken[at + 1]];
  if (NONE.has(word)) return true;
  return (
    word === 'no' && (before === undefined || BEFORE_NONE.has(before) || COUNTED.has(after) || isPeopleWord(after))
  );
}

const hasNumberWord = (spoken: readonly string[]) =>
  spoken.some((word, at) => NUMBER_WORDS.has(word) && spoken[at - 1] !== 'no');
