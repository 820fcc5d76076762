import { foldMarks } from './plain-text.ts';

/** The longest run of letters that is no quotation: an apostrophe stands inside a word or behind it. */
const SINGLE = /(?<![\p{L}\p{M}])'(?=\S)([^']*(?:(?<=\p{L})'(?=\p{L})[^']*)*)'?/gu;

/** What stands in quotation marks; undefined where one is opened and not closed. */
export function quotationsOf(plain: string): string[] | undefined {
  const folded = foldMarks(plain);
  const pieces = folded.split('"');
  if (pieces.length % 2 === 0) return undefined;
  return [...pieces.filter((_, at) => at % 2 === 1), ...[...folded.matchAll(SINGLE)].map(([, inside = '']) => inside)];
}

/** Whether every quotation is in the texts that were sent, letter by letter. */
export function quotesOnly(plain: string, quotable: string): boolean {
  const quotations = quotationsOf(plain);
  return quotations?.every((quotation) => quotation.trim() !== '' && quotable.includes(quotation.trim())) ?? false;
}
