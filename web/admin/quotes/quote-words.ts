import type { Cadence } from '#domain/consultation/quote-machine.ts';
import type { OfferProblem } from '#domain/consultation/quote-offer.ts';

/** How often an amount falls due, after the amount. */
export const cadenceWords: Record<Cadence, string> = {
  one_time: 'once',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
};

/** Why lines and discount make no offer. */
export const offerProblems: Record<OfferProblem, string> = {
  no_lines: 'Add a line.',
  not_whole: 'Give every line a quantity and an amount.',
  too_large: 'This comes to more than can be invoiced.',
  discount_too_large: 'The discount is more than the lines come to.',
  nothing_to_pay: 'An offer has to ask for something.',
};

/** How a quote ended without being accepted. */
export const closingWords = {
  declined: 'The founder declined the offer',
  withdrawn: 'The founder withdrew it',
  expired: 'The offer ran out',
  refused: 'You made no offer',
} as const;
