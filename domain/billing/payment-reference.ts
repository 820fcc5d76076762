/** How our name for a payment begins: unlike that of any paper. Older ones begin with CRN, as credit notes do, and stay valid. */
export const REFERENCE_PREFIX = 'PAY';

/** The name of money that came for a payment after it had ended. @param nth of how many times, from 1. */
export const lateReference = (ended: string, nth: number): string => `${ended}-LATE${nth > 1 ? nth : ''}`;

/** The name of a transfer that is looked for again after it was not found. @param nth of how many times, from 1. */
export const againReference = (ended: string, nth: number): string =>
  `${readReference(ended).known}-AGAIN${nth > 1 ? nth : ''}`;

/**
 * The name that the payer knows, whether the money came after the payment of that name had ended, and how many times it was
 * looked for with this one.
 */
export function readReference(reference: string): { known: string; isLate: boolean; times: number } {
  const [known = reference, ends = ''] = reference.split(/((?:-(?:LATE|AGAIN)\d*)+)$/);
  const again = /-AGAIN(\d*)/.exec(ends);
  return { known, isLate: /-LATE\d*$/.test(ends), times: again ? Number(again[1] || 1) + 1 : 1 };
}
