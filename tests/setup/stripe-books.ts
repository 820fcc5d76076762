import { createHmac } from 'node:crypto';
import { createDeliveries } from './provider-server.ts';

/** Cards of Stripe's testing page, by number. */
export const stripeCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  stolen: '4000000000009979',
  expired: '4000000000000069',
  /** Can be kept; later charges are declined. */
  laterDeclined: '4000000000000341',
  wantsCustomer: '4000002760003184',
  refundFails: '4000000000005126',
} as const;

/** What its banks say of a card that they refuse, by number. */
export const declines: Record<string, { code: string; decline_code?: string; advice_code?: string }> = {
  [stripeCards.declined]: { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'try_again_later' },
  [stripeCards.laterDeclined]: { code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'do_not_try_again' },
  [stripeCards.poor]: { code: 'card_declined', decline_code: 'insufficient_funds', advice_code: 'try_again_later' },
  [stripeCards.stolen]: { code: 'card_declined', decline_code: 'stolen_card', advice_code: 'do_not_try_again' },
  [stripeCards.expired]: { code: 'expired_card', advice_code: 'confirm_card_data' },
  [stripeCards.wantsCustomer]: { code: 'authentication_required', decline_code: 'authentication_required' },
};

export type Thing = { id: string; object: string; [key: string]: unknown };

export const stripeKey = 'sk_test_stripe0of0this0test';
export const webhookSecret = 'whsec_of0this0test';

/** What Stripe holds, and the events that it signs about it. */
export function createStripeBooks(clock: () => Date) {
  const things = new Map<string, Thing>();
  /** The number of the card behind a way to pay, and behind what was paid with it. */
  const numbers = new Map<string, string>();
  let count = 0;
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (body: string, at = seconds()) => ({
    'stripe-signature': `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}`,
  });
  const deliveries = createDeliveries((body) => sign(body));

  const make = (prefix: string, object: string, more: object): Thing => {
    count += 1;
    const thing = {
      id: `${prefix}_test${String(count).padStart(6, '0')}`,
      object,
      created: seconds(),
      livemode: false,
      ...more,
    };
    things.set(thing.id, thing);
    return thing;
  };

  /** The version is the endpoint's own, whatever version the call was made with. */
  const tell = (type: string, object: Thing) =>
    deliveries.post({
      id: `evt_test${++count}`,
      object: 'event',
      api_version: '2025-03-31.basil',
      created: seconds(),
      type,
      data: { object: { ...object } },
      livemode: false,
      pending_webhooks: 1,
      request: { id: `req_${count}`, idempotency_key: null },
    });

  async function succeed(intent: Thing, number: string): Promise<Thing> {
    const charge = make('ch', 'charge', { payment_intent: intent.id });
    numbers.set(intent.id, number);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    await tell('payment_intent.succeeded', intent);
    return intent;
  }

  const of = (id: string): Thing => {
    const found = things.get(id);
    if (!found) throw new Error(`Stripe knows no ${id}`);
    return found;
  };
  const pageOf = (reference: string): Thing => {
    const found = [...things.values()].findLast(
      (one) => one.object === 'checkout.session' && one.client_reference_id === reference,
    );
    if (!found) throw new Error(`Stripe has no page of ${reference}`);
    return found;
  };

  return { clock, things, numbers, seconds, sign, deliveries, make, tell, succeed, of, pageOf };
}

export type StripeBooks = ReturnType<typeof createStripeBooks>;
