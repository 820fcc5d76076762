import { createHmac } from 'node:crypto';
import { type Call, createDeliveries, type Reply, startProviderServer } from './provider-server.ts';

/** Cards of Paystack's test page, by number. */
export const paystackCards = {
  good: '4084084084084081',
  declined: '4084080000005408',
  poor: '4084080000670037',
  notReusable: '507850785078507853',
  refundFails: '4084080000671803',
  refundNeedsAttention: '4084080000671902',
} as const;

/** What the next charge of a saved card becomes; without one it succeeds. */
export type NextCharge =
  | { is: 'failed'; words: string }
  | { is: 'paused' | 'processing' | 'queued' | 'of a status nobody knows' }
  | { is: 'limited'; minutes: number };

interface Transaction {
  id: number;
  reference: string;
  status: string;
  amount: number;
  currency: string;
  email: string;
  words: string;
  code: string | null;
  card: string | null;
}
interface Refund {
  id: number;
  of: Transaction;
  amount: number;
  status: string;
  note: string;
}
interface Dispute {
  id: number;
  of: Transaction;
  amount: number;
  status: string;
  resolution: string | null;
}

const secretKey = 'sk_test_paystack0of0this0test';
const error = (status: number, message: string, code: string, type = 'validation_error'): Reply => ({
  status,
  json: { status: false, message, meta: { nextStep: 'sample' }, type, code },
});
const ok = (message: string, data: unknown, more: object = {}): Reply => ({
  status: 200,
  json: { status: true, message, data, ...more },
});
const bare = (message: string): Reply => ({ status: 400, json: { status: false, message } });

/**
 * Paystack as `payments/README.md` has it, no nicer: references that work once for ever, no word of a failed charge, one text for
 * three reasons, messages without an id, refunds that turn a payment into `reversal-pending`, and 400 or 404 for what it does not
 * know.
 */
