import { lagosDay } from './subscription/period.ts';

/** Papers with numbers of their own. */
export type PaperKind = 'receipt' | 'credit_note';

/** RCT-2027-0001: how the number of a paper begins. That of an invoice is the operator's choice. */
export const PAPER_PREFIX: Record<PaperKind, string> = { receipt: 'RCT', credit_note: 'CRN' };

/** What a receipt says whose money is a part of what is to be paid. */
export const sayPartPayment = (amount: string, whole: string, left: string): string =>
  `Part payment: ${amount} of ${whole}. ${left} is left to pay.`;

/** What a receipt says, where nothing of its invoice is left to pay any more. The paper stays as it was issued. */
export const withoutLeft = (reason: string): string => reason.replace(/ \S+ is left to pay\.$/, '');

/** The year whose series a paper belongs to: numbers begin anew with the year in Lagos. */
export function paperYear(issuedAt: Date): number {
  return Number(lagosDay(issuedAt.getTime()).slice(0, 4));
}

/** The nth paper of a year: "INV-2027-0001". */
export function paperNumber(prefix: string, year: number, nth: number): string {
  return `${prefix}-${year}-${String(nth).padStart(4, '0')}`;
}
