import type { Currency } from '../money/money.ts';
import type { PaymentState } from './payment-machine.ts';

/** In naira alone: dollars are paid by card. Source: issue "Plans and money", part 2. */
export const takesTransfers = (currency: Currency): boolean => currency === 'NGN';

/** What follows "with another card" where there is another way to pay than a card. */
export const orByTransfer = (currency: Currency): string => (takesTransfers(currency) ? ' or by transfer' : '');

/** Why a transfer was ended of which a part had come, as its payer reads it. */
export const sayEnded = (reason: string): string =>
  `The rest did not come, so we have ended this payment: “${reason.replace(/\.$/, '')}”.`;

/** Money of one transfer: minor units, and the day on which it came, YYYY-MM-DD. */
type Received = { amountMinor: number; on: string | null };

/**
 * Whether what is entered for a transfer may be in the books already: something came, and nothing more was to come, or the very
 * same has come. Whether it is another one, only a person can see on the statement.
 */
export function mayBeBooked(state: PaymentState, arrived: readonly Received[], entered: Received): boolean {
  const isSame = arrived.some(({ amountMinor, on }) => amountMinor === entered.amountMinor && on === entered.on);
  return isSame || (arrived.length > 0 && state !== 'pending');
}
