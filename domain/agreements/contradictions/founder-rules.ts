import { type Answers, isParty, type Row, rowsOf } from '../answers.ts';
import {
  between,
  type ComparedAgreement,
  differs,
  type Finding,
  fold,
  isGrant,
  percentText,
  type Rule,
  text,
} from './contradiction.ts';

/** Who the founders are, what they hold and how they earn it. */
export const FOUNDER_RULES: readonly Rule[] = [
  differs('founder_names', 'conflict', 'The founders are not the same people', ['founders'], ({ answers }) =>
    names(answers).join(', '),
  ),
  { id: 'founder_split', find: founderSplit },
  { id: 'founder_email', find: founderEmails },
  { id: 'founder_employed_with_other_title', find: founderTitle },
  differs(
    'vesting_period',
    'check',
    'Founders’ shares vest over two different periods',
    ['vesting_months'],
    ({ answers, kind }) => (isGrant(kind, answers) ? undefined : text(answers.vesting_months)),
  ),
  differs(
    'vesting_cliff',
    'check',
    'The vesting cliff has two lengths',
    ['vesting_cliff_months'],
    ({ answers, kind }) => (isGrant(kind, answers) ? undefined : text(answers.vesting_cliff_months)),
  ),
  differs('acceleration', 'check', 'Vesting speeds up in two different ways', ['acceleration'], ({ answers, kind }) =>
    isGrant(kind, answers) ? undefined : text(answers.acceleration),
  ),
];

function founderSplit(agreements: readonly ComparedAgreement[]): Finding[] {
  const split = ({ answers }: ComparedAgreement) =>
    rowsOf(answers.founders)
      .filter((row) => row.name && row.share_percent)
      .map((row) => `${row.name} ${percentText(row.share_percent)}`)
      .toSorted()
      .join(', ');
  return differs('', 'conflict', 'Two different founder splits', ['founders'], split).find(agreements);
}

function founderEmails(agreements: readonly ComparedAgreement[]): Finding[] {
  const seen = new Map<string, { email: string; agreement: ComparedAgreement }>();
  const findings: Finding[] = [];
  for (const agreement of agreements) {
    for (const { name, email } of rowsOf(agreement.answers.founders)) {
      if (typeof name !== 'string' || typeof email !== 'string' || !name || !email) continue;
      const known = seen.get(fold(name));
      if (!known) seen.set(fold(name), { email, agreement });
      else if (fold(known.email) !== fold(email))
        findings.push({
          severity: 'check',
          message: `${name} has two e-mail addresses: ${known.email} in ${known.agreement.name}, ${email} in ${agreement.name}.`,
          ...between(known.agreement, agreement, ['founders']),
        });
    }
  }
  return findings;
}

function founderTitle(agreements: readonly ComparedAgreement[]): Finding[] {
  return agreements.flatMap((contract) => {
    const { employee, title } = contract.answers;
    if (contract.kind !== 'employment_contract' || !isParty(employee) || typeof title !== 'string') return [];
    return agreements.flatMap((other) => {
      const row = rowsOf(other.answers.founders).find(({ name }) => fold(String(name ?? '')) === fold(employee.name));
      if (!row?.title || !title || fold(String(row.title)) === fold(title)) return [];
      const message = `${employee.name} is ${row.title} in ${other.name} and ${title} in ${contract.name}.`;
      return [{ severity: 'check' as const, message, ...between(other, contract, ['founders', 'title']) }];
    });
  });
}

function names(answers: Answers): string[] {
  return rowsOf(answers.founders)
    .map((row: Row) => String(row.name ?? ''))
    .filter((name) => name !== '')
    .toSorted();
}
