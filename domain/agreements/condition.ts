import { type Answer, type Answers, isGiven } from './answers.ts';

/** When a question is asked, a clause stands or a paragraph is printed. Data, so that a template needs no code. */
export type Condition =
  | { is: readonly [variable: string, value: string | number | boolean] }
  | { given: string }
  | { above: readonly [variable: string, limit: number] }
  | { not: Condition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] };

/** Whether it holds for these answers. An answer that is not given satisfies nothing but `not`; no condition always holds. */
export function holds(condition: Condition | undefined, answers: Answers): boolean {
  if (!condition) return true;
  if ('is' in condition) return answers[condition.is[0]] === condition.is[1];
  if ('given' in condition) return isGiven(answers[condition.given]);
  if ('above' in condition) return isAbove(answers[condition.above[0]], condition.above[1]);
  if ('not' in condition) return !holds(condition.not, answers);
  if ('all' in condition) return condition.all.every((part) => holds(part, answers));
  return condition.any.some((part) => holds(part, answers));
}

/** The variables that a condition looks at. */
export function variablesOf(condition: Condition | undefined): string[] {
  if (!condition) return [];
  if ('is' in condition) return [condition.is[0]];
  if ('given' in condition) return [condition.given];
  if ('above' in condition) return [condition.above[0]];
  if ('not' in condition) return variablesOf(condition.not);
  return ('all' in condition ? condition.all : condition.any).flatMap(variablesOf);
}

/** Numbers, percentages ("12.5"), amounts of money in minor units, and how many a list holds. */
function isAbove(answer: Answer | undefined, limit: number): boolean {
  if (!isGiven(answer)) return false;
  if (Array.isArray(answer)) return answer.length > limit;
  if (typeof answer === 'object') return 'amountMinor' in answer && answer.amountMinor > limit;
  return Number(answer) > limit;
}
