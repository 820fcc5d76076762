import { formatMoney } from '../money/money.ts';
import { type Answer, isGiven, isMoney, isParty, type Party, rowsOf } from './answers.ts';
import type { Field, Variable } from './template.ts';

/** What a document shows where nothing is answered yet. */
export const BLANK = '[____]';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * An answer in the words of a document, or null for a blank: "1 March 2026", "₦1,234.50", "12.5%", "48 months", the name
 * of a party, several names joined. `part` is a part of a party ("address"), "described" for its name, registration number
 * and address in a row, or "number" for a number without its unit.
 */
export function formatAnswer(variable: Variable | Field, answer: Answer | undefined, part?: string): string | null {
  if (!isGiven(answer)) return null;
  if (isParty(answer)) return part === 'described' ? describedParty(answer) : partyText(answer, part);
  if (isMoney(answer)) return formatMoney(answer);
  if (Array.isArray(answer)) return listText(variable, answer);
  switch (variable.kind) {
    case 'date':
      return dateText(String(answer));
    case 'percent':
      return `${answer}%`;
    case 'integer':
      return integerText(Number(answer), part === 'number' ? undefined : variable.unit);
    case 'choice': {
      const choice = variable.choices.find(({ value }) => value === answer);
      return choice ? (choice.words ?? choice.label) : null;
    }
    case 'yes_no':
      return answer === true ? 'Yes' : 'No';
    default:
      return String(answer);
  }
}

/** "Ada Obi", "Ada Obi and Bola Ade", "Ada Obi, Bola Ade and Chidi Eze". */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function partyText(party: Answer & object, part = 'name'): string | null {
  const text = (party as Record<string, unknown>)[part];
  return typeof text === 'string' && text !== '' ? text : null;
}

/** "Palmgate Ltd (registration number RC 123) of 1 Marina Road, Lagos", "Ada Obi of 3 Hill Road, Enugu". */
function describedParty({ name, registrationNumber, address }: Party): string {
  const registered = registrationNumber === '' ? '' : ` (registration number ${registrationNumber})`;
  return `${name}${registered} of ${address === '' ? BLANK : address}`;
}

/** Rows by their first field, which names them. */
function listText(variable: Variable | Field, answer: Answer): string | null {
  if (variable.kind !== 'list') return Array.isArray(answer) ? answer.join('; ') : null;
  const [name] = variable.fields;
  if (!name) return null;
  return joinWords(rowsOf(answer).map((row) => formatAnswer(name, row[name.id]) ?? BLANK));
}

function dateText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

function integerText(value: number, unit: { one: string; many: string } | undefined): string {
  const number = value.toLocaleString('en');
  return unit ? `${number} ${value === 1 ? unit.one : unit.many}` : number;
}
