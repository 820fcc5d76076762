import { findNumerals, type Numeral } from './numerals.ts';

/** Whether every numeral of a text occurs in what it may rest on. */
export type NumberGuard = (text: string) => boolean;

/**
 * Allows a numeral that occurs in one of the sources with the same value. Where the text gives it a currency or calls it a
 * percentage, so must the source: 20 people do not become ₦20. Dropping the unit is allowed. Spelling is free: "₦2.5k",
 * "2,500 naira" and "two thousand five hundred naira" are one numeral.
 */
export function guardNumbers(sources: readonly string[]): NumberGuard {
  const allowed = new Set<string>();
  for (const numeral of sources.flatMap(findNumerals)) {
    allowed.add(key(numeral));
    if (numeral.unit !== 'id') allowed.add(key({ ...numeral, unit: 'plain' }));
  }
  return (text) => findNumerals(text).every((numeral) => allowed.has(key(numeral)));
}

const key = ({ value, unit }: Numeral) => `${unit} ${value}`;
