import { z } from 'zod';
import { money } from '../billing/billing.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The hosted page of the development checkout: it exists only where APP_ENV is local or development. */
const params = z.object({ reference: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'This is no reference.' }) });

export const devCheckout = z.object({
  reference: z.string(),
  merchant: z.string(),
  title: z.string(),
  amount: money,
  status: z.enum(['open', 'declined', 'abandoned', 'paid', 'refunded']),
  /** When the money is there; ahead of now where it comes late. */
  paidAt: z.iso.datetime().nullable(),
  /** The payer lets us charge the card again. */
  keepsCard: z.boolean(),
  /** The payer's bank took the money back. */
  isTakenBack: z.boolean(),
});
export type DevCheckout = z.infer<typeof devCheckout>;

/**
 * What a payer, a network between us, or the payer's bank can do. `pay_late`: the money comes after twenty minutes. `pay_then_…`:
 * the card is kept, and does that when it is charged again.
 */
export const devCheckoutAction = z.enum([
  'pay',
  'pay_twice_told',
  'pay_without_return',
  'pay_late',
  'decline',
  'cancel',
  'pay_then_funds',
  'pay_then_expired',
  'pay_then_confirm',
  'repeat_webhook',
  'take_back',
  'give_back',
]);
export type DevCheckoutAction = z.infer<typeof devCheckoutAction>;

export const readDevCheckout = defineEndpoint({
  method: 'GET',
  path: '/dev/checkouts/:reference',
  summary: 'A checkout of the development provider',
  access: 'public',
  params,
  reply: devCheckout,
  errors: ['CHECKOUT_UNKNOWN'],
});

export const actOnDevCheckout = defineEndpoint({
  method: 'POST',
  path: '/dev/checkouts/:reference/actions',
  summary: 'Pay, decline or cancel a checkout of the development provider, or have it report again',
  access: 'public',
  params,
  body: z.strictObject({ action: devCheckoutAction }),
  /** Where the payer's browser goes next; null: it stays. */
  reply: z.object({ checkout: devCheckout, goTo: z.string().nullable() }),
  errors: ['CHECKOUT_UNKNOWN', 'CHECKOUT_ENDED'],
});
