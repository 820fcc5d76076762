import { useState } from 'react';
import type { ReadAmount } from '#ui/amount-field/amount-field.tsx';

const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/**
 * The text of a box while somebody types in it. The saved answer comes back trimmed; without this, saving in the middle
 * of a sentence would take away the space just typed.
 */
export function useTypedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const shown = tidy(text) === tidy(value) ? text : value;
  return [
    shown,
    (next) => {
      setText(next);
      onChange(next);
    },
  ];
}

/** Reads a whole number as people write it: "8,000", "8 000". */
export function readWholeNumber(text: string): ReadAmount {
  const digits = text.trim();
  if (digits === '') return { amount: null };
  if (!/^(\d+|\d{1,3}(,\d{3})+|\d{1,3}(\s\d{3})+)$/u.test(digits)) return { problem: wholeNumberHelp };
  const number = Number(digits.replace(/[,\s]/gu, ''));
  return Number.isSafeInteger(number) ? { amount: number } : { problem: wholeNumberHelp };
}

const wholeNumberHelp = 'Enter a whole number, such as 8,000.';

export function writeWholeNumber(number: number): string {
  return number.toLocaleString('en-GB');
}
