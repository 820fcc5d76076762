import type { MandatoryDecision, Template } from '#domain/agreements/template.ts';
import { OUR_OWN } from '../common/clause.ts';
import { closingClauses } from '../common/closing.ts';
import type { Law } from '../common/laws.ts';
import { templateBasics } from '../common/template-basics.ts';
import { employmentDisputes, endingClauses } from './ending.ts';
import { jobClauses } from './job.ts';
import { leaveClauses } from './leave.ts';
import { protectionClauses } from './protection.ts';
import { employmentVariables } from './variables.ts';
import { WORK_LAW, type WorkLaw } from './work-law.ts';

/** Employment is not handed to somebody else, and its disputes belong to the courts and tribunals that the law names. */
const LEFT_OUT: readonly string[] = ['common.assignment', 'common.disputes'];

/** The employment contract under one law; in Delaware an offer of employment at will. */
export function employmentTemplate(law: Law): Template {
  const workLaw = WORK_LAW[law.id];
  return {
    ...templateBasics(law),
    kind: 'employment_contract',
    title: law.id === 'us-de' ? 'Offer of employment' : 'Employment contract',
    purpose: 'Says what work is done for what pay, what leave there is, who owns what is made, and how it ends.',
    variables: employmentVariables(law, workLaw),
    clauses: [
      ...jobClauses(law, workLaw),
      ...leaveClauses(law, workLaw),
      ...protectionClauses(law, workLaw),
      ...endingClauses(law, workLaw),
      ...closingClauses(law).filter(({ id }) => !LEFT_OUT.includes(id)),
      employmentDisputes,
    ],
    decisions: law.id === 'us-de' ? offerDecisions(workLaw) : decisions(law, workLaw),
    signatories: [
      { variable: 'employer', label: 'For the employer' },
      { variable: 'employee', label: 'Employee' },
    ],
    notices: [
      'Somebody who works under your instructions, at your times and with your tools is usually an employee, whatever the paper says.',
      ...workLaw.notices,
    ],
  };
}

/** What section 7 (Nigeria) or section 1 (England) wants in writing. */
function decisions({ id }: Law, workLaw: WorkLaw): MandatoryDecision[] {
  const { why, source } = workLaw.particulars;
  return [
    {
      id: 'who_and_where',
      label: 'Who, where and as what',
      why,
      variables: ['employer', 'employee', 'title', 'place'],
      source,
    },
    {
      id: 'start',
      label: 'Start and kind of contract',
      why,
      variables: ['start_date', 'contract_type', 'end_date', 'probation_months'],
      source,
    },
    { id: 'pay', label: 'Pay and pay day', why, variables: ['salary', 'salary_period', 'pay_day'], source },
    { id: 'hours', label: 'Hours', why, variables: ['hours_per_week', 'days_per_week'], source },
    {
      id: 'leave',
      label: 'Leave and illness',
      why,
      // Nigeria's law sets the days itself; elsewhere the parties choose whether to pay any.
      ...(id === 'ng'
        ? { variables: ['annual_leave_days', 'sick_days'] }
        : { variables: ['annual_leave_days'], clauses: ['employment.sick_and_family'] }),
      source,
    },
    {
      id: 'notice',
      label: 'Notice on both sides',
      why,
      variables: ['notice_employer_weeks', 'notice_employee_weeks'],
      clauses: ['employment.notice'],
      source,
    },
    protectionDecision,
  ];
}

function offerDecisions(workLaw: WorkLaw): MandatoryDecision[] {
  const { why, source } = workLaw.particulars;
  return [
    { id: 'at_will', label: 'Employment at will', why, clauses: ['employment.at_will'], source },
    { id: 'pay', label: 'Pay and pay day', why, variables: ['salary', 'salary_period', 'pay_day'], source: OUR_OWN },
    protectionDecision,
  ];
}

const protectionDecision: MandatoryDecision = {
  id: 'intellectual_property',
  label: 'What is made at work',
  why: 'A company that does not own what its people make has nothing to sell or to protect.',
  clauses: ['employment.intellectual_property', 'employment.restraint'],
  source: OUR_OWN,
};
