import type { Clause, MandatoryDecision, Template } from '#domain/agreements/template.ts';
import { OUR_OWN } from '../common/clause.ts';
import { closingClauses } from '../common/closing.ts';
import type { Law } from '../common/laws.ts';
import { templateBasics } from '../common/template-basics.ts';
import { COMPANY_LAW } from './company-law.ts';
import { decisionClauses } from './decisions.ts';
import { shareClauses } from './shares.ts';
import { transferClauses } from './transfers.ts';
import { foundersVariables } from './variables.ts';
import { vestingClauses } from './vesting.ts';
import { workClauses } from './work.ts';

const decisions: readonly MandatoryDecision[] = [
  {
    id: 'vesting',
    label: 'Vesting',
    why: 'Without it a founder who leaves early keeps everything.',
    variables: ['vesting_months', 'vesting_cliff_months', 'acceleration'],
    clauses: ['founders.vesting'],
    source: OUR_OWN,
  },
  {
    id: 'leaver',
    label: 'Leavers',
    why: 'Who leaves, and at what price the shares go, cannot be settled once somebody is leaving.',
    clauses: ['founders.leaver', 'founders.leaver_price'],
    source: OUR_OWN,
  },
  {
    id: 'intellectual_property',
    label: 'Intellectual property',
    why: 'What a founder has not assigned belongs to that founder, or to an employer or a university.',
    variables: ['outside_employer'],
    clauses: ['founders.ip_assignment'],
    source: OUR_OWN,
  },
  {
    id: 'deadlock',
    label: 'Deadlock',
    why: 'Founders who are split evenly, or who hold a veto, need a way out that was agreed beforehand.',
    clauses: ['founders.deadlock'],
    source: OUR_OWN,
  },
];

/** The founders' agreement under one law; `extra` are clauses that only this law of companies asks for. */
export function foundersTemplate(law: Law, extra: readonly Clause[] = []): Template {
  const companyLaw = COMPANY_LAW[law.id];
  return {
    ...templateBasics(law),
    kind: 'founders_agreement',
    title: 'Founders’ agreement',
    purpose:
      'Settles between the founders of a company who holds what, who does what, who decides, and what happens when somebody leaves.',
    variables: foundersVariables(law),
    clauses: [
      ...shareClauses(companyLaw),
      ...extra,
      ...decisionClauses,
      ...vestingClauses,
      ...workClauses(companyLaw),
      ...transferClauses(companyLaw),
      ...closingClauses(law),
    ],
    decisions,
    signatories: [
      { variable: 'founders', label: 'Founder' },
      { variable: 'company', label: 'The Company', when: { is: ['company_formed', true] } },
    ],
    notices: [
      'Every founder should have the chance to take advice of their own: the founders’ interests differ in this agreement.',
      ...companyLaw.notices,
    ],
  };
}
