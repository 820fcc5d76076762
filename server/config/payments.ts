import type { Env } from './env.ts';
import { checkReach } from './reach.ts';

/** Bank transfers need none of it. A secret exists only where its provider is configured. */
export interface PaymentsConfig {
  paystack: { secretKey: string; baseUrl: string; takesDollars: boolean } | undefined;
  stripe: { secretKey: string; baseUrl: string; webhookSecrets: string[] } | undefined;
}

/** @throws a sentence for the operator: what is missing, or cannot be so. */
export function makePayments(env: Env, publicUrl: string): PaymentsConfig {
  const { PAYSTACK_SECRET_KEY: paystackKey, STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: reports } = env;
  if (env.PAYSTACK_USD === 'on' && !paystackKey) throw new Error('PAYSTACK_USD=on needs PAYSTACK_SECRET_KEY.');
  if (stripeKey && !reports)
    throw new Error(
      `STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY: Stripe shows it for the address ${publicUrl}/api/v1/payments/webhooks/stripe.`,
    );
  if (reports && !stripeKey) throw new Error('STRIPE_SECRET_KEY is required with STRIPE_WEBHOOK_SECRET.');
  const addressOf = (name: string, given: string | undefined, usual: string) => {
    const baseUrl = (given ?? usual).replace(/\/$/, '');
    checkReach(name, baseUrl, env.OUTBOUND_PRIVATE_HOSTS);
    return baseUrl;
  };
  if (paystackKey) checkKey('PAYSTACK_SECRET_KEY', paystackKey, env, publicUrl);
  if (stripeKey) checkKey('STRIPE_SECRET_KEY', stripeKey, env, publicUrl);
  return {
    paystack: paystackKey
      ? {
          secretKey: paystackKey,
          baseUrl: addressOf('PAYSTACK_BASE_URL', env.PAYSTACK_BASE_URL, 'https://api.paystack.co'),
          takesDollars: env.PAYSTACK_USD === 'on',
        }
      : undefined,
    stripe:
      stripeKey && reports
        ? {
            secretKey: stripeKey,
            baseUrl: addressOf('STRIPE_BASE_URL', env.STRIPE_BASE_URL, 'https://api.stripe.com'),
            webhookSecrets: reports.split(','),
          }
        : undefined,
  };
}

/** A live key takes real money, and a key for tests none. */
function checkKey(name: string, key: string, { APP_ENV }: Env, publicUrl: string): void {
  const isLive = key.includes('_live_');
  if (APP_ENV === 'production' && !isLive)
    throw new Error(
      `${name} is a key for tests: when APP_ENV is production it must be a live key, or nobody pays anything.`,
    );
  if (isLive && APP_ENV !== 'production')
    throw new Error(`${name} is a live key, which takes real money: it must not be used when APP_ENV is ${APP_ENV}.`);
  if (isLive && !publicUrl.startsWith('https://'))
    throw new Error(
      `${name} is a live key: PUBLIC_URL must begin with https://, or payments are reported in the open.`,
    );
}
