import { describe, expect, it } from 'vitest';
import { makeConfig } from './config.ts';
import { readEnv } from './env.ts';

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://cairn.example',
  AUTH_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://mail.example:587',
};
const paymentsOf = (env: Record<string, string>) => makeConfig(readEnv(env), '/srv/cairn').payments;
const testKeys = {
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_SECRET_KEY: 'sk_test_9876543210',
  STRIPE_WEBHOOK_SECRET: 'whsec_one',
};
const liveKeys = { ...testKeys, PAYSTACK_SECRET_KEY: 'sk_live_0123456789', STRIPE_SECRET_KEY: 'rk_live_9876543210' };

describe('the configuration of payments', () => {
  it('is empty unless keys are set', () => {
    expect(paymentsOf({})).toEqual({ paystack: undefined, stripe: undefined });
  });

  it('takes either provider, or both at once', () => {
    expect(
      paymentsOf({ ...production, ...liveKeys, PAYSTACK_USD: 'on', STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b' }),
    ).toEqual({
      paystack: { secretKey: 'sk_live_0123456789', baseUrl: 'https://api.paystack.co', takesDollars: true },
      stripe: {
        secretKey: 'rk_live_9876543210',
        baseUrl: 'https://api.stripe.com',
        webhookSecrets: ['whsec_a', 'whsec_b'],
      },
    });
    expect(paymentsOf({ PAYSTACK_SECRET_KEY: testKeys.PAYSTACK_SECRET_KEY }).stripe).toBeUndefined();
  });

  it.each([
    [{ ...testKeys, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is required.*payments\/webhooks\/stripe/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_one' }, /STRIPE_SECRET_KEY is required/],
    [{ PAYSTACK_USD: 'on' }, /PAYSTACK_USD=on needs PAYSTACK_SECRET_KEY/],
    [{ PAYSTACK_SECRET_KEY: 'pk_live_0123456789' }, /PAYSTACK_SECRET_KEY: a secret key of Paystack/],
    [{ STRIPE_SECRET_KEY: 'pk_live_0123456789' }, /STRIPE_SECRET_KEY: a secret or restricted key/],
    [{ ...testKeys, STRIPE_WEBHOOK_SECRET: 'one' }, /STRIPE_WEBHOOK_SECRET: whsec_/],
    [{ ...production, ...testKeys }, /PAYSTACK_SECRET_KEY is a key for tests/],
    [{ ...liveKeys }, /PAYSTACK_SECRET_KEY is a live key, which takes real money/],
    [{ ...production, ...liveKeys, PUBLIC_URL: 'http://cairn.example' }, /PUBLIC_URL must begin with https/],
    [{ ...testKeys, PAYSTACK_BASE_URL: 'http://10.0.0.1' }, /OUTBOUND_PRIVATE_HOSTS/],
  ])('says in a sentence what is missing or cannot be so, and no key: %#', (env, sentence) => {
    const said = (() => {
      try {
        return JSON.stringify(paymentsOf(env));
      } catch (error) {
        return String(error);
      }
    })();
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/0123456789|9876543210/);
  });
});
