import { dueMinor } from '#domain/billing/settlement.ts';
import { nextAsk } from '#domain/billing/subscription/retry-schedule.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import type { SavedCards } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type CardOrder, ProviderUnavailable } from '../../ports/payments/port.ts';
import * as attempts from './attempt.repo.ts';
import { tellAttempt, toCardAttempt } from './attempts.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type CardRow, findCard, listCards, listCardsOfAll } from './card.repo.ts';
import { isExpired } from './cards.ts';
import type { Checkout } from './checkout.ts';
import { findBySubject, findInvoice, type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import { findLocked, insertPayment, listPending } from './payment.repo.ts';
import { newReference } from './reference.ts';

/** Where no provider keeps cards: what is charged elsewhere is no smaller. */
const usualSmallest: Record<Currency, number> = { NGN: 5000, USD: 50 };

export interface SavedCardService extends SavedCards {
  /** Asks for every charge that nobody knows the end of, when its time has come. Never gives one up. */
  askDue(attempt: (run: () => Promise<void>) => Promise<void>): Promise<void>;
}

/**
 * Charging a kept card while its owner is away. The payment is kept and committed before the provider hears of it; where the
 * provider falls silent nobody knows what it did: it is asked by the same reference until it says, and no other charge begins.
 */
export function createSavedCards(deps: BillingDeps & { checkout: Checkout }): SavedCardService {
  const { database, everybody, clock, methods, checkout, cardSeal, log } = deps;
  const { db } = database;
  const portOf = (wanted: string) => methods.find(({ provider }) => provider === wanted);
  const smallestOf = (currency: Currency) =>
    methods.find(({ saved, smallestMinor }) => saved && smallestMinor[currency])?.smallestMinor[currency];

  /** A provider charges a card in the currencies that it takes, and no other: another would be another sum. */
  const takes = (provider: string, currency: Currency) => portOf(provider)?.smallestMinor[currency] !== undefined;

  const usable = (cards: readonly CardRow[]) =>
    cards
      .filter((card) => portOf(card.provider)?.saved && !isExpired(card, clock()))
      .map(({ id, provider, brand, last4, expiresYear, expiresMonth }) => ({
        ...{ id, provider, brand, last4, expiresYear, expiresMonth },
        currencies: CURRENCIES.filter((currency) => takes(provider, currency)),
      }));

  /** Keeps a charge, unless one is open, the key was used or nothing is due. @returns its id. */
  async function begin(tx: Db, invoice: LockedInvoice, cardId: string, key: string): Promise<string | undefined> {
    const amountMinor = dueMinor(invoice);
    if (invoice.state !== 'pending' || amountMinor === 0 || (await attempts.hasKey(tx, key))) return undefined;
    const earlier = await attempts.listAttempts(tx, invoice);
    if (earlier.some(({ attempt }) => attempt.finalAt === null)) return undefined;
    const card = await findCard(tx, everybody, cardId);
    if (card?.uid !== invoice.uid || !portOf(card.provider)?.saved || !takes(card.provider, invoice.currency))
      throw new Error('the payer has no such card that can be charged');
    const createdAt = clock();
    const reference = newReference();
    const payment = await insertPayment(tx, invoice, {
      id: newId(createdAt),
      method: 'checkout',
      provider: card.provider,
      begunBy: 'schedule',
      cardId,
      currency: invoice.currency,
      amountMinor,
      reference,
      providerReference: reference,
      createdAt,
    });
    if (!payment || !(await attempts.insertAttempt(tx, payment, key))) return undefined;
    return payment.id;
  }

  /** Has the provider charge it, and books the answer; what is unknown stays open. */
  async function send(id: string): Promise<void> {
    const found = await attempts.findAttempt(db, everybody, id);
    const { payment } = found ?? {};
    const card = payment && (await findCard(db, everybody, payment.cardId ?? ''));
    const invoice = payment && (await findInvoice(db, everybody, payment.invoiceId));
    const saved = payment && portOf(payment.provider)?.saved;
    if (!payment || !invoice || !saved) return;
    const secret = card && card.uid === payment.uid ? await openSecret(card) : undefined;
    // It may be gone since, or nobody can read it any more.
    if (!secret) return checkout.record(payment.reference, { status: 'away' });
    const known = { ...payment };
    const { reference, providerReference, amountMinor, currency } = payment;
    const order: CardOrder = {
      reference,
      providerReference,
      amountMinor,
      currency,
      title: invoice.title,
      callbackUrl: new URL(`/m/profile/billing-history?payment=${id}`, deps.publicUrl).href,
      ...secret,
      async onBegun(name) {
        if (!(await attempts.renameCharge(db, everybody, known, name)))
          throw new ProviderUnavailable(new Error('it is charged by somebody else just now'));
        known.providerReference = name;
      },
    };
    const answer = await saved.charge(order).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ err: error }, 'nobody knows yet whether a card was charged');
      return undefined;
    });
    if (answer) return checkout.record(reference, answer);
    await database.db.transaction(async (tx) => {
      const locked = await lockInvoice(tx, everybody, invoice.id);
      const now = (await findLocked(tx, locked, id)) && (await attempts.findAttempt(tx, everybody, id));
      if (now && now.attempt.finalAt === null) await tellAttempt(deps, tx, locked, now);
    });
  }

  async function openSecret({ sealed }: CardRow) {
    return cardSeal.open(sealed).catch((error: unknown) => {
      log.error({ err: error }, 'a saved card cannot be read: set AUTH_SECRET_BEFORE');
      return undefined;
    });
  }

  async function ask(id: string): Promise<void> {
    const found = await attempts.findAttempt(db, everybody, id);
    const port = found && portOf(found.payment.provider);
    if (!port || found.attempt.finalAt) return;
    await attempts.countAsk(db, everybody, id, clock());
    const { reference, providerReference, currency, amountMinor, invoiceId, state } = found.payment;
    const verdict = await port.verify({ reference, providerReference, currency, disputes: false });
    if (verdict) return checkout.record(reference, verdict);
    // The provider never heard of it: it may be sent again, unless it is not due as it was.
    const invoice = await findInvoice(db, everybody, invoiceId);
    const isDue = state === 'pending' && invoice?.state === 'pending' && dueMinor(invoice) === amountMinor;
    return isDue ? send(id) : checkout.record(reference, { status: 'away' });
  }

  return {
    smallestMinor: {
      NGN: smallestOf('NGN') ?? usualSmallest.NGN,
      USD: smallestOf('USD') ?? usualSmallest.USD,
    },

    list: async (tx, payer) => usable(await listCards(tx, payer)),

    async listOfAll(tx, scope, uids) {
      const cards = uids.length > 0 ? await listCardsOfAll(tx, scope, uids) : [];
      return new Map(uids.map((uid) => [uid, usable(cards.filter((card) => card.uid === uid))]));
    },

    async attempts(tx, subject) {
      const invoice = await findBySubject(tx, everybody, subject);
      return invoice ? (await attempts.listAttempts(tx, invoice)).map(toCardAttempt) : [];
    },

    async charge({ subject, cardId, key }) {
      const invoice = await findBySubject(db, everybody, subject);
      if (!invoice) return;
      // Its owner may have paid on a page of the provider, and not come back.
      for (const { reference } of await listPending(db, everybody, invoice.id, 'checkout'))
        await checkout.settle(reference);
      const id = await db.transaction(async (tx) =>
        begin(tx, await lockInvoice(tx, everybody, invoice.id), cardId, key),
      );
      if (id) await send(id);
    },

    ask,

    async askDue(attempt) {
      const now = clock().getTime();
      for (const open of await attempts.listOpenAttempts(db, everybody)) {
        const due = nextAsk(toDomain(open));
        if (due !== null && due <= now) await attempt(() => ask(open.payment.id));
      }
    },
  };
}

/** For the rule that says when to ask again. */
function toDomain({ attempt, payment }: attempts.Attempted) {
  const { outcome, asks, askedAt, finalAt, againAt } = attempt;
  return {
    id: payment.id,
    n: 0,
    card: payment.cardId ?? '',
    at: payment.createdAt.getTime(),
    outcome,
    finalAt: finalAt?.getTime() ?? null,
    againAt: againAt?.getTime() ?? null,
    asks,
    askedAt: askedAt?.getTime() ?? null,
  };
}
