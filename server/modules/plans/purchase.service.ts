import type { Preview, Purchase } from '#contract/billing/subscription.ts';
import { AppError } from '#contract/errors.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { forecast } from '#domain/billing/subscription/forecast.ts';
import { dueAt } from '#domain/billing/subscription/period.ts';
import { sameTerms, type Terms } from '#domain/billing/subscription/subscription.ts';
import type { Money } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { readFactsOfNone } from './facts.ts';
import { lockFounder, openPeriod, readNewest, withdraw } from './keep-plan.ts';
import { type Offer, offerOf } from './offer.ts';
import { creditDaysLeft } from './paid.ts';
import { findPeriod, type PeriodRow, subjectOf, termsOf } from './period.repo.ts';
import type { PlansDeps } from './plans-deps.ts';
import { toPreview, toPurchase } from './subscription-view.ts';

/** Stands for the card that a checkout would let us keep. */
const A_CARD = 'a card';
type Standing = Exclude<Offer, { when: 'refused' }>;
type Paid = Extract<Offer, { kind: string }>;

/** What a choice costs, and the invoice that pays for it. */
export function createPurchaseService(deps: PlansDeps) {
  const { clock } = deps;

  /** @throws PAYMENT_METHOD_NOT_OFFERED. Asks the ways to be paid, so never inside a transaction. */
  async function checkMethod({ currency }: Terms, method: PaymentMethod): Promise<void> {
    const methods = await deps.listPaymentMethods(currency);
    if (!methods.includes(method)) throw new AppError('PAYMENT_METHOD_NOT_OFFERED');
  }

  async function standing(tx: Db, scope: OwnerScope, to: Terms) {
    const known = await readNewest(deps, tx, scope);
    const facts = known?.facts ?? (await readFactsOfNone(deps, tx, scope));
    const offer = offerOf(known?.subscription ?? null, facts, to, clock().getTime());
    if (offer.when === 'refused') throw new AppError(offer.code);
    return { known, facts, offer };
  }

  return {
    checkMethod,

    /** @throws PLAN_NOT_SOLD, PLAN_CHECKING, PLAN_PAID_AHEAD. */
    async preview(db: Db, scope: OwnerScope, to: Terms, method: PaymentMethod): Promise<Preview> {
      const { known, facts, offer } = await standing(db, scope, to);
      const now = clock().getTime();
      const card = cardAfter(offer, known?.subscription.card ?? null, method);
      const after = typeof offer.after === 'function' ? offer.after(card) : offer.after;
      if (!after) throw new AppError('PLAN_PAID_AHEAD');
      const creditMinor = { ...facts.creditMinor, ...('keptMinor' in offer && { [to.currency]: offer.keptMinor }) };
      const [charge] = forecast(after, { ...facts, creditMinor, attempts: [] }, now, { do: 'keep' });
      return toPreview(offer, to, after, charge);
    },

    /**
     * Opens what was chosen, in place of what was chosen before. The same choice is answered again.
     * @throws PLAN_NOT_SOLD, PLAN_CHECKING, PLAN_PAID_AHEAD, PLAN_NOTHING_TO_PAY, PLAN_SUM_CHANGED.
     */
    async purchase(tx: Db, scope: OwnerScope, to: Terms, pay: Money): Promise<Purchase> {
      const open = await lockFounder(deps, tx, scope);
      const { known, offer } = await standing(tx, scope, to);
      if (!('kind' in offer)) throw new AppError('PLAN_NOTHING_TO_PAY');
      if (pay.amountMinor !== offer.payMinor || pay.currency !== to.currency) throw new AppError('PLAN_SUM_CHANGED');
      const subscription = known?.subscription;
      const isDue = subscription !== undefined && clock().getTime() >= dueAt(offer.period.startsOn);
      if (open && isSame(open, offer)) return view(tx, scope, open, isDue);
      await withdraw(deps, tx, scope, open);
      const createdAt = clock();
      const id = newId(createdAt);
      const row = await openPeriod(deps, tx, scope, {
        id,
        subscriptionId: offer.kind === 'start' || !subscription ? newId(createdAt) : subscription.id,
        n: offer.n,
        kind: offer.kind,
        ...termsOf(to),
        priceMinor: offer.priceMinor,
        usedMinor: offer.usedMinor,
        anchorOn: offer.place?.anchorOn ?? null,
        month: offer.place?.month ?? null,
        credit: offer.kind === 'upgrade' ? offer.credit : null,
        standsUntil: offer.standsUntil,
        createdAt,
      });
      if (offer.payMinor === 0) {
        if (offer.kind === 'upgrade' && subscription) await creditDaysLeft(deps, tx, scope, row, subscription);
        await deps.credits.settle(tx, subjectOf(row));
      }
      return view(tx, scope, (await findPeriod(tx, scope, id)) ?? row, isDue);
    },

    /** What a founder has chosen and not paid for, as it is shown. */
    view,
  };

  async function view(db: Db, _scope: OwnerScope, row: PeriodRow, isDue: boolean): Promise<Purchase> {
    const invoice = await deps.charges.find(db, subjectOf(row));
    if (!invoice) throw new Error('a period that was chosen has no invoice');
    return toPurchase(row, invoice.id, isDue);
  }
}

export type PurchaseService = ReturnType<typeof createPurchaseService>;

/** A transfer keeps no card; what credit pays and what costs nothing today leaves the card as it is. */
function cardAfter(offer: Standing, card: string | null, method: PaymentMethod): string | null {
  if (!('payMinor' in offer) || offer.payMinor === 0) return card;
  return method === 'bank_transfer' ? null : (card ?? A_CARD);
}

function isSame(open: PeriodRow, offer: Paid): boolean {
  return (
    open.kind === offer.kind &&
    open.n === offer.n &&
    sameTerms(termsOf(open), offer.terms) &&
    open.priceMinor === offer.priceMinor &&
    open.usedMinor === offer.usedMinor
  );
}
