import { createHmac } from 'node:crypto';
import { type Call, createDeliveries, type Reply, startProviderServer } from './provider-server.ts';

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

const declines: Record<string, { code: string; decline_code?: string; advice_code?: string }> = {
  [stripeCards.declined]: { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'try_again_later' },
  [stripeCards.laterDeclined]: { code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'do_not_try_again' },
  [stripeCards.poor]: { code: 'card_declined', decline_code: 'insufficient_funds', advice_code: 'try_again_later' },
  [stripeCards.stolen]: { code: 'card_declined', decline_code: 'stolen_card', advice_code: 'do_not_try_again' },
  [stripeCards.expired]: { code: 'expired_card', advice_code: 'confirm_card_data' },
  [stripeCards.wantsCustomer]: { code: 'authentication_required', decline_code: 'authentication_required' },
};

type Body = { [key: string]: string | Body };
type Thing = { id: string; object: string; [key: string]: unknown };
interface Stored {
  asked: string;
  reply: Reply | undefined;
  at: number;
}

const secretKey = 'sk_test_stripe0of0this0test';
const webhookSecret = 'whsec_of0this0test';
const dayMs = 24 * 3_600_000;
const ok = (json: unknown): Reply => ({ status: 200, json });
const error = (status: number, type: string, code: string, more: object = {}): Reply => ({
  status,
  json: { error: { type, code, message: 'sample text', ...more } },
});
const missing = (what: string, id: string) =>
  error(404, 'invalid_request_error', 'resource_missing', { param: 'id', message: `No such ${what}: '${id}'` });

/**
 * Stripe as `payments/README.md` has it, no nicer: forms with brackets, keys that replay what was answered first (faults too),
 * failures as 402 with the intent inside, pages that end, events in no order that carry a version of their own, refunds that fail
 * after they succeeded, and disputes that carry no reference of ours.
 */
