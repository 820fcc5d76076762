import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';

/**
 * Cards that a founder lets us charge again. A card is kept by paying something with `keepCard` (startPayment); paying with another
 * one replaces it. Only its brand and last four digits are known here: the provider has the rest.
 */
const founder = { anyRole: ['founder'] } as const;

export const savedCard = z.object({
  id: z.string(),
  /** As the provider names it: "visa". */
  brand: z.string(),
  last4: z.string(),
  expiresYear: z.int(),
  /** The card works to the end of it. */
  expiresMonth: z.int().min(1).max(12),
});
export const listedCard = savedCard.extend({ isExpired: z.boolean(), savedAt: moment });

export const listCards = defineEndpoint({
  method: 'GET',
  path: '/cards',
  summary: 'Your saved cards, the newest first',
  access: founder,
  reply: z.object({ items: z.array(listedCard) }),
  errors: [],
});

/** Nothing is charged to it any more, and its provider is told to forget it. */
export const removeCard = defineEndpoint({
  method: 'DELETE',
  path: '/cards/:cardId',
  summary: 'Remove a saved card',
  access: founder,
  params: z.object({ cardId: opaqueId }),
  reply: z.null(),
  errors: ['CARD_UNKNOWN'],
});
