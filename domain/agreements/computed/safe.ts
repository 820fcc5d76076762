import { safeCompanyCapitalization } from '../../deals/safe-ownership.ts';
import { exactNumber, ONE, sumOf } from '../../exact.ts';
import { Fraction } from '../../fraction.ts';
import type { Answers } from '../answers.ts';
import { capitalizationOf, fractionOf, majorOf, moneyOf, otherPostMoneySafes } from '../deal-answers.ts';
import type { Computing } from './computing.ts';
import { otherConvertiblesTerms } from './convertibles.ts';
import { countText, percentText, priceText } from './texts.ts';

/** Amount and cap of this SAFE, in one currency. */
function ownTerms(answers: Answers) {
  const [amount, cap] = [moneyOf(answers.amount), moneyOf(answers.cap)];
  if (!amount || !cap || amount.currency !== cap.currency || cap.amountMinor <= 0) return null;
  return { amount: majorOf(amount), cap: majorOf(cap), currency: cap.currency };
}

/** This SAFE among all that have a post-money cap, on the stated shares. */
function conversion(answers: Answers) {
  const [own, shares] = [ownTerms(answers), capitalizationOf(answers)];
  const others = own && otherPostMoneySafes(answers, own.currency);
  if (!own || !shares || !others) return null;
  const safes = [own, ...others].map(({ amount, cap }) => ({ amount: String(amount), post_money_cap: String(cap) }));
  const total = shares.issued + shares.granted + shares.promised + shares.pool;
  const result = safeCompanyCapitalization({ pre_safe_shares: total, safes });
  const capitalization = exactNumber('capitalization', result.company_capitalization_exact);
  return { ...own, capitalization };
}

/** 100% less the discount: 20% off is printed as 80%. */
export function discountRate({ discount_percent: discount }: Answers): string | null {
  const off = fractionOf(discount);
  return off ? percentText(ONE.minus(off)) : null;
}

export const SAFE_TEXTS: Computing = {
  discount_rate: discountRate,
  other_convertibles_terms: otherConvertiblesTerms,
  safe_percent: (answers) => {
    const own = ownTerms(answers);
    return own && percentText(own.amount.over(own.cap));
  },
  safe_total_percent: (answers) => {
    const own = ownTerms(answers);
    const others = own && otherPostMoneySafes(answers, own.currency);
    return own && others && percentText(sumOf([own, ...others].map(({ amount, cap }) => amount.over(cap))));
  },
  company_capitalization: (answers) => {
    const found = conversion(answers);
    return found && countText(found.capitalization.floor());
  },
  safe_price: (answers) => {
    const found = conversion(answers);
    return found && priceText(found.cap.over(found.capitalization), found.currency);
  },
  safe_shares: (answers) => {
    const found = conversion(answers);
    if (!found) return null;
    const whole = Fraction.of(found.capitalization.floor());
    return countText(whole.times(found.amount).over(found.cap).floor());
  },
};
