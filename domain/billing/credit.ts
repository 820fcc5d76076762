/**
 * What can happen to a payer's credit. `granted`: a part of a payment became credit. `returned`: an invoice that credit paid gave
 * it back. `applied`: it paid an invoice. `refunded`: it is promised back as money. `withdrawn`: the payer's bank took the
 * money behind it.
 */
export type CreditChange = 'granted' | 'returned' | 'applied' | 'refunded' | 'withdrawn';

/** A part of a payer's credit, and the payment whose money it is: minor units of one currency. */
export interface CreditPart {
  paymentId: string;
  amountMinor: number;
}

/** What the parts come to. */
export function sumCredit(parts: readonly CreditPart[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/**
 * An amount of the parts, in their order: no part gives more than it holds, and none is empty.
 * @throws RangeError for an amount that is negative, no whole number of minor units, or above what the parts hold.
 */
export function takeCredit(parts: readonly CreditPart[], amountMinor: number): CreditPart[] {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0)
    throw new RangeError('an amount must be a safe whole number of minor units, zero or more');
  if (amountMinor > sumCredit(parts)) throw new RangeError('there is less credit than is taken');
  const taken: CreditPart[] = [];
  let left = amountMinor;
  for (const { paymentId, amountMinor: held } of parts) {
    const amount = Math.min(left, held);
    if (amount <= 0) continue;
    taken.push({ paymentId, amountMinor: amount });
    left -= amount;
  }
  return taken;
}
