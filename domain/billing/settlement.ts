/** The sums of one invoice, minor units of its currency. */
export interface InvoiceSums {
  totalMinor: number;
  /** What of the total was taken back by credit notes while the invoice stands. */
  notedMinor: number;
  /** What has arrived, credit that was applied included, less what the payer's bank took back. */
  paidMinor: number;
  /** What is promised back or was sent back. */
  refundedMinor: number;
  /** What of it became the payer's credit, less what was sent back of that. */
  grantedMinor: number;
  /** What the payer's credit pays once the rest has come. */
  creditMinor: number;
  /** What credit has paid of it. */
  appliedMinor: number;
}

/** What the invoice holds: neither promised back nor turned into credit. */
export function keptMinor({ paidMinor, refundedMinor, grantedMinor }: InvoiceSums): number {
  return paidMinor - refundedMinor - grantedMinor;
}

/** What is still to be paid with money; never below zero. */
export function dueMinor(sums: InvoiceSums): number {
  const planned = Math.max(0, sums.creditMinor - sums.appliedMinor);
  return Math.max(0, missingMinor(sums) - planned);
}

/** What is still to be paid, be it with money or with credit; never below zero. */
export function missingMinor(sums: InvoiceSums): number {
  return Math.max(0, sums.totalMinor - sums.notedMinor - keptMinor(sums));
}

/** What was paid beyond the total and has not been promised back: it goes back by itself, or becomes credit. */
export function excessMinor(sums: InvoiceSums): number {
  return Math.max(0, keptMinor(sums) - (sums.totalMinor - sums.notedMinor));
}

/** Every kobo has come that credit does not pay: part payment is not paid (readings, "payments"). */
export function isSettled(sums: InvoiceSums): boolean {
  return dueMinor(sums) === 0;
}
