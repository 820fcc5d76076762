import type { Preview, Purchase } from '#contract/billing/subscription.ts';
import { AppError } from '#contract/errors.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Facts } from '#domain/billing/subscription/decide.ts';
import { forecast } from '#domain/billing/subscription/forecast.ts';
import { dueAt, lagosDay } from '#domain/billing/subscription/period.ts';
import { sameTerms, type Terms, withUsableCard } from '#domain/billing/subscription/subscription.ts';
import type { Money } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type Known, readFactsOfNone } from './facts.ts';
import { lockFounder, openPeriod, readNewest, withdraw } from './keep-plan.ts';
import { type Offer, offerOf, type PaidOffer, withCoupon } from './offer.ts';
import { createOnPaid, creditDaysLeft } from './paid.ts';
import { chargedMinor, findOpen, findPeriod, type PeriodRow, subjectOf, termsOf } from './period.repo.ts';
import type { PlansDeps } from './plans-deps.ts';
import { leftMinor, toPreview, toPurchase } from './subscription-view.ts';

/** Stands for the card that a checkout would let us keep. */
const A_CARD = 'a card';
/** `coupon`: its code, as it was typed. */
type Chosen = Terms & { coupon?: string | undefined };
type Standing = Exclude<Offer, { when: 'refused' }>;
/** What a price is computed from. */
type Ground = { known: Known | undefined; facts: Facts; open: PeriodRow | undefined };

