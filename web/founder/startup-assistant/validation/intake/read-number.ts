import type { IntakeKey } from '#domain/validation/intake.ts';
import { SPAN_FIELDS } from '#domain/validation/intake-fields.ts';
import type { ReadAmount } from '#ui/amount-field/amount-field.tsx';
import { readSpan, readWholeNumber } from '#web/fields/typed-answer.ts';

/** What a number in words means as the answer to a question: "3 years" is 36 where months are asked. */
export function readNumber(key: IntakeKey, words: string): ReadAmount {
  const unit = SPAN_FIELDS[key];
  return unit ? readSpan(words, unit) : readWholeNumber(words);
}
