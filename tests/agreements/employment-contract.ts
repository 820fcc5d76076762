import type { Answer } from '#domain/agreements/answers.ts';
import type { AgreementContent, Jurisdiction } from '#domain/agreements/template.ts';
import { CAST } from './people.ts';

const PAY: Record<Jurisdiction, Record<string, Answer>> = {
  ng: { salary: { amountMinor: 250_000_00, currency: 'NGN' }, salary_period: 'month', staff_count: 16, sick_days: 12 },
  'us-de': { salary: { amountMinor: 78_000_00, currency: 'USD' }, salary_period: 'year', sick_days: 8 },
  'gb-ew': { salary: { amountMinor: 36_000_00, currency: 'GBP' }, salary_period: 'year', sick_days: 10 },
};

/** An employment contract with every question answered; in Delaware an offer at will. */
export function answeredEmploymentContract(law: Jurisdiction): AgreementContent {
  const { company, worker } = CAST[law];
  const atWill = law === 'us-de';
  return {
    answers: {
      employer: company,
      employee: worker,
      title: 'Cold-room technician',
      duties: ['keep the cold rooms running', 'answer calls for repairs', 'train the market agents'],
      reports_to: 'the head of operations',
      place: company.address,
      start_date: '2027-01-04',
      ...PAY[law],
      pay_day: 'on the last working day of each month, by bank transfer',
      hours_per_week: 40,
      days_per_week: 5,
      annual_leave_days: law === 'gb-ew' ? 28 : 20,
      ...(atWill ? {} : termAndNotice),
      restraint_months: 6,
    },
    choices: {
      ...(atWill
        ? { 'employment.at_will': 'at_will' }
        : { 'employment.notice': 'pay_in_lieu', 'employment.term': 'prolongable' }),
      'employment.sick_and_family': 'full_pay_days',
      'employment.intellectual_property': 'assigned',
      'employment.restraint': 'non_solicit',
    },
    ownWording: {},
  };
}

const termAndNotice = {
  contract_type: 'permanent',
  probation_months: 3,
  probation_notice_days: 7,
  notice_employer_weeks: 4,
  notice_employee_weeks: 4,
};
