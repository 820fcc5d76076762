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

/**
 * A length of time that a person wrote, in whole `unit`s: "36", "3 years" and "about 2.5 yrs" in months. Refused where the
 * unit that it names cannot be turned exactly, or where it names two, as in "2 hours a week".
 */
export function readWrittenSpan(text: string, unit: SpanUnit): WrittenSpan {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = new Set(words.flatMap((word) => WORDS[word] ?? []));
  const [said, ...others] = named;
  const factor = said === undefined ? 1n : EXACT[unit][said];
  if (factor === undefined || others.length > 0) return { ok: false, reason: 'other_unit' };
  const written = readWrittenNumber(text);
  if (!written.ok) return written;
  if (written.currencies.length > 0) return { ok: false, reason: 'not_a_number' };
  const length = written.value.times(Fraction.of(factor));
  if (length.denominator !== 1n) return { ok: false, reason: 'not_whole' };
  const count = Number(length.numerator);
  return Number.isSafeInteger(count) ? { ok: true, count } : { ok: false, reason: 'too_large' };
}
