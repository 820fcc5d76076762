import type { Field, Variable } from '#domain/agreements/template.ts';
import type { Law } from '../common/laws.ts';
import { company, effectiveDate, forumVariables, SECTIONS } from '../common/variables.ts';
import { decisionVariables } from './variables-decisions.ts';
import { vestingVariables } from './variables-vesting.ts';

const NONE = 'Write “none” if there is nothing';

const founderFields: readonly Field[] = [
  { id: 'name', kind: 'text', max: 120, label: 'Full legal name' },
  { id: 'address', kind: 'text', max: 300, label: 'Address' },
  { id: 'email', kind: 'text', max: 200, label: 'E-mail' },
  { id: 'title', kind: 'text', max: 80, label: 'Title', help: 'Such as Chief executive' },
  { id: 'role', kind: 'text', max: 300, label: 'Duties', help: 'Such as product, hiring and the operations in Lagos' },
  { id: 'time_percent', kind: 'percent', min: 1, label: 'Working time', help: '100 for full time' },
  { id: 'start_date', kind: 'date', label: 'Vesting starts', help: 'An earlier day gives credit for work done' },
  {
    id: 'share_percent',
    kind: 'percent',
    label: 'Share of the company',
    help: 'All founders and the pool together are 100%',
  },
  { id: 'cash_contribution', kind: 'money', min: 0, label: 'Pays in', help: '0 if no money comes in' },
  { id: 'ip_contributed', kind: 'text', max: 600, label: 'Work brought in', help: NONE },
  { id: 'prior_inventions', kind: 'text', max: 600, label: 'Work kept out', help: NONE },
];

/** What a founders' agreement asks, under every law. */
export function foundersVariables(law: Law): Variable[] {
  return [
    {
      id: 'company_formed',
      kind: 'yes_no',
      fact: 'company_formed',
      section: SECTIONS.parties,
      label: 'The company exists',
      question: 'Is the company registered already?',
      why: 'A company that does not exist yet cannot hold shares, property or promises. The agreement then says what happens until it does.',
    },
    {
      ...company,
      question: 'Which company is it, or which is it to be?',
      example: 'If it is not registered yet: the name you want, its planned address, and who will sign for it',
    },
    {
      id: 'business',
      kind: 'text',
      max: 400,
      fact: 'business',
      section: SECTIONS.parties,
      label: 'Business',
      question: 'What does the company do?',
      why: 'What belongs to the company, and what founders may do outside it, is measured against this.',
      example: 'Renting cold-room space by the crate to fish sellers in Lagos markets',
    },
    {
      id: 'founders',
      kind: 'list',
      noun: 'founder',
      min: 2,
      max: 10,
      fields: founderFields,
      fact: 'founders',
      section: SECTIONS.parties,
      label: 'Founders',
      question: 'Who are the founders, and what does each bring and get?',
      why: 'Most quarrels between founders are about a share, a duty or an old piece of work that nobody wrote down.',
    },
    { ...effectiveDate, section: SECTIONS.parties },
    {
      id: 'formation_months',
      kind: 'integer',
      min: 1,
      max: 24,
      unit: { one: 'month', many: 'months' },
      section: SECTIONS.parties,
      label: 'Time to form the company',
      question: 'Within how many months will you form the company?',
      why: 'If it never is, the founders should not be bound to each other for ever.',
      suggested: 6,
      suggestedBecause: 'Long enough for any registry. It is our suggestion, not a rule.',
      when: { is: ['company_formed', false] },
    },
    ...sharesVariables,
    ...decisionVariables,
    ...vestingVariables,
    ...forumVariables(law),
  ];
}

const sharesVariables: readonly Variable[] = [
  {
    id: 'par_value',
    kind: 'text',
    max: 60,
    section: 'Shares',
    label: 'Price of a founder’s share',
    question: 'What does a founder pay for one share (its nominal or par value, or more)?',
    why: 'Shares must be paid for, and a leaver’s price can depend on what was paid.',
    example: '₦1.00, $0.0001 or £0.01',
  },
  {
    id: 'pool_percent',
    kind: 'percent',
    max: 50,
    fact: 'pool_percent',
    section: 'Shares',
    label: 'Pool for the team',
    question: 'How much of the company is kept for employees and later founders?',
    why: 'If it is not set aside now, it comes out of everybody’s share later. Answer 0 for none.',
    suggested: '10',
    suggestedBecause: 'A tenth is a common start. It is our suggestion, not a rule.',
  },
];
