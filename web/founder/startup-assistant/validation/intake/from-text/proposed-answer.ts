import type { Money } from '#domain/money/money.ts';
import { parseMoney } from '#domain/money/parse-money.ts';
import type { Alternative, Intake } from '#domain/validation/intake.ts';
import type { IntakeField } from '#domain/validation/intake-fields.ts';
import { intakeProblem } from '../../draft/intake-problem.ts';
import { readNumber } from '../read-number.ts';

export type ProposedAnswer = { value: Intake[keyof Intake] } | { problem: string };

/**
 * Words that were found in a pasted text, as an answer to a field. What is in a list already stays in it. Words that are
 * no answer as they stand are left to the founder: nothing is guessed.
 */
export function proposedAnswer(field: IntakeField, words: string, answers: Intake): ProposedAnswer {
  const value = readAs(field, words.trim(), answers);
  if (value === null) return { problem: 'The AI’s words are not an answer that can be put in as they stand.' };
  const problem = intakeProblem(field.key, value);
  return problem === undefined ? { value } : { problem };
}

function readAs({ key, kind }: IntakeField, words: string, answers: Intake): Intake[keyof Intake] {
  switch (kind) {
    case 'money':
      return readMoney(words, answers.price);
    case 'number': {
      const read = readNumber(key, words);
      return 'amount' in read ? read.amount : null;
    }
    case 'percent':
      return words.replace(/\s*(%|per ?cent)$/iu, '');
    case 'list':
      return key === 'alternatives' ? addAlternatives(answers.alternatives, words) : addLines(answers[key], words);
    default:
      return words;
  }
}

/** An amount whose currency is said, or else is that of the price. "₦2,500 a month" is the amount alone. */
function readMoney(words: string, price: Money | null): Money | null {
  const amount = words.replace(/\s*(\/|\b(a|an|per|each|every)\b).*$/iu, '');
  for (const currency of [price?.currency ?? 'NGN', 'NGN', 'USD'] as const) {
    const parsed = parseMoney(amount, currency);
    if (parsed.ok) return parsed.money;
  }
  return null;
}

const itemsOf = (words: string) =>
  words
    .split(/;|\n/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function addLines(kept: unknown, words: string): string[] {
  const lines = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  return [...new Set([...lines, ...itemsOf(words)])];
}

function addAlternatives(kept: readonly Alternative[], words: string): Alternative[] {
  const names = new Set(kept.map(({ name }) => name));
  return [...kept, ...itemsOf(words).flatMap((name) => (names.has(name) ? [] : [{ name }]))];
}