/** What a choice costs, and the invoice that pays for it. */
export function createPurchaseService(deps: PlansDeps) {
  const { clock } = deps;
  const takePaid = createOnPaid(deps);

  /** @throws PAYMENT_METHOD_NOT_OFFERED. Asks the ways to be paid, so never inside a transaction. */
  async function checkMethod({ currency }: Terms, method: PaymentMethod): Promise<void> {
    const methods = await deps.listPaymentMethods(currency);
    if (!methods.includes(method)) throw new AppError('PAYMENT_METHOD_NOT_OFFERED');
  }

  /** What the terms come to with what is known, and with the coupon. @throws what refuses it. */
  async function priced(tx: Db, scope: OwnerScope, { coupon, ...to }: Chosen, { known, facts, open }: Ground) {
    const listed = offerOf(known?.subscription ?? null, facts, to, clock().getTime());
    if (listed.when === 'refused') throw new AppError(listed.code);
    if (coupon === undefined) return { offer: listed, order: undefined };
    if (!('kind' in listed)) throw new AppError('COUPON_NOTHING_TO_PAY');
    const smallestMinor = facts.smallestMinor[to.currency];
    const { terms, priceMinor } = listed;
    const isHeld = open !== undefined && isFor(open, listed) && open.couponCode === coupon.toUpperCase();
    const order = { code: coupon, terms, priceMinor, smallestMinor, isHeld, today: lagosDay(clock().getTime()) };
    const off = await deps.coupons.previewCoupon(tx, scope, order);
    return { offer: withCoupon(listed, off, smallestMinor), order };
  }

  /**
   * What came for a choice that is not paid for counts: it pays its part of the same choice, and becomes credit once another takes
   * its place, which pays first.
   */
  async function standing(tx: Db, scope: OwnerScope, chosen: Chosen) {
    const known = await readNewest(deps, tx, scope);
    const facts = known?.facts ?? (await readFactsOfNone(deps, tx, scope));
    const open = await findOpen(tx, scope);
    const asked = await priced(tx, scope, chosen, { known, facts, open });
    const same = open && 'kind' in asked.offer && isSame(open, asked.offer) ? open : undefined;
    const cameMinor = open ? ((await deps.charges.find(tx, subjectOf(open)))?.receivedMinor ?? 0) : 0;
    if (!open || cameMinor === 0) return { known, facts, same, ...asked, came: undefined };
    const { currency } = open;
    const came = { amountMinor: cameMinor, terms: termsOf(open), isHere: same !== undefined };
    if (same) return { known, facts, same, ...asked, came };
    const creditMinor = { ...facts.creditMinor, [currency]: facts.creditMinor[currency] + cameMinor };
    const counted = { ...facts, creditMinor };
    const again = await priced(tx, scope, chosen, { known, facts: counted, open });
    return { known, facts: counted, same, ...again, came: currency === chosen.currency ? came : undefined };
  }

  return {
    checkMethod,

    /** @throws PLAN_NOT_SOLD, PLAN_CHECKING, PLAN_PAID_AHEAD, and COUPON_… where the coupon cannot be used. */
    async preview(db: Db, scope: OwnerScope, chosen: Chosen, method: PaymentMethod): Promise<Preview> {
      const { coupon: _code, ...to } = chosen;
      const { known, facts, offer, came } = await standing(db, scope, chosen);
      const now = clock().getTime();
      const card = cardAfter(offer, known?.subscription.card ?? null, method);
      const changed = typeof offer.after === 'function' ? offer.after(card) : offer.after;
      if (!changed) throw new AppError('PLAN_PAID_AHEAD');
      // Of the card that pays now nobody knows anything yet.
      const isFree = !('payMinor' in offer) || offer.payMinor === 0;
      const limits = isFree ? facts.card : null;
      const after = withUsableCard(changed, limits);
      const creditMinor = { ...facts.creditMinor, ...('keptMinor' in offer && { [to.currency]: offer.keptMinor }) };
      // What is shown takes the place of what was chosen before, and of its transfer.
      const then: Facts = { ...facts, card: limits, creditMinor, attempts: [], isTransferAwaited: false };
      const charges = forecast(after, then, now, { do: 'keep' });
      const kept = isFree ? (await deps.savedCards.list(db, scope)).find(({ id }) => id === after.card) : undefined;
      return toPreview(offer, { to, method }, { card: kept, before: known?.subscription, after, charges, came });
    },

    /**
     * Opens what was chosen, in place of what was chosen before. The same choice is answered again.
     * @throws PLAN_NOT_SOLD, PLAN_CHECKING, PLAN_PAID_AHEAD, PLAN_NOTHING_TO_PAY, PLAN_SUM_CHANGED, and COUPON_….
     */
    async purchase(tx: Db, scope: OwnerScope, chosen: Chosen, pay: Money): Promise<Purchase> {
      const { coupon: _code, ...to } = chosen;
      const open = await lockFounder(deps, tx, scope);
      const { known, offer, order, same, came } = await standing(tx, scope, chosen);
      if (!('kind' in offer)) throw new AppError('PLAN_NOTHING_TO_PAY');
      if (pay.amountMinor !== leftMinor(offer, came) || pay.currency !== to.currency)
        throw new AppError('PLAN_SUM_CHANGED');
      const subscription = known?.subscription;
      const isDue = subscription !== undefined && clock().getTime() >= dueAt(offer.period.startsOn);
      if (same) return view(tx, scope, same, isDue);
      await withdraw(deps, tx, scope, open, 'member');
      const createdAt = clock();
      const id = newId(createdAt);
      if (order) await deps.coupons.takeCoupon(tx, scope, { ...order, purchaseId: id });
      const row = await openPeriod(deps, tx, scope, {
        id,
        subscriptionId: offer.kind === 'start' || !subscription ? newId(createdAt) : subscription.id,
        n: offer.n,
        kind: offer.kind,
        ...termsOf(to),
        priceMinor: offer.priceMinor,
        usedMinor: offer.usedMinor,
        couponCode: offer.coupon?.code ?? null,
        discountMinor: offer.coupon?.offMinor ?? 0,
        anchorOn: offer.place?.anchorOn ?? null,
        month: offer.place?.month ?? null,
        credit: offer.kind === 'upgrade' ? { grossMinor: offer.daysLeftMinor } : null,
        standsUntil: offer.standsUntil,
        replaces: open?.id ?? null,
        createdAt,
      });
      if (offer.payMinor === 0) {
        if (chargedMinor(row) > 0) await deps.credits.settle(tx, subjectOf(row));
        else {
          // An invoice of nothing is paid as it is opened: there is nothing for credit to settle.
          if (offer.kind === 'upgrade' && subscription) await creditDaysLeft(deps, tx, scope, row, subscription);
          await takePaid(tx, subjectOf(row), { method: 'credit', cardId: null });
        }
      }
      return view(tx, scope, (await findPeriod(tx, scope, id)) ?? row, isDue);
    },

    /** What a founder has chosen and not paid for, as it is shown. */
    view,
  };

  async function view(db: Db, scope: OwnerScope, row: PeriodRow, isDue: boolean): Promise<Purchase> {
    const invoice = await deps.charges.find(db, subjectOf(row));
    if (!invoice) throw new Error('a period that was chosen has no invoice');
    const replaced = row.replaces === null ? undefined : await findPeriod(db, scope, row.replaces);
    return toPurchase(row, { invoiceId: invoice.id, isDue, replaced, today: lagosDay(clock().getTime()) });
  }
}

export type PurchaseService = ReturnType<typeof createPurchaseService>;

/** A transfer keeps no card; what credit pays and what costs nothing today leaves the card as it is. */
function cardAfter(offer: Standing, card: string | null, method: PaymentMethod): string | null {
  if (!('payMinor' in offer) || offer.payMinor === 0) return card;
  return method === 'bank_transfer' ? null : (card ?? A_CARD);
}

/** Whether what was chosen and not paid for is this very period at this price. */
function isFor(open: PeriodRow, { kind, n, terms, priceMinor }: PaidOffer): boolean {
  return open.kind === kind && open.n === n && sameTerms(termsOf(open), terms) && open.priceMinor === priceMinor;
}

function isSame(open: PeriodRow, offer: PaidOffer): boolean {
  return isFor(open, offer) && open.usedMinor === offer.usedMinor && open.couponCode === (offer.coupon?.code ?? null);
}
