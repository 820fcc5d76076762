import { createPaystack } from '#server/ports/payments/paystack.ts';
import type { PaymentsPort } from '#server/ports/payments/port.ts';
import { createStripe } from '#server/ports/payments/stripe.ts';
import { briefOutbound as outbound } from './brief-outbound.ts';
import { startPaystack } from './paystack.ts';
import { startStripe } from './stripe.ts';

/** Servers of the test in place of both providers, and the real adapters that ask them: naira of Paystack, dollars of Stripe. */
export async function openBothProviders(clock: () => Date) {
  const [paystack, stripe] = await Promise.all([startPaystack(clock), startStripe(clock)]);
  const common = { outbound, clock, totalMs: 1000 };
  const checkouts: PaymentsPort[] = [
    createStripe({
      ...common,
      secretKey: stripe.secretKey,
      baseUrl: stripe.url,
      webhookSecrets: [stripe.webhookSecret],
    }),
    createPaystack({ ...common, secretKey: paystack.secretKey, baseUrl: paystack.url, takesDollars: false }),
  ];
  return {
    paystack,
    stripe,
    checkouts,
    async close() {
      await paystack.close();
      await stripe.close();
    },
  };
}

export type BothProviders = Awaited<ReturnType<typeof openBothProviders>>;
