import type { Currency } from '../money/money.ts';

/** In naira alone: dollars are paid by card. Source: issue "Plans and money", part 2. */
export const takesTransfers = (currency: Currency): boolean => currency === 'NGN';

/** What follows "with another card" where there is another way to pay than a card. */
export const orByTransfer = (currency: Currency): string => (takesTransfers(currency) ? ' or by transfer' : '');
