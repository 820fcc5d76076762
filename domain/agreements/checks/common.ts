import { type Answer, isMoney, isParty, type Party, rowsOf } from '../answers.ts';
import { holds } from '../condition.ts';
import type { Field, Variable } from '../template.ts';
import { type Check, type Checked, OUR_OWN_CHECK, type Problem } from './problem.ts';

/** Days that cannot come in the other order, wherever a document has both. The second must be later than the first. */
const DATE_ORDER: readonly (readonly [earlier: string, later: string])[] = [
  ['start_date', 'end_date'],
  ['effective_date', 'end_date'],
  ['effective_date', 'expiry_date'],
];

/** Methods.md §5.0: a party cannot agree something with itself. */
export const distinctParties: Check = ({ template, answers }) => {
  const signing = template.signatories.flatMap(({ variable, when }) =>
    holds(when, answers) ? namedIn(variable, answers[variable]) : [],
  );
  return signing.flatMap((one, index) => {
    const same = signing.slice(0, index).find((other) => sameParty(one, other));
    if (!same) return [];
    const message = `“${one.name}” stands on two sides of this agreement. Nobody can make a contract with themselves: name two different parties.`;
    return [block('distinct_parties', message, [...new Set([same.variable, one.variable])])];
  });
};

/** A company acts through a person, and the signature says who it is and as what. */
export const companySignatory: Check = ({ answers }) =>
  parties(answers).flatMap(({ variable, party }) => {
    if (party.kind !== 'company' || party.name.trim() === '') return [];
    if (party.signatoryName.trim() === '')
      return [block('company_signatory', `Name the person who signs for ${party.name}.`, [variable])];
    if (party.signatoryTitle.trim() !== '') return [];
    const message = `Say as what ${party.signatoryName} signs for ${party.name}, such as director. Without it the other side cannot tell whether the company is bound.`;
    return [warn('signatory_title', message, [variable])];
  });

export const datesInOrder: Check = ({ template, answers }) =>
  DATE_ORDER.flatMap(([earlier, later]) => {
    const [from, to] = [answers[earlier], answers[later]];
    if (typeof from !== 'string' || typeof to !== 'string' || from === '' || to === '' || from < to) return [];
    const [first, second] = [labelOf(template.variables, earlier), labelOf(template.variables, later)];
    return [block('dates_in_order', `“${second}” must be later than “${first}”.`, [earlier, later])];
  });

/** Amounts are above nought, unless the question says itself that nought is an answer (`min: 0`). */
export const amountsAboveZero: Check = ({ template, answers }) =>
  template.variables.flatMap((variable) => {
    const fields: readonly (Variable | Field)[] = variable.kind === 'list' ? variable.fields : [variable];
    const rows = variable.kind === 'list' ? rowsOf(answers[variable.id]) : [{ [variable.id]: answers[variable.id] }];
    const nought = fields.find((field) => rows.some((row) => isNought(field, row[field.id])));
    return nought ? [block('amount_above_zero', `“${nought.label}” must be more than zero.`, [variable.id])] : [];
  });

export function block(id: string, message: string, variables: string[], source = OUR_OWN_CHECK): Problem {
  return { id, severity: 'block', message, variables, source };
}

export function warn(id: string, message: string, variables: string[], source = OUR_OWN_CHECK): Problem {
  return { id, severity: 'warn', message, variables, source };
}

type Named = { variable: string; name: string; email: string; row: boolean };

function namedIn(variable: string, answer: Answer | undefined): Named[] {
  if (isParty(answer))
    return answer.name.trim() ? [{ variable, name: answer.name, email: answer.email, row: false }] : [];
  return rowsOf(answer).flatMap((row) => {
    const party = Object.values(row).find(isParty);
    const [name, email] = [party?.name ?? String(row.name ?? ''), party?.email ?? String(row.email ?? '')];
    return name.trim() ? [{ variable, name, email, row: true }] : [];
  });
}

/** Two rows of one list may share a name, such as a mother and a daughter, but not the e-mail address too. */
function sameParty(one: Named, other: Named): boolean {
  if (fold(one.name) !== fold(other.name)) return false;
  const rowsOfOneList = one.row && other.row && one.variable === other.variable;
  return !rowsOfOneList || fold(one.email) === fold(other.email);
}

function parties(answers: Checked['answers']): { variable: string; party: Party }[] {
  return Object.entries(answers).flatMap(([variable, answer]) => {
    if (isParty(answer)) return [{ variable, party: answer }];
    return rowsOf(answer).flatMap((row) =>
      Object.values(row).flatMap((cell) => (isParty(cell) ? [{ variable, party: cell }] : [])),
    );
  });
}

function isNought(field: Variable | Field, answer: Answer | undefined): boolean {
  return field.kind === 'money' && field.min !== 0 && isMoney(answer) && answer.amountMinor <= 0;
}

function labelOf(variables: readonly Variable[], id: string): string {
  return variables.find((variable) => variable.id === id)?.label ?? id;
}

function fold(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
