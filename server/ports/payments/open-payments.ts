import type { PaymentsConfig } from '../../config/payments.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { createPaystack } from './paystack.ts';
import type { PaymentsPort } from './port.ts';
import { createStripe } from './stripe.ts';

/** The configured providers. Who comes first is asked first: dollars go to Stripe, else to Paystack where it takes them. */
export function openPayments(
  { paystack, stripe }: PaymentsConfig,
  outbound: Outbound,
  clock: () => Date,
): PaymentsPort[] {
  return [
    ...(stripe ? [createStripe({ ...stripe, outbound, clock })] : []),
    ...(paystack ? [createPaystack({ ...paystack, outbound, clock })] : []),
  ];
}
