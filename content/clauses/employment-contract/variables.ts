import type { Variable } from '#domain/agreements/template.ts';
import type { Law } from '../common/laws.ts';
import { company, SECTIONS } from '../common/variables.ts';
import { payVariables } from './variables-pay.ts';
import type { WorkLaw } from './work-law.ts';

const job = 'The job';

/** What an employment contract asks, under every law. */
export function employmentVariables(law: Law, workLaw: WorkLaw): Variable[] {
  const atWill = law.id === 'us-de';
  return [
    {
      ...company,
      id: 'employer',
      label: 'Employer',
      question: 'Which company employs?',
      why: 'The employer owes the wages and owns the work. It is the company, not a founder.',
    },
    {
      id: 'employee',
      kind: 'party',
      section: SECTIONS.parties,
      label: 'Employee',
      question: 'Who is employed?',
      why: 'An employee is a person with a name and an address to which notices go.',
      example: 'Choose a person, with the full legal name',
    },
    {
      id: 'title',
      kind: 'text',
      max: 80,
      section: job,
      label: 'Job title',
      question: 'What is the job called?',
      why: 'The title and the duties show whether a change of work needs consent.',
      example: 'Cold-room technician',
    },
    {
      id: 'duties',
      kind: 'lines',
      max: 12,
      section: job,
      label: 'Duties',
      question: 'What are the main duties?',
      why: 'Without them nobody can say whether the work was done.',
    },
    {
      id: 'reports_to',
      kind: 'text',
      max: 120,
      section: job,
      label: 'Reports to',
      question: 'To whom does the employee report?',
      why: 'It says whose instructions count, and where a complaint goes first.',
      example: 'the head of operations',
    },
    {
      id: 'place',
      kind: 'text',
      max: 200,
      section: job,
      label: 'Place of work',
      question: 'Where is the work done?',
      why: 'The place decides which law and which taxes apply, and what counts as travel.',
      example: '14 Example Road, Yaba, Lagos; two days a week from home',
    },
    {
      id: 'start_date',
      kind: 'date',
      section: job,
      label: 'First day',
      question: 'On which day does the employment begin?',
      why: 'Leave, notice and probation are counted from this day.',
    },
    ...(atWill ? [] : contractType),
    ...payVariables(law, workLaw),
  ];
}

const contractType: readonly Variable[] = [
  {
    id: 'contract_type',
    kind: 'choice',
    section: job,
    label: 'Kind of contract',
    question: 'Is the employment permanent or for a fixed term?',
    why: 'A fixed term ends by itself; a permanent contract ends by notice.',
    choices: [
      { value: 'permanent', label: 'Permanent' },
      { value: 'fixed_term', label: 'Fixed term' },
    ],
  },
  {
    id: 'end_date',
    kind: 'date',
    section: job,
    label: 'Last day',
    question: 'On which day does the fixed term end?',
    why: 'A fixed term without an end is a permanent contract.',
    when: { is: ['contract_type', 'fixed_term'] },
  },
  {
    id: 'probation_months',
    kind: 'integer',
    min: 0,
    max: 24,
    unit: { one: 'month', many: 'months' },
    section: job,
    label: 'Probation',
    question: 'How many months of probation are there?',
    why: 'Notice is shorter during it. It does not take away the rights that the law gives from the first day.',
    suggested: 3,
    suggestedBecause: 'Three to six months are usual. It is a convention, not a rule.',
  },
];
