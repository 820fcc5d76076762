import { randomUUID } from 'node:crypto';
import {
  type Asked,
  type Away,
  type CardOrder,
  type PaymentsPort,
  ProviderUnavailable,
  type RefundOrder,
  RefundRefused,
  type Verdict,
} from './port.ts';
import {
  type Answer,
  createProviderHttp,
  expectOk,
  type ProviderOptions,
  tookTheRest,
  wasNotSent,
} from './provider-http.ts';
import * as answers from './stripe-answers.ts';
import { toForm } from './stripe-form.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export interface StripeOptions extends ProviderOptions {
  /** Of the address that it reports to: one, or two while they are changed. */
  webhookSecrets: readonly string[];
}

const version = '2026-10-28.endive';

/**
 * Stripe, for dollars. A payment is named by its page (`cs_…`) or, for a charge of a saved card, by its intent (`pi_…`). Such a
 * charge is made in two steps: the intent is made and its name kept before anything moves; so it can be asked about whatever
 * happens in the second step, and never moves money twice.
 */
export function createStripe(options: StripeOptions): PaymentsPort {
  const call = createProviderHttp('Stripe', options);
  const headers = { 'stripe-version': version };
  const get = (path: string) => call(path, { headers });
  const post = (path: string, body: object, { key = randomUUID() as string, isOnce = false } = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const own = { ...headers, ...type, 'idempotency-key': key };
    return call(path, { method: 'POST', headers: own, body: toForm(body), isOnce });
  };

  /** A page to pay on, for the payer who is here. */
  const openPage = (order: Omit<CardOrder, 'token' | 'onBegun' | 'providerReference'>, more: object, kind: string) => {
    const { reference, amountMinor, currency, title, callbackUrl } = order;
    const price = { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: title } };
    const body = {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: price }],
      client_reference_id: reference,
      metadata: { reference, kind },
      success_url: callbackUrl,
      cancel_url: callbackUrl,
      ...more,
    };
    return post('/v1/checkout/sessions', body, { key: `${kind} ${reference}` });
  };
  // The metadata of a page may not reach the payment: both get it.
  const keeps = (reference: string) => ({ setup_future_usage: 'off_session', metadata: { reference } });

  async function verify({ providerReference, disputes }: Asked): Promise<Verdict | undefined> {
    const isPage = providerReference.startsWith('cs_');
    if (!isPage && !providerReference.startsWith('pi_')) return undefined;
    const path = isPage
      ? `/v1/checkout/sessions/${providerReference}?expand[]=payment_intent`
      : intentPath(providerReference);
    const answer = await get(path);
    if (answer.status === 404) return undefined;
    const json = expectOk(answer);
    const session = isPage ? read(answers.readSession(json)) : undefined;
    const intent = session ? session.payment_intent : read(answers.readIntent(json));
    const verdict = session ? answers.verdictOfSession(session) : intent && answers.verdictOfIntent(intent);
    if (verdict?.status !== 'success' || !intent) return verdict;
    if (disputes && (await wasTakenBack(intent.id, verdict.amountMinor))) return { ...verdict, status: 'reversed' };
    const card = session && (await findCard(intent));
    return card ? { ...verdict, card } : verdict;
  }

  async function findCard(intent: answers.Intent) {
    if (intent.setup_future_usage !== 'off_session' || !intent.payment_method) return undefined;
    const json = expectOk(await get(`/v1/payment_methods/${intent.payment_method}`));
    return answers.readCard(json, intent);
  }

  async function wasTakenBack(intentId: string, paidMinor: number): Promise<boolean> {
    const disputes = answers.readDisputes(expectOk(await get(`/v1/disputes?payment_intent=${intentId}&limit=100`)));
    const lost = disputes.filter(({ state }) => state === 'lost');
    const takenMinor = lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (takenMinor === 0) return false;
    const sent = (await listRefunds(intentId)).filter((one) => answers.outcomeOf(one) === 'sent');
    return tookTheRest(
      paidMinor,
      takenMinor,
      sent.reduce((sum, { amount }) => sum + amount, 0),
    );
  }

  const listRefunds = async (intentId: string) =>
    answers.readRefunds(expectOk(await get(`/v1/refunds?payment_intent=${intentId}&limit=100`)));

  async function findRefund(order: RefundOrder) {
    const asked = { ...order, reference: order.providerReference, disputes: false };
    const intentId = order.providerPayment ?? (await verify(asked))?.providerPayment;
    const all = intentId ? await listRefunds(intentId) : [];
    return { intentId, known: all.find(({ metadata }) => metadata?.refund_id === order.refundId) };
  }

  async function makeIntent({ reference, amountMinor, currency, title, token }: CardOrder): Promise<string | Away> {
    const [customer, method] = token.split(' ');
    const body = {
      amount: amountMinor,
      currency: currency.toLowerCase(),
      customer,
      payment_method: method,
      description: title,
      metadata: { reference },
    };
    // It moves nothing, so that one made twice does no harm: no key has to be kept, and no stored fault comes back.
    const answer = await post('/v1/payment_intents', body);
    if (answer.status >= 400) return awayOf(answer);
    return read(answers.readIntent(answer.json)).id;
  }

  async function charge(order: CardOrder): Promise<Verdict | Away> {
    const { reference, amountMinor, currency, token, providerReference: known } = order;
    const sums = { amountMinor, currency };
    const made = known.startsWith('pi_') ? known : await makeIntent(order).catch(awayIfNotSent);
    if (typeof made !== 'string') return made;
    if (made !== known) await order.onBegun(made);
    const [customer = '', method] = token.split(' ');
    const confirm = { payment_method: method, off_session: true };
    const answer = await post(`/v1/payment_intents/${made}/confirm`, confirm, { isOnce: true }).catch(awayIfNotSent);
    if ('kind' in answer) return answer;
    if (answer.status === 200) return read(answers.verdictOfIntent(read(answers.readIntent(answer.json))));
    const refusal = answers.readRefusal(answer.json);
    // Refused because it is charged already: it says itself how it stands.
    if (answer.status === 400 && refusal?.payment_intent)
      return answers.verdictOfIntent(refusal.payment_intent) ?? { status: 'failed', ...sums, declined: 'other' };
    if (answer.status !== 402) return awayOf(answer);
    if (!answers.wantsCustomer(refusal)) {
      return { status: 'failed', ...sums, providerPayment: made, declined: answers.declineOf(refusal) };
    }
    const more = { customer, payment_intent_data: keeps(reference) };
    const page = read(answers.readSession(expectOk(await openPage(order, more, answers.confirmation))));
    await order.onBegun(page.id);
    return answers.verdictOfSession(page);
  }

  return {
    method: 'checkout',
    provider: 'stripe',
    smallestMinor: { USD: 50 },
    offers: async (currency) => currency === 'USD',

    async begin({ keepCard, ...order }) {
      const { reference, email } = order;
      const more = keepCard
        ? { customer_creation: 'always', payment_intent_data: keeps(reference), payment_method_types: ['card'] }
        : { payment_intent_data: { metadata: { reference } } };
      const page = read(
        answers.readSession(expectOk(await openPage(order, { customer_email: email, ...more }, 'payment'))),
      );
      return { providerReference: page.id, redirectUrl: read(page.url), instructions: null };
    },

    verify,

    saved: {
      charge,
      async forget(token) {
        const answer = await post(`/v1/payment_methods/${token.split(' ')[1]}/detach`, {});
        if (answer.status !== 400 && answer.status !== 404) expectOk(answer);
      },
    },

    async refund(order) {
      const { intentId, known } = await findRefund(order);
      if (known) return answers.outcomeOf(known);
      if (!intentId) throw new RefundRefused('Stripe does not know the payment');
      const { refundId, amountMinor: amount } = order;
      const body = { payment_intent: intentId, amount, metadata: { refund_id: refundId } };
      const answer = await post('/v1/refunds', body, { key: `refund ${refundId}`, isOnce: true });
      if ([400, 402, 404].includes(answer.status))
        throw new RefundRefused(answers.readRefusal(answer.json)?.code ?? 'no reason');
      return answers.outcomeOf(read(answers.readRefund(expectOk(answer))));
    },

    async readRefund(order) {
      const { known } = await findRefund(order);
      return known && answers.outcomeOf(known);
    },

    readWebhook: (message) => readStripeWebhook(options.webhookSecrets, message, options.clock()),

    async listDisputes(since) {
      const from = Math.floor(since.getTime() / 1000);
      return answers.readDisputes(expectOk(await get(`/v1/disputes?created[gte]=${from}&limit=100`)));
    },

    async readDispute(id) {
      const answer = await get(`/v1/disputes/${encodeURIComponent(id)}`);
      return answer.status === 404 ? undefined : answers.readDispute(expectOk(answer));
    },

    check: async () => void expectOk(await get('/v1/refunds?limit=1')),
  };
}

const intentPath = (id: string) => `/v1/payment_intents/${id}`;

/** Refused before anything was charged. What says that another call is under way is no answer. */
function awayOf({ status, againAt }: Answer): Away & { kind: 'away' } {
  if (status === 409) throw new ProviderUnavailable(new Error('HTTP 409'));
  return { kind: 'away', status: 'away', ...(againAt && { againAt }) };
}

function awayIfNotSent(error: unknown): Away & { kind: 'away' } {
  if (!wasNotSent(error)) throw error;
  return { kind: 'away', status: 'away' };
}

/** @throws ProviderUnavailable for an answer of another shape. */
function read<T>(found: T | undefined): T {
  if (found === undefined) throw new ProviderUnavailable(new Error('an answer that is not as expected'));
  return found;
}
