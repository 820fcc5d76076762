import { formatMoney } from '#domain/money/money.ts';
import type { Answer } from '../draft/pending-answers.ts';
import { writeWholeNumber } from './typed-answer.ts';

/** An answer in words, for showing it outside its field. */
export function answerText(answer: Answer): string {
  if (answer === null || answer === '') return 'Nothing';
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'number') return Number.isFinite(answer) ? writeWholeNumber(answer) : 'Not a number';
  if (!Array.isArray(answer)) {
    return Number.isSafeInteger(answer.amountMinor) ? formatMoney(answer) : 'Not an amount';
  }
  if (answer.length === 0) return 'Nothing';
  return answer
    .map((item) => (typeof item === 'string' ? item : [item.name, item.link].filter(Boolean).join(' ')))
    .join('; ');
}
