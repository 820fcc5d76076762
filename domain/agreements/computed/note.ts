import { noteInterest } from '../../deals/note-interest.ts';
import { exactNumber, ONE, roundTo, ZERO } from '../../exact.ts';
import { addMonths } from '../../time/calendar-months.ts';
import type { Answers } from '../answers.ts';
import { countOf, fractionOf, majorOf, moneyOf, textOf } from '../deal-answers.ts';
import type { Computing } from './computing.ts';
import { otherConvertiblesTerms } from './convertibles.ts';
import { discountRate } from './safe.ts';
import { dayText, moneyText } from './texts.ts';

/** The day on which the note falls due; null until date and months are given. */
export function maturityDate(answers: Answers): string | null {
  const [start, months] = [textOf(answers.effective_date), countOf(answers.maturity_months)];
  return start && months !== null ? addMonths(start, months) : null;
}

/** Interest on the whole principal to maturity, to a minor unit; null while a term is missing. */
export function interestAtMaturity(answers: Answers) {
  const [principal, rate] = [moneyOf(answers.principal), fractionOf(answers.annual_rate)];
  const [start, end] = [textOf(answers.effective_date), maturityDate(answers)];
  const { day_count: dayCount, interest_method: method } = answers;
  if (!principal || !rate || !start || !end) return null;
  if (dayCount !== 'act/365' && dayCount !== '30/360') return null;
  if (method !== 'simple' && method !== 'annual') return null;
  const amount = majorOf(principal);
  const terms = { principal: String(amount), annual_rate: String(rate), start, end };
  const { interest_exact } = noteInterest({ ...terms, day_count: dayCount, compounding: method });
  return {
    principal: amount,
    interest: roundTo(exactNumber('interest', interest_exact), 2),
    currency: principal.currency,
  };
}

export const NOTE_TEXTS: Computing = {
  discount_rate: discountRate,
  other_convertibles_terms: otherConvertiblesTerms,
  maturity_date: (answers) => {
    const date = maturityDate(answers);
    return date && dayText(date);
  },
  interest_at_maturity: (answers) => {
    const found = interestAtMaturity(answers);
    return found && moneyText(found.interest, found.currency);
  },
  balance_at_maturity: (answers) => {
    const found = interestAtMaturity(answers);
    return found && moneyText(found.principal.plus(found.interest), found.currency);
  },
  cap_break_even: (answers) => {
    const [cap, off] = [moneyOf(answers.cap), fractionOf(answers.discount_percent) ?? ZERO];
    return cap && off.compare(ONE) < 0 ? moneyText(majorOf(cap).over(ONE.minus(off)), cap.currency) : null;
  },
};
