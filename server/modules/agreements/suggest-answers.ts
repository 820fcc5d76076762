import type { Suggestion } from '#contract/agreements/agreements.ts';
import { answerProblems } from '#domain/agreements/answer-problems.ts';
import { type Answer, isGiven, type Row } from '#domain/agreements/answers.ts';
import { questions } from '#domain/agreements/interview.ts';
import type { AgreementContent, Template, Variable } from '#domain/agreements/template.ts';
import type { OwnerScope } from '../../access/scope.ts';

/** Anyone who is asking, as their account names them. */
export interface Author {
  scope: OwnerScope;
  name: string;
  email: string;
}

/** Fact of the founder's company → what is known of it, and from where. */
export type KnownFacts = Readonly<Record<string, { answer: Answer; because: string }>>;

/** One of the founder's other agreements, the newest change first. */
interface Told {
  name: string;
  template: Template;
  answers: AgreementContent['answers'];
}

const fromProfile = 'From your profile.';

/** What the founder has told already: in the newest agreement that has it, else in the profile or the idea. */
export function gatherFacts(author: Author, business: string | null, told: readonly Told[]): KnownFacts {
  const { name, email } = author;
  const profile: KnownFacts = {
    my_name: { answer: name, because: fromProfile },
    my_email: { answer: email, because: fromProfile },
    company: { answer: { ...nobody, signatoryName: name, email }, because: 'You sign for it, by your profile.' },
    founders: { answer: [{ name, email }], because: 'You are one of them, by your profile.' },
    ...(business && { business: { answer: business, because: 'From the idea that you validated.' } }),
  };
  const earlier = told.toReversed().flatMap((agreement) =>
    agreement.template.variables.flatMap(({ id, fact }) => {
      const answer = agreement.answers[id];
      return fact && isGiven(answer) ? [[fact, { answer, because: `From ${agreement.name}.` }] as const] : [];
    }),
  );
  return { ...profile, ...Object.fromEntries(earlier) };
}

/** Proposals for the questions that are open, each one that its variable would take: known facts first, else the template's. */
export function suggestAnswers(template: Template, content: AgreementContent, facts: KnownFacts): Suggestion[] {
  return questions(template, content)
    .filter(({ state }) => state === 'open')
    .flatMap(({ variable }) => {
      const known = variable.fact === undefined ? undefined : facts[variable.fact];
      const answer = known && fitted(variable, known.answer);
      if (answer !== undefined) return [{ variable: variable.id, answer, because: known?.because ?? '' }];
      if (variable.suggested === undefined) return [];
      const because = variable.suggestedBecause ?? 'A usual answer.';
      return [{ variable: variable.id, answer: variable.suggested, because }];
    });
}

/** The answer as this variable takes it: rows keep the fields that it asks for. Undefined where it does not fit. */
export function fitted(variable: Variable, answer: Answer): Answer | undefined {
  const fields = variable.kind === 'list' ? variable.fields.map(({ id }) => id) : [];
  const fit =
    variable.kind === 'list' && Array.isArray(answer)
      ? answer.filter((row): row is Row => typeof row === 'object').map((row) => pickFields(row, fields))
      : answer;
  const isEmpty = Array.isArray(fit) && fit.every((row) => typeof row === 'object' && Object.keys(row).length === 0);
  return isEmpty || Object.keys(answerProblems(variable, fit)).length > 0 ? undefined : fit;
}

function pickFields(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));
}

const nobody = {
  kind: 'company' as const,
  name: '',
  registrationNumber: '',
  address: '',
  email: '',
  signatoryName: '',
  signatoryTitle: '',
};
