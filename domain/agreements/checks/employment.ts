import { Fraction } from '../../fraction.ts';
import { wholeMonthsBetween } from '../../time/calendar-months.ts';
import { isMoney, isParty } from '../answers.ts';
import type { Source } from '../template.ts';
import { block, warn } from './common.ts';
import { noticeDays, noticeFloor, noticeText } from './notice-floor.ts';
import type { Check, Checked } from './problem.ts';

/** Methods.md §5.8. Nothing is checked where its table has no confirmed figure, as in the whole of the Delaware column. */
const LABOUR_ACT = 'Labour Act (Cap L1 LFN 2004)';
const LEAVE_NG: Source = { name: `${LABOUR_ACT}, s.18`, checked: true };
const SICK_NG: Source = { name: `${LABOUR_ACT}, s.16`, checked: true };
const LEAVE_GB: Source = { name: 'Working Time Regulations 1998: 5.6 weeks a year', checked: true };
const WAGE_NG: Source = { name: 'National minimum wage of Nigeria: ₦70,000 a month', checked: true };
const USUAL: Source = { name: 'Common practice, not a rule of law', checked: false };

const NOTICE_LAWS = {
  ng: { law: 'NG', source: { name: `${LABOUR_ACT}, s.11`, checked: true }, settled: 4 },
  'gb-ew': { law: 'GB-EAW', source: { name: 'Employment Rights Act 1996, s.86', checked: true }, settled: 1 },
} as const;

const LEAST_LEAVE_NG = 6;
const SICK_DAYS_NG = 12;
const MINIMUM_WAGE_KOBO = Fraction.of(70_000_00);
const FULL_TIME_HOURS = 40;
const USUAL_PROBATION_MONTHS = 6;

const noticeAboveFloor: Check = (checked) => {
  const rule = noticeRule(checked);
  const { notice_employer_weeks: weeks, start_date: start, end_date: end } = checked.answers;
  if (!rule || typeof weeks !== 'number') return [];
  const least = noticeFloor(rule.law, rule.settled);
  if (weeks * 7 < noticeDays(least)) {
    const message = `The employer must give at least ${noticeText(least)}’s notice: ${rule.source.name}.`;
    return [block('notice_floor', message, ['notice_employer_weeks'], rule.source)];
  }
  if (typeof start !== 'string' || typeof end !== 'string' || start === '' || end <= start) return [];
  const atTheEnd = noticeFloor(rule.law, wholeMonthsBetween(start, end));
  if (weeks * 7 >= noticeDays(atTheEnd)) return [];
  const message = `Before the term ends, the law asks for ${noticeText(atTheEnd)} of notice (${rule.source.name}). The contract says that the longer period counts.`;
  return [warn('notice_floor_later', message, ['notice_employer_weeks'], rule.source)];
};

const probationNotice: Check = (checked) => {
  const rule = noticeRule(checked);
  const { probation_months: months, probation_notice_days: days } = checked.answers;
  if (!rule || typeof months !== 'number' || typeof days !== 'number') return [];
  const least = noticeFloor(rule.law, months);
  if (days >= noticeDays(least)) return [];
  const message = `In a probation of ${months} months the employer must give at least ${noticeText(least)} of notice: ${rule.source.name}.`;
  return [block('probation_notice_floor', message, ['probation_notice_days'], rule.source)];
};

const leaveAboveFloor: Check = ({ template, answers: { annual_leave_days: days, days_per_week: week } }) => {
  if (typeof days !== 'number') return [];
  if (template.jurisdiction === 'ng' && days < LEAST_LEAVE_NG) {
    const message = `There must be at least ${LEAST_LEAVE_NG} working days of paid leave after a year: ${LEAVE_NG.name}.`;
    return [block('leave_floor', message, ['annual_leave_days'], LEAVE_NG)];
  }
  if (template.jurisdiction !== 'gb-ew' || typeof week !== 'number') return [];
  const least = leastHoliday(week);
  if (days >= least) return [];
  const message = `For ${week} days a week there must be at least ${least} days of paid holiday: ${LEAVE_GB.name}.`;
  return [block('leave_floor', message, ['annual_leave_days', 'days_per_week'], LEAVE_GB)];
};

