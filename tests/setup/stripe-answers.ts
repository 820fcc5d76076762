import type { Call, Reply } from './provider-server.ts';
import { declines, type StripeBooks, stripeKey } from './stripe-books.ts';

type Body = { [key: string]: string | Body };
interface Stored {
  asked: string;
  reply: Reply | undefined;
  at: number;
}

const dayMs = 24 * 3_600_000;
const ok = (json: unknown): Reply => ({ status: 200, json });
const error = (status: number, type: string, code: string, more: object = {}): Reply => ({
  status,
  json: { error: { type, code, message: 'sample text', ...more } },
});
const missing = (what: string, id: string) =>
  error(404, 'invalid_request_error', 'resource_missing', { param: 'id', message: `No such ${what}: '${id}'` });

/** What Stripe's API answers, from its books. */
export function createStripeAnswers(books: StripeBooks) {
  const { clock, things, numbers, seconds, make, tell, succeed } = books;
  const keys = new Map<string, Stored>();

  async function answer(call: Call): Promise<Reply> {
    if (call.headers.authorization !== `Bearer ${stripeKey}`)
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

  return { answer, expire };
}

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
