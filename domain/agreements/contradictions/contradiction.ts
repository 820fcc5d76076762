import { type Answer, type Answers, isParty, type Party } from '../answers.ts';
import type { AgreementKind, Jurisdiction } from '../template.ts';

/** One of the founder's agreements, as far as it can contradict another. Drafts count: that is when it is cheap to mend. */
export type ComparedAgreement = {
  id: string;
  name: string;
  kind: AgreementKind;
  jurisdiction: Jurisdiction;
  answers: Answers;
};

export type Contradiction = {
  rule: string;
  /** `conflict`: both cannot be true. `check`: unusual, and perhaps meant. */
  severity: 'conflict' | 'check';
  message: string;
  agreements: { id: string; name: string }[];
  /** The variables to look at in those agreements. */
  variables: string[];
};

export type Finding = Omit<Contradiction, 'rule'>;
export type Rule = { id: string; find: (agreements: readonly ComparedAgreement[]) => Finding[] };

/** A rule for one value that must be the same wherever it is given: each pair of neighbours that differ is one finding. */
export function differs(
  id: string,
  severity: Contradiction['severity'],
  message: string,
  variables: string[],
  value: (agreement: ComparedAgreement) => string | undefined,
): Rule {
  return {
    id,
    find: (agreements) => {
      const given = agreements.flatMap((agreement) => {
        const found = value(agreement)?.trim();
        return found ? [{ agreement, found }] : [];
      });
      const [first] = given;
      const other = given.find(({ found }) => fold(found) !== fold(first?.found ?? ''));
      if (!first || !other) return [];
      return [
        {
          severity,
          message: `${message}: “${first.found}” in ${first.agreement.name}, “${other.found}” in ${other.agreement.name}.`,
          ...between(first.agreement, other.agreement, variables),
        },
      ];
    },
  };
}

export function between(a: ComparedAgreement, b: ComparedAgreement, variables: string[]) {
  return { agreements: [a, b].map(({ id, name }) => ({ id, name })), variables };
}

/** The company as its documents name it. */
export function party(answers: Answers): Party | undefined {
  return isParty(answers.company) ? answers.company : undefined;
}

export function text(answer: Answer | undefined): string | undefined {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : undefined;
}

export function percentText(answer: Answer | undefined): string | undefined {
  return typeof answer === 'string' && answer !== '' && Number.isFinite(Number(answer))
    ? `${Number(answer)}%`
    : undefined;
}

export function fold(value: string): string {
  return value.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** The vesting of an option grant is the grantee's own. */
export function isGrant(kind: AgreementKind, answers: Answers): boolean {
  return kind === 'equity_terms' && answers.equity_form === 'option_grant';
}
