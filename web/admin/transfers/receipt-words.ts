import { formatMoney, type Money } from '#domain/money/money.ts';

/** What it means when this much of what is missing has arrived; '' while that is not known. */
export function receiptWords(missing: Money, receivedMinor: number | null): string {
  if (receivedMinor === null || !Number.isSafeInteger(receivedMinor) || receivedMinor <= 0) return '';
  const difference = missing.amountMinor - receivedMinor;
  const amount = formatMoney({ amountMinor: Math.abs(difference), currency: missing.currency });
  if (difference > 0) return `This is part payment: ${amount} is still to come, and it is not paid until then.`;
  if (difference < 0) return `This is ${amount} too much: that part goes back to the payer.`;
  return 'This pays it in full.';
}
