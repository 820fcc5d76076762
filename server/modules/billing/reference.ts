import { randomInt } from 'node:crypto';
import { REFERENCE_PREFIX } from '#domain/billing/payment-reference.ts';

/** Without letters and digits that look alike: people copy it onto bank transfers. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Our name for a payment. */
export function newReference(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${REFERENCE_PREFIX}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