const sickAboveFloor: Check = ({ template, answers: { sick_days: days } }) => {
  if (template.jurisdiction !== 'ng' || typeof days !== 'number' || days >= SICK_DAYS_NG) return [];
  const message = `Illness must be paid for up to ${SICK_DAYS_NG} working days a year: ${SICK_NG.name}.`;
  return [block('sick_floor', message, ['sick_days'], SICK_NG)];
};

const wageAboveMinimum: Check = ({ template, answers }) => {
  const { salary, hours_per_week: hours } = answers;
  if (template.jurisdiction !== 'ng' || !isMoney(salary)) return [];
  if (salary.currency !== 'NGN') {
    const message = 'The pay is not in naira, so it was not compared with the minimum wage of ₦70,000 a month.';
    return [warn('minimum_wage_unknown', message, ['salary'], WAGE_NG)];
  }
  const monthly = monthlyPay(answers);
  if (!monthly || monthly.compare(MINIMUM_WAGE_KOBO) >= 0) return [];
  const variables = ['salary', 'salary_period'];
  const message = `The pay is below ₦70,000 a month. Raise it: ${WAGE_NG.name}.`;
  if (typeof hours !== 'number' || hours >= FULL_TIME_HOURS)
    return [block('minimum_wage', message, variables, WAGE_NG)];
  const partTime = `The pay is below ₦70,000 a month, for ${hours} hours a week. Ask a lawyer what the minimum is for part-time work.`;
  return [warn('minimum_wage_part_time', partTime, [...variables, 'hours_per_week'], USUAL)];
};

const probationUsual: Check = ({ answers: { probation_months: months, start_date: start, end_date: end } }) => {
  if (typeof months !== 'number') return [];
  if (
    typeof start === 'string' &&
    typeof end === 'string' &&
    start < end &&
    months >= wholeMonthsBetween(start, end) &&
    months > 0
  ) {
    const message = 'The probation is as long as the whole fixed term. Shorten it, or leave it out.';
    return [warn('probation_whole_term', message, ['probation_months', 'end_date'], USUAL)];
  }
  if (months <= USUAL_PROBATION_MONTHS) return [];
  const message = `${months} months of probation are long: three to six are usual. Ask a lawyer before you go beyond them.`;
  return [warn('probation_usual', message, ['probation_months'], USUAL)];
};

const fixedTermEnds: Check = ({ answers: { contract_type: type, end_date: end } }) => {
  if (type !== 'fixed_term' || (typeof end === 'string' && end !== '')) return [];
  return [block('fixed_term_end', 'A fixed term needs the day on which it ends.', ['end_date', 'contract_type'])];
};

const employeeIsPerson: Check = ({ answers: { employee } }) => {
  if (!isParty(employee) || employee.kind === 'person') return [];
  const message = 'An employee is a person. A company that works for you needs a contract for services instead.';
  return [block('employee_is_person', message, ['employee'])];
};

export const EMPLOYMENT_CHECKS: readonly Check[] = [
  employeeIsPerson,
  fixedTermEnds,
  noticeAboveFloor,
  probationNotice,
  leaveAboveFloor,
  sickAboveFloor,
  wageAboveMinimum,
  probationUsual,
];

/** 5.6 weeks of the days worked, at most 28, in whole days. */
function leastHoliday(daysPerWeek: number): number {
  const days = Fraction.of(56, 10).times(Fraction.of(daysPerWeek));
  return Math.min(28, Math.ceil(days.toNumber()));
}

/** Minor units a month, or null while the period or the hours are not known. */
function monthlyPay({ salary, salary_period: period, hours_per_week: hours }: Checked['answers']): Fraction | null {
  if (!isMoney(salary)) return null;
  const amount = Fraction.of(salary.amountMinor);
  const weeksAMonth = Fraction.of(52, 12);
  if (period === 'month') return amount;
  if (period === 'year') return amount.over(Fraction.of(12));
  if (period === 'week') return amount.times(weeksAMonth);
  return period === 'hour' && typeof hours === 'number' ? amount.times(Fraction.of(hours)).times(weeksAMonth) : null;
}

function noticeRule({ template: { jurisdiction } }: Checked) {
  return jurisdiction === 'us-de' ? undefined : NOTICE_LAWS[jurisdiction];
}
