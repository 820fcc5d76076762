import type { Variable } from '#domain/agreements/template.ts';
import type { Law } from '../common/laws.ts';
import type { WorkLaw } from './work-law.ts';

const pay = 'Pay and hours';
const leave = 'Leave';
const leaving = 'Leaving';
const weeks = { one: 'week', many: 'weeks' };
const days = { one: 'day', many: 'days' };

/** What is paid for how much work, what leave there is, and how it ends. */
export function payVariables(law: Law, workLaw: WorkLaw): Variable[] {
  const atWill = law.id === 'us-de';
  return [
    {
      id: 'salary',
      kind: 'money',
      section: pay,
      label: 'Pay',
      question: 'How much is paid, before tax?',
      why: 'Work that is paid in shares or promises alone is unlawful in most places.',
    },
    {
      id: 'salary_period',
      kind: 'choice',
      section: pay,
      label: 'Pay is for each',
      question: 'For which period is this amount?',
      why: 'The law compares it with the minimum wage.',
      choices: [
        { value: 'month', label: 'Month', words: 'a month' },
        { value: 'year', label: 'Year', words: 'a year' },
        { value: 'week', label: 'Week', words: 'a week' },
        { value: 'hour', label: 'Hour', words: 'an hour' },
      ],
    },
    {
      id: 'pay_day',
      kind: 'text',
      max: 120,
      section: pay,
      label: 'Pay day',
      question: 'When and how is it paid?',
      why: 'Wages that come late are the most common complaint; a date makes it clear when they are late.',
      example: 'on the 28th of each month, by bank transfer',
    },
    {
      id: 'hours_per_week',
      kind: 'integer',
      min: 1,
      max: 72,
      unit: { one: 'hour', many: 'hours' },
      section: pay,
      label: 'Hours a week',
      question: 'How many hours a week are worked?',
      why: 'Leave and the minimum wage are measured against it, and more hours are overtime.',
      suggested: 40,
      suggestedBecause: 'Five days of eight hours. It is our suggestion, not a rule.',
    },
    {
      id: 'days_per_week',
      kind: 'integer',
      min: 1,
      max: 7,
      unit: days,
      section: pay,
      label: 'Days a week',
      question: 'On how many days a week?',
      why: 'Paid leave is counted in days of work.',
      suggested: 5,
      suggestedBecause: 'The usual working week. It is our suggestion, not a rule.',
    },
    {
      id: 'annual_leave_days',
      kind: 'integer',
      min: 0,
      max: 60,
      unit: days,
      section: leave,
      label: 'Paid leave a year',
      question: workLaw.leaveQuestion,
      why: workLaw.leaveWhy,
      suggested: workLaw.leaveSuggested.days,
      suggestedBecause: workLaw.leaveSuggested.because,
    },
    {
      id: 'sick_days',
      kind: 'integer',
      min: 0,
      max: 120,
      unit: days,
      section: leave,
      label: 'Paid sick days a year',
      question: 'How many working days a year are paid in full when the employee is ill?',
      why:
        law.id === 'ng'
          ? 'The Labour Act gives up to twelve working days a year.'
          : 'Whatever the law gives, it gives besides; write here what you pay in full.',
      ...(law.id === 'ng' && { suggested: 12, suggestedBecause: 'What section 16 of the Labour Act gives.' }),
    },
    ...(law.id === 'ng' ? [staffCount] : []),
    ...(atWill ? [] : noticeVariables),
    {
      id: 'restraint_months',
      kind: 'integer',
      min: 1,
      max: 36,
      unit: { one: 'month', many: 'months' },
      section: leaving,
      label: 'Restraint after leaving',
      question: 'For how many months after leaving is the employee bound by it?',
      why: 'A restraint that is longer or wider than it needs to be is not enforced at all.',
      suggested: 6,
      suggestedBecause: 'Longer than a year is hard to defend. It is our suggestion, not a rule.',
    },
    {
      id: 'restraint_area',
      kind: 'text',
      max: 200,
      section: leaving,
      label: 'Area of the restraint',
      question: 'Where may the employee not compete after leaving?',
      why: 'It must be no wider than the places where the employee really worked.',
      example: 'Lagos State',
    },
  ];
}

const staffCount: Variable = {
  id: 'staff_count',
  kind: 'integer',
  min: 1,
  max: 100_000,
  fact: 'staff_count',
  section: leave,
  label: 'People employed',
  question: 'How many people does the employer have, this one included?',
  why: 'From fifteen on, the employer must run a pension and insure the lives of its staff.',
};

const noticeVariables: readonly Variable[] = [
  {
    id: 'probation_notice_days',
    kind: 'integer',
    min: 0,
    max: 90,
    unit: days,
    when: { above: ['probation_months', 0] },
    section: leaving,
    label: 'Notice during probation',
    question: 'How many days’ notice does either side give during probation?',
    why: 'Probation does not take away the notice that the law demands.',
    suggested: 7,
    suggestedBecause: 'One week. The law may ask for less in the first weeks; it is our suggestion.',
  },
  {
    id: 'notice_employer_weeks',
    kind: 'integer',
    min: 0,
    max: 52,
    unit: weeks,
    section: leaving,
    label: 'Notice by the employer',
    question: 'How many weeks’ notice does the employer give after that?',
    why: 'The law asks for more after years of service. The contract says that the longer period always counts.',
    suggested: 4,
    suggestedBecause: 'A month is common. It is our suggestion; the law’s minimum depends on the years of service.',
  },
  {
    id: 'notice_employee_weeks',
    kind: 'integer',
    min: 1,
    max: 52,
    unit: weeks,
    section: leaving,
    label: 'Notice by the employee',
    question: 'How many weeks’ notice does the employee give?',
    why: 'Long enough to hand the work over, and short enough to be kept.',
    suggested: 4,
    suggestedBecause: 'The same as the employer gives. It is our suggestion, not a rule.',
  },
];
