import type { ComputedTexts } from '#domain/agreements/assemble.ts';
import { checkAgreement } from '#domain/agreements/checks/check-agreement.ts';
import type { Problem } from '#domain/agreements/checks/problem.ts';
import { computedTexts } from '#domain/agreements/computed/computed-texts.ts';
import { type ReviewFlag, reviewFlags } from '#domain/agreements/review-flags.ts';
import type { AgreementContent, Template } from '#domain/agreements/template.ts';

/** What the rules of `domain/agreements` say of one document, beyond what its template itself asks for. */
export interface AgreementRules {
  /** The values that its text prints and nobody types, such as the percentage of a SAFE. */
  computed(template: Template, content: AgreementContent): ComputedTexts;
  problems(template: Template, content: AgreementContent): Problem[];
  /** Reasons to have a lawyer look. */
  flags(template: Template, content: AgreementContent): ReviewFlag[];
}

export const agreementRules: AgreementRules = {
  computed: computedTexts,
  problems: checkAgreement,
  flags: reviewFlags,
};
