import { lagosDay } from './subscription/period.ts';

/** Papers with numbers of their own. */
export type PaperKind = 'receipt' | 'credit_note';

/** RCT-2027-0001: how the number of a paper begins. That of an invoice is the operator's choice. */
export const PAPER_PREFIX: Record<PaperKind, string> = { receipt: 'RCT', credit_note: 'CRN' };

/** The year whose series a paper belongs to: numbers begin anew with the year in Lagos. */
export function paperYear(issuedAt: Date): number {
  return Number(lagosDay(issuedAt.getTime()).slice(0, 4));
}

/** The nth paper of a year: "INV-2027-0001". */
export function paperNumber(prefix: string, year: number, nth: number): string {
  return `${prefix}-${year}-${String(nth).padStart(4, '0')}`;
}
