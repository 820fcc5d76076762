import { describe, expect, it } from 'vitest';
import type { Answers, Party } from '../answers.ts';
import { loanOfAVan } from '../fixtures/loan-of-a-van.ts';
import type { Jurisdiction } from '../template.ts';
import { EMPLOYMENT_CHECKS } from './employment.ts';

const problems = (jurisdiction: Jurisdiction, answers: Answers) =>
  EMPLOYMENT_CHECKS.flatMap((check) => check({ template: { ...loanOfAVan, jurisdiction }, answers }));
const ids = (jurisdiction: Jurisdiction, answers: Answers) => problems(jurisdiction, answers).map(({ id }) => id);
const naira = (amount: number) => ({ amountMinor: Math.round(amount * 100), currency: 'NGN' as const });

describe('notice', () => {
  it.each([
    ['ng', 0, ['notice_floor']],
    ['ng', 1, []],
    ['gb-ew', 0, ['notice_floor']],
    ['gb-ew', 1, []],
    ['us-de', 0, []],
  ] as const)('under %s of %i weeks', (law, notice_employer_weeks, expected) => {
    expect(ids(law, { notice_employer_weeks })).toEqual(expected);
  });

  it('names the statute', () => {
    expect(problems('ng', { notice_employer_weeks: 0 })).toMatchObject([
      { severity: 'block', message: expect.stringContaining('Labour Act'), source: { checked: true } },
    ]);
    expect(problems('gb-ew', { notice_employer_weeks: 0 })[0]?.message).toContain('Employment Rights Act 1996, s.86');
  });

  it.each([
    ['gb-ew', 2, '2028-12-31', []],
    ['gb-ew', 2, '2030-01-01', ['notice_floor_later']],
    ['gb-ew', 3, '2030-01-01', []],
    ['ng', 1, '2028-12-31', []],
    ['ng', 1, '2029-01-01', ['notice_floor_later']],
    ['ng', 4, '2032-01-01', ['notice_floor_later']],
    ['ng', 5, '2032-01-01', []],
  ] as const)('under %s of %i weeks in a term from 2027 until %s', (law, notice_employer_weeks, end_date, expected) => {
    const term = { start_date: '2027-01-01', end_date, contract_type: 'fixed_term' };
    expect(ids(law, { ...term, notice_employer_weeks })).toEqual(expected);
  });

  it.each([
    ['ng', 3, 0, ['probation_notice_floor']],
    ['ng', 3, 1, []],
    ['ng', 4, 6, ['probation_notice_floor']],
    ['ng', 4, 7, []],
    ['gb-ew', 1, 6, ['probation_notice_floor']],
    ['gb-ew', 1, 7, []],
    ['gb-ew', 0, 0, []],
    ['us-de', 6, 0, []],
  ] as const)(
    'under %s in %i months of probation of %i days',
    (law, probation_months, probation_notice_days, found) => {
      expect(ids(law, { probation_months, probation_notice_days })).toEqual(found);
    },
  );
});

describe('leave', () => {
  it.each([
    ['ng', 5, 5, ['leave_floor']],
    ['ng', 6, 5, []],
    ['gb-ew', 27, 5, ['leave_floor']],
    ['gb-ew', 28, 5, []],
    ['gb-ew', 28, 7, []],
    ['gb-ew', 16, 3, ['leave_floor']],
    ['gb-ew', 17, 3, []],
    ['us-de', 0, 5, []],
  ] as const)('under %s of %i days at %i days a week', (law, annual_leave_days, days_per_week, expected) => {
    expect(ids(law, { annual_leave_days, days_per_week })).toEqual(expected);
  });

  it.each([
    ['ng', 11, ['sick_floor']],
    ['ng', 12, []],
    ['gb-ew', 0, []],
  ] as const)('for illness under %s of %i days', (law, sick_days, expected) => {
    expect(ids(law, { sick_days })).toEqual(expected);
  });
});

describe('the minimum wage of Nigeria', () => {
  it.each([
    [70_000, 'month', 40, []],
    [69_999.99, 'month', 40, ['minimum_wage']],
    [840_000, 'year', 40, []],
    [839_999.99, 'year', 40, ['minimum_wage']],
    [16_153.85, 'week', 40, []],
    [16_153.84, 'week', 40, ['minimum_wage']],
    [403.85, 'hour', 40, []],
    [403.84, 'hour', 40, ['minimum_wage']],
    [69_999, 'month', 39, ['minimum_wage_part_time']],
  ])('with ₦%d a %3$s', (amount, salary_period, hours_per_week, expected) => {
    expect(ids('ng', { salary: naira(amount), salary_period, hours_per_week })).toEqual(expected);
  });

  it('is not compared while the period is open, nor elsewhere, and says so of other money', () => {
    expect(ids('ng', { salary: naira(1) })).toEqual([]);
    expect(ids('ng', { salary: naira(1), salary_period: 'hour' })).toEqual([]);
    expect(ids('gb-ew', { salary: naira(1), salary_period: 'month' })).toEqual([]);
    const dollars = { amountMinor: 1, currency: 'USD' as const };
    expect(ids('ng', { salary: dollars, salary_period: 'month' })).toEqual(['minimum_wage_unknown']);
  });
});

it.each([
  [0, undefined, []],
  [6, undefined, []],
  [7, undefined, ['probation_usual']],
  [5, '2027-07-01', []],
  [6, '2027-07-01', ['probation_whole_term']],
  [0, '2027-01-20', []],
])('a probation of %i months until %s', (probation_months, end_date, expected) => {
  expect(ids('us-de', { probation_months, start_date: '2027-01-01', end_date })).toEqual(expected);
});

it('wants the end of a fixed term, and a person as employee', () => {
  expect(ids('ng', { contract_type: 'fixed_term' })).toEqual(['fixed_term_end']);
  expect(ids('ng', { contract_type: 'fixed_term', end_date: '2027-12-31' })).toEqual([]);
  expect(ids('ng', { contract_type: 'permanent' })).toEqual([]);
  const employee: Party = {
    kind: 'company',
    name: 'Vans Ltd',
    registrationNumber: '',
    address: '',
    email: '',
    signatoryName: '',
    signatoryTitle: '',
  };
  expect(ids('ng', { employee })).toEqual(['employee_is_person']);
  expect(ids('ng', { employee: { ...employee, kind: 'person' } })).toEqual([]);
});
