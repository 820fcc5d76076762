import { type PaystackBooks, paystackCards, paystackKey, type Refund, type Transaction } from './paystack-books.ts';
import type { Call, Reply } from './provider-server.ts';

/** What the next charge of a saved card becomes; without one it succeeds. */
export type NextCharge =
  | { is: 'failed'; words: string }
  | { is: 'paused' | 'processing' | 'queued' | 'of a status nobody knows' }
  | { is: 'limited'; minutes: number };

const error = (status: number, message: string, code: string, type = 'validation_error'): Reply => ({
  status,
  json: { status: false, message, meta: { nextStep: 'sample' }, type, code },
});
const ok = (message: string, data: unknown, more: object = {}): Reply => ({
  status: 200,
  json: { status: true, message, data, ...more },
});
const bare = (message: string): Reply => ({ status: 400, json: { status: false, message } });

/** What Paystack's API answers, from its books. */
export function createPaystackAnswers(books: PaystackBooks) {
  const { transactions, cards, refunds, disputes, nextId, view, refundView, disputeView, succeed, tellRefund } = books;
  const state = { refusesRefunds: false };
  const next: NextCharge[] = [];

  async function answer(call: Call): Promise<Reply> {
    if (call.headers.authorization !== `Bearer ${paystackKey}`) return error(401, 'Invalid key', 'invalid_Key');
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

  function verify(reference: string): Reply {
    const found = transactions.get(reference);
    // Sources differ: both are seen.
    if (!found) return error(books.isEven() ? 400 : 404, 'Transaction reference not found.', 'transaction_not_found');
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

  function listRefunds(query: URLSearchParams): Reply {
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('perPage') ?? 50);
    // Whether it takes `transaction` is not sure: here it does not.
    const all = refunds.toReversed().slice((page - 1) * perPage, page * perPage);
    return ok('Refunds retrieved', all.map(refundView), { meta: { total: refunds.length, page, perPage } });
  }

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

  return {
    answer,
    next: (...coming: NextCharge[]) => void next.push(...coming),
    /** There is too little to send the next one from. */
    refuseRefunds: () => void Object.assign(state, { refusesRefunds: true }),
  };
}
