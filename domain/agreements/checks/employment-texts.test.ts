import { expect, it } from 'vitest';
import { said } from '../fixtures/said-problems.ts';
import { EMPLOYMENT_CHECKS } from './employment.ts';

const pay = (whole: number, currency: 'NGN' | 'USD' = 'NGN') => ({
  salary: { amountMinor: whole * 100, currency },
  salary_period: 'month',
});

it('says what the law asks of an employment contract, and by which source', () => {
  const employee = {
    kind: 'company' as const,
    name: 'Ada Ltd',
    registrationNumber: '',
    address: '',
    email: '',
    signatoryName: '',
    signatoryTitle: '',
  };
  const term = { start_date: '2026-01-01', end_date: '2036-01-01' };
  expect(
    said(
      EMPLOYMENT_CHECKS,
      'ng',
      { employee },
      { contract_type: 'fixed_term' },
      { notice_employer_weeks: 0 },
      { notice_employer_weeks: 1, ...term },
      { probation_months: 7, probation_notice_days: 0 },
      { probation_months: 12, start_date: '2026-01-01', end_date: '2027-01-01' },
      { annual_leave_days: 5 },
      { sick_days: 11 },
      pay(69_999),
      { ...pay(69_999), hours_per_week: 39 },
      pay(1, 'USD'),
    ),
  ).toMatchInlineSnapshot(`
    "block employee_is_person (employee)
      An employee is a person. A company that works for you needs a contract for services instead.
      A check of this product, not a rule of law, not checked
    block fixed_term_end (end_date, contract_type)
      A fixed term needs the day on which it ends.
      A check of this product, not a rule of law, not checked
    block notice_floor (notice_employer_weeks)
      The employer must give at least 1 week’s notice: Labour Act (Cap L1 LFN 2004), s.11.
      Labour Act (Cap L1 LFN 2004), s.11
    warn notice_floor_later (notice_employer_weeks)
      Before the term ends, the law asks for 1 month of notice (Labour Act (Cap L1 LFN 2004), s.11). The contract says that the longer period counts.
      Labour Act (Cap L1 LFN 2004), s.11
    block probation_notice_floor (probation_notice_days)
      In a probation of 7 months the employer must give at least 1 week of notice: Labour Act (Cap L1 LFN 2004), s.11.
      Labour Act (Cap L1 LFN 2004), s.11
    warn probation_usual (probation_months)
      7 months of probation are long: three to six are usual. Ask a lawyer before you go beyond them.
      Common practice, not a rule of law, not checked
    warn probation_whole_term (probation_months, end_date)
      The probation is as long as the whole fixed term. Shorten it, or leave it out.
      Common practice, not a rule of law, not checked
    block leave_floor (annual_leave_days)
      There must be at least 6 working days of paid leave after a year: Labour Act (Cap L1 LFN 2004), s.18.
      Labour Act (Cap L1 LFN 2004), s.18
    block sick_floor (sick_days)
      Illness must be paid for up to 12 working days a year: Labour Act (Cap L1 LFN 2004), s.16.
      Labour Act (Cap L1 LFN 2004), s.16
    block minimum_wage (salary, salary_period)
      The pay is below ₦70,000 a month. Raise it: National minimum wage of Nigeria: ₦70,000 a month.
      National minimum wage of Nigeria: ₦70,000 a month
    warn minimum_wage_part_time (salary, salary_period, hours_per_week)
      The pay is below ₦70,000 a month, for 39 hours a week. Ask a lawyer what the minimum is for part-time work.
      Common practice, not a rule of law, not checked
    warn minimum_wage_unknown (salary)
      The pay is not in naira, so it was not compared with the minimum wage of ₦70,000 a month.
      National minimum wage of Nigeria: ₦70,000 a month"
  `);
  expect(
    said(
      EMPLOYMENT_CHECKS,
      'gb-ew',
      { notice_employer_weeks: 0 },
      { notice_employer_weeks: 1, ...term },
      { annual_leave_days: 27, days_per_week: 5 },
    ),
  ).toMatchInlineSnapshot(`
    "block notice_floor (notice_employer_weeks)
      The employer must give at least 1 week’s notice: Employment Rights Act 1996, s.86.
      Employment Rights Act 1996, s.86
    warn notice_floor_later (notice_employer_weeks)
      Before the term ends, the law asks for 10 weeks of notice (Employment Rights Act 1996, s.86). The contract says that the longer period counts.
      Employment Rights Act 1996, s.86
    block leave_floor (annual_leave_days, days_per_week)
      For 5 days a week there must be at least 28 days of paid holiday: Working Time Regulations 1998: 5.6 weeks a year.
      Working Time Regulations 1998: 5.6 weeks a year"
  `);
});
