import { Fraction } from './fraction.ts';
import { readWrittenNumber, type WrittenCount } from './written-number.ts';

export type SpanUnit = 'hours' | 'weeks' | 'months';
export type WrittenSpan = WrittenCount | { ok: false; reason: 'other_unit' };

const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  ['hour hours hr hrs', 'day days', 'week weeks wk wks', 'month months mth mths', 'year years yr yrs'].flatMap(
    (words) => words.split(' ').map((word) => [word, words.split(' ')[0] ?? word]),
  ),
);

/** How many of a unit each of these is, where that is exact: a month has no whole number of weeks. */
const EXACT: Readonly<Record<SpanUnit, Readonly<Record<string, bigint>>>> = {
  hours: { hour: 1n },
  weeks: { week: 1n },
  months: { month: 1n, year: 12n },
};

/** "1hr" is "1 hr". */
const UNIT_AT_FIGURE = new RegExp(String.raw`(?<=\d)(?=(?:${Object.keys(WORDS).join('|')})\b)`, 'giu');
/** What was counted, right after the figure: "600 students". */
const COUNTED = /\d\s*(?:(?:k|m|thousand|million)\s+)?(people|men|women|children|\p{L}{3,}s)\b/iu;
const NO_COUNT = new Set(['always', 'sometimes', 'perhaps', 'plus', 'less']);

/**
 * A length of time that a person wrote, in whole `unit`s: "36", "3 years" and "about 2.5 yrs" in months. Refused where the
 * unit that it names cannot be turned exactly, where it names two, as in "2 hours a week", or where it counts something
 * else, as in "600 students". This product's own convention.
 */
export function readWrittenSpan(written: string, unit: SpanUnit): WrittenSpan {
  const text = written.replace(UNIT_AT_FIGURE, ' ');
  const [, counted = ''] = COUNTED.exec(text.toLowerCase()) ?? [];
  if (counted !== '' && WORDS[counted] === undefined && !NO_COUNT.has(counted))
    return { ok: false, reason: 'other_unit' };
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = new Set(words.flatMap((word) => WORDS[word] ?? []));
  const [said, ...others] = named;
  const factor = said === undefined ? 1n : EXACT[unit][said];
  if (factor === undefined || others.length > 0) return { ok: false, reason: 'other_unit' };
  const read = readWrittenNumber(text);
  if (!read.ok) return read;
  if (read.currencies.length > 0) return { ok: false, reason: 'not_a_number' };
  const length = read.value.times(Fraction.of(factor));
  if (length.denominator !== 1n) return { ok: false, reason: 'not_whole' };
  const count = Number(length.numerator);
  return Number.isSafeInteger(count) ? { ok: true, count } : { ok: false, reason: 'too_large' };
}
