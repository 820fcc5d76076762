import { REFERENCE_PREFIX } from '#domain/billing/payment-reference.ts';
import { randomLetters } from '../../random-letters.ts';

/** Our name for a payment. */
export const newReference = (): string => `${REFERENCE_PREFIX}-${randomLetters(5)}-${randomLetters(5)}`;
