import type { AttemptOutcome } from '#domain/billing/subscription/retry-schedule.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { CardAttempt, SavedCard, SavedCards, Subject } from '#server/charging.ts';
import { ProviderUnavailable } from '#server/ports/payments/port.ts';
import type { TestApp } from './app.ts';
import type { TestCheckout } from './checkout.ts';

/** What a provider does with a charge; `later` is what became of it, which it tells only when it is asked. */
export type CardAnswer = Exclude<AttemptOutcome, 'unknown' | 'confirm' | 'lapsed'> | Later;
export type Later = { says: 'unknown' | 'confirm'; later?: 'paid' | 'funds' | 'lapsed' };

/** Where the process ends while a card is charged: nothing of what would follow is done. */
export type CrashPoint = 'attempt kept' | 'card charged' | 'answer read';
export class Crash extends Error {}

type Kept = CardAttempt & { key: string; subject: Subject; later: Later['later'] };

/**
 * Cards that can be charged again, kept in memory: each attempt goes through the same invoice and the same books as a checkout. A
 * card gives its answers in turn, and pays where none is left.
 */
export function createTestCards({ context }: TestApp, { port, say }: TestCheckout) {
  const { database, billing, clock, modules } = context;
  const attempts: Kept[] = [];
  const answers = new Map<string, CardAnswer[]>();
  const cardsOf = new Map<string, string[]>();
  /** `isAway`: the provider does not answer what it is asked. */
  const state: { crashAt: CrashPoint | null; isAway: boolean } = { crashAt: null, isAway: false };
  /** What the provider has taken. */
  const taken: { cardId: string; invoiceId: string; amountMinor: number }[] = [];

  const crash = (at: CrashPoint) => {
    if (state.crashAt !== at) return;
    state.crashAt = null;
    throw new Crash(at);
  };
  const isOpen = ({ outcome }: Kept) => outcome === 'unknown' || outcome === 'confirm';
  const of = (subject: Subject) => attempts.filter((one) => one.subject.id === subject.id);

  /** The provider takes the money; whether we hear of it is another matter. */
  async function take({ subject, cardId }: Kept): Promise<string> {
    const invoice = await billing.charges.find(database.db, subject);
    const payment = invoice && (await ownPayment(invoice.id));
    if (!payment) throw new Error('there is nothing to pay');
    taken.push({ cardId, invoiceId: payment.invoiceId, amountMinor: payment.amount.amountMinor });
    say(payment.reference, 'success');
    return payment.reference;
  }

  async function ownPayment(invoiceId: string) {
    const [row] = (await database.db.execute<{ uid: string }>(`select uid from invoices where id = '${invoiceId}'`))
      .rows;
    const payer = { scope: ownerScope(row?.uid ?? ''), email: 'ada@example.com' };
    return billing.payments.start(payer, invoiceId, { method: port.method });
  }

  async function conclude(attempt: Kept, outcome: AttemptOutcome, reference?: string): Promise<void> {
    attempt.outcome = outcome;
    if (!isOpen(attempt)) attempt.finalAt = clock();
    if (reference) return billing.checkout.settle(reference);
    await database.db.transaction(async (tx) => {
      await billing.charges.lock(tx, attempt.subject);
      await modules.plans.paidFor[0]?.onAttempt(tx, attempt.subject, attempt);
    });
  }

  const references = new Map<Kept, string>();
  const limits = new Map<string, Partial<SavedCard>>();
  const savedCards: SavedCards = {
    listOfAll: async (tx, _scope, uids) =>
      new Map(await Promise.all(uids.map(async (uid) => [uid, await savedCards.list(tx, ownerScope(uid))] as const))),
    async list(_tx, { uid }) {
      const card = {
        provider: 'pretended',
        brand: 'visa',
        last4: '4081',
        expiresYear: 2039,
        expiresMonth: 1,
        currencies: CURRENCIES,
      };
      return (cardsOf.get(uid) ?? []).map((id) => ({ id, ...card, ...limits.get(id) }));
    },
    attempts: async (_tx, subject) => of(subject).map((attempt) => ({ ...attempt })),
    async charge({ subject, cardId, key }) {
      if (attempts.some((one) => one.key === key || (one.subject.id === subject.id && isOpen(one)))) return;
      const at = clock();
      const answer = answers.get(cardId)?.shift() ?? 'paid';
      const later = typeof answer === 'object' ? answer.later : undefined;
      const attempt: Kept = {
        ...{ id: `try-${attempts.length + 1}`, key, subject, cardId, at, outcome: 'unknown', later },
        ...{ finalAt: null, againAt: null, asks: 0, askedAt: null, confirmUrl: null },
      };
      attempts.push(attempt);
      crash('attempt kept');
      if (typeof answer === 'object') {
        if (answer.later === 'paid') references.set(attempt, await take(attempt));
        attempt.confirmUrl = answer.says === 'confirm' ? 'https://bank.example/confirm' : null;
        return conclude(attempt, answer.says);
      }
      const reference = answer === 'paid' ? await take(attempt) : undefined;
      attempt.later = answer === 'paid' || answer === 'funds' ? answer : undefined;
      if (reference) references.set(attempt, reference);
      crash('card charged');
      await conclude(attempt, answer, reference);
    },
    async ask(attemptId) {
      const attempt = attempts.find(({ id }) => id === attemptId);
      if (!attempt || !isOpen(attempt)) return;
      attempt.asks += 1;
      attempt.askedAt = clock();
      if (state.isAway) throw new ProviderUnavailable();
      if (!attempt.later) return;
      crash('answer read');
      await conclude(attempt, attempt.later, references.get(attempt));
    },
    smallestMinor: { NGN: 5_000, USD: 200 },
  };
  Object.assign(modules.billing.gives.savedCards, savedCards);

  return {
    attempts,
    takenFrom: (cardId: string) => taken.filter((one) => one.cardId === cardId),
    state,
    /** What the provider says of the next charges of a card. */
    answer: (cardId: string, ...next: CardAnswer[]) => void answers.set(cardId, next),
    /** When a card stops working, or what it can be charged in. */
    limit: (id: string, to: Partial<SavedCard>) => void limits.set(id, to),
    give: (uid: string, ...ids: string[]) => void cardsOf.set(uid, ids),
    /** What the provider tells of the last attempt when it is asked; undefined: nothing yet. */
    tell(cardId: string, later: Later['later']) {
      const attempt = attempts.findLast((one) => one.cardId === cardId);
      if (attempt) attempt.later = later;
    },
  };
}
