import type { Answers } from '../answers.ts';
import { questions } from '../interview.ts';
import type { AgreementContent, AgreementKind, Template } from '../template.ts';
import { amountsAboveZero, companySignatory, datesInOrder, distinctParties } from './common.ts';
import { EMPLOYMENT_CHECKS } from './employment.ts';
import { FOUNDERS_CHECKS } from './founders.ts';
import { NDA_CHECKS } from './nda.ts';
import type { Check, Problem } from './problem.ts';

const COMMON: readonly Check[] = [distinctParties, companySignatory, datesInOrder, amountsAboveZero];

/** The rules of each kind, besides those of all. */
const CHECKS: Readonly<Record<AgreementKind, readonly Check[]>> = {
  founders_agreement: FOUNDERS_CHECKS,
  equity_terms: [],
  employment_contract: EMPLOYMENT_CHECKS,
  nda: NDA_CHECKS,
  convertible_note: [],
  safe: [],
};

/** What is wrong with an agreement: what blocks it first, then what is worth a second look. */
export function checkAgreement(template: Template, content: AgreementContent): Problem[] {
  const asked = questions(template, content).map(({ variable: { id } }) => [id, content.answers[id]] as const);
  const answers: Answers = Object.fromEntries(asked);
  const found = [...COMMON, ...CHECKS[template.kind]].flatMap((check) => check({ template, answers }));
  return [
    ...found.filter(({ severity }) => severity === 'block'),
    ...found.filter(({ severity }) => severity === 'warn'),
  ];
}
