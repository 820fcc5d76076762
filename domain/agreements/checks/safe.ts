import { moneyOf } from '../deal-answers.ts';
import type { Source } from '../template.ts';
import { warn } from './common.ts';
import { discountInRange, oneCurrency, soldTogether } from './deal-terms.ts';
import type { Check } from './problem.ts';

const FORMS: Source = {
  name: 'Forms of SAFE published today: a cap or a discount or the best later terms',
  checked: true,
};

/** Methods.md §4.1.2: caps of post-money SAFEs add up. */
const safesSold: Check = ({ answers }) => {
  const [amount, cap] = [moneyOf(answers.amount), moneyOf(answers.cap)];
  return amount && cap ? soldTogether(answers, amount, cap, ['amount', 'cap']) : [];
};

const uncapped: Check = ({ answers: { safe_kind: kind } }) => {
  if (kind !== 'mfn') return [];
  const message =
    'This SAFE has neither a cap nor a discount. Every later SAFE or note must be shown to this investor, who may take over its terms.';
  return [warn('uncapped', message, ['safe_kind'], FORMS)];
};

export const SAFE_CHECKS: readonly Check[] = [oneCurrency, discountInRange, safesSold, uncapped];
