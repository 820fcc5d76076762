import type { Decline } from './subscription/retry-schedule.ts';

/** Why a payment was declined, in words for the payer, who is accused of nothing. The provider's own words are never shown. */
export const DECLINE_WORDS: Record<Decline, string> = {
  expired: 'Your card has expired.',
  stolen: 'Your bank does not accept this card any more.',
  funds: 'There was not enough money for it.',
  other: 'Your bank did not accept it. Only your bank can tell you why.',
};
