import type { Answers } from './answers.ts';
import { questions } from './interview.ts';
import type { AgreementContent, Template } from './template.ts';

/** Only answers to questions that stand: a cap from before the founder chose a discount is none. */
export function standingAnswers(template: Template, content: AgreementContent): Answers {
  const asked = questions(template, content).map(({ variable: { id } }) => [id, content.answers[id]] as const);
  return Object.fromEntries(asked);
}
