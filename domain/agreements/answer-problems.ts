import { AGREEMENT_CURRENCIES } from '../money/money.ts';
import { addMonths } from '../time/calendar-months.ts';
import { DATE_WANTED } from '../time/days.ts';
import { ANSWER_LIMITS, isMoney } from './answers.ts';
import type { Field, Variable } from './template.ts';

const PERCENT = /^\d{1,3}(\.\d{1,6})?$/;
/** Outside these a year was typed with two figures: a date field then says 0026. */
const [EARLIEST, LATEST] = ['1900-01-01', '2199-12-31'];
const PARTY_TEXTS = ['name', 'registrationNumber', 'address', 'email', 'signatoryName', 'signatoryTitle'] as const;

/**
 * What is wrong with an answer as such, by its place ("", "0.share_percent"); none for one that is not given yet. Whether
 * it must be given, and whether it fits the law and the other answers, is said elsewhere.
 */
export function answerProblems(variable: Variable | Field, answer: unknown, place = ''): Record<string, string> {
  const problem = (text: string) => ({ [place]: text });
  switch (variable.kind) {
    case 'list':
      return listProblems(variable, answer, place);
    case 'lines':
      return linesProblem(variable.max ?? ANSWER_LIMITS.lines, answer, problem);
    case 'party':
      return partyProblems(answer, place);
    case 'money':
      return isAmount(answer, variable.min ?? 0) ? {} : problem('Give an amount in naira, US dollars or pounds.');
    case 'yes_no':
      return typeof answer === 'boolean' ? {} : problem('Choose yes or no.');
    case 'integer':
      return isInteger(answer, variable) ? {} : problem(rangeText('Give a whole number', variable));
    default:
      return typeof answer === 'string' ? textProblem(variable, answer, problem) : problem('Write this as text.');
  }
}

function textProblem(
  variable: Exclude<Variable | Field, { kind: 'list' | 'lines' | 'party' | 'money' | 'yes_no' | 'integer' }>,
  answer: string,
  problem: (text: string) => Record<string, string>,
): Record<string, string> {
  if (answer === '') return {};
  switch (variable.kind) {
    case 'text': {
      const max = variable.max ?? ANSWER_LIMITS.text;
      return answer.length <= max ? {} : problem(`Use ${max.toLocaleString('en')} characters or fewer.`);
    }
    case 'date':
      if (!isDate(answer)) return problem(DATE_WANTED);
      return answer >= EARLIEST && answer <= LATEST
        ? {}
        : problem('Give a year from 1900 to 2199, all four figures of it.');
    case 'percent':
      return isPercent(answer, variable) ? {} : problem(rangeText('Give a percentage', { max: 100, ...variable }));
    default:
      return variable.choices.some(({ value }) => value === answer) ? {} : problem('Choose one of the answers.');
  }
}

function listProblems(variable: Extract<Variable, { kind: 'list' }>, answer: unknown, place: string) {
  if (!Array.isArray(answer) || answer.length > variable.max)
    return { [place]: `Give at most ${variable.max} of them.` };
  const rows = answer.map((row, index) => {
    const at = place === '' ? String(index) : `${place}.${index}`;
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return { [at]: 'This row cannot be read.' };
    const unknown = Object.keys(row).filter((key) => !variable.fields.some(({ id }) => id === key));
    const fields = variable.fields.filter(({ id }) => id in row);
    return Object.assign(
      unknown.length > 0 ? { [at]: 'This row has a field that is not asked for.' } : {},
      ...fields.map((field) => answerProblems(field, row[field.id], `${at}.${field.id}`)),
    );
  });
  return Object.assign({}, ...rows);
}

function linesProblem(max: number, answer: unknown, problem: (text: string) => Record<string, string>) {
  if (!Array.isArray(answer) || answer.length > max) return problem(`Give at most ${max} lines.`);
  const fits = answer.every((line) => typeof line === 'string' && line.length <= ANSWER_LIMITS.line);
  return fits ? {} : problem(`Use ${ANSWER_LIMITS.line} characters or fewer on a line.`);
}

function partyProblems(answer: unknown, place: string): Record<string, string> {
  if (typeof answer !== 'object' || answer === null) return { [place]: 'Say who this is.' };
  const party = answer as Partial<Record<string, unknown>>;
  if (party.kind !== 'person' && party.kind !== 'company') return { [place]: 'Choose a person or a company.' };
  const at = (key: string) => (place === '' ? key : `${place}.${key}`);
  const unknown = Object.keys(party).filter((key) => key !== 'kind' && !PARTY_TEXTS.some((known) => known === key));
  if (unknown.length > 0) return { [place]: 'This has a field that is not asked for.' };
  return Object.fromEntries(
    PARTY_TEXTS.filter((key) => !isPartyText(party[key])).map((key) => [
      at(key),
      `Use ${ANSWER_LIMITS.partyText} characters or fewer.`,
    ]),
  );
}

function isPartyText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= ANSWER_LIMITS.partyText;
}

function isAmount(answer: unknown, min: number): boolean {
  if (!isMoney(answer) || Object.keys(answer).length !== 2) return false;
  return (
    Number.isSafeInteger(answer.amountMinor) &&
    answer.amountMinor >= min &&
    AGREEMENT_CURRENCIES.includes(answer.currency)
  );
}

function isInteger(answer: unknown, { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number }) {
  return Number.isSafeInteger(answer) && Number(answer) >= min && Number(answer) <= max;
}

function isPercent(answer: string, { min = 0, max = 100 }: { min?: number; max?: number }): boolean {
  return PERCENT.test(answer) && Number(answer) >= min && Number(answer) <= max;
}

function isDate(answer: string): boolean {
  try {
    return addMonths(answer, 0) === answer;
  } catch {
    return false;
  }
}

function rangeText(start: string, { min = 0, max }: { min?: number; max?: number }): string {
  return max === undefined ? `${start} of at least ${min}.` : `${start} from ${min} to ${max.toLocaleString('en')}.`;
}
