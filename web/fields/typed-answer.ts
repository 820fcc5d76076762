import { useState } from 'react';
import { readWrittenCount } from '#domain/written-number.ts';
import { readWrittenSpan, type SpanUnit } from '#domain/written-span.ts';
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

/** An empty field is no answer. */
export const emptyToNone = (text: unknown) => (String(text ?? '').trim() === '' ? undefined : text);

/** Reads a whole number as people write it: "8,000", "about 600", "20k". */
export function readWholeNumber(text: string): ReadAmount {
  const read = readWrittenCount(text);
  if (read.ok) return { amount: read.count };
  return read.reason === 'empty' ? { amount: null } : { problem: wholeNumberProblems[read.reason] };
}

/** Reads a length of time in its unit: "36" or "3 years" in months. */
export function readSpan(text: string, unit: SpanUnit): ReadAmount {
  const read = readWrittenSpan(text, unit);
  if (read.ok) return { amount: read.count };
  if (read.reason === 'other_unit') return { problem: `Give it in ${unit}, as one number.` };
  return read.reason === 'empty' ? { amount: null } : { problem: wholeNumberProblems[read.reason] };
}

const notWhole = 'Enter a whole number, such as 8,000 or 20k.';
const wholeNumberProblems = {
  not_a_number: notWhole,
  not_whole: notWhole,
  several_numbers: 'There is more than one number here. Write one, such as 8,000 or 20k.',
  too_large: 'This number is too large to be real.',
};

export function writeWholeNumber(number: number): string {
  return number.toLocaleString('en-GB');
}
