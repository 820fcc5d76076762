import { ONE, roundTo, sumOf } from '../../exact.ts';
import { Fraction } from '../../fraction.ts';
import type { AgreementMoney } from '../../money/money.ts';
import { type Answers, isMoney } from '../answers.ts';
import { fractionOf, majorOf, otherConvertiblesOf, otherPostMoneySafes } from '../deal-answers.ts';
import type { Source } from '../template.ts';
import { block, warn } from './common.ts';
import type { Check, Problem } from './problem.ts';

/** From here on what SAFEs sell together is said: a convention of this product. */
const MUCH_SOLD = Fraction.of(1, 4);
/** Above this a discount is more likely the Discount Rate, written in the wrong box. */
const ODD_DISCOUNT = Fraction.of(1, 2);

const GUIDE: Source = {
  name: 'Post-Money SAFE User Guide: amount ÷ cap, added up, read in public copies',
  checked: true,
};
const DISCOUNT: Source = {
  name: 'Discount and Discount Rate as the Post-Money SAFE User Guide defines them',
  checked: true,
};

/** Every amount of a deal in one currency: an amount divided by a cap in another means nothing. */
export const oneCurrency: Check = ({ template, answers }) => {
  const amounts = template.variables.flatMap(({ id }) => {
    const answer = answers[id];
    return isMoney(answer) ? [{ id, currency: answer.currency }] : [];
  });
  const listed = (otherConvertiblesOf(answers) ?? []).flatMap((row) => [row.amount, row.cap].filter(isMoney));
  const all = [...amounts, ...listed.map(({ currency }) => ({ id: 'other_convertibles', currency }))];
  const other = all.find(({ currency }) => currency !== all[0]?.currency);
  if (!other || !all[0]) return [];
  const message = `Amounts are in ${all[0].currency} and in ${other.currency}. Give all of them in one currency.`;
  return [block('one_currency', message, [all[0].id, other.id])];
};

/** Methods.md §4.1.1, §5.5: 0 ≤ discount < 100%; "80%" is the Discount Rate of a 20% discount. */
export const discountInRange: Check = ({ answers: { discount_percent: answer } }) => {
  const off = fractionOf(answer);
  if (!off) return [];
  if (off.sign < 0 || off.compare(ONE) >= 0)
    return [
      block(
        'discount_range',
        'A discount must be below 100%: at 100% the shares would be free.',
        ['discount_percent'],
        DISCOUNT,
      ),
    ];
  if (off.sign === 0)
    return [
      warn(
        'discount_nought',
        'A discount of 0% is none. Choose the terms without a discount instead.',
        ['discount_percent'],
        DISCOUNT,
      ),
    ];
  if (off.compare(ODD_DISCOUNT) <= 0) return [];
  const rate = ONE.minus(off).times(Fraction.of(100)).toNumber();
  const message = `With a discount of ${String(answer)}% the investor pays only ${rate}% of the price. If you meant a Discount Rate of ${String(answer)}%, write ${rate}.`;
  return [warn('discount_or_rate', message, ['discount_percent'], DISCOUNT)];
};

/** What this and the other post-money caps sell: 100% and more is refused, above 25% is said. */
export function soldTogether(
  answers: Answers,
  own: AgreementMoney,
  cap: AgreementMoney,
  variables: string[],
): Problem[] {
  if (own.currency !== cap.currency || cap.amountMinor <= 0) return [];
  const others = otherPostMoneySafes(answers, cap.currency) ?? [];
  const sold = sumOf(
    [{ amount: majorOf(own), cap: majorOf(cap) }, ...others].map((safe) => safe.amount.over(safe.cap)),
  );
  const named = others.length > 0 ? [...variables, 'other_convertibles'] : variables;
  const percent = `${roundTo(sold.times(Fraction.of(100)), 2).toNumber()}%`;
  if (sold.compare(ONE) >= 0) {
    const message = `Amount ÷ cap comes to ${percent}: the whole company or more. Raise the cap or take less money.`;
    return [block('sells_whole_company', message, named, GUIDE)];
  }
  if (sold.compare(MUCH_SOLD) <= 0) return [];
  const message = `Amount ÷ cap comes to ${percent} of the company, before any round. Above 25% little is left for the next investors; that line is our own convention.`;
  return [warn('sells_much', message, named)];
}
