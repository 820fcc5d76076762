/** The sums of one invoice, minor units of its currency. */
export interface InvoiceSums {
  totalMinor: number;
  /** What has arrived, less what the payer's bank took back. */
  paidMinor: number;
  /** What is promised back or was sent back. */
  refundedMinor: number;
}

/** What is still to be paid; never below zero. */
export function dueMinor({ totalMinor, paidMinor, refundedMinor }: InvoiceSums): number {
  return Math.max(0, totalMinor - (paidMinor - refundedMinor));
}

/** What was paid beyond the total and has not been promised back: it goes back by itself. */
export function excessMinor({ totalMinor, paidMinor, refundedMinor }: InvoiceSums): number {
  return Math.max(0, paidMinor - refundedMinor - totalMinor);
}

/** Every kobo has come: part payment is not paid (readings, "payments"). */
export function isSettled(sums: InvoiceSums): boolean {
  return dueMinor(sums) === 0;
}
