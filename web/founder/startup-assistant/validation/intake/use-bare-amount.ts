import { useState } from 'react';
import { readBareAmount } from '#domain/money/bare-amount.ts';
import type { Currency } from '#domain/money/money.ts';

/**
 * Reads an amount without a currency in the idea's one, as "5k a month": `told` reads it back while it is typed, and `tidy` writes the
 * currency into the answer once the field is left, so that every reader sees it.
 */
export function useBareAmount(text: string, currency: Currency, onChange: (text: string) => void) {
  const [tidied, setTidied] = useState({ text: '', told: '' });
  const bare = readBareAmount(text, currency);
  const told = bare?.told ?? (text === tidied.text ? tidied.told : '');
  function tidy() {
    if (!bare) return;
    setTidied({ text: bare.words, told: bare.told });
    onChange(bare.words);
  }
  return { told: told && `We read ${told}. Write the currency if it is another.`, tidy };
}
