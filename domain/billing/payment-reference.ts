/** How our name for a payment begins: unlike that of any paper. Older ones begin with CRN, as credit notes do, and stay valid. */
export const REFERENCE_PREFIX = 'PAY';

/** The name of money that came for a payment after it had ended. @param nth of how many times, from 1. */
export const lateReference = (ended: string, nth: number): string => `${ended}-LATE${nth > 1 ? nth : ''}`;

/** The name of a transfer that is looked for again after it was not found. @param nth of how many times, from 1. */
export const againReference = (ended: string, nth: number): string =>
  `${readReference(ended).known}-AGAIN${nth > 1 ? nth : ''}`;

/** The name that the payer knows, and whether the money came after the payment of that name had ended. */
export function readReference(reference: string): { known: string; isLate: boolean } {
  return { known: reference.replace(/(-(LATE|AGAIN)\d*)+$/, ''), isLate: /-LATE\d*$/.test(reference) };
}
