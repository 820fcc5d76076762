import type { Config } from '../../server/config/config.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { openPayments } from '../../server/ports/payments/open-payments.ts';
import { KeyRefused } from '../../server/ports/payments/port.ts';
import type { Examination } from './examination.ts';

/** Each provider's list of refunds is read: nothing is made. */
export function examinePayments(config: Config, outbound: Outbound, clock: () => Date): Examination[] {
  const { checkout, payments, http } = config;
  const others: Examination = {
    system: 'payments',
    about:
      checkout.kind === 'development'
        ? 'bank transfers, and a checkout of our own that moves no money'
        : 'bank transfers, which need no outside system',
    ask: undefined,
    advise: () => '',
  };
  const providers = openPayments(payments, outbound, clock).map(({ provider, check, smallestMinor }): Examination => {
    const name = provider === 'stripe' ? 'Stripe' : 'Paystack';
    const setting = provider === 'stripe' ? 'STRIPE_SECRET_KEY' : 'PAYSTACK_SECRET_KEY';
    const currencies = Object.keys(smallestMinor).join(' and ');
    return {
      system: 'payments',
      about: `${name} for ${currencies}, reports at ${http.publicUrl}/api/v1/payments/webhooks/${provider}`,
      ask: check,
      advise: (error) =>
        error instanceof KeyRefused
          ? `Look at ${setting}.`
          : `Look at the state page of ${name}. Transfers still work.`,
    };
  });
  return [...providers, others];
}
