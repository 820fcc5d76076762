import { formatPlainMoney } from '../money/money.ts';
import type { EvidenceItem } from './evidence.ts';
import type { Intake } from './intake.ts';
import { FORMULA_VERSION, hasRuleImportance } from './published-rules.ts';

/**
 * A line of money paid for the idea where all that its people paid is less than the price for each of them: what they paid, what
 * it would have been, and its share in whole per cent, no less than 1. Null for the price or more, for another currency, and
 * where no amount was noted. What was paid again counts since the ninth formula. Rule S15, this product's own convention.
 */
export function depositOf(
  { side, level, observation }: Pick<EvidenceItem, 'side' | 'level' | 'observation'>,
  { price }: Pick<Intake, 'price'>,
  formulaVersion = FORMULA_VERSION,
) {
  const paid = observation?.paid;
  const isPaid = level === 'L5' || (level === 'L6' && hasRuleImportance(formulaVersion));
  if (side !== 'for' || !isPaid || !paid || !price || paid.currency !== price.currency) return null;
  const whole = { ...price, amountMinor: price.amountMinor * observation.people };
  if (paid.amountMinor >= whole.amountMinor) return null;
  return { paid, whole, percent: Math.max(1, Math.floor((100 * paid.amountMinor) / whole.amountMinor)) };
}

/** Less than two per cent of the price is a token. Rule S22, this product's own convention. */
export const isToken = ({ paid, whole }: NonNullable<ReturnType<typeof depositOf>>) =>
  50 * paid.amountMinor < whole.amountMinor;

/** "₦4 paid is less than 2% of the price (₦12,000,000): …". */
export const tokenText = ({ paid, whole }: NonNullable<ReturnType<typeof depositOf>>) =>
  `${formatPlainMoney(paid)} paid is less than 2% of the price (${formatPlainMoney(whole)}): it costs them next to nothing, and counts as an opinion.`;

/** "₦1,000 paid is 20% of the price (₦5,000): …". */
export const depositText = ({ paid, whole, percent }: NonNullable<ReturnType<typeof depositOf>>) =>
  `${formatPlainMoney(paid)} paid is ${percent}% of the price (${formatPlainMoney(whole)}): a deposit shows that they are willing, not that they pay the price. It counts as time, data or reputation committed.`;