export async function startPaystack(clock: () => Date) {
  const transactions = new Map<string, Transaction>();
  const cards = new Map<string, { email: string; number: string; isActive: boolean }>();
  const refunds: Refund[] = [];
  const state = { refusesRefunds: false };
  const disputes: Dispute[] = [];
  const next: NextCharge[] = [];
  let count = 0;
  const nextId = () => 9_000_000_000 + ++count;
  const sign = (body: string) => ({
    'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex'),
  });
  const deliveries = createDeliveries(sign);
  const server = await startProviderServer(answer, {
    429: { status: false, message: 'Please wait a few minutes and try again.' },
    500: { status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' },
  });

  async function answer(call: Call): Promise<Reply> {
    if (call.headers.authorization !== `Bearer ${secretKey}`) return error(401, 'Invalid key', 'invalid_Key');
    const [, first = '', second = '', third = ''] = call.path.split('/');
    const body = call.body ? (JSON.parse(call.body) as Record<string, unknown>) : {};
    const route = `${call.method} /${first}/${second}`;
    if (route === 'POST /transaction/initialize') return initialize(body);
    if (route === 'POST /transaction/charge_authorization') return charge(body);
    if (route === 'GET /transaction/verify') return verify(decodeURIComponent(third));
    if (route === 'POST /customer/authorization' && third === 'deactivate') return deactivate(body);
    if (call.method === 'POST' && first === 'refund' && !second) return refund(body);
    if (call.method === 'GET' && first === 'refund') return listRefunds(call.query);
    if (route === 'GET /dispute/transaction') return disputesOf(third);
    if (call.method === 'GET' && first === 'dispute') return listDisputes(second);
    return error(404, 'Route not found', 'route_not_found');
  }

  function create(body: Record<string, unknown>): Transaction | Reply {
    const { email, amount, currency = 'NGN', reference } = body;
    if (typeof email !== 'string' || !/^\S+@\S+$/.test(email))
      return error(400, 'Invalid Email Address Passed', 'invalid_email_address');
    if (!Number.isInteger(Number(amount))) return bare('"amount" must be an integer');
    if (Number(amount) < (currency === 'USD' ? 200 : 5000)) return bare('Invalid Amount Sent');
    if (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]+$/.test(reference)) return bare('Invalid reference');
    if (transactions.has(reference)) return error(400, 'Duplicate Transaction Reference', 'duplicate_reference');
    const fresh = { status: 'abandoned', words: 'sample text', code: null, card: null };
    return { id: nextId(), reference, amount: Number(amount), currency: String(currency), email, ...fresh };
  }

  function initialize(body: Record<string, unknown>): Reply {
    const made = create(body);
    if ('json' in made) return made;
    transactions.set(made.reference, made);
    const access_code = `access${made.id}`;
    const data = {
      authorization_url: `https://checkout.paystack.com/${access_code}`,
      access_code,
      reference: made.reference,
    };
    return ok('Authorization URL created', data);
  }

  async function charge(body: Record<string, unknown>): Promise<Reply> {
    const code = String(body.authorization_code);
    const card = cards.get(code);
    if (!card) return bare('Authorization code is invalid');
    if (!card.isActive || card.email !== body.email || card.number === paystackCards.notReusable)
      return bare(
        'Email does not match Authorization code. Authorization may be inactive or belong to a different email. Please confirm.',
      );
    const [coming] = next;
    if (coming?.is === 'limited') {
      next.shift();
      return bare(`Charge attempt cannot be fulfilled until ${coming.minutes} minutes`);
    }
    const made = create(body);
    if ('json' in made) return made;
    next.shift();
    transactions.set(made.reference, Object.assign(made, { code, card: card.number }));
    if (coming?.is === 'paused') {
      const data = {
        authorization_url: `https://checkout.paystack.com/resume/${made.id}`,
        reference: made.reference,
        access_code: 'sample',
        paused: true,
      };
      return ok('Please, redirect your customer to the authorization url provided', data);
    }
    if (coming?.is === 'failed') Object.assign(made, { status: 'failed', words: coming.words });
    else if (coming) made.status = coming.is;
    else await succeed(made);
    return ok('Charge attempted', view(made));
  }

  async function succeed(one: Transaction): Promise<void> {
    Object.assign(one, { status: 'success', words: 'Approved' });
    await deliveries.post({ event: 'charge.success', data: view(one) });
  }

  function verify(reference: string): Reply {
    const found = transactions.get(reference);
    // Sources differ: both are seen.
    if (!found) return error(count % 2 === 0 ? 400 : 404, 'Transaction reference not found.', 'transaction_not_found');
    return ok('Verification successful', view(found));
  }

  function deactivate(body: Record<string, unknown>): Reply {
    const card = cards.get(String(body.authorization_code));
    if (!card) return bare('Authorization code is invalid');
    card.isActive = false;
    return ok('Authorization has been deactivated', null);
  }

  async function refund(body: Record<string, unknown>): Promise<Reply> {
    const of = [...transactions.values()].find(({ id, reference }) =>
      [String(id), reference].includes(String(body.transaction)),
    );
    if (!of) return error(404, 'Transaction not found', 'transaction_not_found');
    const amount = body.amount === undefined ? of.amount : Number(body.amount);
    const before = refunds
      .filter((one) => one.of === of && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (state.refusesRefunds) {
      state.refusesRefunds = false;
      return bare('Insufficient balance to fulfill this refund. Please top up.');
    }
    if (before >= of.amount) return bare('Transaction has been fully reversed');
    if (before + amount > of.amount) return bare('Total refund amount cannot exceed original transaction amount');
    const made: Refund = { id: nextId(), of, amount, status: 'pending', note: String(body.merchant_note ?? '') };
    refunds.push(made);
    of.status = 'reversal-pending';
    await tellRefund(made);
    return ok('Refund has been queued for processing', refundView(made));
  }

  const refundView = ({ id, of, amount, status, note }: Refund) => ({
    id,
    transaction: { id: of.id, domain: 'test', reference: of.reference, amount: of.amount, currency: of.currency },
    status,
    amount,
    currency: of.currency,
    merchant_note: note,
    customer_note: null,
    createdAt: clock().toISOString(),
  });

  function listRefunds(query: URLSearchParams): Reply {
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('perPage') ?? 50);
    // Whether it takes `transaction` is not sure: here it does not.
    const all = refunds.toReversed().slice((page - 1) * perPage, page * perPage);
    return ok('Refunds retrieved', all.map(refundView), { meta: { total: refunds.length, page, perPage } });
  }

  /** Amounts as text here and as a number there, and no id but in one event. */
  const tellRefund = ({ id, of, amount, status, note }: Refund) =>
    deliveries.post({
      event: `refund.${status}`,
      data: {
        transaction_reference: of.reference,
        refund_reference: status === 'pending' ? null : `TRF_${id}`,
        amount: status === 'pending' || status === 'processed' ? `${amount}` : amount,
        currency: of.currency,
        status,
        domain: 'test',
        ...(status === 'needs-attention' && { id: `${id}`, merchant_note: note }),
      },
    });

  const disputeView = (one: Dispute, isMessage: boolean) => ({
    id: one.id,
    refund_amount: one.amount,
    currency: one.of.currency,
    status: one.status,
    resolution: one.resolution,
    category: 'chargeback',
    transaction: view(one.of),
    transaction_reference: null,
    dueAt: new Date(clock().getTime() + 16 * 3_600_000).toISOString(),
    [isMessage ? 'created_at' : 'createdAt']: clock().toISOString(),
  });

  function disputesOf(transactionId: string): Reply {
    const found = disputes.filter(({ of }) => String(of.id) === transactionId);
    if (found.length === 0) return error(404, 'Dispute not found', 'not_found');
    return ok(
      'Dispute retrieved successfully',
      found.map((one) => disputeView(one, false)),
    );
  }

  function listDisputes(id: string): Reply {
    const found = disputes.filter((one) => !id || String(one.id) === id).map((one) => disputeView(one, false));
    if (!id) return ok('Disputes retrieved', found.toReversed());
    return found[0] ? ok('Dispute retrieved', found[0]) : error(404, 'Dispute not found', 'not_found');
  }

  const view = (one: Transaction) => {
    const { code, card, words, email, status, ...rest } = one;
    const isOver = ['success', 'failed', 'reversed', 'reversal-pending'].includes(status);
    const known = isOver && code ? cards.get(code) : undefined;
    return {
      ...rest,
      domain: 'test',
      status,
      requested_amount: one.amount,
      gateway_response: words,
      message: null,
      channel: 'card',
      metadata: one.id % 2 === 0 ? '' : 0,
      paid_at: status === 'success' ? clock().toISOString() : null,
      fees: null,
      customer: { id: 700_001, email, customer_code: 'CUS_sample' },
      authorization: known
        ? {
            authorization_code: code,
            bin: known.number.slice(0, 6),
            last4: known.number.slice(-4),
            exp_month: '12',
            exp_year: '2030',
            channel: 'card',
            card_type: 'visa ',
            bank: 'TEST BANK',
            country_code: 'NG',
            brand: 'visa',
            reusable: known.number !== paystackCards.notReusable,
            signature: `SIG_${known.number}`,
            account_name: null,
          }
        : {},
    };
  };

  const of = (reference: string): Transaction => {
    const found = transactions.get(reference);
    if (!found) throw new Error(`Paystack knows no ${reference}`);
    return found;
  };

  return {
    ...server,
    secretKey,
    sign,
    deliveries,
    transactions,
    refunds,
    next: (...coming: NextCharge[]) => void next.push(...coming),
    /** The payer on the page. Only success is told. */
    async pay(reference: string, number: string = paystackCards.good): Promise<void> {
      const one = of(reference);
      const code = `AUTH_${number}_${one.email}`;
      cards.set(code, { email: one.email, number, isActive: true });
      Object.assign(one, { code, card: number });
      if (number === paystackCards.declined) Object.assign(one, { status: 'failed', words: 'Declined' });
      else if (number === paystackCards.poor) Object.assign(one, { status: 'failed', words: 'Insufficient Funds' });
      else await succeed(one);
    },
    /** The end of what was paused or processing. */
    end: async (reference: string, words?: string) =>
      words ? void Object.assign(of(reference), { status: 'failed', words }) : succeed(of(reference)),
    /** Verify says something else than the message said. */
    say: (reference: string, change: Partial<Pick<Transaction, 'status' | 'amount' | 'currency'>>) =>
      void Object.assign(of(reference), change),
    /** There is too little to send the next one from. */
    refuseRefunds: () => void Object.assign(state, { refusesRefunds: true }),
    /** The bank has done with what was pending, in its time. */
    async settleRefunds(): Promise<void> {
      for (const one of refunds.filter(({ status }) => status === 'pending')) {
        const { card } = one.of;
        one.status =
          card === paystackCards.refundFails
            ? 'failed'
            : card === paystackCards.refundNeedsAttention
              ? 'needs-attention'
              : 'processed';
        if (one.status !== 'needs-attention') one.of.status = one.status === 'failed' ? 'success' : 'reversed';
        await tellRefund(one);
      }
    },
    async dispute(reference: string, amount = of(reference).amount): Promise<Dispute> {
      const one = { id: nextId(), of: of(reference), amount, status: 'awaiting-merchant-feedback', resolution: null };
      disputes.push(one);
      await deliveries.post({ event: 'charge.dispute.create', data: disputeView(one, true) });
      return one;
    },
    /** `auto-accepted`: nobody answered in time. `declined`: won. */
    async resolve(one: Dispute, resolution: 'auto-accepted' | 'merchant-accepted' | 'declined'): Promise<void> {
      Object.assign(one, { status: 'resolved', resolution });
      if (resolution !== 'declined') one.of.status = 'reversed';
      else if (one.of.status === 'reversed') one.of.status = 'success';
      await deliveries.post({ event: 'charge.dispute.resolve', data: disputeView(one, true) });
    },
  };
}

export type FakePaystack = Awaited<ReturnType<typeof startPaystack>>;