export async function startStripe(clock: () => Date) {
  const things = new Map<string, Thing>();
  const keys = new Map<string, Stored>();
  const numbers = new Map<string, string>();
  let count = 0;
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (body: string, at = seconds()) => ({
    'stripe-signature': `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}`,
  });
  const deliveries = createDeliveries((body) => sign(body));
  const server = await startProviderServer(answer, {
    429: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'sample text' } },
    500: { error: { type: 'api_error', message: 'sample text' } },
  });

  async function answer(call: Call): Promise<Reply> {
    if (call.headers.authorization !== `Bearer ${secretKey}`)
      return {
        status: 401,
        json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****mple' } },
      };
    const key = call.headers['idempotency-key'];
    if (call.method !== 'POST' || typeof key !== 'string') return route(call);
    const asked = `${call.path} ${call.body}`;
    const known = keys.get(key);
    if (known && clock().getTime() - known.at < dayMs) {
      if (known.asked !== asked) return error(400, 'idempotency_error', '');
      if (!known.reply) return error(409, 'idempotency_error', 'idempotency_key_in_use');
      return { ...known.reply, headers: { 'idempotent-replayed': 'true' } };
    }
    const stored: Stored = { asked, reply: undefined, at: clock().getTime() };
    keys.set(key, stored);
    stored.reply = await route(call);
    // What was not even tried is not stored.
    const { code } = (stored.reply.json as { error?: { code?: string } }).error ?? {};
    if (code === 'parameter_missing') keys.delete(key);
    return stored.reply;
  }

  async function route({ method, path, query, body: text }: Call): Promise<Reply> {
    const [, , first = '', second = '', third = '', fourth = ''] = path.split('/');
    const body = parseForm(text);
    if (first === 'checkout' && second === 'sessions') {
      if (method === 'POST' && !third) return createSession(body);
      if (method === 'POST' && fourth === 'expire') return expire(third);
      return show(third, 'checkout.session', query);
    }
    if (first === 'payment_intents') {
      if (method === 'POST' && !second) return createIntent(body);
      if (method === 'POST' && third === 'confirm') return confirm(second, body);
      return show(second, 'payment_intent', query);
    }
    if (first === 'payment_methods') {
      const found = things.get(second);
      if (method === 'POST' && third === 'detach' && found) found.customer = null;
      return show(second, 'payment_method', query);
    }
    if (first === 'refunds' && method === 'POST') return refund(body);
    if (first === 'refunds' || first === 'disputes')
      return second ? show(second, first.slice(0, -1), query) : list(first.slice(0, -1), query);
    return error(404, 'invalid_request_error', 'resource_missing');
  }

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

  /** What is named is shown by its id, unless it was asked for. */
  function show(id: string, object: string, query: URLSearchParams): Reply {
    const found = things.get(id);
    if (found?.object !== object) return missing(object, id);
    const wanted = query.getAll('expand[]').concat(query.getAll('expand[0]'));
    const shown = Object.entries(found).map(([key, value]) => [
      key,
      wanted.includes(key) ? (things.get(String(value)) ?? value) : value,
    ]);
    return ok(Object.fromEntries(shown));
  }

  function list(object: string, query: URLSearchParams): Reply {
    const of = query.get('payment_intent');
    const data = [...things.values()].filter((one) => one.object === object && (!of || one.payment_intent === of));
    return ok({ object: 'list', data: data.toReversed(), has_more: false, url: `/v1/${object}s` });
  }

  async function createSession(body: Body): Promise<Reply> {
    const { price_data: price, quantity } = ((body.line_items as Body)?.['0'] ?? {}) as Body;
    const { currency, unit_amount: unit } = (price ?? {}) as Record<string, string>;
    if (!currency || !unit) return error(400, 'invalid_request_error', 'parameter_missing', { param: 'currency' });
    const amount = Number(unit) * Number(quantity ?? 1);
    if (amount < 50) return error(400, 'invalid_request_error', 'amount_too_small');
    if (currency !== currency.toLowerCase()) return error(400, 'invalid_request_error', 'parameter_invalid');
    const made = make('cs', 'checkout.session', {
      mode: body.mode,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: body.client_reference_id ?? null,
      customer: body.customer ?? null,
      customer_creation: body.customer_creation ?? 'if_required',
      customer_email: body.customer_email ?? null,
      payment_intent: null,
      intent_data: body.payment_intent_data ?? {},
      success_url: body.success_url,
      metadata: body.metadata ?? {},
      expires_at: seconds() + 86_400,
    });
    made.url = `https://checkout.stripe.com/c/pay/${made.id}`;
    return ok(made);
  }

  async function expire(id: string): Promise<Reply> {
    const found = things.get(id);
    if (!found) return missing('checkout.session', id);
    Object.assign(found, { status: 'expired', url: null });
    await tell('checkout.session.expired', found);
    return ok(found);
  }

  function createIntent(body: Body): Reply {
    for (const param of ['amount', 'currency'])
      if (!body[param]) return error(400, 'invalid_request_error', 'parameter_missing', { param });
    const { customer, payment_method: method } = body;
    const kept = typeof method === 'string' ? things.get(method) : undefined;
    if (method && (!kept || kept.customer !== customer)) return missing('payment_method', String(method));
    const status = method ? 'requires_confirmation' : 'requires_payment_method';
    const sums = { amount: Number(body.amount), amount_received: 0, currency: body.currency };
    const more = { customer: customer ?? null, payment_method: method ?? null, metadata: body.metadata ?? {} };
    return ok(
      make('pi', 'payment_intent', {
        ...sums,
        ...more,
        status,
        latest_charge: null,
        setup_future_usage: null,
        last_payment_error: null,
        next_action: null,
      }),
    );
  }

  async function confirm(id: string, body: Body): Promise<Reply> {
    const intent = things.get(id);
    if (intent?.object !== 'payment_intent') return missing('payment_intent', id);
    if (!['requires_confirmation', 'requires_payment_method'].includes(String(intent.status)))
      return error(400, 'invalid_request_error', 'payment_intent_unexpected_state', { payment_intent: intent });
    const method = String(body.payment_method ?? intent.payment_method ?? '');
    const kept = things.get(method);
    if (!kept?.customer || kept.customer !== intent.customer) return missing('payment_method', method);
    const decline = declines[numbers.get(method) ?? ''];
    if (!decline) {
      intent.payment_method = method;
      return ok(await succeed(intent, numbers.get(method) ?? ''));
    }
    const last = { type: 'card_error', message: 'sample text', ...decline };
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: last });
    await tell('payment_intent.payment_failed', intent);
    return { status: 402, json: { error: { ...last, payment_intent: intent, payment_method: kept } } };
  }

  async function succeed(intent: Thing, number: string): Promise<Thing> {
    const charge = make('ch', 'charge', { payment_intent: intent.id });
    numbers.set(intent.id, number);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    await tell('payment_intent.succeeded', intent);
    return intent;
  }

  async function refund(body: Body): Promise<Reply> {
    const intent = things.get(String(body.payment_intent));
    if (intent?.status !== 'succeeded') return missing('payment_intent', String(body.payment_intent));
    const ofIt = (object: string) =>
      [...things.values()].filter((one) => one.object === object && one.payment_intent === intent.id);
    if (ofIt('dispute').some(({ status }) => !String(status).startsWith('warning_')))
      return error(400, 'invalid_request_error', 'charge_disputed');
    const before = ofIt('refund')
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, one) => sum + Number(one.amount), 0);
    const amount = Number(body.amount ?? intent.amount);
    if (before + amount > Number(intent.amount)) return error(400, 'invalid_request_error', 'charge_already_refunded');
    const made = make('re', 'refund', {
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      charge: intent.latest_charge,
      status: 'succeeded',
      metadata: body.metadata ?? {},
    });
    await tell('refund.created', made);
    return ok(made);
  }

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

  return {
    ...server,
    secretKey,
    webhookSecret,
    sign,
    deliveries,
    things,
    pageOf,
    /** The payer on the page. A card that is declined leaves it open. `slowly`: a way to pay that takes days. */
    async pay(reference: string, number: string = stripeCards.good, { slowly = false } = {}): Promise<void> {
      const page = pageOf(reference);
      if (page.status !== 'open') throw new Error(`the page is ${page.status}`);
      const { setup_future_usage: usage, metadata = {} } = page.intent_data as {
        setup_future_usage?: string;
        metadata?: object;
      };
      const customer = page.customer ?? (page.customer_creation === 'always' ? make('cus', 'customer', {}).id : null);
      const card = {
        brand: 'visa',
        last4: number.slice(-4),
        exp_month: 12,
        exp_year: 2030,
        fingerprint: `fp${number}`,
      };
      const method = make('pm', 'payment_method', { type: 'card', customer: usage ? customer : null, card });
      numbers.set(method.id, number);
      const intent = make('pi', 'payment_intent', {
        amount: page.amount_total,
        amount_received: 0,
        currency: page.currency,
        customer,
        payment_method: method.id,
        setup_future_usage: usage ?? null,
        status: 'processing',
        last_payment_error: null,
        // What the page carries does not come along by itself.
        metadata,
      });
      page.payment_intent = intent.id;
      // The customer is here: the bank can ask, and a card that declines later does not yet.
      const refused = [stripeCards.wantsCustomer, stripeCards.laterDeclined].some((one) => one === number)
        ? undefined
        : declines[number];
      if (refused) {
        Object.assign(intent, {
          status: 'requires_payment_method',
          payment_method: null,
          last_payment_error: { type: 'card_error', ...refused },
        });
        return tell('payment_intent.payment_failed', intent);
      }
      Object.assign(page, { status: 'complete', url: null, customer, payment_status: slowly ? 'unpaid' : 'paid' });
      if (!slowly) await succeed(intent, number);
      await tell('checkout.session.completed', page);
    },
    /** What took days has come, or has not. */
    async endSlow(reference: string, isPaid: boolean): Promise<void> {
      const page = pageOf(reference);
      const intent = of(String(page.payment_intent));
      if (isPaid) await succeed(intent, stripeCards.good);
      else Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { code: 'payment_failed' } });
      if (isPaid) page.payment_status = 'paid';
      await tell(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, page);
    },
    expire: (reference: string) => expire(pageOf(reference).id),
    say: (id: string, change: object) => void Object.assign(of(id), change),
    /** Banks have done with what was sent back, in their time. */
    async settleRefunds(): Promise<void> {
      for (const one of [...things.values()].filter(({ object }) => object === 'refund')) {
        if (numbers.get(String(one.payment_intent)) !== stripeCards.refundFails || one.status === 'failed') continue;
        Object.assign(one, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
        await tell('refund.failed', one);
      }
    },
    async dispute(intentId: string, status = 'needs_response', amount = Number(of(intentId).amount)): Promise<Thing> {
      const due_by = seconds() + 7 * 86_400;
      const details = { due_by, has_evidence: false, past_due: false, submission_count: 0 };
      const more = { amount, currency: of(intentId).currency, reason: 'fraudulent', status, evidence_details: details };
      const made = make('du', 'dispute', { payment_intent: intentId, charge: of(intentId).latest_charge, ...more });
      await tell('charge.dispute.created', made);
      return made;
    },
    async closeDispute(dispute: Thing, status: 'won' | 'lost' | 'warning_closed'): Promise<void> {
      dispute.status = status;
      await tell('charge.dispute.closed', dispute);
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;

/** `a[b][0]=c` as the object that it means. */
function parseForm(text: string): Body {
  const whole: Body = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[');
    let at = whole;
    let key = first;
    for (const next of rest) {
      const inner = at[key];
      const deeper: Body = typeof inner === 'object' ? inner : {};
      at[key] = deeper;
      at = deeper;
      key = next;
    }
    at[key] = value;
  }
  return whole;
}
