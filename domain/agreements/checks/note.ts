import { Fraction } from '../../fraction.ts';
import { countOf, fractionOf, moneyOf } from '../deal-answers.ts';
import type { Source } from '../template.ts';
import { block, warn } from './common.ts';
import { discountInRange, oneCurrency, soldTogether } from './deal-terms.ts';
import type { Check } from './problem.ts';

const USUAL: Source = { name: 'Usual terms of convertible notes, from published explanations', checked: true };
const [SHORT, LONG] = [12, 24];
const TWO_THIRDS = Fraction.of(2, 3);
const HIGH_RATE = Fraction.of(15, 100);

/** Methods.md §4.2: twelve to twenty-four months are usual; a note cannot fall due when it is issued. */
const maturityAfterIssue: Check = ({ answers: { maturity_months: answer } }) => {
  const months = countOf(answer);
  if (months === null) return [];
  if (months < 1)
    return [
      block('maturity_after_issue', 'The note must mature after the day on which it is issued.', ['maturity_months']),
    ];
  if (months >= SHORT && months <= LONG) return [];
  const message = `Maturity after ${months} months is unusual; ${SHORT} to ${LONG} months are usual. A short note may fall due before your next round.`;
  return [warn('maturity_usual', message, ['maturity_months'], USUAL)];
};

const uncapped: Check = ({ answers: { note_terms: terms } }) => {
  if (terms !== 'uncapped') return [];
  const message =
    'This note has neither a cap nor a discount: the investor lends early for the interest alone. Is that meant?';
  return [warn('uncapped', message, ['note_terms'], USUAL)];
};

/** Only a cap over everything adds up with post-money SAFEs. */
const principalOfCap: Check = ({ answers }) => {
  const [principal, cap] = [moneyOf(answers.principal), moneyOf(answers.cap)];
  if (!principal || !cap || answers.cap_base !== 'company_capitalization') return [];
  return soldTogether(answers, principal, cap, ['principal', 'cap']);
};

const saleMultiple: Check = ({ answers: { coc_multiple: multiple } }) => {
  if (multiple !== '2') return [];
  const message =
    'In a sale the investor gets twice the money before anybody else. One to two times occurs; this is the top.';
  return [warn('sale_multiple', message, ['coc_multiple'], USUAL)];
};

const usualMajority: Check = ({ answers: { majority_percent: answer } }) => {
  const majority = fractionOf(answer);
  if (!majority || majority.compare(TWO_THIRDS) <= 0) return [];
  const message = `With a majority of more than ${String(answer)}% a few noteholders can block what most want. Half to two thirds are usual.`;
  return [warn('majority_usual', message, ['majority_percent'], USUAL)];
};

const highRate: Check = ({ answers: { annual_rate: answer } }) => {
  const rate = fractionOf(answer);
  if (!rate || rate.compare(HIGH_RATE) <= 0) return [];
  const message = `${String(answer)}% interest a year is much for a note that becomes shares; 5 to 8% occur in dollars. Have a lawyer check limits on interest.`;
  return [warn('rate_high', message, ['annual_rate'], USUAL)];
};

export const NOTE_CHECKS: readonly Check[] = [
  oneCurrency,
  discountInRange,
  maturityAfterIssue,
  principalOfCap,
  uncapped,
  saleMultiple,
  usualMajority,
  highRate,
];
