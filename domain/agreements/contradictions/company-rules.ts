import { isParty } from '../answers.ts';
import {
  between,
  type ComparedAgreement,
  differs,
  type Finding,
  fold,
  party,
  type Rule,
  text,
} from './contradiction.ts';

/** The company, wherever it is named. */
export const COMPANY_RULES: readonly Rule[] = [
  differs('company_name', 'conflict', 'The company has two names', ['company'], ({ answers }) => party(answers)?.name),
  differs(
    'company_number',
    'conflict',
    'The company has two registration numbers',
    ['company'],
    ({ answers }) => party(answers)?.registrationNumber,
  ),
  differs(
    'company_address',
    'check',
    'The company has two addresses',
    ['company'],
    ({ answers }) => party(answers)?.address,
  ),
  differs(
    'company_signatory',
    'check',
    'Two people sign for the company',
    ['company'],
    ({ answers }) => party(answers)?.signatoryName,
  ),
  differs(
    'company_formed',
    'check',
    'One says that the company exists, another that it does not',
    ['company_formed'],
    ({ answers }) => text(answers.company_formed),
  ),
  { id: 'two_laws', find: twoLaws },
  { id: 'other_employer', find: otherEmployer },
];

/** A confidentiality agreement may well be under another law; what concerns the company itself should not be. */
function twoLaws(agreements: readonly ComparedAgreement[]): Finding[] {
  const ofCompany = agreements.filter(({ kind }) => kind !== 'nda' && kind !== 'employment_contract');
  const [first] = ofCompany;
  const other = ofCompany.find(({ jurisdiction }) => jurisdiction !== first?.jurisdiction);
  if (!first || !other) return [];
  return [
    {
      severity: 'check',
      message: `${first.name} and ${other.name} are written for different laws. A company’s shares are governed by the law that it was formed under.`,
      ...between(first, other, []),
    },
  ];
}

function otherEmployer(agreements: readonly ComparedAgreement[]): Finding[] {
  const company = agreements.find(({ kind, answers }) => kind !== 'employment_contract' && party(answers)?.name);
  const name = company && party(company.answers)?.name;
  if (!company || !name) return [];
  return agreements.flatMap((contract) => {
    const employer = contract.answers.employer;
    if (contract.kind !== 'employment_contract' || !isParty(employer) || !employer.name) return [];
    if (fold(employer.name) === fold(name)) return [];
    const message = `In ${contract.name} the employer is ${employer.name}, not ${name}: what the employee makes would belong to somebody else.`;
    return [{ severity: 'conflict' as const, message, ...between(company, contract, ['employer', 'company']) }];
  });
}
