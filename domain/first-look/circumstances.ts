import { SAID_TWICE } from './plain.ts';
import { afterDeterminers, comma, isBoundary, isVerb, plainAt, type Span, type Word } from './word.ts';

const TIMES = new Set(
  `harvest harvests planting christmas xmas easter sallah ramadan payday salary season seasons minute minutes hour hours day days week weeks weekend weekends holidays month months year years term terms
  morning mornings afternoon evening evenings night nights midnight noon breakfast-time lunchtime monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays
  january february march april may june july august september october november december dawn tomorrow today tonight everyday 2weeks`.split(
    /\s+/u,
  ),
);
const LEADS = new Set(
  'after before during until till by every each on in from at this next within for over all'.split(' '),
);
const SAYS_WHICH = new Set('same next last first rainy dry whole early late single other'.split(' '));
const AFTERS = new Set('school work church service exam exams lectures class closing'.split(' '));
const isEnd = (next: Word | undefined) => !next || isBoundary(next) || isVerb(next);
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
const CLOCK = /^\d{1,2}(?::?\d\d)?(?:am|pm)$/u;

/** "After harvest", "every Friday", "for 3 months", "the night before", "at 6am": when it happens is neither goods nor a place. */
export function timesOf(words: readonly Word[]): Span[] {
  return words.flatMap((_, at) => {
    const isLed = LEADS.has(plainAt(words, at));
    let to = afterDeterminers(words, isLed ? at + 1 : at);
    const start = to;
    while (SAYS_WHICH.has(plainAt(words, to)) || /^\d+$/u.test(plainAt(words, to))) to += 1;
    if (CLOCK.test(plainAt(words, to))) return [{ from: at, to: to + 1 }];
    if (/^(?:after|before)$/u.test(plainAt(words, at)) && AFTERS.has(plainAt(words, to)) && isEnd(words[to + 1]))
      return [{ from: at, to: to + 1 }];
    const isNamed = isLed || to > start || to > at || DAYS.test(plainAt(words, to));
    if (!isNamed || !TIMES.has(plainAt(words, to))) return [];
    const next = words[to + 1];
    // "Night shift nurses", "Sunday school": the time says which one is meant.
    const isWhole = !next || isBoundary(next) || isVerb(next) || TIMES.has(next.plain);
    return isWhole ? [{ from: at, to: to + (plainAt(words, to + 1) === 'before' ? 2 : 1) }] : [];
  });
}

const MANNERS =
  /^(?:on (?:hire purchase|install?ments?|instagram|whatsapp|facebook|tiktok|telegram|snapchat|ig|fb|jumia|jiji)(?: (?:live|status|group|groups|page|dm))?|in (?:bulk|advance|cash|parts|person|time)|by (?:hand|sms|phone|text|email|mail|whatsapp|voice note|momo|mpesa|m-pesa|transfer)|for free|pay small small|end of (?:the )?(?:month|day|week|term)|by (?:my|our|your|him|her|them)sel(?:f|ves))(?= |$)/u;
const LONGEST_MANNER = 4;

/** "On Instagram live", "in bulk", "by myself": how it is done. */
export function mannersOf(words: readonly Word[]): Span[] {
  return words.flatMap((word, at) => {
    // "Cheap cheap", "small small": pidgin says so how it is done.
    const isTwice = word.plain !== ',' && word.plain === words[at + 1]?.plain && !SAID_TWICE.test(word.plain);
    if (isTwice && isBoundary(words[at + 2] ?? comma)) return [{ from: at, to: at + 2 }];
    const said = words
      .slice(at, at + LONGEST_MANNER)
      .map(({ plain }) => plain)
      .join(' ');
    const found = MANNERS.exec(said)?.[0];
    return found === undefined ? [] : [{ from: at, to: at + found.split(' ').length }];
  });
}

const STARTS = new Set(['when', 'whenever', 'if']);

/** "When a resident falls": the occasion is not what they get. It ends where the sentence turns to the founder. */
export function occasionsOf(words: readonly Word[]): Span[] {
  return words.flatMap(({ plain }, at) => {
    if (!STARTS.has(plain) || at === 0) return [];
    const end = words.findIndex(
      (word, after) => after > at && (word.plain === ',' || ['i', 'we'].includes(word.plain)),
    );
    return [{ from: at, to: end < 0 ? words.length : end }];
  });
}
