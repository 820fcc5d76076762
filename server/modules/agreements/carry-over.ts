import type { AgreementContent, Template } from '#domain/agreements/template.ts';
import { fitted } from './suggest-answers.ts';

/** The content as another template takes it: by the ids of its variables, clauses and wordings; the rest goes. */
export function carryOver(template: Template, { answers, choices, ownWording }: AgreementContent): AgreementContent {
  const kept = template.variables.flatMap((variable) => {
    const answer = answers[variable.id];
    const fit = answer === undefined ? undefined : fitted(variable, answer);
    return fit === undefined ? [] : [[variable.id, fit] as const];
  });
  const clauses = template.clauses.map(({ id, alternatives }) => ({ id, wordings: alternatives.map((one) => one.id) }));
  const chosen = clauses.flatMap(({ id, wordings }) => {
    const choice = choices[id];
    return choice !== undefined && wordings.includes(choice) ? [[id, choice] as const] : [];
  });
  const own = clauses.flatMap(({ id }) => {
    const words = ownWording[id];
    return words === undefined ? [] : [[id, words] as const];
  });
  return {
    answers: Object.fromEntries(kept),
    choices: Object.fromEntries(chosen),
    ownWording: Object.fromEntries(own),
  };
}
