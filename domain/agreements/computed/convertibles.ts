import { formatMoney } from '../../money/money.ts';
import type { Answers } from '../answers.ts';
import { fractionOf, moneyOf, otherConvertiblesOf } from '../deal-answers.ts';
import { percentText } from './texts.ts';

const FORMS: Readonly<Record<string, string>> = {
  post_cap: 'SAFE',
  pre_cap: 'SAFE of the older pre-money form',
  discount: 'SAFE',
  uncapped: 'SAFE without cap or discount',
  note: 'convertible note',
};
const CAPS: Readonly<Record<string, string>> = { post_cap: 'post-money cap', pre_cap: 'pre-money cap', note: 'cap' };

/** "First Light Angels: SAFE, $200,000.00, post-money cap $4,000,000.00; …"; null while a row is not whole. */
export function otherConvertiblesTerms(answers: Answers): string | null {
  const rows = otherConvertiblesOf(answers);
  if (!rows || rows.length === 0) return null;
  const terms = rows.map(({ holder, form, amount, cap, discount_percent: discount }) => {
    const [paid, limit, off] = [moneyOf(amount), moneyOf(cap), fractionOf(discount)];
    const [kind, capName] = [FORMS[String(form)], CAPS[String(form)]];
    if (typeof holder !== 'string' || holder === '' || !kind || !paid) return null;
    const parts = [kind, formatMoney(paid)];
    if (limit && capName) parts.push(`${capName} ${formatMoney(limit)}`);
    if (off && form !== 'uncapped') parts.push(`discount ${percentText(off)}`);
    return `${holder}: ${parts.join(', ')}`;
  });
  return terms.includes(null) ? null : terms.join('; ');
}
