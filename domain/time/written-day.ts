import { readNumberWords } from '../number-words.ts';
import { addMonths } from './calendar-months.ts';
import { addDays } from './days.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const DAY = String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\b`;
const YEAR = String.raw`(?:,?\s+(\d{4})\b)?`;
const DAY_FIRST = new RegExp(String.raw`${DAY}(?:\s+of)?\s+${MONTH}${YEAR}`, 'giu');
const MONTH_FIRST = new RegExp(String.raw`\b${MONTH}\s+(?:the\s+)?${DAY}${YEAR}`, 'giu');
const NEAR: readonly [RegExp, number][] = [
  [/\b(?:day|2 days|two days) before yesterday\b|\blast two days\b|\bday before yester\b/iu, -2],
  [/(?<!before )\b(?:yesterday|yester|last night)\b/iu, -1],
  [/\btoday|this morning\b/iu, 0],
];

const COUNT = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a)`;
const DAYS_AGO = new RegExp(String.raw`\b${COUNT} days? (?:ago|back)\b`, 'giu');
const LONGER_AGO = new RegExp(String.raw`\b(?:about |like |some )?${COUNT} (week|wk|month)s? (?:ago|back)\b`, 'giu');

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** "On Tuesday", "last Tues", "this Saturday morning"; a plural is a habit, and so is "every Monday". Short forms need a word before them: the sun is none. */
const WEEKDAY =
  /(?<!\b(?:every|each|next|by|till|until|before|since) )\b(?:(?:(last)|on|this) )?(sun|mon|tues|wednes|thurs|fri|satur)day\b(?!s|['’]s)|\b(?:(last)|on|this) (sun|mon|tues?|wed|thurs?|fri|sat)\b/giu;

/**
 * The one day that a text names, as YYYY-MM-DD: "on 12 Nov", "May 3rd, 2025", "yesterday", "on Tuesday". Without a year it is the newest that
 * is not after `today`. Null where no day is named, or several: it is not guessed. This product's own convention.
 */
export function readWrittenDay(text: string, today: string): string | null {
  const dayFirst = [...text.matchAll(DAY_FIRST)].map(([, day, month, year]) => toDay(day, month, year, today));
  // "It may 12 times happen": a small "may" before a number is seldom the month.
  const monthFirst = [...(dayFirst.length > 0 ? [] : text.matchAll(MONTH_FIRST))].filter(
    ([, month]) => month !== 'may',
  );
  const named = [...dayFirst, ...monthFirst.map(([, month, day, year]) => toDay(day, month, year, today))];
  const near = NEAR.flatMap(([words, days]) => (words.test(text) ? [addDays(today, days)] : []));
  // Beside a date a weekday only says which it was.
  const weekdays = named.length > 0 ? [] : [...text.matchAll(WEEKDAY)].map((found) => lastWeekday(found, today));
  const ago = [...text.matchAll(DAYS_AGO)].map(([, count]) => addDays(today, -numberOf(count)));
  const [only, ...others] = new Set([...named, ...near, ...ago, ...weekdays]);
  return only && others.length === 0 ? only : null;
}

/** The week before `today` where a text names it: its day a week ago, YYYY-MM-DD. Null where it names no such week. This product's own convention. */
export function readLastWeek(text: string, today: string): string | null {
  return /\b(?:last week|a week ago)\b/iu.test(text) ? addDays(today, -7) : null;
}

/** A day that a text names only nearly, with the words that name it. */
export type NearDay = { date: string; words: string };

/**
 * The day that "last week", "2 weeks ago" or "last month" comes to, counted back from `today` (YYYY-MM-DD): nobody said that it
 * was this very day, so it is there to be offered. Null where the text names a day, or no such time, or several. This product's own convention.
 */
export function readNearDay(text: string, today: string): NearDay | null {
  if (readWrittenDay(text, today) !== null) return null;
  const spans = [...text.matchAll(LONGER_AGO)].map(([words, count, unit = '']) => {
    const many = numberOf(count);
    return { words, date: /^m/iu.test(unit) ? addMonths(today, -many) : addDays(today, -7 * many) };
  });
  const [week] = /\blast week\b/iu.exec(text) ?? [];
  if (week) spans.push({ words: week, date: addDays(today, -7) });
  const [month] = /\blast month\b/iu.exec(text) ?? [];
  if (month) spans.push({ words: month, date: addMonths(today, -1) });
  const [only, ...others] = spans;
  return only && others.length === 0 ? only : null;
}

const numberOf = (count = '') => (/^a$/iu.test(count) ? 1 : (readNumberWords(count.toLowerCase()) ?? Number(count)));

/** Null for a day that does not exist, or that is still to come. */
function toDay(day = '', month = '', year: string | undefined, today: string): string | null {
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const inYear = (of: number) => existing(`${of}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year !== undefined) return notAfter(inYear(Number(year)), today);
  const thisYear = Number(today.slice(0, 4));
  return notAfter(inYear(thisYear), today) ?? inYear(thisYear - 1);
}

const notAfter = (date: string | null, today: string) => (date !== null && date <= today ? date : null);

function existing(date: string): string | null {
  try {
    return addMonths(date, 0);
  } catch {
    return null;
  }
}

/**
 * The newest such day; today only where the text does not say "last". "Last week Tuesday" and "Tuesday last week" are of the week
 * before this one, from Monday on.
 */
function lastWeekday(found: RegExpExecArray, today: string): string {
  const [whole, last, name, lastShort, short] = found;
  const wanted = WEEKDAYS.indexOf((name ?? short ?? '').slice(0, 3).toLowerCase());
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  const before = found.input.slice(0, found.index);
  const after = found.input.slice(found.index + whole.length);
  if (/\blast (?:week|wk),? $/iu.test(before) || /^,? (?:of )?last (?:week|wk)\b/iu.test(after))
    return addDays(today, ((wanted + 6) % 7) - ((now + 6) % 7) - 7);
  const ago = (7 + now - wanted) % 7;
  return addDays(today, -(ago === 0 && (last ?? lastShort) ? 7 : ago));
}
