import { agreementLimits, type ContentChanges } from '#contract/agreements/content.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import { answerProblems } from '#domain/agreements/answer-problems.ts';
import type { AgreementContent, Template } from '#domain/agreements/template.ts';
import { canonicalJson } from '#domain/canonical-json.ts';

/** @throws REQUEST_INVALID naming every part that the template does not take, by its dotted path. */
export function checkChanges(
  template: Template,
  { answers = {}, choices = {}, ownWording = {} }: ContentChanges,
): void {
  const fields: FieldErrors = {
    ...Object.assign({}, ...Object.entries(answers).map(([id, answer]) => answerFields(template, id, answer))),
    ...Object.fromEntries(
      Object.entries(choices).flatMap(([id, wording]) => {
        const clause = template.clauses.find((one) => one.id === id);
        if (!clause) return [[`choices.${id}`, noClause]];
        const known = wording === null || clause.alternatives.some((one) => one.id === wording);
        return known ? [] : [[`choices.${id}`, 'This clause has no such wording.']];
      }),
    ),
    ...Object.fromEntries(
      Object.keys(ownWording)
        .filter((id) => !template.clauses.some((clause) => clause.id === id))
        .map((id) => [`ownWording.${id}`, noClause]),
    ),
  };
  if (Object.keys(fields).length > 0) throw new AppError('REQUEST_INVALID', { fields });
}

/** @throws REQUEST_TOO_LARGE when the document as a whole holds more than it can. */
export function checkLength(content: AgreementContent): void {
  if (canonicalJson(content).length > agreementLimits.contentLength) throw new AppError('REQUEST_TOO_LARGE');
}

const noClause = 'This document has no such clause.';

function answerFields(template: Template, id: string, answer: unknown): FieldErrors {
  const variable = template.variables.find((one) => one.id === id);
  if (!variable) return { [`answers.${id}`]: 'This document does not ask for this.' };
  if (answer === null) return {};
  const problems = Object.entries(answerProblems(variable, answer));
  return Object.fromEntries(problems.map(([place, text]) => [['answers', id, place].filter(Boolean).join('.'), text]));
}
