import * as answers from './paystack-answers.ts';
import { readPaystackWebhook } from './paystack-webhook.ts';
import {
  type Asked,
  type Away,
  type Dispute,
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

export interface PaystackOptions extends ProviderOptions {
  /** Paystack lets only some businesses take dollars. */
  takesDollars: boolean;
}

const pageSize = 100;
const mostPages = 20;
/** Refusals after which trying again cannot help: the operator sends the money. */
const refusedForGood = /exceed|fully reversed|insufficient balance/i;

/**
 * Paystack, for naira. Facts it stands on: our reference is its name for a payment and works once for ever, also with the same
 * parameters; nothing is told of a card that fails, so what happened is asked; a used reference means "look", never "failed".
 */
export function createPaystack(options: PaystackOptions): PaymentsPort {
  const { secretKey, takesDollars, clock } = options;
  const call = createProviderHttp('Paystack', options);
  const post = (path: string, body: object, isOnce = false) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), isOnce });

  async function findTransaction(reference: string): Promise<answers.Transaction | undefined> {
    const answer = await call(`/transaction/verify/${encodeURIComponent(reference)}`);
    if ([400, 404].includes(answer.status) && answers.isUnknownReference(answer.json)) return undefined;
    return read(answers.verified, answer).data;
  }

  async function verify({ providerReference, disputes }: Pick<Asked, 'providerReference' | 'disputes'>) {
    const found = await findTransaction(providerReference);
    if (!found) return undefined;
    const { verdict, wasPaid } = answers.readTransaction(found);
    const isReturned = wasPaid && found.status !== 'success';
    if (!found.id || !wasPaid || !(disputes || isReturned)) return verdict;
    return (await wasTakenBack(found.id, verdict.amountMinor)) ? { ...verdict, status: 'reversed' as const } : verdict;
  }

  async function wasTakenBack(transactionId: string, paidMinor: number): Promise<boolean> {
    const lost = (await disputesOf(transactionId)).filter(({ state }) => state === 'lost');
    const takenMinor = lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (takenMinor === 0) return false;
    const refunds = await listRefunds(transactionId);
    const sent = refunds.filter((one) => answers.outcomeOf(one) === 'sent');
    return tookTheRest(
      paidMinor,
      takenMinor,
      sent.reduce((sum, { amount }) => sum + amount, 0),
    );
  }

  async function disputesOf(transactionId: string): Promise<Dispute[]> {
    const answer = await call(`/dispute/transaction/${transactionId}`);
    return answer.status === 400 || answer.status === 404 ? [] : answers.readDisputes(expectOk(answer));
  }

  async function listRefunds(transactionId: string): Promise<answers.PaystackRefund[]> {
    const found: answers.PaystackRefund[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const query = new URLSearchParams({ transaction: transactionId, perPage: `${pageSize}`, page: `${page}` });
      const list = read(answers.refundList, await call(`/refund?${query}`)).data;
      found.push(...answers.refundsOf(list, transactionId));
      if (list.length < pageSize) break;
    }
    return found;
  }

  async function findRefund(order: RefundOrder) {
    const transactionId = order.providerPayment ?? (await findTransaction(order.providerReference))?.id;
    if (!transactionId) return { transactionId: undefined, known: undefined };
    const mark = markOf(order.refundId);
    const known = (await listRefunds(transactionId)).find(({ merchant_note: note }) => note?.includes(mark));
    return { transactionId, known };
  }

  return {
    method: 'checkout',
    provider: 'paystack',
    smallestMinor: { NGN: 5000, ...(takesDollars && { USD: 200 }) },
    refundShownInDays: 10,
    offers: async (currency) => currency === 'NGN' || takesDollars,

    async begin({ reference, amountMinor, currency, email, callbackUrl, keepCard }) {
      // A card has to be authenticated once so that it can be charged later; a transfer never can be.
      const recurring = keepCard && { custom_filters: { recurring: true } };
      const answer = await post('/transaction/initialize', {
        email,
        amount: amountMinor,
        currency,
        reference,
        callback_url: callbackUrl,
        ...(keepCard && { channels: ['card'] }),
        metadata: JSON.stringify({ cancel_action: callbackUrl, ...recurring }),
      });
      const { authorization_url: redirectUrl } = read(answers.initialized, answer).data;
      return { providerReference: reference, redirectUrl, instructions: null };
    },

    verify,

    saved: {
      async charge({ reference, amountMinor, currency, email, token, callbackUrl }): Promise<Verdict | Away> {
        const charge = { reference, amount: amountMinor, currency, email, authorization_code: token };
        const answer = await post(
          '/transaction/charge_authorization',
          { ...charge, callback_url: callbackUrl },
          true,
        ).catch((error: unknown) => (wasNotSent(error) ? 'not_sent' : Promise.reject(error)));
        if (answer === 'not_sent') return { status: 'away' };
        const said = answers.readCharge(answer, { amountMinor, currency }, clock());
        if (said !== 'look') return said;
        const found = await verify({ providerReference: reference, disputes: false });
        if (found) return found;
        // Refused before anything was made: the reference is free still.
        if (answer.status >= 400) return { status: 'away' };
        throw new ProviderUnavailable(new Error('an answer that says nothing'));
      },

      async forget(token) {
        const answer = await post('/customer/authorization/deactivate', { authorization_code: token });
        // Gone already is as good.
        if (answer.status !== 400 && answer.status !== 404) expectOk(answer);
      },
    },

    async refund(order) {
      const { transactionId, known } = await findRefund(order);
      if (known) return answers.outcomeOf(known);
      if (!transactionId) throw new RefundRefused('Paystack does not know the payment');
      // Without an amount it would be all of the payment.
      const { amountMinor: amount, currency } = order;
      const made = { transaction: transactionId, amount, currency, merchant_note: markOf(order.refundId) };
      const answer = await post('/refund', made, true);
      const { message } = answers.refusalOf(answer.json);
      if (answer.status === 400 && refusedForGood.test(message)) throw new RefundRefused(message.replace(/\.+$/, ''));
      return answers.outcomeOf(read(answers.refundMade, answer).data);
    },

    async readRefund(order) {
      const { known } = await findRefund(order);
      return known && answers.outcomeOf(known);
    },

    readWebhook: (message) => readPaystackWebhook(secretKey, message),

    async listDisputes(since) {
      const query = new URLSearchParams({ from: since.toISOString(), perPage: `${pageSize}` });
      return answers.readDisputes(expectOk(await call(`/dispute?${query}`)));
    },

    async readDispute(id) {
      const answer = await call(`/dispute/${encodeURIComponent(id)}`);
      return answer.status === 404 ? undefined : answers.readDisputes(expectOk(answer))[0];
    },

    check: async () => void expectOk(await call('/refund?perPage=1')),
  };
}

/** By which a refund of ours is found again: there is nothing else that keeps it from being sent twice. */
const markOf = (refundId: string) => `refund ${refundId}`;

/** @throws ProviderUnavailable for an answer of another shape. */
function read<T>(shape: { safeParse(json: unknown): { data?: T | undefined } }, { status, json }: Answer): T {
  const { data } = shape.safeParse(json);
  if (status >= 300 || data === undefined) throw new ProviderUnavailable(new Error(`HTTP ${status}, not as expected`));
  return data;
}
