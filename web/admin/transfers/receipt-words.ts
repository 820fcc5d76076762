import type { TransferView } from '#contract/billing/admin.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';

type SubjectKind = TransferView['invoice']['subject']['kind'];

/** What becomes of money that is too much: the credit of a plan pays its next period. */
export const excessWords = (subject: SubjectKind) =>
  subject === 'plan' ? 'stays as credit of the payer' : 'goes back to the payer';

/** What it means when this much of what is missing has arrived; '' while that is not known. */
export function receiptWords(missing: Money, receivedMinor: number | null, subject: SubjectKind): string {
  if (receivedMinor === null || !Number.isSafeInteger(receivedMinor) || receivedMinor <= 0) return '';
  const difference = missing.amountMinor - receivedMinor;
  const amount = formatMoney({ amountMinor: Math.abs(difference), currency: missing.currency });
  if (difference > 0) return `This is part payment: ${amount} is still to come, and it is not paid until then.`;
  if (difference < 0) return `This is ${amount} too much: that part ${excessWords(subject)}.`;
  return 'This pays it in full.';
}
