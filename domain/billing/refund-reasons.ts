/** Why money goes back where nobody wrote a reason: as its payer reads it, and as the operator does. */
export const REFUND_REASONS = {
  asked: {
    toPayer: 'You asked for your credit back.',
    toOperator: 'The member asked for their credit back.',
  },
  tooMuch: { toPayer: 'You paid more than was due.', toOperator: 'More was paid than was due.' },
  tooLate: {
    toPayer: 'This could no longer be paid when the money came, so all of it goes back to you.',
    toOperator: 'This could no longer be paid when the money came, so all of it goes back.',
  },
  letGo: { toPayer: 'You let the time go.', toOperator: 'The founder let the time go.' },
} as const;

/** Asked of the payer of a transfer that goes back. */
export const ASKS_ACCOUNT =
  'You paid by bank transfer: tell us in your billing history which bank account we may send it to, or we send it to the account that it came from.';

/** What a payer finds money by that was sent by hand: never the whole number of an account. Empty where nothing is known of it. */
export function sayHowSent({ sentAccountEnd, sentReference }: HowSent): string {
  return [
    sentAccountEnd !== null && `It went to the account that ends with ${sentAccountEnd}.`,
    sentReference !== null && `Our bank’s reference for it is ${sentReference}.`,
  ]
    .filter((sentence) => sentence)
    .join(' ');
}
type HowSent = { sentAccountEnd: string | null; sentReference: string | null };

/** The kept reason, which is the payer's, as the operator reads it. */
export function reasonForOperator(kept: string): string {
  return Object.values(REFUND_REASONS).find(({ toPayer }) => toPayer === kept)?.toOperator ?? kept;
}
