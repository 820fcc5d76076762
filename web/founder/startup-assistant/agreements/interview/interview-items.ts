import { holds } from '#domain/agreements/condition.ts';
import { openDecisions, questions, wordingsOf } from '#domain/agreements/interview.ts';
import type { AgreementContent, Clause, MandatoryDecision, Template, Variable } from '#domain/agreements/template.ts';

type ItemState = 'open' | 'answered' | 'incomplete';

/** One screen of the interview: a question, or a clause whose wording must be chosen. */
export type InterviewItem = { id: string; section: string; state: ItemState; optional: boolean } & (
  | { kind: 'variable'; variable: Variable }
  | { kind: 'clause'; clause: Clause; decision: MandatoryDecision }
);

export type InterviewSection = { title: string; items: readonly InterviewItem[] };

export const DECISIONS_SECTION = 'Terms to decide';

/**
 * All that is asked, in order: first the wordings that must be chosen, since they decide what else is asked, then the
 * questions of the template.
 */
export function interviewItems(template: Template, content: AgreementContent): InterviewItem[] {
  return [...clauseItems(template, content), ...variableItems(template, content)];
}

function variableItems(template: Template, content: AgreementContent): InterviewItem[] {
  return questions(template, content).map(({ variable, state }) => ({
    kind: 'variable',
    id: variable.id,
    section: variable.section,
    state,
    optional: variable.optional === true,
    variable,
  }));
}

function clauseItems(template: Template, content: AgreementContent): InterviewItem[] {
  const decisions = template.decisions.filter(({ when }) => holds(when, content.answers));
  return decisions.flatMap((decision) =>
    (decision.clauses ?? []).flatMap((id): InterviewItem[] => {
      const clause = template.clauses.find((one) => one.id === id);
      if (!clause || !holds(clause.when, content.answers)) return [];
      const decided = content.ownWording[id] !== undefined || isChosen(clause, content);
      const state = decided ? 'answered' : 'open';
      return [{ kind: 'clause', id, section: DECISIONS_SECTION, state, optional: false, clause, decision }];
    }),
  );
}

function isChosen(clause: Clause, content: AgreementContent): boolean {
  return wordingsOf(clause, content.answers).some(({ id }) => id === content.choices[clause.id]);
}

/** The items by section, in the order in which the sections first appear. */
export function sectionsOf(items: readonly InterviewItem[]): InterviewSection[] {
  const titles = [...new Set(items.map(({ section }) => section))];
  return titles.map((title) => ({ title, items: items.filter(({ section }) => section === title) }));
}

/** Where to go on: the first that is open, or the first of all. */
export function itemToContinue(items: readonly InterviewItem[]): InterviewItem | undefined {
  return items.find(({ state, optional }) => state !== 'answered' && !optional) ?? items[0];
}

export function progressOf(items: readonly InterviewItem[]): { done: number; total: number } {
  const needed = items.filter(({ optional }) => !optional);
  return { done: needed.filter(({ state }) => state === 'answered').length, total: needed.length };
}

/** The variables of decisions that are open, to say at a question that it must be decided. */
export function mustDecide(
  template: Template,
  content: AgreementContent,
  variable: string,
): MandatoryDecision | undefined {
  return openDecisions(template, content).find(({ variables = [] }) => variables.includes(variable));
}
