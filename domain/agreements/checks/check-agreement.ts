import { standingAnswers } from '../standing-answers.ts';
import type { AgreementContent, AgreementKind, Template } from '../template.ts';
import { amountsAboveZero, companySignatory, datesInOrder, distinctParties } from './common.ts';
import { EMPLOYMENT_CHECKS } from './employment.ts';
import { EQUITY_TERMS_CHECKS } from './equity-terms.ts';
import { FOUNDERS_CHECKS } from './founders.ts';
import { NDA_CHECKS } from './nda.ts';
import { notDrawn } from './not-drawn.ts';
import { NOTE_CHECKS } from './note.ts';
import type { Check, Problem } from './problem.ts';
import { SAFE_CHECKS } from './safe.ts';

const COMMON: readonly Check[] = [distinctParties, companySignatory, datesInOrder, amountsAboveZero];

/** The rules of each kind, besides those of all. */
const CHECKS: Readonly<Record<AgreementKind, readonly Check[]>> = {
  founders_agreement: FOUNDERS_CHECKS,
  equity_terms: EQUITY_TERMS_CHECKS,
  employment_contract: EMPLOYMENT_CHECKS,
  nda: NDA_CHECKS,
  convertible_note: NOTE_CHECKS,
  safe: SAFE_CHECKS,
};

/** What is wrong with an agreement: what blocks it first, then what is worth a second look. */
export function checkAgreement(template: Template, content: AgreementContent): Problem[] {
  const answers = standingAnswers(template, content);
  const found = [
    ...[...COMMON, ...CHECKS[template.kind]].flatMap((check) => check({ template, answers })),
    ...notDrawn(answers, content.ownWording),
  ];
  return [
    ...found.filter(({ severity }) => severity === 'block'),
    ...found.filter(({ severity }) => severity === 'warn'),
  ];
}
