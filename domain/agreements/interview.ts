import { answerProblems } from './answer-problems.ts';
import { type Answers, isGiven, isParty, rowsOf } from './answers.ts';
import { holds, variablesOf } from './condition.ts';
import type {
  AgreementContent,
  Clause,
  ClauseAlternative,
  MandatoryDecision,
  Paragraph,
  Template,
  Variable,
} from './template.ts';

/** Where one question stands. */
export type QuestionState = 'open' | 'answered' | 'incomplete';
export type Question = { variable: Variable; state: QuestionState };

/** The wordings of a clause that these answers allow. */
export function wordingsOf(clause: Clause, answers: Answers): ClauseAlternative[] {
  return clause.alternatives.filter(({ when }) => holds(when, answers));
}

/** The wording that stands: the founder's choice where it is allowed, else the first that is. */
export function standingWording(clause: Clause, content: AgreementContent): ClauseAlternative | undefined {
  const allowed = wordingsOf(clause, content.answers);
  return allowed.find(({ id }) => id === content.choices[clause.id]) ?? allowed[0];
}

/** The clauses of the document with the wording of each, in order; those that are left out are not among them. */
export function standingClauses(template: Template, content: AgreementContent) {
  return template.clauses.flatMap((clause) => {
    if (!holds(clause.when, content.answers)) return [];
    const own = content.ownWording[clause.id];
    const wording = standingWording(clause, content);
    return wording && (own !== undefined || wording.text.length > 0) ? [{ clause, wording, own }] : [];
  });
}

/**
 * The questions that this document needs, in the order of the template: what its standing clauses print or depend on, what
 * its decisions and signatures need, and what conditions look at. Nothing is asked that no part of the document uses.
 */
export function questions(template: Template, content: AgreementContent): Question[] {
  const needed = neededVariables(template, content);
  return template.variables
    .filter((variable) => needed.has(variable.id) && holds(variable.when, content.answers))
    .map((variable) => ({ variable, state: stateOf(variable, content.answers) }));
}

/** The first question that is neither answered nor optional, to go on with; undefined once all are. */
export function nextQuestion(template: Template, content: AgreementContent): Question | undefined {
  return questions(template, content).find(({ variable, state }) => state !== 'answered' && !variable.optional);
}

/** What still stands in the way of a final document. */
export function openDecisions(template: Template, content: AgreementContent): MandatoryDecision[] {
  const answered = (id: string) => {
    const variable = template.variables.find((one) => one.id === id);
    if (!variable || !holds(variable.when, content.answers)) return true;
    return stateOf(variable, content.answers) === 'answered';
  };
  const decided = (id: string) => {
    const clause = template.clauses.find((one) => one.id === id);
    if (!clause || !holds(clause.when, content.answers)) return true;
    if (content.ownWording[id] !== undefined) return true;
    return wordingsOf(clause, content.answers).some((wording) => wording.id === content.choices[id]);
  };
  return template.decisions.filter(
    ({ when, variables = [], clauses = [] }) =>
      holds(when, content.answers) && !(variables.every(answered) && clauses.every(decided)),
  );
}

/** Variables that the markers of a text print: {{company.address}} prints company, {{=safe_percent}} what it is computed from. */
export function variablesIn(text: string, template: Template): string[] {
  const markers = [...text.matchAll(/\{\{(=?\w+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return markers.flatMap((name) => {
    if (name.startsWith('=')) return [...(template.computedFrom?.[name.slice(1)] ?? [])];
    return name === 'item' || name === 'ref' ? [] : [name];
  });
}

function neededVariables(template: Template, content: AgreementContent): Set<string> {
  const { clauses, decisions, signatories } = template;
  const conditions = clauses.flatMap(({ when, alternatives }) => [when, ...alternatives.map((one) => one.when)]);
  const printed = standingClauses(template, content).filter(({ own }) => own === undefined);
  const needed = new Set([
    ...conditions.flatMap(variablesOf),
    ...printed.flatMap(({ wording }) => wording.text.flatMap((paragraph) => paragraphVariables(paragraph, template))),
    ...decisions.flatMap(({ when, variables = [] }) => [
      ...variablesOf(when),
      ...(holds(when, content.answers) ? variables : []),
    ]),
    ...signatories.flatMap(({ variable, when }) => [variable, ...variablesOf(when)]),
  ]);
  addConditionsOf(template, needed);
  return needed;
}

function paragraphVariables(paragraph: Paragraph, template: Template): string[] {
  if (typeof paragraph === 'string') return variablesIn(paragraph, template);
  const { text, when, each } = paragraph;
  return [...variablesIn(text, template), ...variablesOf(when), ...(each ? [each] : [])];
}

/** A question that is asked only for some answers needs those answers too, however long the chain. */
function addConditionsOf(template: Template, needed: Set<string>): void {
  const before = needed.size;
  for (const { id, when } of template.variables) {
    if (needed.has(id)) for (const other of variablesOf(when)) needed.add(other);
  }
  if (needed.size > before) addConditionsOf(template, needed);
}

function stateOf(variable: Variable, answers: Answers): QuestionState {
  const answer = answers[variable.id];
  if (!isGiven(answer)) return 'open';
  if (Object.keys(answerProblems(variable, answer)).length > 0) return 'incomplete';
  if (variable.kind === 'list') {
    const rows = rowsOf(answer);
    const fields = variable.fields.filter(({ optional }) => !optional);
    const whole = rows.every((row) => fields.every(({ id }) => isGiven(row[id])));
    return whole && rows.length >= variable.min ? 'answered' : 'incomplete';
  }
  if (isParty(answer)) {
    const whole = answer.address !== '' && (answer.kind === 'person' || answer.signatoryName !== '');
    return whole ? 'answered' : 'incomplete';
  }
  return 'answered';
}
